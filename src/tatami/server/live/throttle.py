"""The slow lane: dear work waits for its turn, so that nobody's move waits for it.

Rules, words and views are Python: while they work, the event loop does nothing else, in whichever thread they are. So
one such job is done at a time, a long one in small parts, and between two of them the loop has time for everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Generator
from typing import TypeVar

T = TypeVar("T")

PART = 0.005
"""Seconds of a long job that are worked off in one turn."""
REST = 0.5
"""After a job the lane stays empty for such a share of the time that it took."""
SHORT = 40
"""A game of no more moves is told again in passing, without waiting for a turn."""


class Throttle:
    """One dear job at a time, first come, first served."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._free = 0.0

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Whatever is done inside is the only dear job meanwhile."""
        async with self._turn:
            await asyncio.sleep(max(0.0, self._free - time.monotonic()))
            begun = time.monotonic()
            try:
                yield
            finally:
                ended = time.monotonic()
                self._free = ended + (ended - begun) * REST

    @contextlib.asynccontextmanager
    async def turn_for(self, moves: int) -> AsyncIterator[None]:
        """A turn in which so many moves are told again; for a short game nobody has to wait."""
        if moves <= SHORT:
            yield
        else:
            async with self.turn():
                yield

    async def work(self, parts: Generator[None, None, T]) -> T:
        """A long job in parts, each in a turn of its own: others are not kept waiting until its end."""
        while True:
            async with self.turn():
                until = time.monotonic() + PART
                try:
                    next(parts)
                    while time.monotonic() < until:
                        next(parts)
                except StopIteration as done:
                    found: T = done.value
                    return found
