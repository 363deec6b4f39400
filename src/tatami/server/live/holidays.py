"""Holidays in memory: who is on one, and how every table of theirs learns of it.

The row in the store says so first; a table that a sudden end kept from learning of it learns when it is loaded next.
"""

from __future__ import annotations

import asyncio

from tatami.server.clock import now
from tatami.server.domain import holidays
from tatami.server.domain.entries import Entry
from tatami.server.domain.holidays import Holiday
from tatami.server.domain.table import Table
from tatami.server.store.protocol import Store


class Holidays:
    """Knows everybody's holidays that last, so that all other tables cost nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lasting: dict[str, Holiday] = {}

    async def look(self) -> None:
        """Learn anew who is on holiday."""
        self.lasting = await asyncio.to_thread(self._store.holidays.lasting, now())

    def news(self, table: Table) -> Entry | None:
        """What a table has yet to learn."""
        if not self.lasting or self.lasting.keys().isdisjoint(chair.player for chair in table.chairs):
            return None
        return holidays.news(table, self.lasting, now())
