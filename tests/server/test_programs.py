"""Programs at a server's table: the bot protocol through a token."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

import tatami
from tests.server.people import PATIENCE, Person

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def sit(door: str, program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tatami", "sit", door, program]
    return subprocess.run(command, capture_output=True, text=True)


def heard(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return found


@pytest.mark.parametrize("game", tatami.known_games())
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


def test_a_program_that_comes_before_the_start_is_greeted_then(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["bot:random", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    door = f"{address.replace('http', 'ws')}/bot/{table}?token={agent['token']}"
    with connect(door, open_timeout=PATIENCE) as socket:
        ala.start(table)
        assert [heard(socket)["type"] for _ in range(2)] == ["hello", "decide"]


def seat_program(address: str, **more: Any) -> tuple[Person, str, str]:
    """A person and a program at a table of Tenno: the person, the table, the program's door."""
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "next"], **more)
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    ala.start(table)
    return ala, table, f"{address.replace('http', 'ws')}/bot/{table}?token={agent['token']}"


def test_a_program_that_says_nothing_agrees_to_nothing_that_harms_it(address: str) -> None:
    """Neither to a game it may win being abandoned, nor by default to anything else."""
    for programs in ("refuse", "agree"):
        ala, table, door = seat_program(address, programs=programs, pace={"kind": "live"})
        with connect(door, open_timeout=PATIENCE) as socket, ala.look(table) as chair:
            assert [heard(socket)["type"] for _ in range(2)] == ["hello", "decide"]
            chair.asked()
            assert chair.say("propose", what="abandon")["problem"]["code"] == "program-refuses"
            paused = chair.say("propose", what="pause")
            assert paused["type"] == "done" if programs == "agree" else paused["problem"]["code"] == "program-refuses"
        assert ala.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_program_that_can_answer_is_asked(address: str) -> None:
    ala, table, door = seat_program(address)
    with connect(door, open_timeout=PATIENCE) as socket, ala.look(table) as chair:
        socket.send('{"type": "ready", "consent": true}')
        assert [heard(socket)["type"] for _ in range(2)] == ["hello", "decide"]
        chair.asked()
        while chair.say("propose", what="abandon")["type"] == "refused":
            pass  # Until the server has heard that it is ready.
        asked = heard(socket)
        assert (asked["type"], asked["what"], asked["by"]) == ("consent", "abandon", 0)
        socket.send(json.dumps({"type": "consent", "id": asked["id"], "yes": True}))
        over = heard(socket)
        assert (over["type"], over["reason"], over["returns"]) == ("over", "abandoned", [])
    assert ala.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_a_program_that_comes_back_is_asked_what_is_still_open(address: str) -> None:
    ala, table, door = seat_program(address)
    with ala.look(table) as chair:
        with connect(door, open_timeout=PATIENCE) as socket:
            socket.send('{"type": "ready", "consent": true}')
            chair.asked()
            while chair.say("propose", what="abandon")["type"] == "refused":
                pass  # Until the server has heard that it is ready.
        with connect(door, open_timeout=PATIENCE) as socket:
            assert [heard(socket)["type"] for _ in range(2)] == ["hello", "decide"]
            socket.send('{"type": "ready", "consent": true}')
            asked = heard(socket)
            assert (asked["type"], asked["what"]) == ("consent", "abandon")
            socket.send(json.dumps({"type": "consent", "id": asked["id"], "yes": False}))
            while chair.update["settled"] is None:
                chair.hear("update")
            assert chair.update["settled"]["how"] == "refused"


def test_a_program_whose_seat_is_given_away_is_sent_away(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    door = f"{address.replace('http', 'ws')}/bot/{table}?token={agent['token']}"
    with connect(door, open_timeout=PATIENCE) as socket:
        ala.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert heard(socket)["problem"]["code"] == "not-your-seat"
    ala.sit(table, seat=1, bot="random")
    ala.start(table)
    with ala.look(table) as chair:
        while chair.asked()["ending"] is None:
            assert chair.submit(chair.update["legal"][0]["code"])["type"] == "done"


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "no seat"), ("pl", "nie ma już miejsca"), ("uk", "не має місця")]
)
def test_who_let_it_sit_reads_why_it_was_sent_away(address: str, lang: str, sentence: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    door = f"{address}/bot/{table}?token={agent['token']}"
    command = [sys.executable, "-m", "tatami", "sit", door, "exec:cat", "--lang", lang]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline()  # It has taken its seat.
        ala.post(f"/api/tables/{table}/leave", {"seat": 1})
        _, told = program.communicate(timeout=PATIENCE)
    assert program.returncode == 2
    assert sentence in " ".join(told.split())


def test_a_wrong_token_opens_nothing(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["me", "me:Ola"], start=True)
    own = ala.http.cookies["tatami"]
    for token in ("", "x.y", own[:-1] + ("0" if own[-1] != "0" else "1")):
        with (
            pytest.raises(InvalidStatus),
            connect(f"{address.replace('http', 'ws')}/bot/{table}?token={token}", open_timeout=PATIENCE),
        ):
            pass


def test_a_program_takes_its_seat_by_command(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["bot:random", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    ala.start(table)
    done = sit(f"{address}/bot/{table}?token={agent['token']}", f"exec:{sys.executable} {BOT}")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "The game is over."
    assert ala.get(f"/api/tables/{table}")["status"] == "finished"


@pytest.mark.parametrize(
    ("address_of", "program", "sentence"),
    [
        ("{address}/bot/none?token=x", "exec:cat", "The server does not open this seat"),
        ("{address}/t/1", "exec:cat", "is not the address of a seat"),
        ("{address}/bot/1?token=x", "shogun", "A program is wanted"),
        ("http://127.0.0.1:1/bot/1?token=x", "exec:cat", "No server answers there: "),
    ],
)
def test_a_seat_that_cannot_be_taken_is_one_sentence(
    address: str, address_of: str, program: str, sentence: str
) -> None:
    done = sit(address_of.format(address=address), program)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_program_that_breaks_the_protocol_leaves_the_table(address: str) -> None:
    ala = Person(address, "Ala")
    table = ala.open("tenno", 2, sit=["bot:random", "next"])
    agent = ala.post(f"/api/tables/{table}/agent", {"name": "Hal"})
    ala.start(table)
    done = sit(f"{address}/bot/{table}?token={agent['token']}", "exec:echo nonsense")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert ala.get(f"/api/tables/{table}")["status"] == "playing"
