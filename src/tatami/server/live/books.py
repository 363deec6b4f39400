"""The bookkeeper: writes each game that is over into the log of results, and keeps the ratings up to it.

A result follows from the log of its table, so nothing is lost if it could not be written at once: whatever is over and
has no result is found again after a start, as are the games of versions that kept none. The number of a result is the
lock: who was slower than another process reads the ratings again and takes the next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tatami.server.domain import ratings
from tatami.server.domain.results import Result, result_of
from tatami.server.store.errors import Conflict
from tatami.server.store.protocol import Store

logger = logging.getLogger("tatami.books")

MOST_WAITING = 1000
LOOK_EVERY_S = 600.0
CLAIMED_S = 60.0
"""A result that another process has begun to write is not looked for here for so many seconds."""

Mine = Callable[[str, float], Awaitable[bool]]
"""Whether something that one process is to do is ours for so many seconds."""


class Bookkeeper:
    """What waits to be written down, and the one way to do it."""

    def __init__(self, store: Store, mine: Mine) -> None:
        self.store = store
        self._mine = mine
        self._waiting: dict[str, None] = {}
        self._settled: set[str] = set()
        """What cannot be read here: by rules that are not played, or damaged."""
        self._work: asyncio.Task[None] | None = None
        self._looked = float("-inf")
        self._writing = asyncio.Lock()
        """One result at a time: each needs the ratings after the one before."""

    def over(self, table: str) -> None:
        """A game has ended: its result is written down next."""
        self._waiting[table] = None
        if not self.busy:
            self._work = asyncio.get_running_loop().create_task(self._keep_waiting())

    @property
    def busy(self) -> bool:
        """Whether a result is being written."""
        return self._work is not None and not self._work.done()

    def tick(self) -> None:
        """Write down what is left over, one after the other; how often this is called bounds what it costs."""
        if self.busy:
            return
        if self._waiting:
            self._work = asyncio.create_task(self._keep_next())
        elif time.monotonic() - self._looked > LOOK_EVERY_S:
            self._looked = time.monotonic()
            self._work = asyncio.create_task(self._look())

    def look_again(self) -> None:
        """Find what has no result as soon as nothing waits."""
        self._looked = float("-inf")

    async def close(self) -> None:
        """Write down what has just ended."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    async def _look(self) -> None:
        if not await self._mine("results", LOOK_EVERY_S / 2):
            return
        found = await asyncio.to_thread(self.store.results.missing, MOST_WAITING + len(self._settled))
        fresh = [id for id in found if id not in self._settled][:MOST_WAITING]
        self._waiting.update(dict.fromkeys(fresh))
        if len(fresh) == MOST_WAITING:
            self.look_again()

    async def _keep_waiting(self) -> None:
        while self._waiting:
            await self._keep_next()

    async def _keep_next(self) -> None:
        id = next(iter(self._waiting))
        del self._waiting[id]
        try:
            if await self._mine(f"result {id}", CLAIMED_S):
                await self.keep(id)
        except Exception as problem:
            self._settled.add(id)
            logger.warning("a result cannot be written", extra={"why": type(problem).__name__})

    async def keep(self, id: str) -> tuple[int, Result] | None:
        """The result of a table, written down if it was not yet; None if there is none, or not by these rules."""
        async with self._writing:
            while True:
                found = await asyncio.to_thread(self.store.results.of, id)
                if found is not None:
                    return found
                result = await asyncio.to_thread(lambda: result_of(id, self.store.entries(id)))
                if result is None:
                    self._settled.add(id)
                    return None
                number, steps = await asyncio.to_thread(self._next, result)
                try:
                    await self.store.results.add(number, result, steps)
                except Conflict:
                    continue  # Another process was faster: with this table, or with this number.
                return number, result

    def _next(self, result: Result) -> tuple[int, list[ratings.Step]]:
        number = self.store.results.last() + 1
        return number, ratings.take(self.store.results.ratings(ratings.keys_of(result)), number, result)
