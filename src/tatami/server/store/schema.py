"""The tables of the database. The log is the truth; the rest can be told from it, or concerns people."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The entries of every table. The key (place, number) is the only lock there is."""

places = Table(
    "places",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("summary", Text, nullable=False),
    Index("places_open", "status", "open", "updated"),
    Index("places_deadline", "deadline"),
)
"""What lists show of a table: a summary of its log up to `number`, brought up to date a little later."""

seats = Table(
    "seats",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Index("seats_player", "player"),
    sqlite_with_rowid=False,
)
"""Which people sit where, to find one's own tables."""

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("skeleton", String(255)),
    Column("passphrase", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("profile", String(16), nullable=False, server_default="everybody"),
    Column("mail", String(32), nullable=False, server_default=""),
    Index("players_skeleton", "skeleton", unique=True),
)
"""Everybody. Who has claimed a name has a login, and the skeleton of the name shown: nobody else may look like it.
`profile` says who may see their page; `mail` is the channel by which they come back without the passphrase."""

recoveries = Table(
    "recoveries",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("spent", String(32), nullable=False),
    Index("recoveries_player", "player"),
    sqlite_with_rowid=False,
)
"""What lets somebody come back without the passphrase, once each: codes on paper (`until` 0: no end) and the links of
letters. Only hashes are kept; `spent` is the mark of whoever used it."""

retired_names = Table(
    "retired_names",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Names of deleted accounts, by the hash of login and skeleton: until then nobody can have them."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("sessions_player", "player"),
)
"""Where people are signed in. One that has ended is kept for a while, so that its cookie stays worth nothing."""

mutes = Table(
    "mutes",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("claimed", Boolean, nullable=False, server_default=false()),
    Index("chat_player", "player"),
    sqlite_with_rowid=False,
)
"""What was said. A line whose text is empty was taken back with the account of whoever said it."""

stories = Table(
    "stories",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("document", LargeBinary, nullable=False),
)
"""What happened at a table, up to entry `number`, in words that can be read without its rules."""

imports = Table(
    "imports",
    metadata,
    Column("place", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Index("imports_player", "player"),
    sqlite_with_rowid=False,
)
"""Who brought which finished game here, to count them."""

signals = Table(
    "signals",
    metadata,
    Column("number", Integer, nullable=False),
    Column("pulse", BigInteger, nullable=False),
)
"""One row: a number raised by commands that change what a running server may hold in memory; and when the server was
last seen running, in milliseconds since 1970."""

outages = Table(
    "outages",
    metadata,
    Column("begin", BigInteger, primary_key=True),
    Column("end", BigInteger, nullable=False),
)
"""When no server ran on this database, in milliseconds since 1970: no clock charges for it."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What every process of the server knows and nobody else, such as the key that signs cookies."""

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("deal", String(64), nullable=False),
    Column("result", Text, nullable=False),
    Index("results_place", "place", unique=True),
    Index("results_deal", "deal"),
)
"""The log of results: what is left of each game that is over. Ratings follow from it; its number is the only lock."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(160), nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("fate", String(8), nullable=False),
    Column("first", Boolean, nullable=False),
    Column("name", String(64), nullable=False),
    Column("rung", String(32), nullable=False),
    Column("habits", Text, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("company", Boolean, nullable=False, server_default=false()),
    Index("result_seats_who", "who", "ended"),
)
"""What each of them was to each seat, to find one's own games."""

ratings = Table(
    "ratings",
    metadata,
    Column("pool", String(80), primary_key=True),
    Column("who", String(160), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("floor", Double, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=true()),
    Index("ratings_board", "pool", "listed", "floor", "who"),
    Index("ratings_who", "who"),
)
"""How strong everybody is, after all results of the log. Who has gone is listed on no board."""

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("pool", String(80), primary_key=True),
    Column("who", String(160), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("change", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""What each result changed."""
tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("place", String(32), nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("points", BigInteger),
    Index("tries_place", "place", unique=True),
    Index("tries_board", "day", "game", "ranked", "points"),
    Index("tries_player", "player", "day"),
    sqlite_with_rowid=False,
)
"""Who has tried the deal of a day, and how well: the key allows everybody one try."""

holidays = Table(
    "holidays",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("planned", BigInteger, nullable=False),
    Index("holidays_planned", "planned"),
    sqlite_with_rowid=False,
)
"""When people were on holiday. The logs of their tables say the same; these rows count the days of a year."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("secrets", Text, nullable=False),
    Column("key", String(32), nullable=False),
    Column("active", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("errors", Integer, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("channels_player", "player"),
    Index("channels_key", "key", unique=True),
)
"""Where people want to be told: an endpoint of a browser, an address of mail, a webhook."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(160), primary_key=True),
    Column("channel", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("place", String(32), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("facts", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("claim", String(32), nullable=False),
    Index("notices_due", "state", "due"),
    Index("notices_matter", "player", "place"),
    Index("notices_claim", "claim"),
)
"""What is to be told, and what was: the id names channel, table, kind and mark, so that nothing is told twice. A letter
has no channel."""
