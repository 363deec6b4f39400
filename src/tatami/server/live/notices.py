"""What entries bring up for people who want to be told: found while they are folded, written in their transaction."""

from __future__ import annotations

import asyncio

from tatami.server.domain import notices
from tatami.server.domain.entries import Entry
from tatami.server.domain.notices import Matter, News
from tatami.server.domain.table import Table
from tatami.server.live.room import Room
from tatami.server.store.protocol import Store

NOTHING: frozenset[Matter] = frozenset()


class Teller:
    """Knows who wants to be told anything at all, so that the tables of all others cost nothing.

    That is economy: the row of a notice is made from the person's channels as the database has them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.subscribers: set[str] = set()

    async def look(self) -> None:
        """Learn anew who wants to be told."""
        self.subscribers = await asyncio.to_thread(self._store.notices.subscribers)

    def before(self, table: Table) -> set[Matter] | frozenset[Matter] | None:
        """What could be told of a table before an entry is folded; None: nobody there wants to be told anything."""
        if not self.subscribers or self.subscribers.isdisjoint(chair.player for chair in table.chairs):
            return None
        return notices.matters(table)

    def news(self, room: Room, before: set[Matter] | frozenset[Matter] | None, entry: Entry) -> list[News]:
        """What the entry that was just folded brings up."""
        if before is None:
            return []
        found = notices.news(room.table, before, entry, room.present(), self.subscribers)
        return [] if found is None else [found]

    def opening(self, table: Table, entry: Entry, present: set[str]) -> list[News]:
        """What a table brings up that is laid with people on its seats."""
        if self.before(table) is None:
            return []
        found = notices.news(table, NOTHING, entry, present, self.subscribers)
        return [] if found is None else [found]
