"""Several processes behind one port: what one command starts, looks after and stops."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.bench.server import Server
from tatami.bench.services.redis import Redis, missing
from tests.server.hosts import URL, command
from tests.server.people import PATIENCE, Person
from tests.server.postgres import Postgres
from tests.server.tiers import PostgresqlTier

needs_redis = pytest.mark.skipif(bool(missing()), reason=missing())

SENTENCES = {
    ("--redis-url", "redis://127.0.0.1"): "--redis-url is for several processes on one database",
    ("--processes", "2"): "Several processes need a database and a way to hear of each other",
    ("--redis-url", "http://127.0.0.1"): "The setting TATAMI_REDIS_URL cannot be",
}


@pytest.mark.parametrize("words", SENTENCES)
def test_half_of_what_is_needed_is_refused_in_one_sentence(tmp_path: Path, words: tuple[str, str]) -> None:
    run = command(Server(tmp_path), "serve", "--port", "0", *words)
    assert run.returncode == 2
    assert SENTENCES[words] in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.fixture
def server(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    redis, tier = Redis(), PostgresqlTier(postgres)
    redis.start()
    settings = {URL: tier.url(tmp_path), "TATAMI_REDIS_URL": redis.url, "TATAMI_THINKERS": "1"}
    found = Server(tmp_path / "data", "--processes", "2", **settings)
    found.start()
    yield found
    if found.process.poll() is None:
        found.stop()
    redis.remove()
    tier.empty(tmp_path)


def children(server: Server) -> set[int]:
    """The processes that serve, by their number."""
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return {pid for pid in map(int, path.read_text().split()) if b"spawn_main" in _line(pid)}


def _line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def until(server: Server, others: set[int]) -> set[int]:
    """The children, once there are two and none of these others."""
    end = time.monotonic() + PATIENCE
    while len(found := children(server)) != 2 or found & others:
        assert time.monotonic() < end, found
    return found


@needs_redis
def test_a_process_that_dies_is_started_anew_and_people_play_on(server: Server) -> None:
    ala = Person(f"http://127.0.0.1:{server.port}", "Ala")
    table = ala.open("samurai", 2, sit=["me", "bot:peasant"], start=True)
    former = until(server, set())
    for pid in former:
        os.kill(pid, signal.SIGKILL)
        with ala.look(table) as chair:
            chair.asked()
            assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"
    assert until(server, former)
    assert ala.get("/healthz") == {"ok": True}


@needs_redis
def test_a_rolling_restart_leaves_nobody_outside(server: Server) -> None:
    ala = Person(f"http://127.0.0.1:{server.port}", "Ala")
    former = until(server, set())
    server.process.send_signal(signal.SIGHUP)
    end = time.monotonic() + PATIENCE
    while children(server) & former:
        assert ala.get("/healthz") == {"ok": True}
        assert time.monotonic() < end
    assert ala.get("/api/me")["name"] == "Ala"


@needs_redis
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_all_stop_when_the_parent_is_told_to(server: Server, number: int) -> None:
    former = until(server, set())
    assert Person(f"http://127.0.0.1:{server.port}").get("/healthz") == {"ok": True}
    server.process.send_signal(number)
    assert server.process.wait(PATIENCE) == 0
    server._gone()
    assert not any(_line(pid) for pid in former)
