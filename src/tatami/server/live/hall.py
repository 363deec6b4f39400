"""The hall: every table that somebody looks at or plays at, and the one way to change any of them."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable, Sequence

from tatami.core.errors import TatamiError
from tatami.core.match import replay
from tatami.server.clock import now
from tatami.server.domain import aside, consent, entries, summaries
from tatami.server.domain.entries import Entry
from tatami.server.domain.folding import fold
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.domain.table import Table
from tatami.server.live import thoughts
from tatami.server.live.lane import Lane
from tatami.server.live.room import Client, Room
from tatami.server.live.thinkers import Thinkers
from tatami.server.metrics import MOVES, TABLES
from tatami.server.store.errors import StorageError
from tatami.server.store.protocol import Store
from tatami.server.store.values import Listing, NewTable

logger = logging.getLogger("tatami.hall")

LETTERS = 50
"""An imported game is one long line, of at most so many letters a move."""
Done = Callable[[Problem | None], None]
"""Learns that an entry is on disk, or why not."""


class Hall:
    """All live tables."""

    def __init__(self, store: Store, thinkers: Thinkers, away_s: float = 60.0) -> None:
        self.store = store
        self.away_s = away_s
        self.outages = store.outages()
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.lane = Lane()
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
            async with self.lane.turn_for(max(len(lines), len(lines[-1]) // LETTERS)):
                table = fold(id, lines, self.outages)
        except TatamiError as problem:
            logger.warning("a table cannot go on", extra={"why": problem.code})
            raise Refusal("table-outdated", 410) from None
        except Exception as problem:
            # A line that a later version wrote, or a game of another package that fails at it.
            logger.exception("a table cannot be read", extra={"why": type(problem).__name__})
            raise Refusal("table-outdated", 410) from None
        if isinstance(table, aside.AsideTable):
            table.adopt(await asyncio.to_thread(self.store.status, id))
        chat = await asyncio.to_thread(self.store.chat, id, 1)
        if (room := self.rooms.get(id)) is not None:  # Loaded by somebody else while we waited.
            return room
        room = Room(table, self.store.lease(id))
        room.said = chat[-1].number if chat else 0
        room.dirty = True  # Its log may have grown without us.
        return self._enter(room)

    def drop(self, room: Room, problem: Problem | None = None) -> None:
        """Let a table leave the memory; whoever still looks at it is sent away and comes back to a fresh one."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            TABLES.set(len(self.rooms))
        thoughts.stop(room)
        for client in list(room.clients):
            client.leave(problem or Problem("reload"))

    # --- changing -----------------------------------------------------------------------------------------------------

    async def open(self, opened: entries.Opened, more: Sequence[Entry]) -> Room:
        """A new table with its first entries, on disk."""
        table, opening = self.lay_out(opened, more)
        await self.store.open_table(opening)
        return self._enter(Room(table))

    def _enter(self, room: Room) -> Room:
        """A table comes into the memory."""
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))
        self.go_on(room)
        return room

    def lay_out(self, opened: entries.Opened, more: Sequence[Entry]) -> tuple[Table, NewTable]:
        """A new table that is not yet anywhere, and what has to be kept so that it is."""
        id = secrets.token_hex(12)
        table = Table(id, opened, self.outages)
        for entry in more:
            table.apply(entry)
        return table, NewTable(
            id=id,
            game=opened.game,
            open=opened.open,
            created=table.created,
            listing=_listing(table),
            log=[opened, *more],
        )

    async def play_again(self, room: Room, opened: entries.Opened, more: Sequence[Entry]) -> str:
        """The table at which people play again, written together with its mention at the old one: one, or none."""
        table, opening = self.lay_out(opened, more)
        await self.settle(room, entries.Rematched(at=opened.at, table=table.id), opening)
        await self.room(table.id)  # Whoever was told of it may have come already.
        return table.id

    def commit(
        self,
        room: Room,
        entry: Entry,
        done: Done = lambda problem: None,
        opening: NewTable | None = None,
    ) -> None:
        """Apply an entry (the rules may refuse it: then nothing has changed) and tell everybody once it is on disk.

        A table that it opens is written together with it, or neither is.
        """
        table = room.table
        if self.rooms.get(table.id) is not room:
            raise Refusal("storage", 503)  # It was dropped; whoever still holds it comes back to a fresh one.
        if table.aside is not None:
            raise aside.refusal(table)
        before = len(table.match) if table.match is not None else 0
        noticed = table.apply(entry)
        if entry.seating():
            room.seat_clients()
        outgoing = []
        if table.match is not None:
            events = replay(table.match.record()).events() if entry.retells else table.match.events(before)
            outgoing = room.prepare(events, entry.retells, None if noticed else entry.hidden_by())
        room.dirty = True
        room.touched = entry.at

        def written(problem: StorageError | None) -> None:
            if problem is not None:
                logger.error("a move could not be kept", extra={"why": str(problem)})
                done(Problem("storage"))
                self.drop(room)
                return
            done(None)
            if entry.people or table.status != "playing":
                room.welcome_all()
            for client, message in outgoing:
                client.send(message)
            if isinstance(entry, entries.Played) and noticed:
                MOVES.labels(table.opened.game).inc()
            self.go_on(room)

        self.store.append(table.id, table.number, entry, written, lease=room.lease, opening=opening)

    async def settle(self, room: Room, entry: Entry, opening: NewTable | None = None) -> None:
        """Commit and wait until it is on disk."""
        future: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        self.commit(room, entry, lambda problem: None if future.done() else future.set_result(problem), opening)
        problem = await future
        if problem is not None:
            raise Refusal(problem.code, 503)

    def saw(self, room: Room, player: str) -> None:
        """Somebody has seen how the game stands for them: from now on it is their game, and their clock may run."""
        table = room.table
        if table.status != "playing":
            return
        mine = [table.chairs[seat] for seat in table.seats_of(player)]
        if any(not chair.agreed or (not chair.come and table.pace.kind != "none") for chair in mine):
            self.commit(room, entries.Came(at=now(), player=player))

    def sat_down(self, room: Room, player: str) -> None:
        """Somebody has come to the table: nobody has to stand in for them."""
        self.saw(room, player)
        table = room.table
        if table.status == "playing" and (entry := consent.came(table, player, now())) is not None:
            self.commit(room, entry)

    def got_up(self, room: Room, player: str) -> None:
        """This was perhaps the last socket of a person at the table."""
        if room.here(player) or self.rooms.get(room.table.id) is not room:
            return
        room.gone[player] = now()
        if room.table.status == "playing" and (entry := consent.went(room.table, player, now())) is not None:
            self.commit(room, entry)

    def left_in(self, room: Room, player: str, moment: int) -> float:
        """In how many milliseconds somebody counts as having left the table; 0 or less for who has."""
        return math.inf if room.here(player) else self.away_s * 1000 - room.gone_for(player, moment)

    def go_on(self, room: Room) -> None:
        """What a table does by itself: it begins when it is full if it was to, and its bots think."""
        table = room.table
        if self.rooms.get(table.id) is not room:
            return  # It was dropped.
        if table.status == "open" and table.opened.begin == "full" and table.full():
            self.commit(room, entries.Started(at=now(), here=room.people_here()))
            return
        if (entry := consent.gave_up(table, now())) is not None:
            self.commit(room, entry)
            return
        thoughts.go_on(self, room)

    # --- summaries ----------------------------------------------------------------------------------------------------

    def sum_up(self) -> None:
        """Bring the summaries of changed tables up to date in the database."""
        for room in self.rooms.values():
            if room.dirty:
                room.dirty = False
                self.store.list_table(room.table.id, _listing(room.table))


def _listing(table: Table) -> Listing:
    """What lists need of a table."""
    summary = summaries.encode(summaries.summarize(table))
    return Listing(table.number, table.status, table.updated, table.deadline(), summary)
