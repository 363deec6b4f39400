"""What one may ask, counted over several processes."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.bench.services.redis import Redis, missing
from tatami.server.bus.redis import EVERYBODY
from tatami.server.gates.limits import MOST_SOCKETS, QUOTAS, Allowance, Limits
from tatami.server.gates.sharing import EVERY
from tests.server.many import House
from tests.server.people import PATIENCE
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier


class Processes:
    """The limits of several processes that tell each other, at a time that the test sets."""

    def __init__(self, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 0.0
        monkeypatch.setattr(time, "monotonic", lambda: self.time)
        self.limits = [Limits(10, 50) for _ in range(count)]
        for each in self.limits:
            each.shared = True
        self.told = 0

    def at(self, number: int, person: str | None = "ala", address: str = "1.2.3.4") -> Allowance:
        return self.limits[number].allowance(person, address)

    def pass_by(self, seconds: float) -> None:
        """Time passes, and whoever has something to tell does so."""
        self.time += seconds
        for number, each in enumerate(self.limits):
            spent, sockets = each.untold()
            self.told += bool(spent or sockets)
            for other in self.limits:
                if other is not each:
                    other.heard(str(number), spent, sockets)


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("quota", ["messages", "requests", "chat", "tables"])
@pytest.mark.parametrize("greed", [1.0, 0.3])
def test_nobody_gets_more_than_promised(count: int, quota: str, greed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    processes, rng = Processes(count, monkeypatch), random.Random(1)
    base = {"messages": 50, "requests": 10}[QUOTAS[quota].base]
    r, b = (part * base for part in QUOTAS[quota].person)
    taken, steps = 0.0, 400
    for _ in range(steps):
        for number in range(count):
            mine = processes.at(number)
            for _ in range(200):
                if rng.random() > greed or not mine.take(quota):
                    break
                taken += 1
        processes.pass_by(EVERY)
    bound = count * (17 / 16 * b + r * EVERY) + (1 + count / 16) * r * steps * EVERY
    assert taken <= bound + 1
    if greed == 1.0:
        assert taken >= b + r * steps * EVERY * 0.9, "nor less than in one process"


def test_who_plays_as_people_do_is_never_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = Processes(2, monkeypatch)
    for number in range(200):
        assert processes.at(number % 2).take("messages")
        processes.pass_by(EVERY)
    assert processes.told == 0


def test_what_is_given_back_is_given_back_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = Processes(2, monkeypatch)
    for _ in range(10):
        assert processes.at(0).take("names")
        processes.pass_by(0)
        processes.at(0).give("names")
        processes.pass_by(0)
    for _ in range(10):
        assert processes.at(1).take("names")


def test_sockets_are_counted_over_processes_and_forgotten_with_a_silent_one(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = Processes(2, monkeypatch)
    open_here = [processes.limits[0].socket(processes.at(0)) for _ in range(MOST_SOCKETS - 2)]
    for each in open_here:
        assert each.__enter__()
    processes.pass_by(0)
    rooms = [processes.limits[1].socket(processes.at(1)) for _ in range(3)]
    assert [each.__enter__() for each in rooms] == [True, True, False]
    processes.time += 10
    with processes.limits[1].socket(processes.at(1)) as room:
        assert room
    for each in (*open_here, *rooms):
        each.__exit__(None, None, None)


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    """Two processes with the usual limits."""
    if why := missing():
        pytest.skip(why)
    redis, tier = Redis(), PostgresqlTier(postgres)
    redis.start()
    usual = {"TATAMI_MESSAGES_PER_S": "50", "TATAMI_REQUESTS_PER_S": "10"}
    found = House(tmp_path, tier, redis, 2, **usual)
    found.start()
    yield found
    found.stop()
    redis.remove()
    tier.empty(tmp_path)


def test_who_has_spent_all_in_one_process_has_nothing_left_in_another(house: House) -> None:
    import redis

    ala = house.person("Ala", 0)
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    listening = redis.from_url(house.redis.url).pubsub()  # type: ignore[no-untyped-call]
    listening.subscribe(EVERYBODY)
    with ala.look(table) as here, house.same(ala, 1).look(table) as there:
        here.asked()
        there.asked()
        while here.say("chat", text="Good evening")["type"] == "done":
            pass
        while True:
            message = listening.get_message(timeout=PATIENCE)
            assert message is not None, "nothing is told"
            if message["type"] == "message" and b'"spent"' in message["data"] and b'"chat"' in message["data"]:
                told = json.loads(message["data"][message["data"].index(b"{") :])
                break
        assert told["spent"]["chat"][f"person {ala.id}"] > 0
        said = [there.say("chat", text="And again")["type"] for _ in range(5)]
        assert said.count("done") <= 2, "what came in meanwhile, and what was on its way"
        house.redis.kill()
        assert there.say("ahead", seat=0)["type"] == "foretold", "each counts for itself"
    listening.close()
