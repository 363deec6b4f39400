"""Work that is given away: put into streams of Redis by whoever wants it done, and taken out by whoever has time.

There is a stream for each urgency, and a group of consumers that share them. What was taken is given back by itself
when whoever took it says nothing of it for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass
from typing import Any

import redis.asyncio as redis
from redis.exceptions import ResponseError

from tatami.server.bus.redis import DEAD_MS, FAILURES, HELPERS, PATIENCE, PROCESS, STREAM

GROUP = "thinkers"
WAIT_MS = 500
"""For so long new work is waited for."""
LOST_MS = 8_000
"""Work of which nothing was heard for so long is somebody else's."""
TRIES = 3
"""What so many took and nobody finished is not tried again: whoever wanted it does it alone."""


@dataclass(frozen=True)
class Errand:
    """A piece of work that was taken."""

    stream: str
    id: bytes
    wanted_by: str
    body: bytes


class Errands:
    """The end of the streams at which work is taken."""

    def __init__(self, url: str, urgencies: int) -> None:
        self._redis: Any = redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._streams = [f"{STREAM}{urgency}" for urgency in range(urgencies)]
        self._name = secrets.token_hex(6)

    async def join(self) -> None:
        """Become one of those who take work."""
        for stream in self._streams:
            with contextlib.suppress(ResponseError):  # The group is there already.
                await self._redis.xgroup_create(stream, GROUP, id="0", mkstream=True)

    async def beat(self, busy: list[Errand]) -> None:
        """Say that we live, and still have these."""
        seconds, micros = await self._redis.time()
        await self._redis.zadd(HELPERS, {self._name: int(seconds) * 1000 + int(micros) // 1000})
        await self._redis.zremrangebyscore(HELPERS, "-inf", int(seconds) * 1000 - DEAD_MS)
        for errand in busy:
            await self._redis.xclaim(errand.stream, GROUP, self._name, 0, [errand.id], justid=True)

    async def take(self) -> Errand | None:
        """The most urgent piece of work, or None after a while without any."""
        for stream in self._streams:
            if (found := await self._lost(stream)) or (found := await self._next(stream)):
                return found
        asked = dict.fromkeys(self._streams, ">")
        for stream, rows in await self._redis.xreadgroup(GROUP, self._name, asked, count=1, block=WAIT_MS) or []:
            taken = [_errand(stream.decode(), row) for row in rows]
            if taken:
                return taken[0]
        return None

    async def _next(self, stream: str) -> Errand | None:
        found = await self._redis.xreadgroup(GROUP, self._name, {stream: ">"}, count=1)
        return _errand(stream, found[0][1][0]) if found else None

    async def _lost(self, stream: str) -> Errand | None:
        """What somebody took who has died."""
        for pending in await self._redis.xpending_range(stream, GROUP, "-", "+", 1, idle=LOST_MS):
            id = pending["message_id"]
            if pending["times_delivered"] >= TRIES:
                await self._drop(stream, id)
                continue
            rows = await self._redis.xclaim(stream, GROUP, self._name, LOST_MS, [id])
            if rows and rows[0][1]:
                return _errand(stream, rows[0])
        return None

    async def tell(self, errand: Errand, body: bytes, last: bool) -> None:
        """Tell whoever wanted it how far it is; `last`: it is done."""
        await self._redis.publish(PROCESS + errand.wanted_by, body)
        if last:
            await self._drop(errand.stream, errand.id)

    async def _drop(self, stream: str, id: bytes) -> None:
        await self._redis.xack(stream, GROUP, id)
        await self._redis.xdel(stream, id)

    async def leave(self) -> None:
        """Take no more."""
        with contextlib.suppress(*FAILURES):
            await self._redis.zrem(HELPERS, self._name)
            await self._redis.aclose()


def _errand(stream: str, row: Any) -> Errand:
    id, fields = row
    return Errand(stream, id, fields[b"from"].decode(), fields[b"body"])


AWAY = (*FAILURES, asyncio.IncompleteReadError)
"""What is raised while Redis is away."""
