"""A store in a database that speaks SQL, through SQLAlchemy Core: one writer, many readers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, Table, func, insert, or_, select
from sqlalchemy.exc import DBAPIError

from tatami.server.domain import entries
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.clocks import Outages
from tatami.server.domain.endings import OVER
from tatami.server.domain.entries import Entry
from tatami.server.domain.notices import News
from tatami.server.store import accounts as keeping
from tatami.server.store import daily
from tatami.server.store import holidays as resting
from tatami.server.store import notices as telling
from tatami.server.store import statements as sql
from tatami.server.store.errors import Conflict, StorageError
from tatami.server.store.failures import reported
from tatami.server.store.protocol import Done
from tatami.server.store.results import UNLIST, Results
from tatami.server.store.schema import (
    chat,
    imports,
    log,
    mutes,
    outages,
    places,
    players,
    seats,
    secrets,
    sessions,
    signals,
    stories,
)
from tatami.server.store.statements import GOING_ON, STALE
from tatami.server.store.upgrades import migrate
from tatami.server.store.values import Account, FirstLine, KeptStory, Length, Listing, NewTable, SessionRow, TableRow
from tatami.server.store.writer import Rows, Write, Writer, Writing

LEAST_OUTAGE = 1_000
"""Shorter gaps, in milliseconds, are no matter."""
SINCE_1970 = 1_000_000_000_000
"""A pulse below this is no time: before 0.2 it merely counted."""
ASKED_AT_ONCE = 500
"""Values in one question at most."""
POURED_AT_ONCE = 2_000


class SqlStore:
    """A database and its writer. `protocol.Store` says what each verb means."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.readers = engine
        with reported():
            migrate(engine, self._prepare)
        self.writer = Writer(self.writing)
        self.results = Results(self)
        self.tries = daily.Tries(self.rows)
        self.notices = telling.Notices(self.rows, lambda: self.writer)
        self.accounts = keeping.Accounts(self.rows, lambda: self.writer)
        self.holidays = resting.Holidays(self.rows, lambda: self.writer)

    def _prepare(self, connection: Connection) -> None:
        """Whatever a transaction that migrates has to do first."""

    def writing(self) -> Writing:
        """A connection for the writer."""
        raise NotImplementedError

    # --- life ---------------------------------------------------------------------------------------------------------

    def reserve(self, alone: bool) -> None:
        """A folder has a lock of its own."""

    def start(self) -> None:
        self.writer.start()

    def stop(self) -> None:
        self.writer.stop()

    def close(self) -> None:
        self.engine.dispose()

    async def caught_up(self) -> None:
        await self.writer.caught_up()

    async def check(self, now: int) -> None:
        await self.writer.write("", [(sql.SET_PULSE, {"at": now})])

    def rows(self, query: Any) -> list[Row[Any]]:
        """Whatever is asked, for the families of verbs."""
        with reported():
            try:
                return self._asked(query)
            except DBAPIError as problem:
                if not problem.connection_invalidated:
                    raise
                return self._asked(query)  # The database was started anew since it was asked last.

    def _asked(self, query: Any) -> list[Row[Any]]:
        with self.readers.connect() as connection:
            return list(connection.execute(query))

    def _write_at_once(self, *writes: Write) -> None:
        """Write beside the writer: from another process, or before it has begun."""
        with reported(), self.engine.begin() as connection:
            for statement, row in writes:
                connection.execute(statement, row)

    # --- as a whole ---------------------------------------------------------------------------------------------------

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection that sees everything as it is at one moment."""
        raise NotImplementedError

    def filling(self) -> AbstractContextManager[Connection]:
        """A transaction that may take long."""
        return self.engine.begin()

    def pour(self, connection: Connection, table: Table, rows: Sequence[Rows]) -> None:
        """Add very many rows at once."""
        for start in range(0, len(rows), POURED_AT_ONCE):
            connection.execute(insert(table), rows[start : start + POURED_AT_ONCE])

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """As long as no server may write here; `Busy` if one does. Of a folder its lock tells."""
        yield

    # --- the log ------------------------------------------------------------------------------------------------------

    def lease(self, table: str) -> int:
        return self.writer.heal(table)

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
        writes = _entry_rows(table, number, entry)
        if opening is not None:
            writes += _opening_rows(opening)
        if news:
            writes += telling.rows_of(news)
        self.writer.put(table, writes, done, lease)

    async def open_table(self, opening: NewTable) -> None:
        await self.writer.write(opening.id, _opening_rows(opening))

    def entries(self, table: str, since: int = 0) -> list[str]:
        query = select(log.c.entry).where(log.c.place == table, log.c.number >= since).order_by(log.c.number)
        return [row.entry for row in self.rows(query)]

    def last_number(self, table: str) -> int:
        return int(self.rows(select(func.max(log.c.number)).where(log.c.place == table))[0][0] or 0)

    def lengths(self, tables: set[str]) -> dict[str, Length]:
        number = select(func.max(log.c.number)).where(log.c.place == places.c.id).scalar_subquery()
        said = select(func.max(chat.c.number)).where(chat.c.place == places.c.id).scalar_subquery()
        wanted, found = sorted(tables), dict[str, Length]()
        for start in range(0, len(wanted), ASKED_AT_ONCE):
            asked = wanted[start : start + ASKED_AT_ONCE]
            query = select(places.c.id, number.label("number"), said.label("said")).where(places.c.id.in_(asked))
            found |= {row.id: Length(row.number or 0, row.said or 0) for row in self.rows(query)}
        return found

    # --- lists --------------------------------------------------------------------------------------------------------

    def list_table(self, table: str, listing: Listing) -> None:
        row = {
            "place": table,
            "upto": listing.number,
            "now": listing.status,
            "at": listing.updated,
            "due": listing.deadline,
            "text": listing.summary,
        }
        self.writer.put("", [(sql.LIST_PLACE, row)], _ignore)

    def status(self, table: str) -> str:
        rows = self.rows(select(places.c.status).where(places.c.id == table))
        return str(rows[0].status) if rows else ""

    def stale(self) -> list[str]:
        return [row.id for row in self.rows(STALE)]

    def unfinished(self) -> list[FirstLine]:
        first = (log.c.place == places.c.id) & (log.c.number == 0)
        query = select(places.c.id, places.c.status, log.c.entry).join(log, first)
        return [FirstLine(**row._mapping) for row in self.rows(query.where(GOING_ON))]

    def open_tables(self, most: int) -> list[TableRow]:
        query = select(places).where(places.c.status == "open", places.c.open.is_(True))
        return self._tables(query.order_by(places.c.updated.desc()).limit(most))

    def tables_of(self, player: str, most: int) -> list[TableRow]:
        mine = select(places).where(places.c.id.in_(select(seats.c.place).where(seats.c.player == player)))
        over = mine.where(places.c.status.in_(OVER)).order_by(places.c.updated.desc()).limit(most)
        return [*self._tables(mine.where(GOING_ON)), *(self._tables(over) if most else [])]

    def busy_places(self, player: str) -> dict[str, str]:
        mine = select(seats.c.place).where(seats.c.player == player)
        busy = places.c.status.in_(("open", "playing"))
        query = select(places.c.id, places.c.status).where(places.c.id.in_(mine), busy)
        return {row.id: row.status for row in self.rows(query)}

    def tables_going_on(self) -> list[TableRow]:
        return self._tables(select(places).where(GOING_ON))

    def all_tables(self) -> list[TableRow]:
        return self._tables(select(places).order_by(places.c.updated.desc()))

    def due(self, now: int) -> list[str]:
        return [row.id for row in self.rows(select(places.c.id).where(places.c.deadline <= now))]

    def _tables(self, query: Any) -> list[TableRow]:
        return [TableRow(**row._mapping) for row in self.rows(query)]

    # --- stories and chat ---------------------------------------------------------------------------------------------

    async def keep_story(self, table: str, story: KeptStory) -> None:
        row = {"place": table, "number": story.number, "document": story.document}
        await self.writer.write("", [(sql.DROP_STORY, {"at": table}), (sql.ADD_STORY, row)])

    def story(self, table: str) -> KeptStory | None:
        rows = self.rows(select(stories.c.number, stories.c.document).where(stories.c.place == table))
        return KeptStory(**rows[0]._mapping) if rows else None

    def untold(self, most: int) -> list[str]:
        query = (
            select(places.c.id)
            .outerjoin(stories, stories.c.place == places.c.id)
            .where(places.c.status.in_(OVER))
            .where(stories.c.number.is_(None) | (stories.c.number < places.c.number))
        )
        return [row.id for row in self.rows(query.limit(most))]

    def add_chat(self, line: ChatLine, done: Done) -> None:
        self.writer.put("", [(sql.ADD_CHAT, asdict(line))], done)

    def chat(self, table: str, most: int) -> list[ChatLine]:
        said = select(chat).where(chat.c.place == table, chat.c.text != "")
        query = said.order_by(chat.c.number.desc()).limit(most)
        return [ChatLine(**row._mapping) for row in self.rows(query)][::-1]

    # --- people -------------------------------------------------------------------------------------------------------

    async def add_player(self, id: str, name: str, now: int) -> None:
        row = {"id": id, "name": name, "login": None, "passphrase": None, "created": now, "seen": now}
        await self.writer.write("", [(sql.ADD_PLAYER, row)])

    async def rename(self, player: str, name: str, skeleton: str | None) -> None:
        await self.writer.write("", [(sql.SET_NAME, {"who": player, "called": name, "drawn": skeleton})])

    async def claim(
        self, player: str, name: str, login: str, skeleton: str, passphrase: str, codes: Sequence[str], now: int
    ) -> None:
        row = {"who": player, "called": name, "key": login, "drawn": skeleton, "hash": passphrase}
        await self.writer.write("", [(sql.SET_CLAIM, row), *keeping.code_rows(player, codes, now)])

    def mark_seen(self, player: str, session: str, now: int) -> None:
        seen: list[Write] = [
            (sql.SET_SEEN, {"who": player, "at": now}),
            (sql.SEE_SESSION, {"which": session, "at": now}),
        ]
        self.writer.put("", seen, _ignore)

    async def forget(self, player: str, retired: Sequence[str] = (), until: int = 0) -> None:
        await self.writer.write("", [*_forgetting(player), *keeping.retiring(retired, until)])

    def player(self, id: str) -> Account | None:
        found = self._accounts(select(players).where(players.c.id == id))
        return found[0] if found else None

    def by_login(self, login: str, skeleton: str) -> Account | None:
        found = self._accounts(select(players).where(or_(players.c.login == login, players.c.skeleton == skeleton)))
        return min(found, key=lambda account: account.login != login, default=None)

    def owners(self, login: str, skeleton: str) -> set[str]:
        query = select(players.c.id).where(or_(players.c.login == login, players.c.skeleton == skeleton))
        return {row.id for row in self.rows(query)}

    def known(self, ids: set[str]) -> set[str]:
        return self._ids(players, ids)

    def _ids(self, table: Table, ids: set[str], *conditions: ColumnElement[bool]) -> set[str]:
        """Those of these ids under which there is something for which that holds."""
        wanted, found = sorted(ids), set[str]()
        for start in range(0, len(wanted), ASKED_AT_ONCE):
            listed = table.c.id.in_(wanted[start : start + ASKED_AT_ONCE])
            found |= {row.id for row in self.rows(select(table.c.id).where(listed, *conditions))}
        return found

    def people(self, ids: set[str]) -> list[Account]:
        wanted, found = sorted(ids), list[Account]()
        for start in range(0, len(wanted), ASKED_AT_ONCE):
            found += self._accounts(select(players).where(players.c.id.in_(wanted[start : start + ASKED_AT_ONCE])))
        return found

    def all_players(self) -> list[Account]:
        return self._accounts(select(players).order_by(players.c.seen.desc()))

    def forgotten_guests(self, before: int) -> list[str]:
        busy = select(seats.c.player).join(places, places.c.id == seats.c.place).where(GOING_ON)
        query = select(players.c.id).where(
            players.c.seen < before, players.c.login.is_(None), players.c.id.not_in(busy)
        )
        return [row.id for row in self.rows(query)]

    async def add_session(self, row: SessionRow, before: int = 0, spared: str = "") -> None:
        old = (sql.DROP_OLD_SESSIONS, {"who": row.player, "before": before, "spared": spared})
        await self.writer.write("", [old, (sql.ADD_SESSION, asdict(row))])

    async def end_session(self, id: str, now: int) -> None:
        await self.writer.write("", [(sql.END_SESSION, {"which": id, "at": now})])

    async def end_sessions(self, player: str, spared: str, now: int) -> None:
        await self.writer.write("", [(sql.END_OTHER_SESSIONS, {"who": player, "spared": spared, "at": now})])

    def session(self, id: str) -> tuple[SessionRow, Account] | None:
        query = select(*sessions.c, *players.c).join(players, players.c.id == sessions.c.player)
        found, mine = self.rows(query.where(sessions.c.id == id)), len(sessions.c)
        return (SessionRow(*found[0][:mine]), Account(*found[0][mine:])) if found else None

    def sessions(self, player: str) -> list[SessionRow]:
        lasting = select(sessions).where(sessions.c.player == player, sessions.c.ended.is_(None))
        return [SessionRow(**row._mapping) for row in self.rows(lasting.order_by(sessions.c.seen.desc()))]

    def ended(self, ids: set[str]) -> set[str]:
        return ids - self._ids(sessions, ids, sessions.c.ended.is_(None))

    def imported(self, player: str) -> int:
        return int(self.rows(select(func.count()).where(imports.c.player == player))[0][0])

    async def mute(self, player: str, whom: str) -> None:
        # In one: whoever asks twice at once asks for the same.
        added = (sql.ADD_MUTE, {"player": player, "muted": whom})
        await self.writer.write("", [(sql.DROP_MUTE, {"who": player, "whom": whom}), added])

    async def unmute(self, player: str, whom: str) -> None:
        await self.writer.write("", [(sql.DROP_MUTE, {"who": player, "whom": whom})])

    def muted(self, player: str) -> set[str]:
        return {row.muted for row in self.rows(select(mutes.c.muted).where(mutes.c.player == player))}

    def _accounts(self, query: Any) -> list[Account]:
        return [Account(**row._mapping) for row in self.rows(query)]

    # --- being up and down --------------------------------------------------------------------------------------------

    def mark_running(self, now: int) -> None:
        self.writer.put("", [(sql.SET_PULSE, {"at": now})], _ignore)

    def pulse(self) -> int | None:
        last = int(self.rows(select(signals.c.pulse))[0][0])
        return last if last >= SINCE_1970 else None

    def note_outage(self, now: int, grace: int, least: int = LEAST_OUTAGE) -> None:
        with reported(), self.engine.begin() as connection:
            last = connection.execute(select(signals.c.pulse)).scalar_one()
            if last < SINCE_1970:
                last = connection.execute(select(func.max(places.c.updated))).scalar_one() or now
            if now - last > least:
                connection.execute(sql.ADD_OUTAGE, {"begin": last, "end": now + grace})
            connection.execute(sql.SET_PULSE, {"at": max(now, last)})

    def outages(self) -> Outages:
        return Outages((row.begin, row.end) for row in self.rows(select(outages)))

    def secret(self, name: str, fresh: str) -> str:
        with contextlib.suppress(Conflict):  # It is there already.
            self._write_at_once((sql.ADD_SECRET, {"name": name, "value": fresh}))
        return str(self.rows(select(secrets.c.value).where(secrets.c.name == name))[0].value)

    # --- from outside -------------------------------------------------------------------------------------------------

    def intervene(self, table: str, number: int, entry: Entry) -> None:
        self._write_at_once(*_entry_rows(table, number, entry), (sql.RAISE_SIGNAL, {}))

    def remove(self, player: str) -> None:
        self._write_at_once(*_forgetting(player), (sql.RAISE_SIGNAL, {}))

    def sign_out(self, session: str, now: int) -> None:
        self._write_at_once((sql.END_SESSION, {"which": session, "at": now}), (sql.RAISE_SIGNAL, {}))

    def signal(self) -> int:
        return int(self.rows(select(signals.c.number))[0][0])


def _entry_rows(table: str, number: int, entry: Entry) -> list[Write]:
    """An entry, and who sits where after it."""
    writes: list[Write] = [(sql.ADD_ENTRY, {"place": table, "number": number, "entry": entries.encode(entry).decode()})]
    for seat, player in entry.seating().items():
        if player is None:
            writes.append((sql.DROP_SEAT, {"at": table, "which": seat}))
        else:
            writes.append((sql.ADD_SEAT, {"place": table, "seat": seat, "player": player}))
    return writes


def _forgetting(player: str) -> list[Write]:
    """Somebody goes, is signed in nowhere any more, on no board, and told nothing; no code or link opens anything."""
    drops = (sql.DROP_PLAYER, sql.DROP_SESSIONS, sql.DROP_MUTES, keeping.DROP_RECOVERIES)
    others = [*daily.forgetting(player), *resting.forgetting(player)]
    gone: list[Write] = [(drop, {"who": player}) for drop in drops]
    return [*gone, (UNLIST, {"of": player}), *telling.forgetting(player), *others]


def _opening_rows(opening: NewTable) -> list[Write]:
    """A new table: what lists show of it, and its log so far."""
    row = {
        **asdict(opening.listing),
        "id": opening.id,
        "game": opening.game,
        "open": opening.open,
        "created": opening.created,
    }
    writes: list[Write] = [(sql.ADD_PLACE, row)]
    for number, entry in enumerate(opening.log):
        writes += _entry_rows(opening.id, number, entry)
    if opening.attempt is not None:
        writes.append(daily.beginning(opening.attempt, opening.game, opening.id))
    if opening.imported_by:
        writes.append((sql.ADD_IMPORT, {"place": opening.id, "player": opening.imported_by}))
    return writes


def _ignore(problem: StorageError | None) -> None:
    """What follows from the log anyway may get lost: it is written again a little later, or at the next start."""
