"""A player whom the host removes is gone from every table at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tatami.bench.server import Server
from tests.server.hosts import command
from tests.server.people import PATIENCE, Chair, Person
from tests.server.tiers import Tier


@pytest.fixture
def patient(tier: Tier, tmp_path: Path) -> Iterator[Server]:
    """A server that closes no socket for its silence while a test lasts."""
    server = tier.server(tmp_path / "data", TATAMI_THINKERS="1", TATAMI_HELLO_S="300")
    server.start()
    yield server
    server.stop()


def remove(own: Server, player: str) -> None:
    command(own, "admin", "remove", player).check_returncode()


def last_words(chair: Chair) -> dict[str, Any]:
    """What a socket is told before it is closed, whatever it says meanwhile."""
    told = chair.hear("gone")
    assert chair.gone()
    return told


def test_a_removed_player_is_sent_away_from_every_table_and_the_others_stay(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    ala, bo = Person(address, "Ala"), Person(address, "Bo")
    tables = [ala.open("tenno", 2, sit=["me"], open=True) for _ in range(2)]
    for table in tables:
        bo.sit(table)
        ala.start(table)
    with ala.look(tables[0]) as first, ala.look(tables[1]) as second, bo.look(tables[0]) as other:
        for chair in (first, second, other):
            chair.asked()
        assert ala.post("/api/guest", {"name": "Ala the Second"})["id"] == ala.id
        assert ala.post("/api/claim", {"name": "Ala the Second", "passphrase": "a long one"})["claimed"]
        assert first.say("chat", text="Good evening")["type"] == "done", "who has changed the name stays"
        remove(own, ala.id)
        for chair in (first, second):
            assert last_words(chair)["problem"]["code"] == "removed"
        assert other.say("chat", text="Where is she?")["type"] == "done"
    deadline = time.monotonic() + PATIENCE
    while ala.get("/api/me") is not None:
        assert time.monotonic() < deadline
    with ala.look(tables[0]) as stranger:
        stranger.hear("update")
        assert stranger.update["eye"] is None
        assert stranger.say("chat", text="Good evening")["problem"]["code"] == "chat-seated"
        code = stranger.say("submit", seat=0, ask=0, codes=["set-123"])["problem"]["code"]
        assert code == "not-your-seat"


def test_a_socket_that_has_not_said_anything_yet_is_closed_too(patient: Server) -> None:
    ala = Person(f"http://127.0.0.1:{patient.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    cookie = "; ".join(f"{name}={value}" for name, value in ala.http.cookies.items())
    with connect(f"ws://127.0.0.1:{patient.port}/ws/{table}", additional_headers={"Cookie": cookie}) as quiet:
        remove(patient, ala.id)
        assert '"removed"' in str(quiet.recv(PATIENCE))
        try:
            quiet.send('{"type":"hello"}')
            while True:
                assert '"update"' not in str(quiet.recv(PATIENCE))
        except ConnectionClosed:
            pass
