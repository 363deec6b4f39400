"""A living server moves to several processes and back, as docs/hosting.md says: everybody finds their seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tatami.bench.server import Server
from tatami.bench.services import redis as buses
from tests.server.hosts import URL, command
from tests.server.people import Person
from tests.server.postgres import Postgres

pytestmark = pytest.mark.skipif(bool(buses.missing()), reason=buses.missing())


@contextmanager
def serving(*servers: Server) -> Iterator[None]:
    for server in servers:
        server.start()
    try:
        yield
    finally:
        for server in servers:
            server.stop()


def move_on(server: Server, cookie: str, table: str) -> None:
    """Somebody who was here before decides the next thing at their table."""
    person = Person(f"http://127.0.0.1:{server.port}")
    person.http.cookies.set("tatami", cookie)
    assert person.get("/api/me")["name"] == "Ala"
    with person.look(table) as chair:
        chair.asked()
        assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"


def test_a_server_moves_to_several_processes_and_back(postgres: Postgres, tmp_path: Path) -> None:
    redis, url, data = buses.Redis(), postgres.make_bare(), tmp_path / "data"
    redis.start()
    alone = Server(data, TATAMI_THINKERS="1")
    several = [Server(data, **{URL: url}, TATAMI_REDIS_URL=redis.url, TATAMI_THINKERS="1") for _ in range(2)]
    try:
        with serving(alone):
            ala = Person(f"http://127.0.0.1:{alone.port}", "Ala")
            table, cookie = ala.open("samurai", 2, sit=["me", "bot:random"], start=True), ala.http.cookies["tatami"]
            move_on(alone, cookie, table)
            assert command(alone, "move", str(data), url).returncode == 2, "not while a server runs there"
        there = command(alone, "move", str(data), url)
        assert there.returncode == 0, there.stderr
        with serving(*several):
            for server in several:
                move_on(server, cookie, table)
            assert command(alone, "move", url, str(tmp_path / "other")).returncode == 2
        (data / "former").mkdir()
        for file in data.glob("tatami.db*"):
            file.rename(data / "former" / file.name)
        back = command(alone, "move", url, str(data))
        assert back.returncode == 0, back.stderr
        with serving(alone):
            move_on(alone, cookie, table)
    finally:
        redis.remove()
