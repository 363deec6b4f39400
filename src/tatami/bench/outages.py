"""Pulling plugs of a whole installation: a server process, the thinker, Redis or PostgreSQL falls again and again.

People play at two or more processes on one database. Whoever loses the connection comes back as the page does, after
a short wait that doubles, and to whichever process a proxy would choose. Nothing acknowledged may be lost or doubled,
and at the end every table must go on.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Any

import msgspec

from tatami.bench import comparison
from tatami.bench.command import Command, Thinker
from tatami.bench.crowd import SEATS, Crowd
from tatami.bench.installation import DATABASE, REDIS, stoppable
from tatami.bench.server import Server
from tatami.bench.services.postgres import Postgres
from tatami.bench.services.redis import Redis
from tatami.bench.survivors import Evening, Survivor, all_back, busy
from tatami.server.store.opening import open_store

PATIENCE = 30.0
"""How long people may take to come back, and how long a part may take to be well again."""
FIRST_WAIT, LONGEST_WAIT = 0.3, 10.0
"""Before the first try to come back, and before the last: as web/src/lib/socket.ts has them."""
AGAIN = 0.5
"""After so many seconds somebody who was refused repeats the answer."""


@dataclass(frozen=True)
class Report:
    """What was found after the last fall."""

    fallen: dict[str, int]
    """How often each part was killed."""
    kept: comparison.Report
    returned: int
    """How often somebody whose process was killed had an update again."""
    median_s: float
    worst_s: float
    """How long that took."""


@dataclass
class Wanderer(Survivor):
    """Somebody who comes back alone, through whichever process is there."""

    fell: float = 0.0
    """When the process fell at which this person was; 0: none has, or it is mended."""
    returns: list[float] = field(default_factory=list)
    """Seconds from each such fall to the next update."""
    asked: int | None = None
    """The question that the last update asked."""
    home: bool = False
    """Whether this person has left for good."""
    _paused: bool = False
    _tries: int = 0
    _coming: asyncio.Task[None] | None = None

    def leave(self) -> None:
        self.home = True
        if self._coming is not None:
            self._coming.cancel()
        if self.line is not None:
            self.line.close()

    def lost(self, with_a_word: bool) -> None:
        self.back = False
        self._open.clear()
        if not (self.over or self.home):
            self._coming = asyncio.get_running_loop().create_task(self._come_again())

    async def _come_again(self) -> None:
        while True:
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self._tries)
            await asyncio.sleep(wait * (0.75 + self.crowd.random.random() / 2))
            self._tries += 1
            try:
                await self.sit()
                return
            except OSError:
                continue

    def heard(self, said: Any) -> None:
        if said.type == "update":
            self._tries, self.asked, self._paused = 0, said.ask, said.paused
            if self.fell:
                self.returns.append(time.perf_counter() - self.fell)
                self.fell = 0.0
            if said.paused:
                asyncio.get_running_loop().call_later(AGAIN, self._resume)
        elif said.type == "refused" and said.id in self.pending:
            asyncio.get_running_loop().call_later(AGAIN, self._repeat, said.id)
        super().heard(said)

    def _resume(self) -> None:
        if self._paused and self.back and not self.over:
            self._paused = False  # The next update says whether it is so still.
            self._say("propose", "propose", what="resume")

    def _repeat(self, ask: int) -> None:
        if self.back and ask in self.pending and self.asked == ask:
            code, seat = self.pending[ask]
            self._send("submit", id=ask, seat=seat, ask=ask, codes=[code])


# --- what can fall ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """Something that is killed, and started anew."""

    name: str
    kill: Callable[[], None]
    start: Callable[[], None]
    port: int = 0
    """Where people come in, if it is a process for them."""


class House:
    """Server processes with a port each, a thinker, Redis and PostgreSQL."""

    def __init__(self, folder: Path, processes: int, stack: ExitStack) -> None:
        self._postgres, self._redis = Postgres(), Redis()
        stack.callback(self._postgres.remove)
        stack.callback(self._redis.remove)
        self._postgres.start()
        self._redis.start()
        self.folder, self.url = folder, self._postgres.url()
        settings = {DATABASE: self.url, REDIS: self._redis.url, "TATAMI_THINKERS": "1"}
        self.servers = [Server(folder / f"data{number}", **settings) for number in range(processes)]
        self.thinker = Thinker(self._redis.url, folder / "think.log")
        commands = (*self.servers, self.thinker)
        for command in commands:
            stack.callback(_end, command)
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda command: command.start(), commands))

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def parts(self) -> dict[str, list[Part]]:
        """What can fall, by its kind."""
        return {
            "server": [Part("server", server.kill, server.start, server.port) for server in self.servers],
            "thinker": [Part("thinker", self.thinker.kill, self.thinker.start)],
            "redis": [Part("redis", self._redis.kill, self._redis.start)],
            "postgresql": [Part("postgresql", lambda: self._postgres.stop("immediate"), self._postgres.start)],
        }

    def check(self) -> None:
        """Nothing may fall of its own accord."""
        for command in (*self.servers, self.thinker):
            if command.process.poll() is not None:
                raise RuntimeError(f"a process ended that nobody killed: {command.log.read_text()[-2000:]}")

    async def well(self, crowd: Crowd) -> None:
        """Wait until every process says that it can serve."""
        end = time.monotonic() + PATIENCE
        for port in self.ports:
            while time.monotonic() < end:
                try:
                    if (await crowd.request("GET", "/healthz", port=port))[0].get("ok"):
                        break
                except (OSError, msgspec.DecodeError):
                    pass
                await asyncio.sleep(0.05)


def _end(command: Command) -> None:
    """Stop what was started; who does not stop in time is killed."""
    if command.running:
        command.process.terminate()
        try:
            command.process.wait(PATIENCE)
        except TimeoutExpired:
            command.process.kill()
        command.stop()


# --- the evening ------------------------------------------------------------------------------------------------------


async def _run(kills: int, tables: int, seconds: float, house: House) -> Report:
    crowd = Crowd(house.servers[0].port, 7)
    crowd.ports = house.ports
    crowd.go()
    evening = Evening(crowd, [await crowd.guest(f"Guest {seat}") for seat in range(SEATS)], person=Wanderer)
    fallen: Counter[str] = Counter()
    try:
        for part in islice(_victims(house, crowd.random), kills):
            await _round(evening, tables)
            await _fall(evening, house, part, seconds)
            fallen[part.name] += 1
        await _round(evening, tables)
        stranded = await _stuck(evening)
        crowd.rest()
        await asyncio.sleep(0.5)
    finally:
        for person in evening.people:
            _wanderer(person).leave()
    house.check()
    returns = [wait for person in evening.people for wait in _wanderer(person).returns]
    kept = comparison.compare(kills, evening, open_store(house.folder / "data0", house.url), stranded)
    return Report(dict(fallen), kept, len(returns), statistics.median(returns or [0.0]), max(returns, default=0.0))


def _wanderer(person: Survivor) -> Wanderer:
    assert isinstance(person, Wanderer)
    return person


async def _round(evening: Evening, tables: int) -> None:
    """Everybody has a table, is there, and plays."""
    await evening.fill(tables)
    wanting = evening.wanting()
    for person in evening.people:
        if person.over and person not in wanting:
            _wanderer(person).leave()
        elif person.line is None:
            await person.return_to_table()
    active = evening.active()
    await all_back(active, PATIENCE)
    await busy(active, tables, PATIENCE)


def _victims(house: House, chance: random.Random) -> Iterator[Part]:
    """What falls next: each kind once before any falls again, in random order."""
    while True:
        kinds = list(house.parts().values())
        chance.shuffle(kinds)
        yield from (chance.choice(kind) for kind in kinds)


async def _fall(evening: Evening, house: House, part: Part, seconds: float) -> None:
    """Kill it at some moment of many moves' way to the disk, and mend it while people try to go on."""
    crowd = evening.crowd
    wishes = [asyncio.create_task(person.want_more()) for person in evening.wanting()]
    await asyncio.sleep(seconds * (0.5 + crowd.random.random()))
    house.check()
    if part.port:
        crowd.ports = [port for port in house.ports if port != part.port]
        for person in evening.active():
            if person.port == part.port and person.back:
                _wanderer(person).fell = time.perf_counter()
    await asyncio.to_thread(part.kill)
    await asyncio.gather(*wishes)
    await asyncio.to_thread(part.start)
    crowd.ports = house.ports
    await house.well(crowd)


async def _stuck(evening: Evening) -> int:
    """At how many tables nobody can move any more."""
    active = evening.active()
    before = {id(person): len(person.remembered) for person in active}
    waiting = {person.table for person in active}
    end = time.monotonic() + 2 * PATIENCE
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.05)
        waiting -= {person.table for person in active if person.over or len(person.remembered) > before[id(person)]}
    return len(waiting)


def pull_plugs(kills: int, tables: int = 40, seconds: float = 0.5, processes: int = 2) -> Report:
    """Kill parts of a fresh installation so often under such a load, and report what was lost."""
    with ExitStack() as stack:
        stack.enter_context(stoppable())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tatami-bench-")))
        return asyncio.run(_run(kills, tables, seconds, House(folder, processes, stack)))
