"""What histories, people's pages and boards cost when many have played for long, and ratings computed anew."""

from __future__ import annotations

import http.client
import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from tatami.bench.installation import DATABASE, Installation, Tier, installed
from tatami.bots.names import LEVEL_NAMES
from tatami.core.registry import game as find_game
from tatami.server.domain import ratings
from tatami.server.domain.results import BOT, VILLAGE, Fate, Result, SeatResult
from tatami.server.live.cookies import COOKIE, Cookies
from tatami.server.live.keys import signing_key
from tatami.server.store.opening import open_store
from tatami.server.store.values import Account

GAMES = ("tenno", "samurai", "seven_ronin", "samurai_spirit")
BEGAN = 1_700_000_000_000
WITH_BOTS = 0.3
"""So large a part of the games is played with bots alone."""
WARM = 5
HABITS = {
    "tenno": ("attacks.1", "attacks.7", "attacks.X"),
    "samurai": ("led.castles", "led.rice"),
    "seven_ronin": ("taken.1", "taken.2"),
    "samurai_spirit": ("lost.killed",),
}


@dataclass(frozen=True)
class Cost:
    """How long a kind of request took, one after the other, in milliseconds."""

    request: str
    cpu_ms: float
    """Of the server's processor and the database's, each time: the others are longer on a busy machine."""
    median_ms: float
    p95_ms: float
    longest_ms: float


@dataclass(frozen=True)
class Report:
    """One run against a fresh server."""

    tier: str
    people: int
    games: int
    fold_s: float
    """All ratings computed anew from the log, as it is read from the database."""
    fold_cpu_s: float
    written_s: float
    """And put in place of those that are kept."""
    written_cpu_s: float
    costs: list[Cost]


@dataclass(frozen=True)
class _Moment:
    """The time, and what this process and the database have used of a processor until now."""

    wall_s: float
    cpu_s: float

    @classmethod
    def now(cls, found: Installation) -> _Moment:
        return cls(time.perf_counter(), time.process_time() + (found.spent().database or 0.0))

    def since(self, before: _Moment) -> _Moment:
        return _Moment(self.wall_s - before.wall_s, self.cpu_s - before.cpu_s)


def measure(tier: Tier, people: int, games: int, times: int) -> Report:
    """Fill a store, compute its ratings anew, and ask a server that stands on it."""
    with installed(tier) as found:
        store = open_store(found.server.data, found.server.environment.get(DATABASE, ""))
        try:
            store.results.fill(played(people, games), settled(people))
            began = _Moment.now(found)
            rated, steps = ratings.fold(store.results.log())
            fold = _Moment.now(found).since(began)
            began = _Moment.now(found)
            store.results.replace(rated, steps)
            written = _Moment.now(found).since(began)
            board = store.results.board("tenno", people)
            reader = next(row.who for row in reversed(board) if not row.who.startswith((BOT, VILLAGE)))
            cookie = Cookies(signing_key(store, found.server.data)).token(reader)
            costs = _asked(found, cookie, reader, times)
        finally:
            store.close()
    return Report(tier, people, games, fold.wall_s, fold.cpu_s, written.wall_s, written.cpu_s, costs)


def _who(number: int) -> str:
    return f"{number:020x}"


def settled(people: int) -> list[Account]:
    """So many people with claimed names."""
    names = [f"player {number}" for number in range(people)]
    return [Account(_who(number), name.title(), name, name, "", BEGAN, BEGAN) for number, name in enumerate(names)]


def played(people: int, games: int) -> Iterator[tuple[int, Result]]:
    """So many games; some people play a hundred times as often as others."""
    rng = random.Random(1)
    weights = [1 / (1 + number) ** 0.6 for number in range(people)]
    drawn = iter(rng.choices(range(people), weights, k=games * 4))
    for number in range(1, games + 1):
        game = GAMES[number % len(GAMES)]
        count = 2 if game == "seven_ronin" else rng.randint(2, 4)
        level = rng.choice(LEVEL_NAMES)
        bots = rng.random() < WITH_BOTS
        who = [_who(next(drawn))]
        while len(who) < count:
            other = f"{BOT}{level}" if bots else _who(next(drawn, 0))
            if bots or other not in who:
                who.append(other)
        yield number, _result(rng, number, game, who, level)


def _result(rng: random.Random, number: int, game: str, who: list[str], level: str) -> Result:
    shared, lost = game == "samurai_spirit", rng.random() < 0.5
    ranks = [1] * len(who) if shared else rng.sample(range(1, len(who) + 1), len(who))
    seats = tuple(
        _seat(rng, game, seat, name, ranks[seat], who, level, shared and lost) for seat, name in enumerate(who)
    )
    return Result(
        table=f"t{number}",
        game=game,
        rules=find_game(game).meta.version,
        options={},
        ended=BEGAN + number * 60_000,
        reason="resigned",
        bar="" if number % 10 else "friendly",
        deal=f"{number:064x}",
        village=f"{VILLAGE}normal:{len(who)}" if shared else "",
        seats=seats,
    )


def _seat(
    rng: random.Random, game: str, seat: int, who: str, rank: int, all_seats: list[str], level: str, lost: bool
) -> SeatResult:
    fate: Fate = "won" if rank == 1 and not lost else "lost"
    bot = who.startswith(BOT)
    return SeatResult(
        seat=seat,
        who=who,
        kind="bot" if bot else "person",
        name="Tama" if bot else f"Player {int(who, 16)}",
        level=level if bot else "",
        side=str(seat) if game == "seven_ronin" else "",
        rank=rank,
        fate=fate,
        value=float(fate == "won"),
        rung=level if all_seats[-1].startswith(BOT) and not bot else "",
        first=who not in all_seats[:seat],
        habits={habit: rng.randint(0, 6) for habit in HABITS[game]},
    )


def _asked(found: Installation, cookie: str, reader: str, times: int) -> list[Cost]:
    """Each request so many times, one after the other. The first of the people plays most."""
    client = _Client(found.server.port, cookie)
    busiest = _who(0)
    last = msgspec.json.decode(client.get("/api/ratings/tenno"))["pages"]
    requests = {
        "own page": f"/api/players/{reader}",
        "page of the busiest": f"/api/players/{busiest}",
        "games of the busiest": f"/api/players/{busiest}/games",
        "the same, lost and rated": f"/api/players/{busiest}/games?fate=lost&rated=yes&game=tenno",
        "the same, against the reader": f"/api/players/{busiest}/games?with={reader}",
        "statistics of the busiest": f"/api/players/{busiest}/statistics/tenno",
        "rating of the busiest": f"/api/players/{busiest}/ratings/tenno",
        "board, first page": "/api/ratings/tenno",
        "board, last page": f"/api/ratings/tenno?page={last}",
    }
    return [_cost(found, client, name, path, times) for name, path in requests.items()]


class _Client:
    """Somebody who is signed in, on one connection."""

    def __init__(self, port: int, cookie: str) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)
        self._head = {"Cookie": f"{COOKIE}={cookie}"}

    def get(self, path: str) -> bytes:
        self._connection.request("GET", path, headers=self._head)
        answer = self._connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {body.decode()}")
        return body


def _cost(found: Installation, client: _Client, name: str, path: str, times: int) -> Cost:
    for _ in range(WARM):
        client.get(path)
    took, before = [], found.spent()
    for _ in range(times):
        began = time.perf_counter()
        client.get(path)
        took.append(1e3 * (time.perf_counter() - began))
    cpu_ms = 1e3 * found.spent().since(before).parts / times
    took.sort()
    return Cost(name, cpu_ms, statistics.median(took), took[int(0.95 * (len(took) - 1))], took[-1])
