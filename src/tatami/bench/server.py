"""How much the server bears: real sockets from another process, all games, every move on disk before it counts.

This process is the crowd; the server runs in a process of its own with its ordinary settings, except that its limits on
how fast one may talk are lifted. Each table has two people, each with a socket of their own, who play random legal
moves.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tatami.bench.heard import Heard, decode
from tatami.bench.lines import WebSocket
from tatami.core.registry import OURS
from tatami.server.settings import PREFIX

SEATS = 2
SPARE_PER_S = 40
"""Tables that end in a second of the fastest phase, about."""


HELLO = b'{"type":"hello"}'
"""Without a language: codes only, as programs want them."""


@dataclass(frozen=True)
class Phase:
    """What was measured in one phase."""

    phase: str
    tables: int
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    rss_mb: float
    cpu_us_per_move: float


def neutral() -> dict[str, str]:
    """The environment without the settings of whoever measures: they are for a server of theirs."""
    return {name: value for name, value in os.environ.items() if name == "TATAMI_PURE" or not name.startswith(PREFIX)}


class Server:
    """A server in a process of its own."""

    def __init__(self, data: Path, *words: str, **environment: str) -> None:
        self.data = data
        self.words = words
        """More of the command line."""
        self.environment = environment
        self.port = 0

    @property
    def log(self) -> Path:
        """What it has said since it was started first."""
        return self.data.with_name(f"{self.data.name}.log")

    def start(self) -> None:
        lifted = {"TATAMI_MESSAGES_PER_S": "1000000", "TATAMI_REQUESTS_PER_S": "1000000"}
        command = [sys.executable, "-m", "tatami", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.words
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                env={**neutral(), **lifted, **self.environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline().partition("//")[2])
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")
        self.port = self.port or int(found[1])  # Behind a proxy it is the proxy's port that is told.

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def rss_mb(self) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", text)
        assert found is not None
        return int(found[1]) / 1024

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Person:
    """Somebody at a table: answers each question once."""

    crowd: Crowd
    table: str
    cookie: str
    question: tuple[int, list[str], int] | None = None
    """The open question: its number, the legal codes, the seat."""
    answered: int = -1
    sent: dict[int, float] = field(default_factory=dict)
    over: bool = False
    line: WebSocket | None = None

    async def sit(self) -> None:
        self.line = line = WebSocket(self._told, lambda: line.send(HELLO), lambda word: None)
        await line.connect(self.crowd.port, f"/ws/{self.table}", b"Cookie: tatami=%s\r\n" % self.cookie.encode())

    def _told(self, text: bytes) -> None:
        self.heard(decode(text))

    def heard(self, said: Heard) -> None:
        if said.type == "done":
            begun = self.sent.pop(said.id, None)
            if begun is not None:
                self.crowd.acknowledged(time.perf_counter() - begun)
        elif said.type == "update":
            if said.ending is not None and not self.over:
                self.over = True
                self.crowd.finished(self)
            elif said.ask is not None and said.ask != self.answered and said.eye is not None:
                self.question = (said.ask, [each.code for each in said.legal], said.eye)
                self.crowd.asked(self)

    def chosen(self, ask: int, code: str, seat: int) -> None:
        """What this person is about to answer."""

    def answer(self) -> None:
        if self.question is None or self.line is None:
            return
        ask, legal, seat = self.question
        self.question = None
        self.answered = ask
        self.sent[ask] = time.perf_counter()
        code = self.crowd.random.choice(legal)
        self.chosen(ask, code, seat)
        self.line.send(b'{"type":"submit","seat":%d,"ask":%d,"codes":["%s"],"id":%d}' % (seat, ask, code.encode(), ask))


class Crowd:
    """All the people, at so many tables."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.random = random.Random(seed)
        self.people: list[Person] = []
        self.waiting: list[Person] = []
        """Those with an open question, while answers are paced."""
        self.paced = False
        self.resting = False
        self.moves = 0
        self.waits: list[float] = []
        self.ended: asyncio.Queue[Person] = asyncio.Queue()
        self.spare: list[tuple[str, list[str]]] = []
        """Tables set up beforehand, with who sits there: setting up is not what is measured."""

    def asked(self, person: Person) -> None:
        if self.paced or self.resting:
            self.waiting.append(person)
        else:
            person.answer()

    def acknowledged(self, seconds: float) -> None:
        self.moves += 1
        self.waits.append(seconds)

    def finished(self, person: Person) -> None:
        self.ended.put_nowait(person)

    def rest(self) -> None:
        """Answer nothing for now."""
        self.resting = True

    def go(self) -> None:
        """Answer everything at once, and at once what comes."""
        self.resting = self.paced = False
        waiting, self.waiting = self.waiting, []
        for person in waiting:
            person.answer()

    async def request(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[dict[str, Any], str]:
        """One HTTP request on a connection of its own; the JSON answer and the cookie that was set."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Cookie: tatami={cookie}\r\n\r\n".encode()
            + body
        )
        head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        found = re.search(rb"set-cookie: tatami=([^;]+)", head, re.I)
        return msgspec.json.decode(content), found[1].decode() if found else ""

    async def guest(self, name: str) -> str:
        return (await self.request("POST", "/api/guest", msgspec.json.encode({"name": name})))[1]

    async def open_table(self, game: str, cookies: list[str], **more: Any) -> str:
        """A table at which these guests sit, begun."""
        wanted = {"game": game, "seats": SEATS, "open": True, "sit": ["me"], **more}
        made, _ = await self.request("POST", "/api/tables", msgspec.json.encode(wanted), cookies[0])
        id = str(made["id"])
        for cookie in cookies[1:]:
            await self.request("POST", f"/api/tables/{id}/sit", b"{}", cookie)
        await self.request("POST", f"/api/tables/{id}/start", b"{}", cookies[0])
        return id

    async def fill(self, tables: int) -> None:
        """So many tables, the games in turn, everybody seated."""
        # Each pair of guests serves some tables: fewer people, as many sockets.
        pairs = [[await self.guest(f"Guest {number} {seat}") for seat in range(SEATS)] for number in range(40)]
        for number in range(tables):
            await self.seat(OURS[number % len(OURS)], pairs[number % len(pairs)])

    async def stock(self, tables: int) -> None:
        """So many spare tables, for where games end."""
        pairs = [[await self.guest(f"Spare {number} {seat}") for seat in range(SEATS)] for number in range(40)]
        for number in range(tables):
            cookies = pairs[number % len(pairs)]
            self.spare.append((await self.open_table(OURS[number % len(OURS)], cookies), cookies))

    async def seat(self, game: str, cookies: list[str]) -> None:
        id, cookies = self.spare.pop() if self.spare else (await self.open_table(game, cookies), cookies)
        for cookie in cookies:
            person = Person(self, id, cookie)
            self.people.append(person)
            await person.sit()

    async def replace(self) -> None:
        """A new table wherever a game ended, several at once."""
        opening: set[asyncio.Task[None]] = set()
        while True:
            person = await self.ended.get()
            others = [each for each in self.people if each.table == person.table]
            if not others:
                continue
            self.people = [each for each in self.people if each.table != person.table]
            for other in others:
                if other.line is not None:
                    other.line.close()
            cookies = [other.cookie for other in others]
            task = asyncio.create_task(self.seat(self.random.choice(OURS), cookies))
            opening.add(task)
            task.add_done_callback(opening.discard)


async def _measure(server: Server, crowd: Crowd, phase: str, tables: int, seconds: float, pace: float) -> Phase:
    """Let the crowd play for so long, as fast as it can or so many moves a second."""
    crowd.paced = pace > 0
    crowd.moves, crowd.waits = 0, []
    begun, cpu = time.perf_counter(), server.cpu_s()
    if pace:
        crowd.resting = False
        made = 0
        while (elapsed := time.perf_counter() - begun) < seconds:
            while made < elapsed * pace and crowd.waiting:
                crowd.waiting.pop(crowd.random.randrange(len(crowd.waiting))).answer()
                made += 1
            await asyncio.sleep(0.002)
    else:
        crowd.go()
        await asyncio.sleep(seconds)
    elapsed, spent = time.perf_counter() - begun, server.cpu_s() - cpu
    moves, waits = crowd.moves, sorted(crowd.waits)
    crowd.rest()
    await asyncio.sleep(0.3)

    def share(part: float) -> float:
        return waits[min(len(waits) - 1, int(len(waits) * part))] * 1000 if waits else 0.0

    return Phase(
        phase, tables, moves, moves / elapsed, share(0.5), share(0.99), server.rss_mb(), spent / max(1, moves) * 1e6
    )


async def _run(tables: int, seconds: float, pace: float, many: int, data: Path) -> list[Phase]:
    server = Server(data)
    server.start()
    found = []
    try:
        crowd = Crowd(server.port, 1)
        crowd.rest()
        replacing = asyncio.create_task(crowd.replace())
        await crowd.fill(tables)
        await crowd.stock(int(SPARE_PER_S * seconds))
        await asyncio.sleep(0.5)
        await _measure(server, crowd, "warm up", tables, min(2.0, seconds), 0)
        found.append(await _measure(server, crowd, "as fast as they can", tables, seconds, 0))
        found.append(await _measure(server, crowd, f"{pace:.0f} a second", tables, seconds, pace))
        if many > tables:
            await crowd.fill(many - tables)
            await asyncio.sleep(1)
            found.append(await _measure(server, crowd, f"{pace:.0f} a second", many, seconds, pace))
        replacing.cancel()
    finally:
        server.stop()
    return found


def measure(tables: int = 100, seconds: float = 10.0, pace: float = 400.0, many: int = 1000) -> list[Phase]:
    """All phases, against a fresh server with its data in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        runner: Any = asyncio.run
        try:
            import uvloop

            runner = uvloop.run
        except ImportError:
            pass
        found: list[Phase] = runner(_run(tables, seconds, pace, many, Path(folder)))
        return found
