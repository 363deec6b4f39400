"""Redis, or Valkey, between the processes of one server: on one machine or on many.

What is told goes out in pipelines, with everything else that waits. While Redis is away nothing is told and every claim
is granted: the log keeps things right, and whoever looks at a table finds out by looking at the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import redis.asyncio as redis
from redis.exceptions import RedisError

from tatami.server.bus import messages, tasks
from tatami.server.bus.messages import AnyMessage, Here
from tatami.server.bus.protocol import Listener

logger = logging.getLogger("tatami.bus")

PREFIX = "tatami:"
EVERYBODY = PREFIX + "everybody"
PROCESSES = PREFIX + "processes"
DOOR = PREFIX + "door"
TABLE = PREFIX + "table:"
HERE = PREFIX + "here:"
WORK = PREFIX + "work:"
PROCESS = PREFIX + "process:"
STREAM = PREFIX + "thoughts:"
HELPERS = PREFIX + "helpers"

PATIENCE = 2.0
"""Seconds that Redis has to answer in."""
SILENT_S = 2.0
"""A connection that was silent for so many seconds is tried."""
AGAIN = 0.5
"""Seconds until Redis is tried again."""
MOST_GIVEN = 10_000
"""What is given away and does not fit is forgotten; whoever wanted it does it alone."""
MOST_WAITING = 10_000
"""What is told while Redis is slow and does not fit is lost."""
KEPT = 60
"""Seconds for which it is kept who is at a table, unless told again."""
BEAT = 1.0
"""How often, in seconds, a process says that it lives."""
DEAD_MS = 5_000
"""A process that was silent for so long is dead."""
DOOR_S = 20
"""A process that comes and dies at it keeps others waiting for so many seconds at most."""

FAILURES = (RedisError, OSError, asyncio.TimeoutError)
SOMEBODY_ELSE = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1])"
"""Give something back only if it is still ours."""


@dataclass
class _Command:
    """One command, and who learns what Redis said, or why it could not be asked."""

    words: tuple[Any, ...]
    then: Callable[[Any], None] | None = None


class RedisBus:
    """A bus through Redis. `protocol.Bus` says what each verb means."""

    shared = True

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self._redis: Any = redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._listening: Any = redis.from_url(url, socket_timeout=None, socket_connect_timeout=PATIENCE)
        """The same for hearing, where silence is no failure."""
        self._ear: Any = None
        self._listener: Listener | None = None
        self._tables: set[str] = set()
        self._waiting: list[_Command] = []
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._subscriptions: set[asyncio.Task[None]] = set()
        self._speaks = self._hears = False
        self.helped = False

    @property
    def up(self) -> bool:
        return self._speaks and self._hears

    # --- life ---------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def joining(self) -> AsyncIterator[bool]:
        try:
            while not await self._redis.set(DOOR, self.process, nx=True, ex=DOOR_S):
                await asyncio.sleep(0.05)
            alone = not await self._living()
        except FAILURES:
            yield False  # Nobody knows; the log's own signs of life have to tell.
            return
        yield alone
        with contextlib.suppress(*FAILURES):
            await self._beat()
            await self._redis.eval(SOMEBODY_ELSE, 1, DOOR, self.process)

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(work()) for work in (self._speak, self._hear, self._live)]

    async def stop(self) -> None:
        await tasks.end([*self._tasks, *self._subscriptions])
        for table in list(self._tables):
            self.look_away(table)
        self._put("zrem", PROCESSES, self.process)
        await self._flush()
        for client in (self._redis, self._listening):
            with contextlib.suppress(*FAILURES):
                await client.aclose()

    async def _live(self) -> None:
        while True:
            try:
                await self._beat()
                living = await self._redis.zcount(HELPERS, await self._time() - DEAD_MS, "+inf")
                self.helped = bool(living)
            except FAILURES:
                self.helped = False
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        await self._redis.zadd(PROCESSES, {self.process: await self._time()})

    async def _time(self) -> int:
        """Milliseconds by the clock of Redis: those of several machines differ."""
        seconds, micros = await self._redis.time()
        return int(seconds) * 1000 + int(micros) // 1000

    async def _living(self) -> list[bytes]:
        found: list[bytes] = await self._redis.zrangebyscore(PROCESSES, await self._time() - DEAD_MS, "+inf")
        return found

    async def bury(self) -> bool:
        try:
            dead = await self._redis.zrangebyscore(PROCESSES, "-inf", await self._time() - DEAD_MS)
            return any([await self._redis.zrem(PROCESSES, each) for each in dead])
        except FAILURES:
            return False

    # --- speaking -----------------------------------------------------------------------------------------------------

    def tell(self, message: AnyMessage) -> None:
        channel = TABLE + message.table if message.table else EVERYBODY
        self._put("publish", channel, self.process.encode() + messages.encode(message))

    def here(self, presence: Here) -> None:
        key = HERE + presence.table
        self._put("hset", key, self.process, messages.encode(presence))
        self._put("expire", key, KEPT)
        self.tell(presence)

    def claim(self, work: str, seconds: float, answered: Callable[[bool], None]) -> None:
        def told(found: Any) -> None:
            answered(found is not None)  # What could not be asked is ours too: a claim is economy.

        self._put("set", WORK + work, self.process, "nx", "px", int(seconds * 1000), then=told)

    def give(self, urgency: int, body: bytes) -> None:
        stream = f"{STREAM}{urgency}"
        self._put("xadd", stream, "maxlen", "~", MOST_GIVEN, "*", "from", self.process, "body", body)

    def _put(self, *words: Any, then: Callable[[Any], None] | None = None) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(_Command(words, then))
            self._woken.set()

    async def _speak(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._speaks = await self._flush()
            if not self._speaks:
                await asyncio.sleep(AGAIN)

    async def _flush(self) -> bool:
        """Send everything that waits; whether Redis took it."""
        commands, self._waiting = self._waiting, []
        if not commands:
            return True
        pipeline = self._redis.pipeline(transaction=False)
        for command in commands:
            pipeline.execute_command(*command.words)
        found: list[Any]
        try:
            found = await pipeline.execute(raise_on_error=False)
        except FAILURES as problem:
            if self._speaks:
                logger.warning("Redis is away", extra={"why": type(problem).__name__})
            found = [problem] * len(commands)
            away = True
        else:
            away = False
        for command, result in zip(commands, found, strict=True):
            if command.then is not None:
                _safely(command.then, result)
        return not away

    # --- hearing ------------------------------------------------------------------------------------------------------

    def look(self, table: str) -> None:
        self._tables.add(table)
        self._subscribe("subscribe", TABLE + table)

    def look_away(self, table: str) -> None:
        if table in self._tables:
            self._tables.discard(table)
            self._subscribe("unsubscribe", TABLE + table)
            self._put("hdel", HERE + table, self.process)
            self.tell(Here(table=table, process=self.process, at=0))

    def _subscribe(self, verb: str, channel: str) -> None:
        if self._hears and self._ear is not None:
            task = asyncio.get_running_loop().create_task(self._subscribing(verb, channel))
            self._subscriptions.add(task)
            task.add_done_callback(self._subscriptions.discard)

    async def _subscribing(self, verb: str, channel: str) -> None:
        with contextlib.suppress(Exception):  # Whoever hears notices, and begins anew with all channels.
            await getattr(self._ear, verb)(channel)

    async def _hear(self) -> None:
        while True:
            self._ear = self._listening.pubsub()
            try:
                known = set(self._tables)
                channels = [TABLE + table for table in known]
                await self._ear.subscribe(EVERYBODY, PROCESS + self.process, *channels)
                self._hears = self._speaks = True
                for table in self._tables - known:  # Those that were looked at meanwhile.
                    self._subscribe("subscribe", TABLE + table)
                await self._hear_all()
            except FAILURES as problem:
                logger.warning("Redis cannot be heard", extra={"why": type(problem).__name__})
            finally:
                self._hears = False
                with contextlib.suppress(Exception):
                    await self._ear.aclose()
            await asyncio.sleep(AGAIN)

    async def _hear_all(self) -> None:
        """Hear until the connection breaks: whoever is silent is asked for a sign of life, and has to give one."""
        asked = False
        while True:
            message = await self._ear.get_message(timeout=SILENT_S)
            if message is not None:
                asked = False
                self._heard(message)
            elif asked:
                raise redis.ConnectionError
            else:
                asked = True
                await self._ear.ping()

    def _heard(self, message: dict[str, Any]) -> None:
        listener, channel = self._listener, (message["channel"] or b"").decode()
        assert listener is not None
        if message["type"] == "subscribe" and channel.startswith(TABLE):
            table = channel.removeprefix(TABLE)
            _safely(listener.looking, table)
            self._put("hgetall", HERE + table, then=self._found)
        elif message["type"] == "message" and channel.startswith(PROCESS):
            _safely(listener.answered, message["data"])
        elif message["type"] == "message":
            data: bytes = message["data"]
            if data[: len(self.process)] != self.process.encode():
                _safely(self._decoded, data[len(self.process) :])

    def _found(self, presences: Any) -> None:
        """Who is at a table already, in which process."""
        if isinstance(presences, dict) and self._listener is not None:
            for process, presence in presences.items():
                if process != self.process.encode():
                    _safely(self._decoded, presence)

    def _decoded(self, data: bytes) -> None:
        """What was said; a process of a later version may say what we cannot read."""
        assert self._listener is not None
        self._listener.heard(messages.decode(data))


def _safely(tell: Callable[[Any], None], what: Any) -> None:
    try:
        tell(what)
    except Exception:  # What one table makes of it is no matter of the others.
        logger.exception("a table stumbled over what it was told")
