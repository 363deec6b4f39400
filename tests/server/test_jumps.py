"""A machine whose clock jumps by hours between one start and the next, or between two processes."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.bench.server import Server
from tatami.bench.services.redis import Redis, missing
from tatami.server.domain.clocks import HOUR
from tests.server.hosts import disk_of
from tests.server.many import House
from tests.server.people import PATIENCE, Chair, Person
from tests.server.postgres import Postgres
from tests.server.tiers import ON_SQLITE, PostgresqlTier, Tier

SHIFTED = """
import os, time
machine, shift = time.time_ns, int(os.environ["SHIFT_MS"]) * 1_000_000
time.time_ns = lambda: machine() + shift
"""
PACE = {"kind": "live", "bank": 600, "increment": 0}


@pytest.fixture
def shifting(tmp_path: Path) -> dict[str, str]:
    """What a server needs in its environment for its machine's clock to be set."""
    (tmp_path / "sitecustomize.py").write_text(SHIFTED)
    return {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]), "SHIFT_MS": "0"}


def left(chair: Chair) -> list[int]:
    """What the clocks of a table show."""
    clocks: list[dict[str, Any]] = chair.update["clocks"]
    return [each["left"] for each in clocks]


def lost(server: Server, table: str) -> int:
    """How often somebody's time was up, as the log tells."""
    with disk_of(server) as kept:
        lines = kept.ask("SELECT entry FROM log WHERE place = ?", table)
    return sum('"stood-in"' in line or '"resigned"' in line for (line,) in lines)


@pytest.fixture
def shifted(tier: Tier, tmp_path: Path, shifting: dict[str, str]) -> Iterator[Server]:
    """A server on such a machine."""
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", **shifting)
    server.start()
    yield server
    server.stop()


@ON_SQLITE
@pytest.mark.parametrize("hours", [3, -3])
def test_a_clock_that_was_set_between_two_starts_charges_and_pays_nobody(shifted: Server, hours: int) -> None:
    ala = Person(f"http://127.0.0.1:{shifted.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True, pace=PACE)
    with ala.look(table) as chair:
        before = left(chair) if chair.asked() else []
    shifted.stop()
    shifted.environment["SHIFT_MS"] = str(hours * HOUR)
    shifted.start()
    deadline = time.monotonic() + PATIENCE
    while True:  # It runs on: a clock that waits until the day is as late again would give hours.
        with ala.look(table, eye=0) as chair:
            chair.asked()
            assert all(was - 60_000 < now <= was for was, now in zip(before, left(chair), strict=True))
            if left(chair)[0] < before[0]:
                assert chair.submit("set-123")["type"] == "done"
                chair.settle()
                assert all(was - 60_000 < now <= was for was, now in zip(before, left(chair), strict=True))
                break
        assert time.monotonic() < deadline
    assert lost(shifted, table) == 0


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path, shifting: dict[str, str]) -> Iterator[House]:
    """Two processes whose clocks differ by three hours."""
    if why := missing():
        pytest.skip(why)
    redis, tier = Redis(), PostgresqlTier(postgres)
    redis.start()
    found = House(tmp_path / "house", tier, redis, 2, **shifting)
    found.start_one(0)
    for server in found.servers[1:]:
        server.environment["SHIFT_MS"] = str(3 * HOUR)
    yield found
    found.stop()
    redis.remove()
    tier.empty(tmp_path)


def test_a_process_takes_the_time_of_those_that_run(house: House) -> None:
    ala = house.person("Ala", 0)
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True, pace=PACE)
    with ala.look(table, eye=0) as chair:
        chair.asked()
        house.start_one(1)
        with house.same(ala, 1).look(table, eye=0) as other:
            other.asked()
            assert min(left(other)) > 500_000
            assert other.submit("set-123")["type"] == "done"
        while chair.update["ask"] is not None:
            chair.hear("update")
        assert min(left(chair)) > 500_000
    assert lost(house.servers[0], table) == 0
