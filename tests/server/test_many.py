"""Several processes, one behaviour: people at one table on different processes, whatever is killed between them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import tatami
from tatami.bench.services.redis import Redis, missing
from tatami.server.store.opening import open_store
from tests.server.many import House, errors
from tests.server.people import PATIENCE, Chair, Person
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    found = Redis()
    found.start()
    yield found
    found.remove()


@pytest.fixture(scope="module")
def house(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two processes for all tests that kill nobody."""
    folder = tmp_path_factory.mktemp("house")
    tier = PostgresqlTier(postgres)
    found = House(folder, tier, redis)
    found.start()
    yield found
    found.stop()
    tier.empty(folder)
    assert errors(found.logs()) == []


@pytest.fixture
def frail(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    """Two processes and a Redis of one's own, to be killed."""
    own, tier = Redis(), PostgresqlTier(postgres)
    own.start()
    found = House(tmp_path, tier, own)
    found.start()
    yield found
    found.stop()
    own.remove()
    tier.empty(tmp_path)


def pair(house: House, game: str = "tenno", *bots: str, **more: object) -> tuple[Person, Person, str]:
    """Two people on different processes at a table that has begun."""
    ala, bo = house.person("Ala", 0), house.person("Bo", 1)
    seats = min(2 + len(bots), tatami.game(game).meta.max_seats)
    table = ala.open(game, seats, open=True, sit=["me", "next", *bots][:seats], **more)
    bo.sit(table)
    ala.start(table)
    return ala, bo, table


def play(chairs: list[Chair], moves: int = 100_000) -> int:
    """Play so many moves, or to the end; how many were made."""
    made, end = 0, time.monotonic() + PATIENCE
    while made < moves and any(chair.update["ending"] is None for chair in chairs):
        assert time.monotonic() < end, "nothing happens any more"
        for chair in chairs:
            if chair.update["ask"] is None or chair.update["ending"] is not None:
                continue
            ask = chair.update["ask"]
            legal = chair.update["legal"]
            answer = chair.submit(legal[made % len(legal)]["code"])
            assert answer["type"] == "done" or answer["problem"]["code"] == "late", answer
            while chair.update["ask"] == ask and chair.update["ending"] is None:
                chair.hear("update")
            made, end = made + 1, time.monotonic() + PATIENCE
        for chair in chairs:
            chair.settle()
    return made


def entries(house: House, table: str) -> list[str]:
    store = open_store(Path(), house.url)
    try:
        return store.entries(table)
    finally:
        store.close()


@pytest.mark.parametrize("game", tatami.known_games())
def test_a_game_to_its_end_on_two_processes_with_a_bot(house: House, game: str) -> None:
    ala, bo, table = pair(house, game, "bot:peasant")
    with ala.look(table) as one, bo.look(table) as other, house.person("Ola", 1).look(table) as watcher:
        for chair in (one, other, watcher):
            chair.hear("update")
        play([one, other])
        for chair in (one, other, watcher):
            while chair.update["ending"] is None:
                chair.hear("update")
        assert one.update["ending"] == other.update["ending"] == watcher.update["ending"]
    assert tatami.replay(bo.http.get(f"/api/tables/{table}/record").text).outcome is not None


def test_one_question_answered_twice_at_once_is_answered_once(house: House) -> None:
    """The same person at both processes, with two answers; exactly one is done, and both are told which."""
    ala, bo, table = pair(house, "samurai")
    twin = house.same(ala, 1)
    races = 0
    with (
        ala.look(table) as one,
        twin.look(table) as other,
        bo.look(table) as third,
        ThreadPoolExecutor(2) as pool,
    ):
        for chair in (one, other, third):
            chair.hear("update")
        while races < 12:
            play([third], 1) if third.update["ask"] is not None else None
            for chair in (one, other, third):
                chair.settle()
            if one.update["ask"] is None:
                third.settle()
                continue
            while other.update["ask"] != one.update["ask"]:
                other.hear("update")
            codes = [option["code"] for option in one.update["legal"]]
            if len(codes) < 2:
                play([one], 1)
                other.settle()
                continue
            ask = one.update["ask"]
            answers = list(pool.map(lambda pair: pair[0].submit(pair[1]), [(one, codes[0]), (other, codes[-1])]))
            assert sorted(each["type"] for each in answers) == ["done", "refused"], answers
            assert [each["problem"]["code"] for each in answers if each["type"] == "refused"] == ["late"]
            for chair in (one, other):
                while chair.update["ask"] == ask:
                    chair.hear("update")
            races += 1
        for chair in (one, other):
            chair.settle()
        assert [line["data"] for line in one.story] == [line["data"] for line in other.story]


def test_a_seat_for_which_two_race_is_one_persons(house: House) -> None:
    ala = house.person("Ala", 0)
    people = [house.person(f"Guest {number}", number % 2) for number in range(6)]
    table = ala.open("tenno", 2, open=True, sit=["me"])
    for person in people:
        person.get(f"/api/tables/{table}")
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda person: person.http.post(f"/api/tables/{table}/sit", json={}).status_code, people))
    assert sorted(found) == [200, 409, 409, 409, 409, 409]
    first, second = (house.same(ala, number).get(f"/api/tables/{table}")["seats"] for number in range(2))
    assert [seat["name"] for seat in first] == [seat["name"] for seat in second]


def test_what_is_said_on_both_is_heard_on_both_once_and_in_order(house: House) -> None:
    ala, bo, table = pair(house)
    with ala.look(table) as one, bo.look(table) as other, ThreadPoolExecutor(2) as pool:
        for chair in (one, other):
            chair.hear("update")

        def talk(pair: tuple[Chair, str]) -> list[str]:
            return [pair[0].say("chat", text=f"{pair[1]} {number}")["type"] for number in range(5)]

        assert list(pool.map(talk, [(one, "Ala"), (other, "Bo")])) == [["done"] * 5] * 2
        heard = []
        for chair in (one, other):
            lines = _said(chair)
            assert sorted(text for _, text in lines) == sorted(f"{who} {n}" for who in ("Ala", "Bo") for n in range(5))
            assert len({number for number, _ in lines}) == 10
            heard.append(sorted(lines))
        assert heard[0] == heard[1]


def _said(chair: Chair) -> list[tuple[int, str]]:
    """The ten lines that a chair was told, in order."""
    while True:
        told = [each for each in map(msgspec.json.decode, chair.bytes) if each["type"] == "said"]
        if len(told) >= 10:
            numbers = [each["number"] for each in told]
            assert numbers == sorted(numbers)
            return [(each["number"], each["text"]) for each in told]
        chair.hear("said")


def test_who_is_here_is_known_on_both(house: House) -> None:
    ala, bo, table = pair(house)
    with ala.look(table) as one:
        one.hear("update")
        with bo.look(table) as other:
            other.hear("update")
            for chair in (one, other):
                while not all(seat["here"] for seat in chair.table["seats"]):
                    chair.hear("welcome")
        while one.table["seats"][1]["here"]:
            one.hear("welcome")
    assert not any(seat["here"] for seat in _until_empty(bo, table))


def _until_empty(person: Person, table: str) -> list[dict[str, object]]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seats: list[dict[str, object]] = person.get(f"/api/tables/{table}")["seats"]
        if not any(seat["here"] for seat in seats):
            return seats
    return seats


def test_a_name_and_a_session_hold_on_every_process(house: House) -> None:
    ala = house.person("Ala", 0)
    there = house.same(ala, 1)
    assert there.get("/api/me")["name"] == "Ala"
    ala.post("/api/guest", {"name": "Alicja"})
    end = time.monotonic() + PATIENCE
    while there.get("/api/me")["name"] != "Alicja":
        assert time.monotonic() < end


def test_people_play_again_once_although_both_ask_at_once(house: House) -> None:
    ala, bo, table = pair(house)
    with ala.look(table) as one, bo.look(table) as other:
        one.hear("update")
        other.hear("update")
        assert one.say("resign", seat=0)["type"] == "done"
        while other.update["ending"] is None:
            other.hear("update")
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda who: who.post(f"/api/tables/{table}/rematch", {"yes": True}), (ala, bo)))
        assert len({each["rematch"] for each in found if each["rematch"]}) == 1
        for chair in (one, other):
            while not chair.table["rematch"]:
                chair.hear("welcome")
    assert sum('"rematched"' in line for line in entries(house, table)) == 1


def test_a_process_that_is_killed_takes_nothing_with_it(frail: House) -> None:
    ala, bo, table = pair(frail, "samurai", "bot:peasant")
    with ala.look(table) as one, bo.look(table) as other:
        one.hear("update")
        other.hear("update")
        play([one, other], 4)
        frail.servers[0].kill()
        begun = time.monotonic()
        with frail.same(ala, 1).look(table) as back:
            back.hear("update")
            assert time.monotonic() - begun < 2
            assert [line["data"] for line in back.story[: len(one.story)]] == [line["data"] for line in one.story]
            play([back, other])
            assert back.update["ending"] == other.update["ending"]
    frail.servers[0].start()
    assert tatami.replay(frail.same(ala, 0).http.get(f"/api/tables/{table}/record").text).outcome is not None


def test_play_goes_on_while_redis_is_away_and_after_it_is_back(frail: House) -> None:
    ala, bo, table = pair(frail, "samurai", "bot:peasant")
    with ala.look(table) as one, bo.look(table) as other:
        one.hear("update")
        other.hear("update")
        play([one, other], 4)
        frail.redis.kill()
        play([one, other], 6)
        frail.redis.start()
        play([one, other])
        assert one.update["ending"] == other.update["ending"]
    lines = entries(frail, table)
    assert tatami.replay(bo.http.get(f"/api/tables/{table}/record").text).outcome is not None
    assert len(lines) > 10


def test_a_bot_goes_on_where_its_process_was_killed(frail: House) -> None:
    """Nobody looks at the table any more, and its bots owe a move to somebody who will come back."""
    ala = frail.person("Ala", 0)
    table = ala.open("samurai", 3, sit=["me", "bot:shogun", "bot:shogun"], start=True)
    with ala.look(table) as chair:
        chair.hear("update")
        play([chair], 1)
        frail.servers[0].kill()
    end = time.monotonic() + PATIENCE
    before = len(entries(frail, table))
    with frail.same(ala, 1).look(table) as chair:
        chair.asked()
    assert len(entries(frail, table)) >= before
    assert time.monotonic() < end


def test_a_start_beside_a_running_process_is_no_outage(frail: House) -> None:
    frail.servers[1].stop()
    frail.servers[1].start()
    frail.servers[0].kill()
    frail.servers[0].start()
    store = open_store(Path(), frail.url)
    try:
        assert not store.outages()._spans
    finally:
        store.close()
