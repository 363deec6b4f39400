"""The keeper: what has to happen by itself. Clocks run out, idle tables leave the memory, old guests are forgotten."""

from __future__ import annotations

import asyncio
import logging

from tatami.server.clock import now
from tatami.server.domain import consent, entries
from tatami.server.domain.chairs import STAND_IN
from tatami.server.domain.clocks import DAY
from tatami.server.domain.entries import Entry
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.live import replication
from tatami.server.live.archive import Archivist
from tatami.server.live.books import Bookkeeper
from tatami.server.live.hall import Hall
from tatami.server.live.lists import checked
from tatami.server.live.neighbours import Neighbours
from tatami.server.live.players import Players
from tatami.server.live.recovery import sort_out
from tatami.server.live.room import Room
from tatami.server.settings import Settings
from tatami.server.store.errors import StorageError

logger = logging.getLogger("tatami.keeper")

TICK = 0.25
SUM_UP_EVERY = 2
RUNNING_EVERY = 8
DUE_EVERY = 120
GUESTS_EVERY = 4 * 3600
LOOK_EVERY = 8
LOOK_OFTEN = 2
"""Where nothing is heard of the other processes."""
ANNOUNCE_EVERY = 20
BURY_EVERY = 12
"""In ticks."""
CLOCK_S = 2
"""A clock that ran out is the matter of one process for so many seconds."""
WAKE_S = 10
"""Processes that start within so many seconds start together: one wakes the tables."""


class Keeper:
    """Looks after the hall, tick by tick."""

    def __init__(self, hall: Hall, players: Players, settings: Settings) -> None:
        self.hall = hall
        self.players = players
        self.settings = settings
        self.neighbours = Neighbours(hall, players)
        self.archivist = Archivist(hall.store, hall.mine)
        self.books = Bookkeeper(hall.store, hall.mine)
        hall.ended = self.books.over
        self._signal: int | None = None
        self._changed = False

    async def run(self) -> None:
        try:
            await self.wake()
        except Exception:
            logger.exception("the keeper stumbled at the start")
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self.tick(ticks)
            except StorageError as problem:
                logger.error("storage", extra={"why": str(problem)})
            except Exception:
                logger.exception("the keeper stumbled")

    async def tick(self, ticks: int) -> None:
        """One round of everything that is due."""
        moment = now()
        # Most tables of thousands have nothing to do at a time: what is asked of all of them is asked quickly.
        due = [room for room in self.hall.rooms.values() if room.due is not None and room.due <= moment]
        for room in due:
            try:
                self.check_clock(room, moment)
                self.check_consent(room, moment)
            except Exception:  # One table must not stop the clocks of the others.
                logger.exception("a clock could not be heeded")
        if ticks % SUM_UP_EVERY == 0:
            self.hall.sum_up()
            self.let_go(moment)
            self.archivist.tick()
            self.books.tick()
            await self.notice_others()
        if ticks % RUNNING_EVERY == 0:
            self.hall.store.mark_running(moment)
        if self.hall.bus.shared:
            await self.look_around(ticks, moment)
        if ticks % DUE_EVERY == 0 and await self.hall.mine("due", DUE_EVERY * TICK / 2):
            for id in await asyncio.to_thread(self.hall.store.due, moment):
                await self._load(id)
        if ticks % GUESTS_EVERY == 1 and await self.hall.mine("guests", GUESTS_EVERY * TICK / 2):
            await self.forget_guests(moment)

    async def look_around(self, ticks: int, moment: int) -> None:
        """What has to be done because there are other processes."""
        if ticks % (LOOK_EVERY if self.hall.bus.up else LOOK_OFTEN) == 0:
            self.neighbours.forget_silent(moment)
            await self.neighbours.look()
            for room in list(self.hall.rooms.values()):
                if room.thought_elsewhere:
                    self.hall.go_on(room)  # Whoever claimed a thought may have died over it.
        if ticks % ANNOUNCE_EVERY == 0:
            self.players.forget_all()  # People may have changed their names, or left, without our hearing of it.
            await self.players.sessions.close_ended()
            await self.hall.teller.look()
            await self.hall.holidays.look()
            for room in list(self.hall.rooms.values()):
                self.hall.announce(room)
        if ticks % BURY_EVERY == 0 and await self.hall.bus.bury():
            logger.warning("a process died")
            await self.go_on_everywhere()

    async def wake(self) -> None:
        """After a start: finish what a sudden end left behind, and let the bots go on."""
        if await self.hall.mine("wake", WAKE_S):
            await sort_out(self.hall)
            await self.go_on_everywhere()

    async def go_on_everywhere(self) -> None:
        """List what was not listed, and let the bots of all tables go on."""
        store = self.hall.store
        for id in await asyncio.to_thread(store.stale):
            await self._load(id)
        self.hall.sum_up()
        resting = self.hall.holidays.lasting.keys()
        for row in await asyncio.to_thread(store.tables_going_on):
            found = checked(row)
            if found is None or (
                found.status == "playing" and (found.summary.bots or not resting.isdisjoint(found.summary.people))
            ):
                await self._load(row.id)

    async def _load(self, id: str) -> Room | None:
        try:
            return await self.hall.room(id)
        except Refusal:
            return None
        except Exception:  # One table that cannot be read must not keep the others from waking.
            logger.exception("a table cannot be loaded")
            return None

    def check_clock(self, room: Room, moment: int) -> None:
        """If somebody's time is up, a bot goes on or the game is lost, as the table chose."""
        table = room.table
        if table.status != "playing" or table.pace.kind == "none":
            return
        due = table.clocks.deadline()
        if due is None or due[0] > moment:
            return
        seat, number = due[1], table.number
        entry: Entry = entries.StoodIn(at=moment, seat=seat, level=STAND_IN)
        if table.opened.leaver == "forfeit":
            entry = entries.Resigned(at=moment, seat=seat, why="time")

        def mine() -> None:
            if room.table.number == number and self.hall.rooms.get(table.id) is room:
                self.hall.commit(room, entry)

        self.hall.claim(room, f"clock {number}", CLOCK_S, mine)

    def check_consent(self, room: Room, moment: int) -> None:
        """Those for whom a bot plays are waited for as long as the table chose."""
        entry, number = consent.overdue(room.table, moment), room.table.number

        def mine() -> None:
            if entry is not None and room.table.number == number and self.hall.rooms.get(room.table.id) is room:
                self.hall.commit(room, entry)

        if entry is not None:
            self.hall.claim(room, f"consent {number}", CLOCK_S, mine)

    def let_go(self, moment: int) -> None:
        """Tables nobody looks at leave the memory; the log has them."""
        idle = self.settings.idle_s * 1000
        for room in list(self.hall.rooms.values()):
            if not room.idle:
                continue
            if any(there.people for there in room.elsewhere.values()):
                # Another process looks after it, and need not tell this one of every move.
                self.hall.drop(room)
                continue
            if moment - room.touched <= idle:
                continue
            if room.table.pace.kind != "live" or room.table.clocks.deadline() is None:
                self.hall.drop(room)
                self.archivist.remember(room.table)

    async def notice_others(self) -> None:
        """An administrator's command wrote to a log from another process: such tables follow."""
        signal = await asyncio.to_thread(self.hall.store.signal)
        changed = self._signal is not None and signal != self._signal
        if changed or self._changed:  # Once more a little later: somebody may just have been on the way in.
            self.players.forget_all()
            await self.send_away_removed()
            await self.players.sessions.close_ended()
        self._changed = changed
        if changed:
            for room in list(self.hall.rooms.values()):
                written = await asyncio.to_thread(self.hall.store.last_number, room.table.id)
                if written > room.written:
                    replication.hear(self.hall, room, written)
                    room.dirty = True
                    await replication.caught_up(room)
            for id in await asyncio.to_thread(self.hall.store.stale):
                await self._load(id)  # Lists show a table by its summary, which follows now.
        self._signal = signal

    async def send_away_removed(self) -> None:
        """Whoever was removed can neither move nor talk any more, at whatever table they are."""
        there = {client.player.id for client in self.hall.clients if client.player is not None}
        gone = there - await asyncio.to_thread(self.hall.store.known, there)
        for client in list(self.hall.clients):
            if client.player is not None and client.player.id in gone:
                client.leave(Problem("removed"))

    async def forget_guests(self, moment: int) -> None:
        before = moment - self.settings.guest_days * DAY
        for id in await asyncio.to_thread(self.hall.store.forgotten_guests, before):
            self.players.forget(id)
            await self.hall.store.forget(id)
        await self.hall.store.accounts.tidy(moment)
