"""What a table costs while nobody moves: coming to it, keeping it in memory, and leaving it alone."""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from tatami.bench import usage
from tatami.bench.crowd import SEATS, Clients, Crowd, hello
from tatami.bench.heard import decode
from tatami.bench.installation import Elsewhere, Installation, Tier, installed
from tatami.bench.lines import Http, WebSocket
from tatami.bench.loops import run
from tatami.core.registry import OURS
from tatami.core.words import LANGUAGES

KEPT = {"TATAMI_IDLE_S": "86400", "TATAMI_METRICS_KEY": "bench"}
"""A table stays in memory although nobody looks at it, and one may ask how many do."""
ABREAST = 8
"""Requests that are on their way at once."""
PATIENCE = 60.0
ALIKE = len(OURS) * len(LANGUAGES)
"""So many come before the measuring: the words of a game in a language are read once."""
CALM = 0.02
"""A server that uses no more of a core than this has nothing left to do."""
STEADY = 0.9
"""Nor has one that uses this share of what it used the second before."""


@dataclass(frozen=True)
class Coming:
    """Processor µs of the server for each of the steps by which somebody comes to a table."""

    people: int
    guest_us: float
    """A new guest gets a cookie."""
    door_us: float
    """The table's page asks who sits there."""
    socket_us: float
    """A socket is opened."""
    update_us: dict[str, float]
    """The greeting and the first update, by how people come."""


@dataclass(frozen=True)
class Standing:
    """What live tables cost that are left alone."""

    tables: int
    """As the server counts those in its memory."""
    sockets: int
    memory_mb: float
    """Of all the server's processes."""
    table_kb: float
    """What each table added to it, its sockets included."""
    seconds: float
    core_share: float
    """How much of a core the server used while nobody did anything."""


@dataclass(frozen=True)
class Report:
    """One run against fresh servers."""

    tier: str
    coming: Coming
    standing: list[Standing]


class Visitor:
    """A socket that waits before it greets, and for its first update."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._port, self._table, self._cookie = port, table, cookie
        self.line = WebSocket(self._heard, self._opened, lambda with_a_word: self.gone.set_result(None))
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        self._open: asyncio.Future[None] = loop.create_future()
        self._updated: asyncio.Future[None] = loop.create_future()

    def _opened(self) -> None:
        self._open.set_result(None)

    def _heard(self, text: bytes) -> None:
        if not self._updated.done() and decode(text).type == "update":
            self._updated.set_result(None)

    async def connect(self) -> None:
        head = b"Cookie: tatami=%s\r\n" % self._cookie.encode()
        await self.line.connect(self._port, f"/ws/{self._table}", head)
        await asyncio.wait_for(self._open, PATIENCE)

    async def greet(self, words: bytes) -> None:
        self.line.send(words)
        await asyncio.wait_for(self._updated, PATIENCE)


async def _each(works: Iterable[Callable[[], Awaitable[Any]]]) -> list[Any]:
    """Do all of it, a few abreast; the answers in the same order."""
    gate = asyncio.Semaphore(ABREAST)

    async def one(work: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await work()

    return await asyncio.gather(*(one(work) for work in works))


async def _begun(crowd: Crowd, game: str, cookie: str) -> str:
    """A table that one guest has for both seats: one request, so that ten thousand do not take long."""
    wanted = {"game": game, "seats": SEATS, "sit": ["me", "me:Ola"], "start": True}
    return str((await crowd.request("POST", "/api/tables", msgspec.json.encode(wanted), cookie))[0]["id"])


async def _open(crowd: Crowd, tables: int, cookies: list[str]) -> list[str]:
    whose = [cookies[number % len(cookies)] for number in range(tables)]
    return await _each(partial(_begun, crowd, OURS[number % len(OURS)], whose[number]) for number in range(tables))


async def _come(port: int, tables: list[str], cookies: list[str], clients: Clients) -> list[Visitor]:
    """Somebody at each of these tables, who has seen it."""
    visitors = [Visitor(port, *seat) for seat in zip(tables, cookies, strict=True)]
    await _each(visitor.connect for visitor in visitors)
    await _each(partial(visitor.greet, hello(clients, number)) for number, visitor in enumerate(visitors))
    return visitors


async def _go(visitors: list[Visitor]) -> None:
    for visitor in visitors:
        visitor.line.close()
    await asyncio.gather(*(asyncio.wait_for(visitor.gone, PATIENCE) for visitor in visitors))


# --- coming to a table ------------------------------------------------------------------------------------------------


async def _coming(installation: Installation, people: int) -> Coming:
    port, pid = installation.server.port, installation.server.pid
    crowd = Crowd(port, 1)

    async def cost(works: Iterable[Callable[[], Awaitable[Any]]]) -> tuple[float, list[Any]]:
        before = usage.cpu_s(pid)
        found = await _each(list(works))
        return (usage.cpu_s(pid) - before) / people * 1e6, found

    numbers = range(people)
    guest_us, cookies = await cost(partial(crowd.guest, f"Guest {number}") for number in numbers)
    tables = await _open(crowd, people, cookies)
    door_us, _ = await cost(
        partial(crowd.request, "GET", f"/api/tables/{table}", cookie=cookie)
        for table, cookie in zip(tables, cookies, strict=True)
    )
    await _go(await _come(port, tables[:ALIKE], cookies[:ALIKE], Clients.BROWSERS))
    update_us, socket_us = {}, []
    for clients in Clients:
        visitors = [Visitor(port, *seat) for seat in zip(tables, cookies, strict=True)]
        socket_us.append((await cost(visitor.connect for visitor in visitors))[0])
        greetings = (partial(visitor.greet, hello(clients, number)) for number, visitor in enumerate(visitors))
        update_us[str(clients)], _ = await cost(greetings)
        await _go(visitors)
    return Coming(people, guest_us, door_us, sum(socket_us) / len(socket_us), update_us)


# --- standing ---------------------------------------------------------------------------------------------------------


async def _standing(installation: Installation, tables: int, sockets: bool, seconds: float) -> Standing:
    port, pid = installation.server.port, installation.server.pid
    crowd = Crowd(port, 1)
    cookies = [await crowd.guest(f"Guest {number}") for number in range(50)]
    memory = installation.memory_mb()
    ids = await _open(crowd, tables, cookies)
    visitors: list[Visitor] = []
    if sockets:
        whose = [cookies[number % len(cookies)] for number in range(tables)]
        visitors = await _come(port, ids * SEATS, whose * SEATS, Clients.BROWSERS)
    await _calm(pid)
    before, begun = usage.cpu_s(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (usage.cpu_s(pid) - before) / (time.perf_counter() - begun)
    after = installation.memory_mb()
    counted = await _counted(port)
    await _go(visitors)
    return Standing(
        counted["tatami_tables_live"],
        counted["tatami_sockets"],
        after,
        (after - memory) / tables * 1024,
        seconds,
        share,
    )


async def _calm(pid: int) -> None:
    """Wait until what was begun is finished, such as summaries for lists: the server uses next to nothing, or no less
    than the second before."""
    end, former = time.monotonic() + PATIENCE, math.inf
    while time.monotonic() < end:
        before = usage.cpu_s(pid)
        await asyncio.sleep(1)
        spent = usage.cpu_s(pid) - before
        if spent <= CALM or spent >= STEADY * former:
            return
        former = spent


async def _counted(port: int) -> dict[str, int]:
    """The server's own gauges."""
    desk = Http(port)
    answer = await desk.ask("GET", "/metrics", more=b"Authorization: Bearer bench\r\n")
    desk.close()
    return {name: int(float(value)) for name, value in re.findall(r"^(\w+) ([\d.e+]+)$", answer.body.decode(), re.M)}


def measure(
    tier: Tier = Tier.EMBEDDED,
    people: int = 500,
    live: int = 1_000,
    idle: int = 10_000,
    seconds: float = 10.0,
    elsewhere: Elsewhere | None = None,
) -> Report:
    """Coming to a table; so many tables with two browsers each; and so many in memory at which nobody looks."""
    with installed(tier, 1, elsewhere, **KEPT) as installation:
        coming = run(_coming(installation, people))
    standing = []
    for tables, sockets in ((live, True), (idle, False)):
        if tables:
            with installed(tier, 1, elsewhere, **KEPT) as installation:
                standing.append(run(_standing(installation, tables, sockets, seconds)))
    return Report(tier, coming, standing)
