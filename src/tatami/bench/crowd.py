"""The people who play against a server: two at each table, each with a socket, who choose random legal moves.

They come as programs do, without a language, or as browsers do: in three languages by turns. A browser asks for the
table as text once the table is at rest, which it never is here.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Any

import msgspec

from tatami.bench.heard import Heard, decode
from tatami.bench.lines import WebSocket
from tatami.bench.played import Played, paced
from tatami.core.registry import OURS
from tatami.core.words import LANGUAGES

SEATS = 2
PAIRS = 40
"""Each pair of guests plays at several tables: fewer people, as many sockets."""
SPARE = 1.5
"""So many times the tables that are expected to end are kept ready."""


class Clients(StrEnum):
    """How the people of a crowd come."""

    PLAIN = "plain"
    BROWSERS = "browsers"


def hello(clients: Clients, number: int) -> bytes:
    """The first message of a person: without a language there are codes only, as programs want them."""
    if clients == Clients.PLAIN:
        return b'{"type":"hello"}'
    lang = LANGUAGES[number % len(LANGUAGES)]
    return b'{"type":"hello","lang":"%s","eye":null,"since":0}' % lang.encode()


@dataclass
class Person:
    """Somebody at a table: answers each question once."""

    crowd: Crowd
    table: str
    cookie: str
    hello: bytes = hello(Clients.PLAIN, 0)
    question: tuple[int, list[str], int] | None = None
    """The open question: its number, the legal codes, the seat."""
    answered: int = -1
    sent: float = 0.0
    """When the last answer was sent, until its update has come."""
    over: bool = False
    line: WebSocket | None = None
    port: int = 0
    """Where this person came in."""

    async def sit(self) -> None:
        self.port = self.crowd.port
        self.line = line = WebSocket(self._told, lambda: line.send(self.hello), self.lost)
        await line.connect(self.port, f"/ws/{self.table}", b"Cookie: tatami=%s\r\n" % self.cookie.encode())

    def _told(self, text: bytes) -> None:
        self.heard(decode(text))

    def lost(self, with_a_word: bool) -> None:
        """The connection has ended."""

    def heard(self, said: Heard) -> None:
        if said.type == "update":
            if self.sent and said.ask != self.answered:
                self.crowd.played.add(time.perf_counter() - self.sent)
                self.sent = 0.0
            if said.ending is not None and not self.over:
                self.over = True
                self.crowd.finished(self)
            elif said.ask is not None and said.ask != self.answered and said.eye is not None:
                self.question = (said.ask, [each.code for each in said.legal], said.eye)
                self.crowd.asked(self)
        elif said.type == "refused":
            self.crowd.played.refused += 1

    def chosen(self, ask: int, code: str, seat: int) -> None:
        """What this person is about to answer."""

    def answer(self) -> None:
        if self.question is None or self.line is None:
            return
        ask, legal, seat = self.question
        self.question = None
        self.answered = ask
        self.sent = time.perf_counter()
        code = self.crowd.random.choice(legal)
        self.chosen(ask, code, seat)
        self.line.send(b'{"type":"submit","seat":%d,"ask":%d,"codes":["%s"],"id":%d}' % (seat, ask, code.encode(), ask))


class Crowd:
    """All the people, at so many tables."""

    def __init__(self, port: int, seed: int, clients: Clients = Clients.PLAIN) -> None:
        self.ports = [port]
        """Where the server is; several processes have several."""
        self.random = random.Random(seed)
        self.clients = clients
        self.people: dict[str, list[Person]] = {}
        """Those at each table."""
        self.played = Played()
        self.spare: list[tuple[str, list[str]]] = []
        """Tables set up beforehand, with who sits there: setting up is not what is measured."""
        self._waiting: list[Person] = []
        """Those with an open question, while answers are paced."""
        self._paced = False
        self._resting = True
        self._ended: asyncio.Queue[Person] = asyncio.Queue()
        self._endings = 0
        """Games that were over in the present play."""
        self._pairs: list[list[str]] = []
        self._numbers = count()
        self._replacing: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """Where somebody comes in."""
        return self.random.choice(self.ports)

    # --- playing ------------------------------------------------------------------------------------------------------

    def asked(self, person: Person) -> None:
        if self._paced or self._resting:
            self._waiting.append(person)
        else:
            person.answer()

    def finished(self, person: Person) -> None:
        self._endings += 1
        self._ended.put_nowait(person)

    def rest(self) -> None:
        """Answer nothing for now."""
        self._resting = True

    def go(self) -> None:
        """Answer everything at once, and at once what comes."""
        self._resting = self._paced = False
        waiting, self._waiting = self._waiting, []
        for person in waiting:
            person.answer()

    async def play(self, seconds: float, pace: float = 0.0) -> Played:
        """Play for so long, as fast as everybody can or so many moves a second; then rest."""
        if self._replacing is None:
            self._replacing = asyncio.create_task(self._replace())
        self.played = played = Played.begun()
        self._endings, self._paced = 0, pace > 0
        if pace:
            self._resting = False
            await paced(self._answer_any, seconds, pace)
        else:
            self.go()
            await asyncio.sleep(seconds)
        self.rest()
        played.end()
        self.played = Played()  # Who was slow answers for the next play, which nobody counts.
        await asyncio.sleep(0.3)
        return played

    async def leave(self) -> None:
        """Hang up at every table: a loop that is closed over open sockets waits for them for ever."""
        if self._replacing is not None:
            self._replacing.cancel()
        for line in [person.line for people in self.people.values() for person in people if person.line is not None]:
            line.close()
        await asyncio.sleep(0.3)

    def _answer_any(self) -> bool:
        if not self._waiting:
            return False
        self._waiting.pop(self.random.randrange(len(self._waiting))).answer()
        return True

    async def prepare(self, seconds: float) -> None:
        """Keep as many spare tables ready as will end, judged by a second of play."""
        await self.play(min(1.0, seconds))
        wanted = int(SPARE * self._endings * seconds / min(1.0, seconds)) + 1
        while len(self.spare) < wanted:
            cookies = await self._pair(len(self.spare))
            self.spare.append((await self.open_table(self.random.choice(OURS), cookies), cookies))

    # --- coming in ----------------------------------------------------------------------------------------------------

    async def request(
        self, method: str, path: str, body: bytes = b"", cookie: str = "", port: int = 0
    ) -> tuple[dict[str, Any], str]:
        """One HTTP request on a connection of its own; the JSON answer and the cookie that was set."""
        port = port or self.port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            f"Cookie: tatami={cookie}\r\n\r\n".encode()
            + body
        )
        try:
            head, _, content = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        found = re.search(rb"set-cookie: tatami=([^;]+)", head, re.I)
        return msgspec.json.decode(content), found[1].decode() if found else ""

    async def guest(self, name: str) -> str:
        return (await self.request("POST", "/api/guest", msgspec.json.encode({"name": name})))[1]

    async def _pair(self, number: int) -> list[str]:
        """Those who play at the table of that number."""
        while len(self._pairs) <= number % PAIRS:
            self._pairs.append([await self.guest(f"Guest {len(self._pairs)} {seat}") for seat in range(SEATS)])
        return self._pairs[number % PAIRS]

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
        for number in range(tables):
            await self._seat(OURS[number % len(OURS)], await self._pair(number))

    async def _seat(self, game: str, cookies: list[str]) -> None:
        id, cookies = self.spare.pop() if self.spare else (await self.open_table(game, cookies), cookies)
        self.people[id] = [Person(self, id, cookie, hello(self.clients, next(self._numbers))) for cookie in cookies]
        for person in self.people[id]:
            await person.sit()

    async def _replace(self) -> None:
        """A new table wherever a game ended, several at once."""
        opening: set[asyncio.Task[None]] = set()
        while True:
            person = await self._ended.get()
            others = self.people.pop(person.table, [])
            if not others:
                continue
            for other in others:
                if other.line is not None:
                    other.line.close()
            task = asyncio.create_task(self._seat(self.random.choice(OURS), [other.cookie for other in others]))
            opening.add(task)
            task.add_done_callback(opening.discard)
