"""Programs at a server's table: the bot protocol through a token."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

import tatami
from tests.server.people import PATIENCE, Person


def heard(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return found


@pytest.mark.parametrize("game", tatami.games())
def test_a_program_plays_against_a_bot_through_its_token(address: str, game: str) -> None:
    ala, eve = Person(address, "Ala"), Person(address, "Eve")
    table = ala.open(game, 2, sit=["bot:random", "next"])
    assert eve.post(f"/api/tables/{table}/agent", {"name": "Hal"}, 403)["code"] == "host-only"
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    assert agent["seat"] == 1
    ala.start(table)
    door = f"{address.replace('http', 'ws')}/bot/{table}"
    with connect(f"{door}?token={agent['token']}", open_timeout=PATIENCE) as socket:
        hello = heard(socket)
        assert (hello["type"], hello["game"], hello["seat"]) == ("hello", game, 1)
        socket.send('{"type": "ready"}')
        wrong = 0
        while (message := heard(socket))["type"] != "over":
            if message["type"] == "refused":
                assert message["sentence"]
                wrong += 1
                continue
            assert message["type"] == "decide"
            code = message["legal"][0]
            if not wrong:
                code = next(each for each in tatami.game(game).codes if each not in message["legal"])
            socket.send(json.dumps({"type": "move", "id": message["id"], "code": code}))
        assert wrong == 1
        assert len(message["returns"]) == 2
    assert [seat["name"] for seat in ala.get(f"/api/tables/{table}")["seats"]][1] == "Hal"


def test_a_wrong_token_opens_nothing(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    for token in ("", "x.y", ala.http.cookies["tatami"][:-1] + "0"):
        with (
            pytest.raises(InvalidStatus),
            connect(f"{address.replace('http', 'ws')}/bot/{table}?token={token}", open_timeout=PATIENCE),
        ):
            pass
