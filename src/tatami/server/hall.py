"""The hall: every table that somebody looks at or plays at, and the one way to change any of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tatami.core.errors import TatamiError, UnknownGame
from tatami.core.match import replay
from tatami.server import entries, thoughts, wire
from tatami.server.metrics import MOVES, TABLES
from tatami.server.players import now
from tatami.server.problems import Refusal
from tatami.server.room import Client, Room
from tatami.server.store import store as sql
from tatami.server.store.store import Store
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers

logger = logging.getLogger("tatami.hall")

RETELLING = (entries.TookBack, entries.Rewound)
"""Entries after which the story is told anew."""
PEOPLE = (entries.Sat, entries.Placed, entries.Left, entries.Started, entries.Resigned, entries.StoodIn)
PEOPLE += (entries.Returned, entries.Abandoned, entries.Rematched)  # type: ignore[assignment]
"""Entries after which everybody is told anew who sits where."""

Told = Callable[[wire.Problem | None], None]
"""Learns that an entry is on disk, or why not."""


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table."""

    names: list[str]
    waiting: list[str]
    """The people who owe a decision, by id."""
    bots: bool
    """Whether a bot owes one that somebody will come back for: it thinks although nobody looks."""
    pace: wire.Pace


read_summary = msgspec.json.Decoder(Summary).decode


class Hall:
    """All live tables."""

    def __init__(self, store: Store, thinkers: Thinkers, away_s: float = 60.0) -> None:
        self.store = store
        self.away_s = away_s
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        """Every socket, also one that has not said yet what it wants."""
        self._loading: dict[str, asyncio.Future[Room]] = {}

    # --- finding ------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table of that id, loaded if need be."""
        found = self.rooms.get(id)
        if found is not None:
            found.touched = now()  # Whoever asks is about to come in.
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        if not id or len(id) > 32:
            raise Refusal("no-table", 404)
        lines = await asyncio.to_thread(self.store.entries, id)
        if not lines:
            raise Refusal("no-table", 404)
        if (room := self.rooms.get(id)) is not None:
            return room
        try:
            table = fold(id, lines)
        except TatamiError as problem:
            logger.warning("a table cannot go on", extra={"why": problem.code})
            # The package of another's game may have been taken away since.
            raise Refusal("table-game" if isinstance(problem, UnknownGame) else "table-outdated", 410) from None
        except Exception as problem:
            # A line that a later version wrote, or a game of another package that fails at it.
            logger.exception("a table cannot be read", extra={"why": type(problem).__name__})
            raise Refusal("table-outdated", 410) from None
        table.clocks.restart(now())
        chat = await asyncio.to_thread(self.store.chat, id, 1)
        room = Room(table, self.store.writer.heal(id))
        room.said = chat[-1].number if chat else 0
        room.dirty = True  # Its log may have grown without us.
        self.rooms[id] = room
        TABLES.set(len(self.rooms))
        self.go_on(room)
        return room

    def drop(self, room: Room, problem: wire.Problem | None = None) -> None:
        """Let a table leave the memory; whoever still looks at it is sent away and comes back to a fresh one."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            TABLES.set(len(self.rooms))
        thoughts.stop(room)
        for client in list(room.clients):
            client.leave(problem or wire.Problem(code="reload"))

    # --- changing -----------------------------------------------------------------------------------------------------

    async def open(self, opened: entries.Opened, more: list[Any]) -> Room:
        """A new table with its first entries, on disk."""
        id = secrets.token_hex(12)
        table = Table(id, opened)
        writes = [_entry_row(id, 0, opened)]
        for entry in more:
            table.apply(entry)
            writes.append(_entry_row(id, table.number, entry))
            writes += _seat_rows(id, entry)
        summary = {
            "id": id,
            "game": opened.game,
            "status": table.status,
            "open": opened.open,
            "created": opened.at,
            "updated": table.updated,
            "number": table.number,
            "deadline": _deadline(table),
            "summary": _summary(table),
        }
        await self.store.writer.write(id, [(sql.ADD_PLACE, summary), *writes])
        room = Room(table)
        self.rooms[id] = room
        TABLES.set(len(self.rooms))
        self.go_on(room)
        return room

    def commit(
        self, room: Room, entry: Any, done: Callable[[wire.Problem | None], None] = lambda problem: None
    ) -> None:
        """Apply an entry (the rules may refuse it: then nothing has changed) and tell everybody once it is on disk."""
        table = room.table
        if self.rooms.get(table.id) is not room:
            raise Refusal("storage", 503)  # It was dropped; whoever still holds it comes back to a fresh one.
        before, aloud = len(table.match) if table.match is not None else 0, table.aloud()
        table.apply(entry)
        secret = isinstance(entry, entries.Played | entries.TookBack) and table.aloud() == aloud
        mover = entry.seat if secret else None
        retold = isinstance(entry, RETELLING)
        outgoing = []
        if table.match is not None:
            moved = isinstance(entry, entries.Played | entries.Rewound)
            if room.asked is not None and moved and room.asked.what != "stand-in":
                room.asked = None  # The table has moved on; what was proposed concerns another position.
            if retold:
                outgoing = room.prepare(replay(table.match.record()).events(), True, mover)
            else:
                outgoing = room.prepare(table.match.events(before), False, mover)
        room.dirty = True
        room.touched = entry.at
        writes = [_entry_row(table.id, table.number, entry), *_seat_rows(table.id, entry)]

        def written(problem: Exception | None) -> None:
            if problem is not None:
                logger.error("a move could not be kept", extra={"why": type(problem).__name__})
                done(wire.Problem(code="storage"))
                self.drop(room)
                return
            done(None)
            if isinstance(entry, PEOPLE) or table.status != "playing":
                room.welcome()
            for client, message in outgoing:
                client.send(message)
            if isinstance(entry, entries.Played) and not secret:
                MOVES.labels(table.opened.game).inc()
            self.go_on(room)

        self.store.writer.put(table.id, writes, written, room.lease)

    async def settle(self, room: Room, entry: Any) -> None:
        """Commit and wait until it is on disk."""
        future: asyncio.Future[wire.Problem | None] = asyncio.get_running_loop().create_future()
        self.commit(room, entry, lambda problem: None if future.done() else future.set_result(problem))
        problem = await future
        if problem is not None:
            raise Refusal(problem.code, 503)

    def go_on(self, room: Room) -> None:
        """Let the bots that owe a decision think, and stop those that need not any more."""
        thoughts.go_on(self, room)

    # --- summaries ----------------------------------------------------------------------------------------------------

    def sum_up(self) -> None:
        """Bring the summaries of changed tables up to date in the database."""
        for room in self.rooms.values():
            if room.dirty:
                room.dirty = False
                table = room.table
                row = {
                    "place": table.id,
                    "upto": table.number,
                    "now": table.status,
                    "at": table.updated,
                    "due": _deadline(table),
                    "text": _summary(table),
                }
                self.store.writer.put("", [(sql.SUM_UP, row)], lambda problem: None)


def fold(id: str, lines: list[str]) -> Table:
    """A table from its log."""
    first = entries.decode(lines[0])
    assert isinstance(first, entries.Opened)
    table = Table(id, first)
    for line in lines[1:]:
        table.apply(entries.decode(line))
    return table


def _entry_row(place: str, number: int, entry: Any) -> tuple[Any, dict[str, Any]]:
    return sql.ADD_ENTRY, {"place": place, "number": number, "entry": entries.encode(entry).decode()}


def _seat_rows(place: str, entry: Any) -> list[tuple[Any, dict[str, Any]]]:
    """Who sits where, beside the log."""
    if isinstance(entry, entries.Sat):
        return [(sql.ADD_SEAT, {"place": place, "seat": entry.seat, "player": entry.player})]
    if isinstance(entry, entries.Left):
        return [(sql.DROP_SEAT, {"at": place, "which": entry.seat})]
    return []


def _deadline(table: Table) -> int | None:
    found = table.clocks.deadline() if table.status == "playing" else None
    return None if found is None else found[0]


def summed_up(table: Table) -> Summary:
    waiting = sorted({table.chairs[seat].player for seat in table.to_act if table.chairs[seat].decides})
    return Summary(list(table.names), waiting, bool(table.bots_owing()) and thoughts.peopled(table), table.pace)


def _summary(table: Table) -> str:
    return msgspec.json.encode(summed_up(table)).decode()
