"""The deals of the day: beginning one, and keeping its secrets from everybody who has not played it."""

from __future__ import annotations

import asyncio
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from tatami.server.clock import now
from tatami.server.domain import daily
from tatami.server.domain.daily import Try
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.live.hall import Hall
from tatami.server.store.errors import Conflict

SETTLED = 600_000
"""So many milliseconds after its end a day is settled: the last results have been written down by then."""
MOST_STANDINGS = 100


class Daily:
    """What a gate asks about the deals of the day."""

    def __init__(self, hall: Hall, key: bytes) -> None:
        self._hall = hall
        self._key = key
        self._standings = lru_cache(MOST_STANDINGS)(self._read_standings)
        """The points of deals that are settled, the worst first."""

    async def tries(self, player: str, days: Sequence[str]) -> list[Try]:
        """Somebody's tries of these days, with their places."""
        return await asyncio.to_thread(self._tries, player, days)

    def _tries(self, player: str, days: Sequence[str]) -> list[Try]:
        found = self._hall.store.tries.of(player, days)
        return [each if each.points is None else self._placed(each, each.points) for each in found]

    def _placed(self, found: Try, points: int) -> Try:
        store, key = self._hall.store.tries, (found.day, found.game)
        if now() < daily.end_of(found.day) + SETTLED:
            return replace(found, better=store.better(*key, points), of=store.counted(*key))
        # Nothing changes there any more, and everybody's week asks for it.
        standings = self._standings(*key)
        return replace(found, better=len(standings) - bisect_right(standings, points), of=len(standings))

    def _read_standings(self, day: str, game: str) -> array[int]:
        return array("q", self._hall.store.tries.standings(day, game))

    def seed(self, day: str, game: str) -> str:
        """The seed of a deal, for the server alone."""
        return daily.seed_of(self._key, day, game)

    async def table(self, player: str, day: str, game: str) -> str:
        """The table of somebody's try; empty if there is none."""
        return await asyncio.to_thread(self._hall.store.tries.place, player, day, game)

    async def begin(self, player: Player, day: str, game: str) -> str:
        """Somebody's table of the day: a new one, or the one that has been opened meanwhile."""
        opened, more = daily.first_entries(self._key, day, game, player, now())
        try:
            return (await self._hall.open(opened, more)).table.id
        except Conflict:
            return await self.table(player.id, day, game)

    async def finished(self, player: Player | None, day: str, game: str) -> bool:
        """Whether somebody has played a deal to its end."""
        if player is None:
            return False
        place = await self.table(player.id, day, game)
        return bool(place) and daily.finished((await self._hall.room(place)).table, player.id)

    async def admit(self, table: Table, player: Player | None) -> None:
        """Refuse to show a table of a day that is not over to whoever could still use it.

        While it is played, it is its player's alone; afterwards everybody may look who has finished the same deal.
        """
        if not daily.secret(table, now()) or (player is not None and table.seats_of(player.id)):
            return
        if not table.over or not await self.finished(player, table.opened.day, table.opened.game):
            raise Refusal("daily-secret", game=table.opened.game)
