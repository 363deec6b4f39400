"""A process that only thinks: it takes thoughts from Redis, and leaves serving people to others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from typing import Any

from tatami.server.bus import tasks
from tatami.server.bus.errands import AWAY, Errand, Errands
from tatami.server.live import errands
from tatami.server.live.queue import Urgency
from tatami.server.live.thinkers import Thinkers

logger = logging.getLogger("tatami.thinking")

AHEAD = 2
"""So many thoughts wait here for each that is being thought: among them whose turn it is can be told."""
AGAIN = 0.5
BEAT = 1.0
"""In seconds."""


class Helper:
    """Takes thoughts, lets them be thought, and tells what came of them."""

    def __init__(self, url: str, count: int, hang_s: float) -> None:
        self._errands = Errands(url, len(Urgency))
        self._thinkers = Thinkers(count, hang_s)
        self._most = count * (1 + AHEAD)
        self._busy: dict[bytes, Errand] = {}
        self._told: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Think until a signal says to stop; what is not finished then, others take."""
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        self._thinkers.start()
        working = [asyncio.create_task(work()) for work in (self._take, self._beat)]
        await stop.wait()
        await tasks.end(working)
        self._thinkers.stop()
        await self._errands.leave()

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(*AWAY):
                await self._errands.beat(list(self._busy.values()))
            await asyncio.sleep(BEAT)

    async def _take(self) -> None:
        while True:
            try:
                await self._errands.join()
                while True:
                    if len(self._busy) >= self._most:
                        await asyncio.sleep(0.01)
                    elif (errand := await self._errands.take()) is not None:
                        self._think(errand)
            except AWAY as problem:
                logger.warning("Redis is away", extra={"why": type(problem).__name__})
                await asyncio.sleep(AGAIN)

    def _think(self, errand: Errand) -> None:
        if errand.id in self._busy:
            return
        try:
            asked, question = errands.asked(errand.body)
        except Exception:
            logger.exception("a question cannot be read")  # Of another version, perhaps, that has helpers of its own.
            return
        self._busy[errand.id] = errand

        def done(answer: Any) -> None:
            self._busy.pop(errand.id, None)
            self._tell(errand, errands.found(asked.key, answer), last=True)

        def progress(share: float) -> None:
            self._tell(errand, errands.progress(asked.key, share), last=False)

        self._thinkers.ask(question, done, progress, whose=asked.whose, urgency=Urgency(asked.urgency))

    def _tell(self, errand: Errand, body: bytes, last: bool) -> None:
        task = asyncio.get_running_loop().create_task(self._telling(errand, body, last))
        self._told.add(task)
        task.add_done_callback(self._told.discard)

    async def _telling(self, errand: Errand, body: bytes, last: bool) -> None:
        with contextlib.suppress(*AWAY):
            await self._errands.tell(errand, body, last)


def think(url: str, count: int, hang_s: float) -> None:
    """Think for others until a signal says to stop."""
    asyncio.run(Helper(url, count, hang_s).run())
