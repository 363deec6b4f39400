"""A stranger on the network can learn or change nothing they should not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tatami.server.bench import Server
from tests.server.people import PATIENCE, Person
from tests.server.tiers import Tier


def test_every_answer_carries_the_headers(address: str) -> None:
    for path in ("/", "/api/games", "/healthz", "/api/tables/none"):
        headers = Person(address).http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_another_sites_page_can_change_nothing(address: str) -> None:
    ala = Person(address, "Ala")
    foreign = {"Origin": "https://evil.example"}
    assert ala.http.post("/api/guest", json={"name": "Eve"}, headers=foreign).status_code == 403
    assert ala.http.post("/api/guest", json={"name": "Ala 2"}, headers={"Origin": address}).status_code == 200
    fetched = {"Sec-Fetch-Site": "cross-site"}
    assert ala.http.post("/api/guest", json={"name": "Eve"}, headers=fetched).status_code == 403
    form = ala.http.post("/api/guest", content='{"name":"Eve"}', headers={"Content-Type": "text/plain"})
    assert form.json()["code"] == "content-type"
    assert ala.get("/api/me")["name"] == "Ala 2"
    table = ala.open("tenno", 2)
    with (
        pytest.raises(InvalidStatus),
        connect(f"{address.replace('http', 'ws')}/ws/{table}", additional_headers=foreign, open_timeout=PATIENCE),
    ):
        pass


def test_tables_cannot_be_guessed_or_listed(address: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, "Eve")
    table = ala.open("tenno", 2)
    assert len(table) >= 16
    assert eve.get("/api/tables/" + "x" * 16, 404)["code"] == "no-table"
    assert eve.get("/api/tables/" + "x" * 500, 404)["code"] == "no-table"
    assert eve.get("/api/tables/%00%27--", 404)["code"] == "no-table"
    assert table not in str(eve.get("/api/lobby"))
    with connect(f"{address.replace('http', 'ws')}/ws/{'x' * 16}", open_timeout=PATIENCE) as told:
        assert json.loads(told.recv())["problem"]["code"] == "no-table"
        with pytest.raises(ConnectionClosed):
            told.recv()


def test_bodies_and_messages_have_a_size(address: str) -> None:
    ala = Person(address, "Ala")
    assert ala.post("/api/guest", {"name": "x" * 100_000}, 413)["code"] == "too-large"
    assert ala.post("/api/records", {"record": "x" * 1_100_000}, 413)["code"] == "too-large"
    assert ala.post("/api/records", {"record": "no record"}, 400)["text"]
    assert ala.post("/api/guest", {"nom": "Ala"}, 400)["code"] == "unknown-field"
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        chair.socket.send("x" * 70_000)
        assert chair.gone()


def test_nonsense_on_the_socket_is_refused_and_nothing_is_lost(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    with ala.look(table) as chair:
        chair.asked()
        for nonsense in ("", "{", "[]", "null", '{"type":"dance"}', '{"type":"submit"}', '{"type":"hello"}'):
            chair.socket.send(nonsense)
            code = chair.hear("refused")["problem"]["code"]
            assert code in ("not-json", "message", "wrong-field", "missing-field")
        assert chair.say("submit", seat=10**9, ask=0, codes=["x"])["problem"]["code"] == "not-your-seat"
        assert chair.submit("set-123")["type"] == "done"
    with ala.look(table, protocol=99) as old:
        assert old.hear("gone")["problem"]["code"] == "protocol"


def test_who_begins_with_nonsense_is_sent_away_and_leaves_no_trace(own: Server) -> None:
    ala = Person(f"http://127.0.0.1:{own.port}", "Ala")
    table = ala.open("tenno", 2, sit=["me", "bot:peasant"], start=True)
    nonsense: list[tuple[str | bytes, str]] = [
        ("", "not-json"),
        ("{", "not-json"),
        ("[]", "message"),
        ('{"type":"dance"}', "wrong-field"),
        (b"\xff\x00", "not-json"),
    ]
    for each, code in nonsense:
        with connect(f"ws://127.0.0.1:{own.port}/ws/{table}", open_timeout=PATIENCE) as socket:
            socket.send(each)
            assert json.loads(socket.recv(PATIENCE))["problem"]["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
    own.stop()
    assert "Traceback" not in own.log.read_text()


def test_only_who_knows_the_key_can_watch(tier: Tier, tmp_path: Path) -> None:
    server = tier.server(tmp_path / "data", TATAMI_METRICS_KEY="a long key")
    server.start()
    try:
        ala = Person(f"http://127.0.0.1:{server.port}")
        for given in (None, "Bearer", "Bearer another", "a long key"):
            headers = {} if given is None else {"Authorization": given}
            answer = ala.http.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "metrics-key")
        text = ala.http.get("/metrics", headers={"Authorization": "Bearer a long key"}).text
        assert "tatami_sockets" in text
        assert "tatami_commit_seconds_bucket" in text
    finally:
        server.stop()


def test_a_host_can_watch(address: str) -> None:
    ala = Person(address, "Ala")
    assert ala.get("/healthz") == {"ok": True}
    assert ala.get("/metrics", 403)["code"] == "metrics-off"
    described = ala.get("/openapi.json")
    assert described["paths"]["/api/tables/{table}/sit"]["post"]["requestBody"]
