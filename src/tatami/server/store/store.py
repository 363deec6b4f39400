"""The store: opens the database, brings it up to date, and answers questions about it.

Reading may happen on any thread; all writing goes through the writer.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, Row, bindparam, create_engine, delete, event, func, insert, or_, select, update

from tatami.server.domain.clocks import Outages
from tatami.server.domain.endings import OVER
from tatami.server.store.schema import chat, imports, log, mutes, outages, places, players, seats, signals, stories
from tatami.server.store.writer import Writer

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tatami.db"

ADD_ENTRY = insert(log)
ADD_PLACE = insert(places)
SUM_UP = (
    update(places)
    .where(places.c.id == bindparam("place"), places.c.number <= bindparam("upto"))
    .values(
        status=bindparam("now"),
        updated=bindparam("at"),
        number=bindparam("upto"),
        deadline=bindparam("due"),
        summary=bindparam("text"),
    )
)
ADD_SEAT = insert(seats)
DROP_SEAT = delete(seats).where(seats.c.place == bindparam("at"), seats.c.seat == bindparam("which"))
ADD_CHAT = insert(chat)
ADD_IMPORT = insert(imports)
ADD_PLAYER = insert(players)
SET_CLAIM = (
    update(players)
    .where(players.c.id == bindparam("who"))
    .values(
        name=bindparam("called"),
        login=bindparam("key"),
        skeleton=bindparam("drawn"),
        passphrase=bindparam("hash"),
    )
)
SET_NAME = (
    update(players)
    .where(players.c.id == bindparam("who"))
    .values(name=bindparam("called"), skeleton=bindparam("drawn"))
)
SET_SEEN = update(players).where(players.c.id == bindparam("who")).values(seen=bindparam("at"))
DROP_PLAYER = delete(players).where(players.c.id == bindparam("who"))
RAISE_SIGNAL = update(signals).values(number=signals.c.number + 1)
BEAT = update(signals).values(pulse=bindparam("at"))
"""The server is running. Also a health check: it has to be written."""
ADD_OUTAGE = insert(outages)
LEAST_OUTAGE = 1_000
"""Shorter gaps, in milliseconds, are no matter."""
SINCE_1970 = 1_000_000_000_000
"""A pulse below this is no time: before 0.2 it merely counted."""
ADD_STORY = insert(stories)
DROP_STORY = delete(stories).where(stories.c.place == bindparam("at"))
ADD_MUTE = insert(mutes)
DROP_MUTE = delete(mutes).where(mutes.c.player == bindparam("who"), mutes.c.muted == bindparam("whom"))

GOING_ON = places.c.status.not_in(OVER)
"""A status that is damaged counts as not over, so that the table is looked at and summed up anew."""
STALE = select(places.c.id).where(
    GOING_ON,
    places.c.number < select(func.max(log.c.number)).where(log.c.place == places.c.id).scalar_subquery(),
)
"""By the key of the log, table by table: a log may be long. What is over grows only by wishes to play again, of which
lists show nothing."""


class Store:
    """A database and its writer."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def _rows(self, query: Any) -> list[Row[Any]]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    # --- tables -------------------------------------------------------------------------------------------------------

    def entries(self, place: str) -> list[str]:
        """The log of a table, from the first entry."""
        query = select(log.c.entry).where(log.c.place == place).order_by(log.c.number)
        return [row.entry for row in self._rows(query)]

    def last_number(self, place: str) -> int:
        return int(self._rows(select(func.max(log.c.number)).where(log.c.place == place))[0][0] or 0)

    def stale(self) -> list[str]:
        """Tables whose summary lags behind their log, after a sudden end."""
        return [row.id for row in self._rows(STALE)]

    def status(self, place: str) -> str:
        """The status of a table as lists show it."""
        rows = self._rows(select(places.c.status).where(places.c.id == place))
        return str(rows[0].status) if rows else ""

    def unfinished(self) -> list[Row[Any]]:
        """Every table that is not over, with its first entry."""
        first = (log.c.place == places.c.id) & (log.c.number == 0)
        query = select(places.c.id, places.c.status, log.c.entry).join(log, first)
        return self._rows(query.where(GOING_ON))

    def story(self, place: str) -> Row[Any] | None:
        rows = self._rows(select(stories).where(stories.c.place == place))
        return rows[0] if rows else None

    def untold(self, most: int) -> list[str]:
        """Tables that are over and have no story of that."""
        query = (
            select(places.c.id)
            .outerjoin(stories, stories.c.place == places.c.id)
            .where(places.c.status.in_(OVER))
            .where(stories.c.number.is_(None) | (stories.c.number < places.c.number))
        )
        return [row.id for row in self._rows(query.limit(most))]

    def open_places(self, most: int) -> list[Row[Any]]:
        query = select(places).where(places.c.status == "open", places.c.open.is_(True))
        return self._rows(query.order_by(places.c.updated.desc()).limit(most))

    def places_of(self, player: str, most: int) -> list[Row[Any]]:
        """Somebody's tables: all that are not over, and the latest of the others."""
        mine = select(places).where(places.c.id.in_(select(seats.c.place).where(seats.c.player == player)))
        over = mine.where(places.c.status.in_(OVER)).order_by(places.c.updated.desc()).limit(most)
        return [*self._rows(mine.where(GOING_ON)), *(self._rows(over) if most else [])]

    def busy_places(self, player: str) -> dict[str, str]:
        """The tables at which somebody waits or plays, with which of both."""
        mine = select(seats.c.place).where(seats.c.player == player)
        busy = places.c.status.in_(("open", "playing"))
        return {row.id: row.status for row in self._rows(select(places).where(places.c.id.in_(mine), busy))}

    def due(self, now: int) -> list[str]:
        """Tables where somebody's time has run out."""
        return [row.id for row in self._rows(select(places.c.id).where(places.c.deadline <= now))]

    def signal(self) -> int:
        """Changes when a command outside the server changed something that it holds in memory."""
        return int(self._rows(select(signals.c.number))[0][0])

    def places_going_on(self) -> list[Row[Any]]:
        """Every table that is not over."""
        return self._rows(select(places).where(GOING_ON))

    def all_places(self) -> list[Row[Any]]:
        return self._rows(select(places).order_by(places.c.updated.desc()))

    # --- being up and down --------------------------------------------------------------------------------------------

    def beat(self, now: int) -> None:
        """Note that the server is running."""
        self.writer.put("", [(BEAT, {"at": now})], lambda problem: None)

    def note_outage(self, now: int, grace: int) -> None:
        """At a start: the server was down since its last beat, and people need `grace` milliseconds to find back."""
        with self.engine.begin() as connection:
            last = connection.execute(select(signals.c.pulse)).scalar_one()
            if last < SINCE_1970:
                last = connection.execute(select(func.max(places.c.updated))).scalar_one() or now
            if now - last > LEAST_OUTAGE:
                connection.execute(ADD_OUTAGE, {"begin": last, "end": now + grace})
            connection.execute(BEAT, {"at": max(now, last)})

    def outages(self) -> Outages:
        """When no server ran on this database."""
        return Outages((row.begin, row.end) for row in self._rows(select(outages)))

    # --- people -------------------------------------------------------------------------------------------------------

    def player(self, id: str) -> Row[Any] | None:
        rows = self._rows(select(players).where(players.c.id == id))
        return rows[0] if rows else None

    def by_login(self, login: str, skeleton: str) -> Row[Any] | None:
        """Who comes back under this name: the one they claimed first of all, or the one they are shown under."""
        found = self._rows(select(players).where(or_(players.c.login == login, players.c.skeleton == skeleton)))
        return min(found, key=lambda row: row.login != login, default=None)

    def owners(self, login: str, skeleton: str) -> set[str]:
        """Who has claimed this name or one that looks like it."""
        query = select(players.c.id).where(or_(players.c.login == login, players.c.skeleton == skeleton))
        return {row.id for row in self._rows(query)}

    def known(self, ids: set[str]) -> set[str]:
        """Those of these people who have not been removed or forgotten."""
        wanted, found = sorted(ids), set()
        for start in range(0, len(wanted), 500):
            query = select(players.c.id).where(players.c.id.in_(wanted[start : start + 500]))
            found |= {row.id for row in self._rows(query)}
        return found

    def all_players(self) -> list[Row[Any]]:
        return self._rows(select(players).order_by(players.c.seen.desc()))

    def forgotten_guests(self, before: int) -> list[str]:
        """Guests not seen since, who sit at no running table."""
        busy = select(seats.c.player).join(places, places.c.id == seats.c.place).where(GOING_ON)
        query = select(players.c.id).where(
            players.c.seen < before, players.c.login.is_(None), players.c.id.not_in(busy)
        )
        return [row.id for row in self._rows(query)]

    def muted(self, player: str) -> set[str]:
        return {row.muted for row in self._rows(select(mutes.c.muted).where(mutes.c.player == player))}

    def imported(self, player: str) -> int:
        """How many games somebody has brought here."""
        return int(self._rows(select(func.count()).where(imports.c.player == player))[0][0])

    def chat(self, place: str, most: int) -> list[Row[Any]]:
        query = select(chat).where(chat.c.place == place).order_by(chat.c.number.desc()).limit(most)
        return self._rows(query)[::-1]


def open_engine(url: str) -> Engine:
    """An engine for a database; SQLite is made durable: a commit is on disk when it returns."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            _for_its_owner(Path(engine.url.database))

        @event.listens_for(engine, "connect")
        def durable(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=5000")
            # A damaged letter spoils the text that it is in, and not every answer that the text is a part of.
            connection.text_factory = lambda text: text.decode(errors="replace")

    return engine


def _for_its_owner(path: Path) -> None:
    """A new file that nobody else of the machine can read: in it are hands, seeds of running games and invitations."""
    path.touch(mode=0o600)


class NewerDatabase(Exception):
    """A later version of Tatami has brought this database into a form that we do not know."""


def migrate(engine: Engine) -> None:
    """Bring the database to the present form, from whatever form it has."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if set(MigrationContext.configure(connection).get_current_heads()) - known:
            raise NewerDatabase
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def sqlite_url(data: Path) -> str:
    return f"sqlite:///{data / FILE}"


def backup(data: Path, to: Path) -> None:
    """A consistent copy of the database of a server, which may be running."""
    source = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _for_its_owner(part)
        target = sqlite3.connect(part)
        try:
            source.backup(target)
        finally:
            target.close()
        shutil.move(part, to)
    finally:
        source.close()
        part.unlink(missing_ok=True)
