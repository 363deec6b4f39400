"""Several processes behind one port: what one command starts, looks after and stops."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tatami.bench.server import Server
from tatami.bench.services.redis import Redis, missing
from tests.server.hosts import URL, command
from tests.server.people import PATIENCE, Chair, Person
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


def play_on(person: Person, table: str) -> None:
    """Come to a table and move. Who was handed to a process that is just dying comes again, as browsers do."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with person.look(table) as chair:
                chair.asked()
                assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"
            return
        except (InvalidMessage, ConnectionClosed):
            assert time.monotonic() < end


@needs_redis
def test_a_process_that_dies_is_started_anew_and_people_play_on(server: Server) -> None:
    ala = Person(f"http://127.0.0.1:{server.port}", "Ala")
    table = ala.open("samurai", 2, sit=["me", "bot:peasant"], start=True)
    former = until(server, set())
    for pid in former:
        os.kill(pid, signal.SIGKILL)
        play_on(ala, table)
    assert until(server, former)
    assert ala.get("/healthz") == {"ok": True}


def server_of(chair: Chair, pids: set[int]) -> int:
    """Which of these processes has the other end of a socket."""
    port = chair.socket.local_address[1]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inode = next(row[9] for row in rows if int(row[2].rpartition(":")[2], 16) == port)
    return next(pid for pid in pids if any(_end(fd) == f"socket:[{inode}]" for fd in Path(f"/proc/{pid}/fd").iterdir()))


def _end(fd: Path) -> str:
    try:
        return os.readlink(fd)
    except OSError:
        return ""


@needs_redis
def test_all_people_of_a_table_are_at_one_process(server: Server) -> None:
    pids = until(server, set())
    used: set[int] = set()
    ala, bo = (Person(f"http://127.0.0.1:{server.port}", name) for name in ("Ala", "Bo"))
    while used != pids:  # Both have some.
        table = ala.open("tenno", 2, open=True)
        bo.sit(table)
        ala.start(table)
        with ala.look(table) as one, bo.look(table) as two:
            one.asked()
            two.asked()
            assert server_of(one, pids) == server_of(two, pids)
            used.add(server_of(one, pids))
            assert one.submit(one.update["legal"][0]["code"])["type"] == "done"


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
