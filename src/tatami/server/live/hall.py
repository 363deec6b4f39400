"""The hall: every table that somebody looks at or plays at, and the one way to change any of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from tatami.core.errors import TatamiError
from tatami.core.match import replay
from tatami.server.bus.local import LocalBus
from tatami.server.bus.messages import Here, Written
from tatami.server.bus.protocol import Bus
from tatami.server.clock import now
from tatami.server.domain import aside, consent, daily, entries, summaries
from tatami.server.domain.entries import Entry
from tatami.server.domain.folding import fold
from tatami.server.domain.notices import News
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.domain.table import Table
from tatami.server.live import replication, thoughts
from tatami.server.live.holidays import Holidays
from tatami.server.live.mutes import Mutes
from tatami.server.live.notices import Teller
from tatami.server.live.room import Client, Room
from tatami.server.live.thinkers import Thinkers
from tatami.server.live.throttle import Throttle
from tatami.server.metrics import TABLES, moves_of
from tatami.server.store.errors import Conflict, StorageError
from tatami.server.store.protocol import Store
from tatami.server.store.values import Listing, NewTable

logger = logging.getLogger("tatami.hall")

LETTERS = 50
"""An imported game is one long line, of at most so many letters a move."""
LONGEST_TOLD = 4_000
"""Entries of more letters are not told to other processes, but read."""
Done = Callable[[Refusal | TatamiError | None], None]
"""Learns that an entry is on disk, or why not."""
Judge = Callable[[], Entry | None]
"""What somebody's words mean at the table as it stands: an entry, None if it is written already, or a refusal."""


class Overtaken(Refusal):
    """Another process wrote first. The table has caught up, and whatever was to be written can be judged anew."""

    def __init__(self) -> None:
        super().__init__("late")


class Hall:
    """All live tables."""

    def __init__(self, store: Store, thinkers: Thinkers, away_s: float = 60.0, bus: Bus | None = None) -> None:
        self.store = store
        self.bus: Bus = bus or LocalBus()
        self.away_s = away_s
        self.outages = store.outages()
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.throttle = Throttle()
        self.mutes = Mutes(store.muted)
        self.teller = Teller(store)
        self.holidays = Holidays(store)
        self.clients: set[Client] = set()
        """Every socket, also one that has not said yet what it wants."""
        self.ended: Callable[[str], None] = lambda table: None
        """Learns which game has just ended."""
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that has to wait, beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- finding ------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table of that id, loaded if need be."""
        found = self.rooms.get(id)
        if found is not None:
            found.touched = now()  # Whoever asks is about to come in.
            if not self.bus.shared:
                return found
            await replication.refresh(self, found)
            if self.rooms.get(id) is found:
                return found
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        if not id or len(id) > 32:
            raise Refusal("no-table")
        lines = await asyncio.to_thread(self.store.entries, id)
        if not lines:
            raise Refusal("no-table")
        if (room := self.rooms.get(id)) is not None:
            return room
        try:
            async with self.throttle.turn_for(max(len(lines), len(lines[-1]) // LETTERS)):
                table = fold(id, lines, self.outages)
        except TatamiError as problem:
            logger.warning("a table cannot go on", extra={"why": problem.code})
            raise Refusal("table-outdated") from None
        except Exception as problem:
            # A line that a later version wrote, or a game of another package that fails at it.
            logger.exception("a table cannot be read", extra={"why": type(problem).__name__})
            raise Refusal("table-outdated") from None
        if isinstance(table, aside.AsideTable):
            table.adopt(await asyncio.to_thread(self.store.status, id))
        chat = await asyncio.to_thread(self.store.chat, id, 1)
        if (room := self.rooms.get(id)) is not None:  # Loaded by somebody else while we waited.
            return room
        room = Room(table, self.store.lease(id))
        room.said = room.heard = chat[-1].number if chat else 0
        room.dirty = True  # Its log may have grown without us.
        return self._enter(room)

    def drop(self, room: Room, problem: Problem | None = None) -> None:
        """Let a table leave the memory; whoever still looks at it is sent away and comes back to a fresh one."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            TABLES.set(len(self.rooms))
            self.bus.look_away(room.table.id)
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
        self.bus.look(room.table.id)
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
            attempt=daily.try_of(table),
        )

    async def play_again(self, room: Room, opened: entries.Opened, more: Sequence[Entry]) -> str:
        """The table at which people play again, written together with its mention at the old one: one, or none."""
        table, opening = self.lay_out(opened, more)
        news = self.teller.opening(table, more[-1], room.present()) if more else []
        await self.commit_and_wait(room, entries.Rematched(at=opened.at, table=table.id), opening, news)
        await self.room(table.id)  # Whoever was told of it may have come already.
        return table.id

    def commit(
        self,
        room: Room,
        entry: Entry,
        done: Done = lambda problem: None,
        opening: NewTable | None = None,
        more: Sequence[News] = (),
    ) -> None:
        """Apply an entry (the rules may refuse it: then nothing has changed) and tell everybody once it is on disk.

        A table that it opens is written together with it, and what is to be told of that one (`more`), or nothing is.
        Where another process was faster, `done` learns that it was `Overtaken`, after the table has caught up.
        """
        table = room.table
        if self.rooms.get(table.id) is not room:
            raise Refusal("storage")  # It was dropped; whoever still holds it comes back to a fresh one.
        if table.aside is not None:
            raise aside.refusal(table)
        if room.behind is not None:
            room.behind.append(done)
            return
        over = table.over
        before = self.teller.before(table)
        noticed, tell = self.fold(room, entry)
        ends = table.over and not over
        number, lease = table.number, room.lease
        room.dirty = True
        room.touched = entry.at

        def written(problem: StorageError | None) -> None:
            if problem is not None:
                self._not_written(room, lease, problem, done)
                return
            room.written = number
            done(None)
            tell()
            if room.elsewhere:
                self._tell_others(table.id, number, entry)
            if isinstance(entry, entries.Played) and noticed:
                moves_of(table.opened.game).inc()
            if ends:
                self.ended(table.id)
            self.go_on(room)
            replication.notice_gap(self, room)

        news = [*self.teller.news(room, before, entry), *more]
        self.store.append(table.id, number, entry, written, lease=lease, opening=opening, news=news)

    def fold(self, room: Room, entry: Entry) -> tuple[bool, Callable[[], None]]:
        """Apply an entry to a table in memory: whether everybody notices it, and what tells them once it is on disk."""
        table = room.table
        before = len(table.match) if table.match is not None else 0
        noticed = table.apply(entry)
        room.due = table.deadline()
        if entry.seating():
            room.seat_clients()
        outgoing = []
        if table.match is not None:
            events = replay(table.match.record()).events() if entry.retells() else table.match.events(before)
            outgoing = room.prepare(events, entry.retells(), None if noticed else entry.hidden_by())

        def tell() -> None:
            if entry.people or table.status != "playing":
                room.welcome_all()
            for client, message in outgoing:
                client.send(message)

        return noticed, tell

    def _tell_others(self, table: str, number: int, entry: Entry) -> None:
        """Tell the other processes that have this table in memory; what is long they read themselves."""
        line = entries.encode(entry).decode()
        self.bus.tell(Written(table=table, number=number, line=line if len(line) <= LONGEST_TOLD else ""))

    def announce(self, room: Room, new: bool = False) -> None:
        """Tell the other processes who looks at the table in this one; `new`: we have just begun to hear of it."""
        if not self.bus.shared or self.rooms.get(room.table.id) is not room:
            return
        people, listening = sorted(room.present_here()), sorted(room.listening_here())
        self.bus.here(
            Here(
                table=room.table.id,
                process=self.bus.process,
                at=now(),
                people=people,
                listening=listening,
                new=new,
            )
        )

    def claim(self, room: Room, work: str, seconds: float, mine: Callable[[], None]) -> None:
        """Do something for a table that one process is to do; where no other has it in memory, at once."""
        if room.elsewhere:
            self.bus.claim(f"{room.table.id} {work}", seconds, lambda ours: mine() if ours else None)
        else:
            mine()

    async def mine(self, work: str, seconds: float) -> bool:
        """Whether something that one process is to do is ours for so long."""
        if not self.bus.shared:
            return True
        answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.bus.claim(work, seconds, lambda ours: None if answered.done() else answered.set_result(ours))
        return await answered

    def _not_written(self, room: Room, lease: int, problem: StorageError, done: Done) -> None:
        """An entry is not on disk: another process was faster, or it could not be written."""
        if room.lease != lease:  # What was asked for before the table caught up.
            done(Overtaken())
        elif room.behind is not None:
            room.behind.append(done)
        elif isinstance(problem, Conflict) and self.rooms.get(room.table.id) is room:
            replication.catch_up(self, room, done)
        else:
            logger.error("a move could not be kept", extra={"why": str(problem)})
            done(Refusal("storage"))
            self.drop(room)

    async def commit_and_wait(
        self, room: Room, entry: Entry, opening: NewTable | None = None, more: Sequence[News] = ()
    ) -> None:
        """Commit and wait until it is on disk."""
        await _told(lambda done: self.commit(room, entry, done, opening, more))

    def decide(self, room: Room, judge: Judge, done: Done = lambda problem: None) -> None:
        """Commit what somebody's words mean; they are judged anew whenever another process was faster."""
        entry = judge()
        if entry is None:
            done(None)
            return

        def written(problem: Refusal | TatamiError | None) -> None:
            if not isinstance(problem, Overtaken):
                done(problem)
                return
            try:
                self.decide(room, judge, done)
            except (Refusal, TatamiError) as refusal:
                done(refusal)

        self.commit(room, entry, written)

    async def decided(self, room: Room, judge: Judge) -> None:
        """Commit what somebody's words mean, and wait until it is on disk."""
        await _told(lambda done: self.decide(room, judge, done))

    def saw(self, room: Room, player: str) -> None:
        """Somebody has seen how the game stands for them: from now on it is their game, and their clock may run."""

        def judge() -> Entry | None:
            table = room.table
            mine = [table.chairs[seat] for seat in table.seats_of(player)] if table.status == "playing" else []
            if any(not chair.agreed or (not chair.come and table.pace.kind != "none") for chair in mine):
                return entries.Came(at=now(), player=player)
            return None

        self.decide(room, judge)

    def connected(self, room: Room, player: str) -> None:
        """Somebody has come to the table: nobody has to stand in for them."""

        def judge() -> Entry | None:
            return consent.came(room.table, player, now()) if room.table.status == "playing" else None

        self.saw(room, player)
        self.decide(room, judge)

    def disconnected(self, room: Room, player: str) -> None:
        """This was perhaps the last socket of a person at the table."""
        if room.here(player) or self.rooms.get(room.table.id) is not room:
            return
        room.gone[player] = now()

        def judge() -> Entry | None:
            if room.table.status != "playing" or room.here(player):
                return None
            return consent.went(room.table, player, now())

        self.decide(room, judge)

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
        if self.holidays.news(table) is not None:
            self.decide(room, lambda: self.holidays.news(room.table))
            return
        thoughts.go_on(self, room)

    async def learn_holidays(self, id: str) -> None:
        """Let a table learn which of its people are on holiday, and wait until that is on disk."""
        with contextlib.suppress(Refusal):  # It cannot be read, and learns when it can.
            room = await self.room(id)
            while self.holidays.news(room.table) is not None:
                await self.decided(room, lambda: self.holidays.news(room.table))

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


async def _told(ask: Callable[[Done], None]) -> None:
    """Ask for something and wait until it is on disk; what is refused raises."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(problem: Refusal | TatamiError | None) -> None:
        if future.done():
            return
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)

    ask(done)
    await future
