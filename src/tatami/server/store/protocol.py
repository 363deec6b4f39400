"""What the server asks of a store, whichever database is behind it.

Verbs that answer block, and may be called from any thread: on the event loop, through `asyncio.to_thread`. Verbs that
write return at once and tell `done` on the event loop, or are awaited; what one verb writes is written entirely or not
at all, and is on disk when `done` hears of it. Writes reach the disk in the order in which they were asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from tatami.server.domain.chat import ChatLine
from tatami.server.domain.clocks import Outages
from tatami.server.domain.entries import Entry
from tatami.server.domain.notices import News
from tatami.server.store.errors import StorageError
from tatami.server.store.values import Account, FirstLine, KeptStory, Length, Listing, NewTable, SessionRow, TableRow

if TYPE_CHECKING:
    from tatami.server.store.accounts import Accounts
    from tatami.server.store.daily import Tries
    from tatami.server.store.holidays import Holidays
    from tatami.server.store.notices import Notices
    from tatami.server.store.results import Results

Done = Callable[[StorageError | None], None]
"""Learns that something is on disk, or why not."""


class Store(Protocol):
    """Everything that outlives the process."""

    results: Results
    """Results of games that are over, and ratings."""
    tries: Tries
    """The deals of the day, and who has tried them."""
    notices: Notices
    """Where people want to be told, and what is to be told."""
    accounts: Accounts
    """What people may do with their accounts beyond playing."""
    holidays: Holidays
    """Who is on holiday, and was."""

    # --- life ---------------------------------------------------------------------------------------------------------

    def reserve(self, alone: bool) -> None:
        """Say that a server is about to use the store, `alone` or as one of several that hear of each other. Blocks.

        `Unshared` if another one uses it and they cannot both: two that do not hear of each other would each show
        tables that are no longer so.
        """

    def start(self) -> None:
        """Begin to write. Called on the event loop on which `done` is to be told."""

    def stop(self) -> None:
        """Write what waits, then write no more. Blocks."""

    def close(self) -> None:
        """Let go of the database."""

    async def caught_up(self) -> None:
        """Wait until everything that was asked for before is on disk: what is not there yet must not be seen."""

    async def check(self, now: int) -> None:
        """Health check: a write whose only effect is to note that the server was running."""

    # --- the log ------------------------------------------------------------------------------------------------------

    def lease(self, table: str) -> int:
        """The right to append to a log, taken when the table is loaded; whoever held it before has lost it."""

    def append(
        self,
        table: str,
        number: int,
        entry: Entry,
        done: Done,
        *,
        lease: int,
        opening: NewTable | None = None,
        news: Sequence[News] = (),
    ) -> None:
        """Add one entry to a log, with who sits where from then on, a table that it opens, and whom to tell of it.

        The number is the lock: where an entry of that number is written already, this one is not (`Conflict`). After a
        failure nothing more is appended until the table is loaded anew, so that a log never has a gap.
        """

    async def open_table(self, opening: NewTable) -> None:
        """A new table with its first entries."""

    def entries(self, table: str, since: int = 0) -> list[str]:
        """The lines of a log, from that number on."""

    def last_number(self, table: str) -> int:
        """The number of the last entry of a log."""

    def lengths(self, tables: set[str]) -> dict[str, Length]:
        """How far the logs of these tables go, and what was said there."""

    # --- lists --------------------------------------------------------------------------------------------------------

    def list_table(self, table: str, listing: Listing) -> None:
        """Bring what lists show of a table up to date, unless they show something later."""

    def status(self, table: str) -> str:
        """The status of a table as lists show it; empty if there is none."""

    def stale(self) -> list[str]:
        """Tables of which the lists know less than their log, after a sudden end."""

    def unfinished(self) -> list[FirstLine]:
        """Every table that is not over, with the first line of its log."""

    def open_tables(self, most: int) -> list[TableRow]:
        """Tables that wait for anybody, the latest first."""

    def tables_of(self, player: str, most: int) -> list[TableRow]:
        """Somebody's tables: all that are not over, and the latest of the others."""

    def busy_places(self, player: str) -> dict[str, str]:
        """The tables at which somebody waits or plays, with which of both."""

    def tables_going_on(self) -> list[TableRow]:
        """Every table that is not over."""

    def all_tables(self) -> list[TableRow]:
        """Every table, the latest first."""

    def due(self, now: int) -> list[str]:
        """Tables where something has to happen by itself."""

    # --- stories and chat ---------------------------------------------------------------------------------------------

    async def keep_story(self, table: str, story: KeptStory) -> None:
        """Keep the story of a table in place of the former one."""

    def story(self, table: str) -> KeptStory | None:
        """The story of a table, if it has been written down."""

    def untold(self, most: int) -> list[str]:
        """Tables that are over and have no story of that."""

    def add_chat(self, line: ChatLine, done: Done) -> None:
        """Keep what somebody said."""

    def chat(self, table: str, most: int) -> list[ChatLine]:
        """What was said last at a table, the earliest first."""

    # --- people -------------------------------------------------------------------------------------------------------

    async def add_player(self, id: str, name: str, now: int) -> None:
        """Somebody new."""

    async def rename(self, player: str, name: str, skeleton: str | None) -> None:
        """Another name to be shown; `skeleton` if it is theirs alone. `Conflict` if it looks like somebody else's."""

    async def claim(
        self, player: str, name: str, login: str, skeleton: str, passphrase: str, codes: Sequence[str], now: int
    ) -> None:
        """A name that is theirs from now on, with recovery codes by their hashes.

        `Conflict` if somebody has claimed it, or one that looks like it.
        """

    def mark_seen(self, player: str, session: str, now: int) -> None:
        """Somebody is here, signed in by that session."""

    async def forget(self, player: str, retired: Sequence[str] = (), until: int = 0) -> None:
        """Keep nothing more of somebody; names may be `retired`, by their hashes, until then."""

    def player(self, id: str) -> Account | None:
        """Somebody by their id."""

    def by_login(self, login: str, skeleton: str) -> Account | None:
        """Who comes back under this name: the one they claimed first of all, or the one they are shown under."""

    def owners(self, login: str, skeleton: str) -> set[str]:
        """Who has claimed this name or one that looks like it."""

    def known(self, ids: set[str]) -> set[str]:
        """Those of these people who have not been removed or forgotten."""

    def people(self, ids: set[str]) -> list[Account]:
        """Those of these people who have not been removed or forgotten."""

    def all_players(self) -> list[Account]:
        """Everybody, the latest first."""

    def forgotten_guests(self, before: int) -> list[str]:
        """Guests not seen since, who sit at no running table."""

    async def add_session(self, row: SessionRow, before: int = 0, spared: str = "") -> None:
        """Somebody has signed in; their sessions that were not seen since `before` go, but for the one to be spared."""

    async def end_session(self, id: str, now: int) -> None:
        """Somebody has signed out."""

    async def end_sessions(self, player: str, spared: str, now: int) -> None:
        """Somebody has signed out everywhere but there."""

    def session(self, id: str) -> tuple[SessionRow, Account] | None:
        """A session, and whose it is."""

    def sessions(self, player: str) -> list[SessionRow]:
        """Where somebody is signed in, the latest first."""

    def ended(self, ids: set[str]) -> set[str]:
        """Those of these sessions that have ended."""

    def imported(self, player: str) -> int:
        """How many games somebody has brought here."""

    async def mute(self, player: str, whom: str) -> None:
        """Somebody wants to hear no more of another."""

    async def unmute(self, player: str, whom: str) -> None:
        """Somebody wants to hear another again."""

    def muted(self, player: str) -> set[str]:
        """Whom somebody wants to hear no more of."""

    # --- being up and down --------------------------------------------------------------------------------------------

    def mark_running(self, now: int) -> None:
        """Note that the server is running."""

    def pulse(self) -> int | None:
        """When a server was last running, by its own clock; None if none has been."""

    def note_outage(self, now: int, grace: int, least: int = 1_000) -> None:
        """At a start of the only process: the server was down since it last ran.

        People need `grace` milliseconds to find back. Gaps shorter than `least` are no matter.
        """

    def outages(self) -> Outages:
        """When no server ran on this database."""

    def secret(self, name: str, fresh: str) -> str:
        """What all processes know and nobody else: the one of that name, or this one if there is none yet. Blocks."""

    # --- from outside -------------------------------------------------------------------------------------------------

    def intervene(self, table: str, number: int, entry: Entry) -> None:
        """Append to a log from outside a running server, which will notice. Blocks. `Conflict` if somebody moved."""

    def remove(self, player: str) -> None:
        """Forget somebody from outside a running server, which will notice. Blocks."""

    def sign_out(self, session: str, now: int) -> None:
        """End a session from outside a running server, which will notice. Blocks."""

    def signal(self) -> int:
        """Changes whenever something was changed from outside."""
