"""The other processes of the server: what they tell of tables and people that are here too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tatami.server.bus.messages import AnyMessage, Changed, Departed, Here, SignedOut, Spent, Spoken, Written
from tatami.server.clock import now
from tatami.server.live import replication, talk
from tatami.server.live.departure import departed
from tatami.server.live.hall import Hall
from tatami.server.live.players import Players
from tatami.server.live.room import Elsewhere, Room
from tatami.server.live.shared_thinkers import SharedThinkers

LASTING = 15_000
"""For so many milliseconds a process is believed who is at a table there."""


class Neighbours:
    """Listens to the other processes. What is missed is found by looking at the log from time to time."""

    def __init__(self, hall: Hall, players: Players) -> None:
        self.hall = hall
        self.players = players
        self.spent: Callable[[Spent], None] = lambda message: None
        """Who is told what people spent with other processes."""

    def looking(self, table: str) -> None:
        """From now on we hear what is said about a table; how far the others are they say when they hear of us."""
        room = self.hall.rooms.get(table)
        if room is not None:
            self.hall.announce(room, new=True)

    def answered(self, body: bytes) -> None:
        """Somebody tells of a thought that we gave away."""
        if isinstance(self.hall.thinkers, SharedThinkers):
            self.hall.thinkers.answered(body)

    def heard(self, message: AnyMessage) -> None:
        """Another process said something."""
        if isinstance(message, Changed):
            self.players.forget(message.person)
            self.hall.spawn(self._mute_anew(message.person))
            self.hall.spawn(self.hall.teller.look())
            self.hall.spawn(self.hall.holidays.look())
            return
        if isinstance(message, SignedOut):
            self.players.sessions.close(message.session)
            return
        if isinstance(message, Departed):
            departed(self.hall, self.players, message.person)
            return
        if isinstance(message, Spent):
            self.spent(message)
            return
        room = self.hall.rooms.get(message.table)
        if room is None:
            return
        if isinstance(message, Written):
            replication.hear(self.hall, room, message.number, message.line)
        elif isinstance(message, Spoken):
            talk.hear(self.hall, room, message.line)
        else:
            self._here(room, message)

    def _here(self, room: Room, message: Here) -> None:
        before, moment = room.present(), now()
        if moment - message.at > LASTING:
            room.elsewhere.pop(message.process, None)
        else:
            until = moment + LASTING
            room.elsewhere[message.process] = Elsewhere(set(message.people), set(message.listening), until)
        if message.new:
            self.hall.bus.tell(Written(table=room.table.id, number=room.written))
            self.hall.announce(room)
        self._notice(room, before)

    def _notice(self, room: Room, before: set[str]) -> None:
        """Tell our own clients who came or went in another process."""
        after = room.present()
        for player in before - after:
            self.hall.disconnected(room, player)
        for player in before ^ after:
            room.came_or_went(player)
        if before != after:
            self.hall.go_on(room)

    def forget_silent(self, moment: int) -> None:
        """Believe no longer who is at a table elsewhere, where nothing more is said of it."""
        for room in list(self.hall.rooms.values()):
            silent = [process for process, there in room.elsewhere.items() if there.until < moment]
            if silent:
                before = room.present()
                for process in silent:
                    del room.elsewhere[process]
                self._notice(room, before)

    async def look(self) -> None:
        """Look whether the log of a table that somebody watches has grown without our hearing of it."""
        rooms = {id: room for id, room in self.hall.rooms.items() if room.clients or room.table.bots_owing()}
        if not rooms:
            return
        for id, length in (await asyncio.to_thread(self.hall.store.lengths, set(rooms))).items():
            room = rooms[id]
            if self.hall.rooms.get(id) is room:
                replication.hear(self.hall, room, length.number)
                if length.said > room.heard and length.said > room.said:
                    await talk.catch_up(self.hall, room)

    async def _mute_anew(self, person: str) -> None:
        self.hall.mutes.forget(person)
        clients = [each for each in self.hall.clients if each.player is not None and each.player.id == person]
        if clients:
            muted = await self.hall.mutes.anew(person)
            for client in clients:
                client.muted = muted
