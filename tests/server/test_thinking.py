"""Thinking given away: processes that only think, and what becomes of their work when they die."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis as client

from tatami.bench.server import Server, neutral
from tests.server.buses import Redis, missing
from tests.server.hosts import command
from tests.server.many import House
from tests.server.people import PATIENCE, Chair
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


class Helper:
    """`tatami think` in a process of its own."""

    def __init__(self, redis: Redis, log: Path) -> None:
        self.log = log.open("a")
        words = [sys.executable, "-m", "tatami", "think", "--redis-url", redis.url, "--thinkers", "1"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self.log, text=True, env=neutral())
        assert self.process.stdout is not None
        assert "Thinking" in self.process.stdout.readline()

    def end(self, number: int = signal.SIGKILL) -> int:
        self.process.send_signal(number)
        found = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return found


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
    helper = Helper(house.redis, tmp_path / "think.log")
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
    assert helper.end(signal.SIGTERM) == 0
    assert house.person("Bo").get("/healthz") == {"ok": True}


def test_what_a_killed_helper_had_is_thought_by_others(house: House, tmp_path: Path) -> None:
    first = Helper(house.redis, tmp_path / "first.log")
    until_helped(house, 1)
    ala = house.person("Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:shogun"], start=True)
    with ala.look(table) as chair:
        answer(chair, 1)
        first.end()
        second = Helper(house.redis, tmp_path / "second.log")
        answer(chair, 3)
        chair.asked()
        second.end()
        answer(chair, 2)
        chair.asked()


def test_thinking_without_a_redis_is_refused_in_one_sentence(tmp_path: Path) -> None:
    run = command(Server(tmp_path), "think")
    assert run.returncode == 2
    assert "--redis-url" in run.stderr
    assert run.stderr.count("\n") == 1
