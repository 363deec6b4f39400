"""What the first page costs with the deal of the day, when very many play it.

python -m tatami.bench.daily            10,000 players, each deal of a week, in SQLite
python -m tatami.bench.daily 10000 URL  the same in the database behind a URL, in which it remains
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import httpx

from tatami.bench.server import Server
from tatami.server.clock import now
from tatami.server.domain import daily
from tatami.server.domain.clocks import DAY
from tatami.server.domain.results import Result, SeatResult
from tatami.server.store.daily import fill
from tatami.server.store.opening import open_store
from tatami.server.store.sql import SqlStore
from tatami.server.store.writer import Rows

ASKED = 200
"""How often each page is asked for."""


def measure(people: int, url: str = "") -> None:
    """Fill a database, start a server on it, and print what each page takes."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        _fill(data, url, people)
        server = Server(data, **({"TATAMI_DATABASE_URL": url} if url else {}))
        server.start()
        try:
            _ask(server, data, url)
        finally:
            server.stop()


def _fill(data: Path, url: str, people: int) -> None:
    store = open_store(data, url)
    rng, at = random.Random(1), now()
    week = _days()
    fill(store.engine, [_player(each, at) for each in range(people)], [])
    for day in week:
        for game in daily.games():
            fill(store.engine, [], [_try(day, game, f"p{each}", rng.randrange(10**9), at) for each in range(people)])
    last = (week[0], daily.games()[-1])
    store.results.fill(_results(*last, people, at))
    store.close()


def _days() -> list[str]:
    """This day and the six before it: every day of the longest week."""
    return [daily.day_of(now() - before * DAY) for before in range(6, -1, -1)]


def _player(number: int, at: int) -> Rows:
    name = f"Player {number}"
    row = {"id": f"p{number}", "name": name, "login": name.lower(), "skeleton": name.lower(), "passphrase": "-"}
    return {**row, "created": at, "seen": at}


def _try(day: str, game: str, player: str, points: int, at: int) -> Rows:
    place = f"{day[5:]}{game[:9]}{player}"
    return {"day": day, "game": game, "player": player, "place": place, "ranked": True, "ended": at, "points": points}


def _results(day: str, game: str, people: int, at: int) -> Iterator[tuple[int, Result]]:
    for each in range(people):
        who = f"p{each}"
        seat = SeatResult(seat=0, who=who, kind="person", name=who, fate="lost", score={"reached": 2, "farms": 1})
        place = f"{day[5:]}{game[:9]}{who}"
        result = Result(table=place, game=game, rules="1", options={}, ended=at, reason="", day=day, seats=(seat,))
        yield each + 1, result


def _ask(server: Server, data: Path, url: str) -> None:
    store: SqlStore = open_store(data, url)
    week, games = _days(), daily.games()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        me = http.post("/api/guest", json={"name": "Somebody"}).json()["id"]
        mine = [_try(day, game, me[:20], 5 * 10**8, now()) | {"player": me} for day in week[1:] for game in games]
        fill(store.engine, [], mine)
        pages = {
            "home: the deal of the day": "/api/daily",
            "home: my tables": "/api/lobby",
            "the table of results": f"/api/daily/{games[-1]}?day={week[0]}",
        }
        for title, path in pages.items():
            times = [_time(http, path) for _ in range(ASKED)][ASKED // 10 :]
            print(f"{title:28} median {median(times):6.1f} ms, 95 % below {quantiles(times, n=20)[-1]:6.1f} ms")
    store.close()


def _time(http: httpx.Client, path: str) -> float:
    began = time.perf_counter()
    http.get(path).raise_for_status()
    return 1000 * (time.perf_counter() - began)


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2] if len(sys.argv) > 2 else "")
