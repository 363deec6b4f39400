"""Whether the server bears whatever it is sent: real sockets, all games, messages valid and broken in every way.

The server runs in a process of its own with its limits lifted; this process is everybody else. Games really go on:
tables are set up, played and replaced when they end. Whatever is sent must be answered in words, and afterwards the log
of every table must still add up. The same seed sends the same messages as far as the order of the answers allows.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import random
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tatami.bench import lines
from tatami.bench.loops import run
from tatami.bench.requests import Requests
from tatami.bench.server import Server
from tatami.bench.strangers import TALK, Client, Table
from tatami.bench.usage import rss_mb
from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tatami.server.domain.folding import fold
from tatami.server.store.opening import open_store

TABLES = 48
GUESTS = 40
TENDERS = 3
ASKERS = 10
SHARE = 0.1
"""Of the messages that go over HTTP."""
PATIENCE = 60.0
"""How long the last answers may take."""
SHOWN = 10
BROKEN_FOR = 20.0
"""How long a server may leave a connection open after a frame that is none."""


@dataclass(frozen=True)
class Report:
    """What was sent, what came back, and what must not have happened."""

    seed: int
    messages: int
    seconds: float
    messages_per_s: float
    tables: int
    entries: int
    sent: dict[str, int]
    answers: dict[str, int]
    faults: dict[str, int]
    """Each of these must be 0."""
    memory_mb: dict[str, float]
    """The server's, after a tenth, after half and at the end."""
    slope_mb: float
    """What it grew from the tenth to the end, for each 100,000 messages."""
    own_mb: dict[str, float]
    warnings: dict[str, int]
    errors: list[str]
    """The first of what the server logged as errors."""

    @property
    def sound(self) -> bool:
        return not any(self.faults.values())


class Fuzz:
    """Everybody who talks to the server, and what they have seen."""

    def __init__(self, server: Server, messages: int, seed: int, seconds: float) -> None:
        self.server = server
        self.port = server.port
        self.messages = messages
        self.chance = random.Random(seed)
        self.talk, self.weights = list(TALK), list(TALK.values())
        self.codes = {game: find_game(game).codes for game in OURS}
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.samples: list[tuple[int, float, float]] = []
        """After so many messages: the server's memory, and ours."""
        self.guests: list[str] = []
        self.records: deque[str] = deque(["tenno@1 seats=2 seed=1 | 1:set-123"], maxlen=8)
        """Of games that were over a while ago."""
        self.tables: list[Table] = []
        self.opened = 0
        self.ending = False
        self._count = 0
        self._asked = 0
        self._over: asyncio.Queue[Table] = asyncio.Queue()
        self._doing: set[asyncio.Task[None]] = set()
        self._until = time.monotonic() + seconds

    # --- counting -----------------------------------------------------------------------------------------------------

    def may_send(self) -> bool:
        """Whether one more message is to be sent; whoever asks sends it."""
        if self._count >= self.messages or self.ending:
            return False
        self._count += 1
        return True

    def sample(self) -> None:
        self.samples.append((self._count, round(self.server.rss_mb(), 1), round(rss_mb(os.getpid()), 1)))

    def sampled(self, share: float) -> tuple[int, float, float]:
        """How it stood after that share of all messages."""
        return next(each for each in self.samples if each[0] >= self._count * share)

    def answered(self, what: str) -> None:
        self.answers[what] += 1
        if what in ("refused internal", "refused storage", "program refused internal"):
            self.faults["errors told"] += 1

    def replied(self, answer: lines.Answer) -> lines.Answer:
        """An answer over HTTP, counted."""
        if answer.status == 0:
            self.cut("http")
        elif answer.status >= 500:
            self.faults["5xx"] += 1
        code = ""
        if answer.status >= 400 and answer.body.startswith(b"{"):
            code = " " + str(msgspec.json.decode(answer.body).get("code", ""))
        self.answers[f"http {answer.status}{code}"] += 1
        return answer

    def cut(self, what: str) -> None:
        """A connection ended without a word."""
        self.faults["cut"] += 1
        self.answers[f"cut {what}"] += 1

    # --- things that take a while -------------------------------------------------------------------------------------

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def later(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(0.002, work)

    def broke(self, line: lines.WebSocket) -> None:
        """A frame was sent that ends a connection: it must end, with a reason."""

        def look() -> None:
            if line.open and not line.ended:
                self.cut("never closed")
                line.tear()

        asyncio.get_running_loop().call_later(BROKEN_FOR, look)

    def ended(self, table: Table) -> None:
        if not table.over:
            table.over = True
            self._over.put_nowait(table)

    # --- tables -------------------------------------------------------------------------------------------------------

    async def tend(self, requests: Requests) -> None:
        """Set tables up, and replace those that have ended."""
        while not self.ending:
            if len(self.tables) < TABLES:
                table = await requests.new_table()
                if table is not None:
                    self.opened += 1
                    self.tables.append(table)
                    for client in table.clients:
                        client.come()
                continue
            try:
                table = await asyncio.wait_for(self._over.get(), 0.2)
            except TimeoutError:
                continue
            self.tables.remove(table)
            for client in table.clients:
                client.leave()
            await requests.look_back(table)
            if self.chance.random() < 0.1:
                await requests.new_guest()

    async def ask(self, requests: Requests) -> None:
        """Send requests, valid and broken, in their share of all messages."""
        while not self.ending:
            if self._asked < self._count * SHARE:
                self._asked += 1
                await requests.any()
            else:
                await asyncio.sleep(0.002)

    async def run(self) -> None:
        desks = [Requests(self) for _ in range(TENDERS + ASKERS)]
        while len(self.guests) < GUESTS:
            await desks[0].new_guest()
        work = [asyncio.ensure_future(self.tend(desk)) for desk in desks[:TENDERS]]
        work += [asyncio.ensure_future(self.ask(desk)) for desk in desks[TENDERS:]]
        while self._goes_on():
            for table in self.tables:
                for client in table.clients:
                    client.go()
            if not self.samples or self._count - self.samples[-1][0] >= self.messages / 200:
                self.sample()
            await asyncio.sleep(0.005)
        self.messages = self._count
        await self._settle()
        self.sample()
        self.ending = True
        done, late = await asyncio.wait(work, timeout=PATIENCE)
        for task in done:
            task.result()  # A mistake of ours must not pass for silence.
        self.faults["unanswered"] += len(late)
        for task in late:
            task.cancel()
        for desk in desks:
            desk.http.close()
        for table in self.tables:
            for client in table.clients:
                client.leave()
        await asyncio.sleep(0.1)

    def _goes_on(self) -> bool:
        in_time = time.monotonic() < self._until
        return self._count < self.messages and in_time and self.server.process.poll() is None

    async def _settle(self) -> None:
        """Wait for the last answers."""
        until = time.monotonic() + PATIENCE
        while (left := sum(sum(client.due.values()) for client in self._clients())) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        self.faults["unanswered"] += left

    def _clients(self) -> list[Client]:
        """Those at tables that still go on: who has left waits for nothing."""
        return [client for table in self.tables if not table.over for client in table.clients if client.line]


def _log(path: Path) -> tuple[list[str], dict[str, int]]:
    """The errors and traces that a server has logged, and its warnings by what they say."""
    errors, warnings = list[str](), Counter[str]()
    with path.open() as log:
        for text in log:
            try:
                line = json.loads(text)
            except ValueError:
                errors.append(text)
                continue
            if "trace" in line or line.get("level") in ("error", "critical"):
                errors.append(text)
            elif line.get("level") == "warning":
                warnings[str(line.get("message"))] += 1
    return errors, dict(warnings)


def _folded(data: Path, url: str = "") -> tuple[int, int]:
    """How many entries all logs hold, and how many logs do not add up."""
    store = open_store(data, url)
    total = unfoldable = 0
    for row in store.all_tables():
        written = store.entries(row.id)
        total += len(written)
        try:
            fold(row.id, written)
        except Exception:
            unfoldable += 1
    store.close()
    return total, unfoldable


async def _run(messages: int, seed: int, seconds: float, data: Path) -> Report:
    # Tables that nobody looks at leave the memory soon, and bots may stand in at once: more happens in less time.
    server = Server(data, TATAMI_THINKERS="1", TATAMI_IDLE_S="2", TATAMI_AWAY_S="0")
    server.start()
    begun = time.perf_counter()
    try:
        fuzz = Fuzz(server, messages, seed, seconds)
        await fuzz.run()
        taken = time.perf_counter() - begun
        fuzz.faults["server gone"] += server.process.poll() is not None
    finally:
        server.stop()
    errors, warnings = _log(server.log)
    entries, unfoldable = _folded(data)
    faults = dict.fromkeys(("5xx", "cut", "unanswered", "errors told", "server gone"), 0) | dict(fuzz.faults)
    faults |= {"errors logged": len(errors), "unfoldable": unfoldable}
    moments = {name: fuzz.sampled(share) for name, share in (("tenth", 0.1), ("half", 0.5), ("end", 1.0))}
    first, last = moments["tenth"], fuzz.samples[-1]
    slope = (last[1] - first[1]) / max(1, last[0] - first[0]) * 100_000
    total = sum(fuzz.sent.values())
    return Report(
        seed=seed,
        messages=total,
        seconds=round(taken, 1),
        messages_per_s=round(total / taken, 1),
        tables=fuzz.opened,
        entries=entries,
        sent=dict(sorted(fuzz.sent.items())),
        answers=dict(sorted(fuzz.answers.items())),
        faults=faults,
        memory_mb={name: moment[1] for name, moment in moments.items()},
        slope_mb=round(slope, 2),
        own_mb={name: moment[2] for name, moment in moments.items()},
        warnings=warnings,
        errors=errors[:SHOWN],
    )


def fuzz(messages: int = 100_000, seed: int = 1, seconds: float = math.inf) -> Report:
    """Send so many messages to a fresh server, or as many as the time allows, and report."""
    with tempfile.TemporaryDirectory() as folder:
        return run(_run(messages, seed, seconds, Path(folder) / "data"))
