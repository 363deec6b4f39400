"""Behind nginx, with the site that hosts are given: one process, and two that are stopped in turn while people play."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import tatami
from tatami.bench.server import Server
from tatami.bench.services import redis as buses
from tatami.server.domain import entries
from tatami.server.domain.entries.play import Played
from tatami.server.settings import Settings
from tatami.server.store.opening import open_store
from tests.server.many import House, errors
from tests.server.nginx import TEMPLATE, Nginx, Visitor, free_port, missing
from tests.server.people import PATIENCE, Chair
from tests.server.postgres import Postgres
from tests.server.test_limits import played
from tests.server.tiers import PostgresqlTier

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
needs_redis = pytest.mark.skipif(bool(buses.missing()), reason=buses.missing())

KEY = "for the tests"
PINGS_S = 0.5
CUT_S = 1.5
"""Nginx cuts a socket on which nothing was said for so long, in these tests."""
BURST = 45
"""What those without a cookie may ask at once, by the limit below."""


def behind(nginx: Nginx) -> dict[str, str]:
    """How a server behind it is started."""
    return {"TATAMI_PUBLIC_URL": nginx.url, "TATAMI_PROXIED": "1", "TATAMI_METRICS_KEY": KEY, "TATAMI_THINKERS": "1"}


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """One process with a database in its folder."""
    nginx = Nginx()
    told = {"TATAMI_REQUESTS_PER_S": "1", "TATAMI_PING_S": str(PINGS_S)}
    server = Server(tmp_path_factory.mktemp("single") / "data", **behind(nginx), **told)
    server.port = free_port()
    server.start()
    nginx.write(server.port, proxy_read_timeout=f"{int(1000 * CUT_S)}ms")
    nginx.start()
    yield nginx
    server.stop()
    nginx.remove()


@pytest.fixture(scope="module")
def front(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Nginx, House]]:
    """Two processes on one database."""
    nginx, redis, tier = Nginx(), buses.Redis(), PostgresqlTier(postgres)
    redis.start()
    folder = tmp_path_factory.mktemp("front")
    house = House(folder, tier, redis, 2, **behind(nginx))
    for server in house.servers:
        server.port = free_port()
    house.start()
    nginx.write(*(server.port for server in house.servers))
    nginx.start()
    yield nginx, house
    nginx.remove()
    house.stop()
    redis.remove()
    tier.empty(folder)
    assert errors(house.logs()) == []


# --- the site ---------------------------------------------------------------------------------------------------------


def test_nginx_takes_the_site_as_it_is() -> None:
    nginx = Nginx()
    nginx.write(1, 2)
    assert nginx.check() == ""
    nginx.remove()


def test_nginx_waits_longer_than_an_open_table_is_silent() -> None:
    found = re.search(r"proxy_read_timeout (\d+)s;", TEMPLATE.read_text())
    assert found is not None
    assert int(found[1]) >= 2 * Settings().ping_s


# --- one process ------------------------------------------------------------------------------------------------------


def test_limits_count_visitors_and_not_nginx(single: Nginx) -> None:
    eve, ala = Visitor(single, address="127.0.0.2"), Visitor(single, address="127.0.0.3")
    assert 429 in {eve.http.get("/api/me").status_code for _ in range(2 * BURST)}
    claims = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in range(9))
    assert 429 in {eve.http.get("/api/me", headers=claim).status_code for claim in claims}, "only nginx is believed"
    assert ala.http.get("/api/me").status_code == 200


def test_a_large_record_comes_through_and_a_larger_one_is_refused_in_words(single: Nginx) -> None:
    ala = Visitor(single, "Ala", "127.0.0.4")
    record = json.loads(played().record().to_json())
    large, larger = (json.dumps({**record, "result": {"x": "x" * size}}) for size in (240_000, 300_000))
    assert ala.post("/api/records", {"record": large}, 201)["id"]
    assert ala.post("/api/records", {"record": larger}, 413)["code"] == "too-large"


def test_a_socket_on_which_nobody_speaks_stays_open(single: Nginx) -> None:
    ala = Visitor(single, "Ala", "127.0.0.5")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        end = time.monotonic() + PATIENCE
        while chair.socket.pings * PINGS_S < 2 * CUT_S:  # type: ignore[attr-defined]
            assert time.monotonic() < end
        assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"


def test_what_is_plain_or_for_the_host_alone_is_not_served(single: Nginx) -> None:
    plain = httpx.get(f"http://127.0.0.1:{single.plain}/t/abc", headers={"Host": "localhost"})
    assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/t/abc")
    ala = Visitor(single, address="127.0.0.6")
    assert ala.http.get("/metrics", headers={"Authorization": f"Bearer {KEY}"}).status_code == 404
    assert ala.http.get("/healthz").json() == {"ok": True}


# --- two processes ----------------------------------------------------------------------------------------------------


def sockets(house: House) -> list[int]:
    """How many sockets each process has."""
    found = []
    for number in range(len(house.servers)):
        told = httpx.get(f"{house.address(number)}/metrics", headers={"Authorization": f"Bearer {KEY}"}).text
        found.append(int(float(told.partition("\ntatami_sockets ")[2].split()[0])))
    return found


def invited(nginx: Nginx, game: str = "samurai") -> tuple[Visitor, Visitor, str]:
    """Two people at a table that has begun: one set it up, the other came by the link."""
    ala, bo = Visitor(nginx, "Ala", "127.0.0.7"), Visitor(nginx, "Bo", "127.0.0.8")
    made = ala.post("/api/tables", {"game": game, "seats": 2, "sit": ["me", "next"]})
    assert bo.post(f"/api/tables/{made['id']}/sit", {}, 403)["code"] == "invite"
    bo.sit(made["id"], invite=made["invite"])
    ala.start(made["id"])
    return ala, bo, made["id"]


class Player:
    """Somebody who plays by chance and comes back whenever the socket is closed, as the page does."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        self.chair: Chair | None = None
        self.done: list[tuple[int, str]] = []
        """What was acknowledged: the seat and the code."""
        self.returns = -1
        self._rest = ExitStack()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *problem: object) -> None:
        self._rest.close()

    def come(self) -> Chair:
        """The chair, taken anew if it was lost."""
        end = time.monotonic() + PATIENCE
        while self.chair is None:
            assert time.monotonic() < end, "nobody lets me in"
            try:
                self.chair = self._rest.enter_context(self.visitor.look(self.table))
                self.chair.hear("update")
                self.returns += 1
            except (ConnectionClosed, InvalidStatus, OSError):
                self.chair = None
        return self.chair

    def play(self) -> bool:
        """Answer if there is a question; whether the game goes on."""
        chair = self.come()
        try:
            chair.settle()
            ask, over = chair.update["ask"], chair.update["ending"] is not None
            if ask is not None and not over:
                code = chair.update["legal"][0]["code"]
                answer = chair.submit(code)
                if answer["type"] == "done":
                    self.done.append((chair.update["eye"], code))
            return not over
        except ConnectionClosed:
            self.chair = None
            return True


def kept(house: House, table: str) -> list[tuple[int, str]]:
    """What the log says was played."""
    store = open_store(Path(), house.url)
    try:
        lines = [entries.decode(line) for line in store.entries(table)]
    finally:
        store.close()
    return [(line.seat, code) for line in lines if isinstance(line, Played) for code in line.codes]


def unkept(house: House, table: str, players: list[Player]) -> Counter[tuple[int, str]]:
    """What was acknowledged and is not in the log. A socket may be closed before it is told of its last answer."""
    log, told = Counter(kept(house, table)), Counter(each for player in players for each in player.done)
    assert (log - told).total() <= sum(player.returns for player in players), "nothing is played twice"
    return told - log


def play_while(players: list[Player], work: Callable[[], None]) -> None:
    """Let them play until the work is done and each of them has made a move after it."""
    after: list[int] = []
    with ThreadPoolExecutor(1) as beside:
        working = beside.submit(work)
        while not after or any(len(player.done) <= count for player, count in zip(players, after, strict=True)):
            for player in players:
                assert player.play(), "the game was too short"
            if working.done() and not after:
                working.result()
                after = [len(player.done) for player in players]
            wait([working], 0.2)  # A game is not over before the work is done.


@needs_redis
def test_two_who_came_by_a_link_play_on_at_the_other_process_when_theirs_is_stopped(front: tuple[Nginx, House]) -> None:
    nginx, house = front
    ala, bo, table = invited(nginx)
    with Player(ala, table) as one, Player(bo, table) as other:
        for player in (one, other):
            player.come()
        assert sorted(sockets(house)) == [0, 2], "whoever comes to a table goes where the others are"
        theirs = house.servers[sockets(house).index(2)]
        for _ in range(4):
            assert one.play()
            assert other.play()
        theirs.stop()
        for _ in range(4):
            assert one.play()
            assert other.play()
        assert (one.returns, other.returns) == (1, 1), "each came back once"
        assert ala.http.get(f"/api/tables/{table}").status_code == 200
        theirs.start()
        assert not unkept(house, table, [one, other])
    assert table not in nginx.errors(), "whoever reads a log could come in"


@needs_redis
def test_a_rolling_restart_costs_nobody_more_than_a_reconnect(front: tuple[Nginx, House]) -> None:
    nginx, house = front
    ala, bo, table = invited(nginx)

    def restart() -> None:
        for server in house.servers:
            server.stop()
            server.start()
            assert httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=PATIENCE).json() == {"ok": True}

    with Player(ala, table) as one, Player(bo, table) as other:
        for player in (one, other):
            player.come()
        play_while([one, other], restart)
        assert one.returns + other.returns >= 2, "there was somebody at each process"
        assert max(one.returns, other.returns) <= 2, "each restart costs a reconnect at most"
        while one.play() | other.play():
            pass
        assert not unkept(house, table, [one, other])
    assert tatami.replay(ala.http.get(f"/api/tables/{table}/record").text).outcome is not None
