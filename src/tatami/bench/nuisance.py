"""What one guest can do to everybody else, with the server's ordinary limits: how much longer others wait for their own
moves, and for their bots.

The nuisance is in a process of its own, asks as fast as it is answered, and minds no refusal.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

import msgspec

from tatami.bench.crowd import Clients, Crowd, Person, hello
from tatami.bench.heard import Heard
from tatami.bench.installation import Tier, installed
from tatami.bench.lines import PING, Http, WebSocket, frame
from tatami.bench.loops import run

MESSAGES_PER_S, REQUESTS_PER_S = "50", "10"
"""What a host who sets nothing allows."""
ABREAST = 8
"""Connections that a nuisance keeps busy at once."""
TABLES = 12
"""At which others play meanwhile."""
PACE = 60.0
"""Moves of the others in a second: well within what people may do."""
DUELS = 2
"""People who play with a bot."""
BOT = "ronin"
PATIENCE = 60.0
IMPATIENT = 0.05
"""Seconds after which a nuisance speaks again although nothing was answered."""


# --- the nuisances ----------------------------------------------------------------------------------------------------


@dataclass
class Guest:
    """Somebody who means no good, with a finished game to look at and an open one to be at."""

    port: int
    cookie: str
    finished: str
    running: str
    numbers: Iterator[int] = field(default_factory=count)

    async def ask(self, desk: Http, method: str, path: str, body: object = None) -> None:
        text = None if body is None else msgspec.json.encode(body)
        await desk.ask(method, path, text, self.cookie)

    async def talk(self, table: str, say: Callable[[WebSocket], None]) -> None:
        """Say something at a table again and again, whatever is answered."""
        heard = asyncio.Event()
        line = WebSocket(lambda text: heard.set(), heard.set, lambda with_a_word: heard.set())
        await line.connect(self.port, f"/ws/{table}", b"Cookie: tatami=%s\r\n" % self.cookie.encode())
        await asyncio.wait_for(heard.wait(), PATIENCE)
        line.send(hello(Clients.BROWSERS, next(self.numbers)))
        while line.open:
            heard.clear()
            say(line)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(heard.wait(), IMPATIENT)


Nuisance = Callable[[Guest, Http], Awaitable[None]]
"""One round of it, on a connection that is kept."""


async def look_again(guest: Guest, desk: Http) -> None:
    """Look at a whole game again and again, through other eyes each time."""
    eyes = count()
    await guest.talk(guest.finished, lambda line: line.send(b'{"type":"look","eye":%d}' % (next(eyes) % 2)))


async def ask_ahead(guest: Guest, desk: Http) -> None:
    """Ask what would follow of everything one could do."""
    codes = msgspec.json.encode([f"x{number}" for number in range(120)])
    words = b'{"type":"ahead","seat":0,"follow":true,"watch":%s}' % codes
    await guest.talk(guest.running, lambda line: line.send(words))


async def read_back(guest: Guest, desk: Http) -> None:
    """Fetch replays, records and what turned the game."""
    number = next(guest.numbers)
    lang = ("en", "pl", "uk")[number % 3]
    what = (f"replay?eye={number % 2}&lang={lang}", f"moments?lang={lang}", "record", f"review?seat=0&lang={lang}")
    await guest.ask(desk, "GET", f"/api/tables/{guest.finished}/{what[number % 4]}")


async def guess(guest: Guest, desk: Http) -> None:
    """Try passphrases of other people's names."""
    name = f"Guest {next(guest.numbers) % 12} 0"
    await guest.ask(desk, "POST", "/api/login", {"name": name, "passphrase": "sesame open quickly"})


async def bring(guest: Guest, desk: Http) -> None:
    """Bring in records of other games."""
    found = await desk.ask("GET", f"/api/tables/{guest.finished}/record", None, guest.cookie)
    await guest.ask(desk, "POST", "/api/records", {"record": found.body.decode("utf-8", "replace")})


async def make_bots_think(guest: Guest, desk: Http) -> None:
    """Open tables of the strongest bots and sit down at each."""
    wanted = {"game": "tenno", "seats": 4, "sit": ["me", *["bot:shogun"] * 3], "start": True}
    made = await desk.ask("POST", "/api/tables", msgspec.json.encode(wanted), guest.cookie)
    if made.status == 200:
        id = msgspec.json.decode(made.body)["id"]
        watching = guest.talk(id, lambda line: line.send(b'{"type":"resign","seat":0}'))
        await asyncio.wait_for(watching, PATIENCE)


async def chatter(guest: Guest, desk: Http) -> None:
    """Talk, and ping, and send nonsense."""
    numbers = count()

    def say(line: WebSocket) -> None:
        line.write(frame(PING, b"x") * 20)
        line.send(b'{"type":"chat","text":"gg %d"}' % next(numbers))
        line.send(b"{" * 500)

    await guest.talk(guest.running, say)


async def come_anew(guest: Guest, desk: Http) -> None:
    """Come as somebody new each time, and look at everything that is open."""
    await desk.ask("POST", "/api/guest", msgspec.json.encode({"name": f"New {next(guest.numbers)}"}))
    await guest.ask(desk, "GET", "/api/lobby")


NUISANCES: dict[str, tuple[Nuisance, ...]] = {
    "nobody": (),
    "looks again": (look_again,),
    "asks ahead": (ask_ahead,),
    "reads back": (read_back,),
    "guesses": (guess,),
    "brings records": (bring,),
    "makes bots think": (make_bots_think,),
    "chatters": (chatter,),
    "comes anew": (come_anew,),
    "all of it": (look_again, ask_ahead, read_back, guess, bring, make_bots_think, chatter, come_anew),
}


async def _bother(guest: Guest, what: str) -> None:
    async def again(nuisance: Nuisance) -> None:
        desk = Http(guest.port)
        while True:
            try:
                await nuisance(guest, desk)
            except (OSError, TimeoutError, msgspec.MsgspecError):
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again(nuisance) for nuisance in NUISANCES[what] for _ in range(ABREAST)))


def _process(guest: tuple[int, str, str, str], what: str) -> None:
    os.nice(10)  # Whoever is measured must not wait for this process.
    run(_bother(Guest(*guest), what))


@contextlib.contextmanager
def bothered(guest: Guest, what: str) -> Iterator[None]:
    """Somebody is a nuisance meanwhile."""
    if not NUISANCES[what]:
        yield
        return
    words = (guest.port, guest.cookie, guest.finished, guest.running)
    process = multiprocessing.get_context("spawn").Process(target=_process, args=(words, what), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


# --- those who suffer -------------------------------------------------------------------------------------------------


class Dueller(Person):
    """Somebody who answers at once, and counts how long the other side takes: with a bot, how long that thinks."""

    def __init__(self, crowd: Crowd, table: str, cookie: str) -> None:
        super().__init__(crowd, table, cookie, hello(Clients.BROWSERS, 0))
        self.waits: list[float] = []
        self.ended = asyncio.Event()
        self._since = 0.0
        """When the other side was asked."""

    def heard(self, said: Heard) -> None:
        super().heard(said)
        if self.over:
            self.ended.set()
        elif self.question is not None:
            if self._since:
                self.waits.append(time.perf_counter() - self._since)
            self._since = 0.0
            self.answer()
        elif said.type == "update" and not self._since:
            self._since = time.perf_counter()


@dataclass(frozen=True)
class Suffered:
    """How long others waited while somebody was a nuisance."""

    what: str
    moves: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    decisions: int
    """Of bots."""
    bot_ms: float
    """Median, from the end of a person's turn to the next question."""


async def _games(crowd: Crowd, port: int) -> Guest:
    """The nuisance, once a game of theirs has been played to its end and another has begun."""
    cookies = [await crowd.guest(name) for name in ("Nuisance", "Accomplice")]
    finished, running = [await crowd.open_table("samurai", cookies) for _ in range(2)]
    people = [Dueller(crowd, finished, cookie) for cookie in cookies]
    for person in people:
        await person.sit()
    await asyncio.wait_for(people[0].ended.wait(), PATIENCE)
    _leave(people)
    return Guest(port, cookies[0], finished, running)


async def _duels(crowd: Crowd, cookies: list[str]) -> list[Dueller]:
    """People who have just sat down with a bot."""
    found = []
    for cookie in cookies:
        wanted = {"game": "samurai", "seats": 2, "sit": ["me", f"bot:{BOT}"], "start": True}
        made, _ = await crowd.request("POST", "/api/tables", msgspec.json.encode(wanted), cookie)
        found.append(Dueller(crowd, made["id"], cookie))
    for dueller in found:
        await dueller.sit()
    return found


def _leave(people: list[Dueller]) -> None:
    for person in people:
        if person.line is not None:
            person.line.close()


async def _measured(port: int, seconds: float, only: list[str], told: Callable[[str], None]) -> list[Suffered]:
    crowd = Crowd(port, 1, Clients.BROWSERS)
    guest = await _games(crowd, port)
    await crowd.fill(TABLES)
    cookies = [await crowd.guest(f"Dueller {number}") for number in range(DUELS)]
    found = []
    for what in only:
        duellers = await _duels(crowd, cookies)
        with bothered(guest, what):
            played = await crowd.play(seconds, PACE)
        _leave(duellers)
        waits = sorted(wait for dueller in duellers for wait in dueller.waits)
        bot_ms = waits[len(waits) // 2] * 1000 if waits else 0.0
        p50, p99, worst = (played.wait_ms(share) for share in (0.5, 0.99, 1.0))
        found.append(Suffered(what, played.moves, p50, p99, worst, len(waits), bot_ms))
        told(what)
    await crowd.leave()
    return found


def measure(
    seconds: float = 10.0, only: list[str] | None = None, told: Callable[[str], None] = lambda what: None
) -> list[Suffered]:
    """Each nuisance in turn against one server, after a while in which there is none."""
    ordinary = installed(Tier.EMBEDDED, TATAMI_MESSAGES_PER_S=MESSAGES_PER_S, TATAMI_REQUESTS_PER_S=REQUESTS_PER_S)
    with ordinary as installation:
        return run(_measured(installation.server.port, seconds, only or list(NUISANCES), told))
