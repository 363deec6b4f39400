"""Limits: counted by person, wide for an address, and dear where the work is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tatami.bench.server import Server
from tatami.core.match import Match
from tatami.server.gates.limits import MOST_SOCKETS, Bucket, Limits, cost_of, network_of
from tatami.server.live.throttle import Throttle
from tests.server.hosts import disk_of
from tests.server.people import PATIENCE, Person
from tests.server.tiers import Tier

PUPILS = 30


KEY = "a key for the host"


@pytest.fixture
def strict(tier: Tier, tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that hosts have by default."""
    limits = {"TATAMI_MESSAGES_PER_S": "50", "TATAMI_REQUESTS_PER_S": "10"}
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_METRICS_KEY=KEY, **limits)
    server.start()
    yield server
    server.stop()


def at(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def played(game: str = "tenno", seats: int = 2) -> Match:
    """A whole game, by chance."""
    match, rng = Match(game, seats=seats, seed=1), random.Random(1)
    while match.outcome is None:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


# --- quotas -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    moment = [100.0]
    monkeypatch.setattr("tatami.server.gates.limits.time.monotonic", lambda: moment[0])
    return moment


def test_a_bucket_fills_again(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert bucket.take()
    assert not bucket.take()
    clock[0] += 60
    assert bucket.take(50)  # What is dearer than all of it can be had all the same, but then nothing is left.
    assert not bucket.take(0.1)


def test_pots_that_are_full_again_are_not_kept(clock: list[float]) -> None:
    limits = Limits(10, 50, most=4)
    for person in ("a", "b"):
        assert limits.allowance(person, f"10.0.0.{person}").take("requests")
    clock[0] += 60
    assert limits.allowance("c", "10.0.0.c").take("requests")
    assert len(limits._buckets) == 2


def test_each_person_has_pots_of_their_own_and_an_address_wide_ones(clock: list[float]) -> None:
    limits = Limits(10, 50)
    spent = Counter[str]()
    for person in range(60):
        allowance = limits.allowance(str(person), "10.0.0.1")
        while allowance.take("requests"):
            spent[str(person)] += 1
    assert spent["0"] == 100
    assert sum(spent.values()) == 1000, "sixty guests have no more than the address they come from"
    assert limits.allowance("0", "10.0.0.2").take("requests") is False, "a person takes the quotas along"
    assert limits.allowance("new", "10.0.0.2").take("requests")
    assert sum(limits.allowance(None, "10.0.0.3").take("guests") for _ in range(100)) == 60
    clock[0] += 3
    assert sum(limits.allowance(None, "10.0.0.3").take("guests") for _ in range(100)) == 3


def test_hosts_can_lift_all_limits() -> None:
    limits = Limits(1_000_000, 1_000_000)
    allowance = limits.allowance("a", "10.0.0.1")
    for quota in ("requests", "messages", "guests", "names", "hashes", "tables", "imports", "chat", "hints"):
        assert all(allowance.take(quota) for _ in range(5_000)), quota
    with contextlib.ExitStack() as sockets:
        assert all(sockets.enter_context(limits.socket(allowance)) for _ in range(5_000))


def test_a_household_is_counted_once() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("somewhere") == "somewhere"


def test_a_long_story_costs_more_than_a_short_one() -> None:
    assert cost_of("submit", 500) == 1
    assert cost_of("look", 500) > 3 * cost_of("look", 50) > 3


def test_the_slow_lane_does_one_thing_at_a_time_and_long_ones_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def parts(name: str) -> Generator[None, None, str]:
        for _ in range(3):
            done.append(name)
            yield
        return name

    async def story() -> None:
        throttle = Throttle()
        async with throttle.turn():
            jobs = [asyncio.create_task(throttle.work(parts(name))) for name in "ab"]
            await asyncio.sleep(0)
            assert done == []
        assert await asyncio.gather(*jobs) == ["a", "b"]

    monkeypatch.setattr("tatami.server.live.throttle.PART", 0.0)
    asyncio.run(story())
    assert done == ["a", "b"] * 3


# --- at a real server -----------------------------------------------------------------------------------------------


def test_a_class_behind_one_address_comes_in_at_once(strict: Server) -> None:
    teacher = Person(at(strict), "Teacher")
    tables = [teacher.post("/api/tables", {"game": "samurai", "seats": 4, "sit": ["next"]}) for _ in range(10)]

    async def pupil(number: int) -> list[int]:
        made = tables[number // 3]
        limits = httpx.Limits(max_connections=1)
        async with httpx.AsyncClient(base_url=at(strict), timeout=PATIENCE, limits=limits) as http:
            table = f"/api/tables/{made['id']}"
            answers = [await http.get(path) for path in ("/api/me", "/api/games?lang=pl", table)]
            answers.append(await http.post("/api/guest", json={"name": f"Uczeń {number}"}))
            answers.append(await http.post(f"{table}/sit", json={"invite": made["invite"]}))
            answers.append(await http.get(table))
            cookie = {"Cookie": f"tatami={http.cookies['tatami']}"}
            door = f"ws://127.0.0.1:{strict.port}/ws/{made['id']}"
            async with connect_async(door, additional_headers=cookie, open_timeout=PATIENCE) as socket:
                await socket.send('{"type":"hello","lang":"pl"}')
                told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert told["type"] == "welcome"
            assert sum(seat["mine"] for seat in told["table"]["seats"]) == 1
            return [answer.status_code for answer in answers]

    async def everybody() -> list[list[int]]:
        return await asyncio.gather(*(pupil(number) for number in range(PUPILS)))

    assert asyncio.run(everybody()) == [[200] * 6] * PUPILS


def test_many_sockets_that_look_again_and_again_get_little(strict: Server) -> None:
    """Eight strangers' sockets ask for a long story as fast as they can; a move elsewhere is made all the same."""
    eve, ala = Person(at(strict), "Eve"), Person(at(strict), "Ala")
    long = played("samurai", 4)
    table = eve.post("/api/records", {"record": long.record().to_json()})["id"]
    mine = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    asked, answers = 100, Counter[str]()

    async def stranger() -> None:
        async with connect_async(f"ws://127.0.0.1:{strict.port}/ws/{table}", max_size=None) as socket:
            await socket.send('{"type":"hello","lang":"en","board":true}')
            for _ in range(asked):
                await socket.send('{"type":"look","eye":null}')
            heard = Counter[str]()
            while heard["update"] + heard["refused"] < asked + 1:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                heard[message["type"]] += 1
                if message["type"] == "refused":
                    assert message["problem"]["code"] == "too-fast"
            answers.update(heard)

    async def strangers() -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(8):
                group.create_task(stranger())

    with ala.look(mine) as chair:
        chair.asked()
        with ThreadPoolExecutor(1) as beside:
            attack = beside.submit(lambda: asyncio.run(strangers()))
            assert chair.submit("set-123")["type"] == "done"
            attack.result(timeout=10 * PATIENCE)
    # What the quota of strangers holds, and what flows in meanwhile; far from all that was asked for.
    assert 8 <= answers["update"] < asked
    assert answers["refused"] > 7 * asked


def test_asking_too_fast_is_refused_kindly(own: Server) -> None:
    own.stop()
    own.environment |= {"TATAMI_REQUESTS_PER_S": "1", "TATAMI_MESSAGES_PER_S": "5"}
    own.start()
    ala = Person(at(own), "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    with ala.look(table) as chair, ala.look(table) as other:
        chair.asked()
        other.asked()
        # More than ten at once and five a second; another socket is no way out.
        for number in range(20):
            for each in (chair, other):
                each._send({"type": "ahead", "seat": 0, "id": number + 1})
        for each in (chair, other):
            refused = each.hear("refused")
            assert refused["problem"]["code"] == "too-fast"
            assert refused["id"]
    codes: set[int] = set()
    while len(codes) < 2:
        codes.add(ala.http.get("/api/me").status_code)
    assert codes == {200, 429}
    assert Person(at(own)).get("/api/me") is None, "others at this address are not concerned"


def test_playing_again_costs_what_a_new_table_costs(strict: Server) -> None:
    ala = Person(at(strict), "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        assert chair.say("resign", seat=0)["type"] == "done"
    while ala.http.post("/api/tables", json={"game": "tenno", "seats": 2}).status_code == 201:
        pass
    assert ala.post(f"/api/tables/{table}/rematch", {}, 429)["code"] == "too-fast"
    assert ala.get(f"/api/tables/{table}")["rematch"] == "", "what is asked without making a table goes on"


def test_a_story_costs_more_than_a_plain_request(strict: Server) -> None:
    ala = Person(at(strict), "Ala")
    table = ala.post("/api/records", {"record": played().record().to_json()})["id"]
    codes = Counter(ala.http.get(f"/api/tables/{table}/story").status_code for _ in range(60))
    assert set(codes) == {200, 429}


def test_chat_is_counted_by_person(strict: Server) -> None:
    ala = Person(at(strict), "Ala")
    table = ala.open("tenno", 2)
    codes = Counter[str]()
    for number in range(4):
        with ala.look(table) as chair:
            for _ in range(4):
                codes[chair.say("chat", text=str(number)).get("problem", {}).get("code", "said")] += 1
    assert codes["too-fast"] >= 8
    assert 5 <= codes["said"] <= 8


def test_names_cannot_be_listed_and_passphrases_not_be_guessed(own: Server) -> None:
    own.stop()
    own.environment |= {"TATAMI_REQUESTS_PER_S": "2"}
    own.start()
    ala, eve = Person(at(own), "Ala"), Person(at(own), "Eve")
    ala.post("/api/claim", {"name": "Ala", "passphrase": "cztery słonie"})
    asked = [eve.http.post("/api/guest", json={"name": name}).json()["code"] for name in ("Ala", "Shogun", "Ala")]
    assert asked == ["name-unavailable", "name-unavailable", "too-fast"]
    # And then a free name is no answer either.
    assert eve.post("/api/guest", {"name": "Wolne"}, 429)["code"] == "too-fast"
    # Names that can be had cost nothing.
    for number in range(4):
        ala.post("/api/guest", {"name": f"Ala {number}"})
    guess = {"name": "Ala", "passphrase": "pięć słoni"}
    guesses = [eve.http.post("/api/login", json=guess).json()["code"] for _ in range(5)]
    assert guesses[:2] == ["login"] * 2
    assert "too-fast" in guesses


def test_who_says_nothing_is_sent_away(own: Server) -> None:
    own.stop()
    own.environment |= {"TATAMI_HELLO_S": "2"}
    own.start()
    ala = Person(at(own), "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    with connect(f"ws://127.0.0.1:{own.port}/ws/{table}", open_timeout=PATIENCE) as silent:
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    with ala.look(table) as chair:
        chair.asked()
    own.stop()
    assert "Traceback" not in own.log.read_text()


def test_one_person_has_so_many_sockets(strict: Server) -> None:
    ala = Person(at(strict), "Ala")
    table, other_table = ala.open("tenno", 2), ala.open("tenno", 2)
    with contextlib.ExitStack() as sockets:
        for _ in range(MOST_SOCKETS // 2):
            sockets.enter_context(ala.look(table)).hear("welcome")
            sockets.enter_context(ala.look(other_table)).hear("welcome")
        cookie = {"Cookie": f"tatami={ala.http.cookies['tatami']}"}
        with connect(f"ws://127.0.0.1:{strict.port}/ws/{table}", additional_headers=cookie) as more:
            assert json.loads(more.recv(PATIENCE))["problem"]["code"] == "sockets-many"
        with Person(at(strict), "Bo").look(table) as other:
            other.hear("welcome")
    with ala.look(table) as again:
        again.hear("welcome")


def test_a_socket_that_only_pings_is_closed(strict: Server) -> None:
    ala = Person(at(strict), "Ala")
    table = ala.open("tenno", 2)
    with ala.look(table) as chair:
        chair.hear("welcome")
        assert chair.socket.ping().wait(PATIENCE)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                chair.socket.ping()
        assert chair.gone()


def test_records_are_few_and_small_and_leave_the_memory(strict: Server) -> None:
    ala, bo = Person(at(strict), "Ala"), Person(at(strict), "Bo")
    record = played().record().to_json()
    junk = json.dumps({**json.loads(record), "result": {"junk": "x" * 300_000}})
    assert ala.post("/api/records", {"record": junk}, 413)["code"] == "too-large"
    less = json.dumps({**json.loads(record), "result": {"junk": "x" * 200_000}})
    table = ala.post("/api/records", {"record": less})["id"]
    with disk_of(strict) as kept:
        [(size,)] = kept.ask("SELECT max(length(entry)) FROM log WHERE place = ?", table)
        assert size < 20_000, "what a game does not need is not kept"
    watch = ala.http.get("/metrics", headers={"Authorization": f"Bearer {KEY}"}).text
    assert "tatami_tables_live 0.0" in watch
    assert len(ala.get(f"/api/tables/{table}/record")["moves"]) == len(json.loads(record)["moves"])
    codes = Counter(ala.http.post("/api/records", json={"record": record}).status_code for _ in range(32))
    assert codes == {201: 29, 429: 3}
    with disk_of(strict) as kept:
        for number in range(500):
            kept.change("INSERT INTO imports (place, player) VALUES (?, ?)", f"place {number}", bo.id)
    assert bo.post("/api/records", {"record": record}, 429)["code"] == "records-many"


def test_one_person_has_so_many_tables(strict: Server) -> None:
    ala, bo = Person(at(strict), "Ala"), Person(at(strict), "Bo")
    wanted = {"game": "tenno", "seats": 2, "sit": ["bot:peasant", "next"]}
    codes = [ala.http.post("/api/tables", json=wanted).status_code for _ in range(40)]
    assert codes[0] == 201
    assert codes[-1] == 429
    with disk_of(strict) as kept:
        for place in (f"place {number}" for number in range(100)):
            kept.change("INSERT INTO places VALUES (?, 'tenno', 'playing', false, 1, 1, 1, NULL, '{}')", place)
            kept.change("INSERT INTO seats VALUES (?, 0, ?)", place, bo.id)
    assert bo.post("/api/tables", wanted, 429)["code"] == "tables-many"


def test_who_has_too_many_tables_is_told_how_many_are_allowed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_REQUESTS_PER_S="12.5")
    server.start()
    try:
        ala = Person(at(server), "Ala")
        with disk_of(server) as kept:
            for place in (f"place {number}" for number in range(125)):
                kept.change("INSERT INTO places VALUES (?, 'tenno', 'playing', false, 1, 1, 1, NULL, '{}')", place)
                kept.change("INSERT INTO seats VALUES (?, 0, ?)", place, ala.id)
        problem = ala.post("/api/tables", {"game": "tenno", "seats": 2, "sit": ["me", "next"]}, 429)
        assert (problem["code"], problem["args"]) == ("tables-many", {"most": 125})
    finally:
        server.stop()
