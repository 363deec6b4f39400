"""Thinking given away: processes that only think, and what becomes of their work when they die."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis as client

from tatami.bench.command import Thinker
from tatami.bench.server import Server
from tatami.bench.services.redis import Redis, missing
from tests.server.hosts import command
from tests.server.many import House
from tests.server.people import PATIENCE, Chair
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def helper_at(redis: Redis, log: Path) -> Thinker:
    helper = Thinker(redis.url, log)
    helper.start()
    return helper


@pytest.fixture
def house(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    redis, tier = Redis(), PostgresqlTier(postgres)
    redis.start()
    found = House(tmp_path, tier, redis, 1, TATAMI_HANG_S="4")
    found.start()
    yield found
    found.stop()
    redis.remove()
    tier.empty(tmp_path)


def ask(redis: Redis, *words: Any) -> Any:
    found: Any = client.from_url(redis.url)
    try:
        return found.execute_command(*words)
    finally:
        found.close()


def until_helped(house: House, count: int) -> None:
    """Wait until so many helpers live."""
    end = time.monotonic() + PATIENCE
    while ask(house.redis, "ZCARD", "tatami:helpers") != count:
        assert time.monotonic() < end


def given(house: House) -> int:
    """How many thoughts were ever given away."""
    found = 0
    for urgency in range(5):
        if ask(house.redis, "EXISTS", f"tatami:thoughts:{urgency}"):
            about = ask(house.redis, "XINFO", "STREAM", f"tatami:thoughts:{urgency}")
            found += int(about.get("entries-added", about.get(b"entries-added")))
    return found


def answer(chair: Chair, times: int) -> None:
    """Answer so many questions of the game."""
    for _ in range(times):
        chair.asked()
        if chair.update["ending"] is not None:
            return
        ask = chair.update["ask"]
        chair.submit(chair.update["legal"][0]["code"])
        while chair.update["ask"] == ask:
            chair.hear("update")


def test_thoughts_are_given_away_and_come_back(house: House, tmp_path: Path) -> None:
    helper = helper_at(house.redis, tmp_path / "think.log")
    until_helped(house, 1)
    ala = house.person("Ala")
    table = ala.open("samurai", 2, sit=["me", "bot:ronin"], start=True)
    with ala.look(table, lang="en") as chair:
        while given(house) < 4:  # The server has to see first that somebody helps.
            answer(chair, 1)
            assert chair.update["ending"] is None
        chair.asked()
        assert chair.say("hint", seat=0)["type"] == "hinted"
        assert given(house) >= 5
    helper.stop()
    assert helper.process.returncode == 0
    assert house.person("Bo").get("/healthz") == {"ok": True}


def test_what_a_killed_helper_had_is_thought_by_others(house: House, tmp_path: Path) -> None:
    first = helper_at(house.redis, tmp_path / "first.log")
    until_helped(house, 1)
    ala = house.person("Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:shogun"], start=True)
    with ala.look(table) as chair:
        answer(chair, 1)
        first.kill()
        second = helper_at(house.redis, tmp_path / "second.log")
        answer(chair, 3)
        chair.asked()
        second.kill()
        answer(chair, 2)
        chair.asked()


def test_thinking_without_a_redis_is_refused_in_one_sentence(tmp_path: Path) -> None:
    run = command(Server(tmp_path), "think")
    assert run.returncode == 2
    assert "--redis-url" in run.stderr
    assert run.stderr.count("\n") == 1
