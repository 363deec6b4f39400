"""Rules that changed or are gone: running tables are set aside until they are played again, others can be read."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tatami.core.match import Match
from tatami.server.domain import entries
from tatami.server.domain.aside import AsideTable, hindrance
from tatami.server.domain.clocks import DAY
from tatami.server.domain.terms import Pace
from tests.server.hosts import command, disk_of
from tests.server.houses import House, throw
from tests.server.people import PATIENCE, Person
from tests.server.stored.copies import shift
from tests.server.tiers import Tier


@pytest.fixture
def house(tier: Tier, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, tier)
    yield house
    if house.server.process.poll() is None:
        house.stop()


def waited(person: Person, path: str, key: str, value: object) -> dict[str, Any]:
    """What is told once it says so; the server does it by itself."""
    until = time.monotonic() + PATIENCE
    while True:
        found: dict[str, Any] = person.get(path)
        if found[key] == value:
            return found
        assert time.monotonic() < until, found


def test_an_upgrade_sets_aside_what_it_does_not_play(house: House) -> None:
    house.install("1")
    ada, bo = house.person("Ada"), house.person("Bo")
    slow = {"kind": "slow", "days": 30}
    running, waiting, over, lost = (
        ada.post("/api/tables", {"game": "janken", "seats": 2, "pace": slow, "open": True}) for _ in range(4)
    )
    for table in (running, over, lost):
        bo.sit(table["id"], invite=table["invite"])
        ada.start(table["id"])
    running, waiting, over, lost = (table["id"] for table in (running, waiting, over, lost))
    throw(house, running, "rock paper", "scissors")
    throw(house, over, "rock paper", "rock paper")
    with bo.look(lost) as chair:
        chair.hear("update")
        assert chair.say("resign", seat=1)["type"] == "done"
    then = ada.get(f"/api/tables/{over}/record")
    with ada.look(running) as chair:
        view = chair.hear("update")["view"]
    with bo.look(running) as chair:
        assert chair.hear("update")["view"]["own"] is None
        assert chair.say("chat", text="Well?")["type"] == "done"
    until = time.monotonic() + PATIENCE
    while not {over, lost} <= house.stories():  # The archivist comes by itself.
        assert time.monotonic() < until
    house.stop()
    assert running in house.stories()
    assert waiting not in house.stories()

    # Weeks pass, and the new rules are other ones.
    with disk_of(house.server) as kept:
        shift(kept, -40 * DAY)
    logs = {table: house.log(table) for table in (running, waiting, over, lost)}
    house.install("2")
    ada, bo, stranger = house.person("Ada"), house.person("Bo"), house.person()
    problem = {"code": "aside-rules", "args": {"game": "janken", "theirs": "1", "ours": "2"}}
    for table, status in ((running, "aside"), (waiting, "aside"), (over, "finished"), (lost, "finished")):
        info = ada.get(f"/api/tables/{table}")
        assert (info["status"], info["to_act"]) == (status, [])
        assert {key: info["problem"][key] for key in problem} == problem
        assert info["seats"][0]["name"] == "Ada"
        with ada.look(table) as chair:
            assert chair.hear("welcome")["table"]["problem"]["code"] == "aside-rules"
            answer = chair.say("submit", seat=0, ask=1, codes=["rock"])
            assert answer["problem"]["code"] == "aside-rules"
            assert not chair.update, "there is nothing to see on a board"
    with bo.look(running) as chair:
        assert chair.hear("said")["text"] == "Well?"
        assert chair.say("resign", seat=1)["problem"]["code"] == "aside-rules"
    lobby = ada.get("/api/lobby")
    assert {line["id"]: (line["status"], line["my_turn"]) for line in lobby["mine"]} == {
        running: ("aside", False),
        waiting: ("aside", False),
    }
    assert {line["id"] for line in lobby["finished"]} == {over, lost}
    assert stranger.get("/api/lobby")["open"] == []
    for way in ("sit", "start", "leave", "rematch", "agent"):
        body = {"name": "Machine"} if way == "agent" else {}
        assert ada.post(f"/api/tables/{waiting}/{way}", body, status=410)["code"] == "aside-rules"
    # What can be read: a running game as a spectator saw it, a finished one whole.
    told = stranger.get(f"/api/tables/{running}/story?lang=pl")
    assert (told["title"], told["rules"], told["status"], told["names"]) == ("Janken", "1", "aside", ["Ada", "Bo"])
    assert len(told["lines"]) == 1, "not what was thrown in secret"
    assert "scissors" not in json.dumps(told)
    assert told["problem"]["code"] == "aside-rules"
    told = stranger.get(f"/api/tables/{over}/story")
    assert (told["status"], told["told"]) == ("finished", True)
    assert told["ending"]["winners"] == [1]
    assert told["ending"]["text"]
    assert [line["seat"] for line in told["lines"]] == [0, 1, None, 0, 1, None]
    assert all(line["text"] for line in told["lines"])
    told = stranger.get(f"/api/tables/{lost}/story?lang=uk")
    assert (told["ending"]["reason"], told["ending"]["winners"]) == ("resigned", [0])
    assert "Bo" in told["ending"]["text"]
    told = stranger.get(f"/api/tables/{waiting}/story")
    assert (told["told"], told["lines"], told["names"]) == (True, [], ["Ada", ""]), "nothing has happened yet"
    assert stranger.get(f"/api/tables/{over}/record") == then
    assert then["rules"] == "1"
    stranger.get(f"/api/tables/{running}/record", status=409)
    for way in ("replay", "review?seat=0"):
        assert stranger.get(f"/api/tables/{over}/{way}", status=410)["code"] == "aside-rules"
    house.stop()
    assert {table: house.log(table) for table in logs} == logs, "nothing is written to them"
    assert house.place(running) == ("aside", None)
    assert house.place(waiting) == ("aside", None)

    # The game is gone altogether.
    house.install("")
    ada = house.person("Ada")
    for table, status in ((running, "aside"), (over, "finished")):
        info = ada.get(f"/api/tables/{table}")
        assert (info["status"], info["problem"]["code"]) == (status, "aside-game")
        assert ada.get(f"/api/tables/{table}/story")["title"] == "Janken"
    assert ada.get(f"/api/tables/{over}/record")["digest"] == then["digest"]
    house.stop()
    assert {table: house.log(table) for table in logs} == logs

    # A version that plays the former rules too: everything goes on where it was, and nobody has lost time.
    house.install("3,1")
    ada, bo = house.person("Ada"), house.person("Bo")
    assert waited(ada, f"/api/tables/{running}", "status", "playing")["problem"] is None
    house.stop()
    assert house.place(waiting) == ("open", None)
    house.install("3,1")
    ada, bo = house.person("Ada"), house.person("Bo")
    with ada.look(running) as chair:
        update = chair.hear("update")
        assert update["view"] == view
        assert [clock["left"] > 29 * DAY for clock in update["clocks"]] == [True, True]
    assert house.log(running)[: len(logs[running])] == logs[running]
    with bo.look(running) as chair:
        chair.asked()
        assert chair.submit("paper")["type"] == "done"
    throw(house, running, "paper rock")
    record = ada.get(f"/api/tables/{running}/record")
    assert (record["rules"], record["result"]["winners"]) == ("1", [0])
    assert ada.get(f"/api/tables/{over}/replay?eye=open")["frames"]
    ada.sit(waiting, bot="random", seat=1)
    assert ada.start(waiting)["status"] == "playing"
    ada.post(f"/api/tables/{over}/rematch")
    again = bo.post(f"/api/tables/{over}/rematch")["rematch"]
    assert json.loads(house.log(again)[0])["rules"] == "3", "who begins anew plays by the rules of today"


def test_names_of_a_record_are_cleaned_where_its_rules_are_not_played_too() -> None:
    head = entries.Opened(
        at=0,
        game="gone",
        rules="1",
        seats=2,
        options={},
        seed="1",
        host="ala",
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    record = replace(Match("tenno", seats=2, seed=1).record(), names=("A\u202ela", "\u2800"))
    problem = hindrance(head)
    assert problem is not None
    table = AsideTable("x", head, problem)
    table.apply(entries.Imported(at=1, record=record.to_json()))
    assert table.names == ("Ala", "")


def test_a_table_that_is_aside_can_be_closed_by_the_host(house: House) -> None:
    house.server.environment["TATAMI_IDLE_S"] = "600"  # Nobody writes its story down before it is killed.
    house.install("1")
    ada, bo = house.person("Ada"), house.person("Bo")
    made = ada.post("/api/tables", {"game": "janken", "seats": 2})
    bo.sit(made["id"], invite=made["invite"])
    ada.start(made["id"])
    throw(house, made["id"], "rock paper")
    house.server.kill()
    # Killed at once, it left no story behind.
    house.install("2")
    ada = house.person("Ada")
    assert ada.get(f"/api/tables/{made['id']}")["status"] == "aside"
    assert ada.get(f"/api/tables/{made['id']}/story")["told"] is False
    command(house.server, "admin", "close", made["id"]).check_returncode()
    waited(ada, f"/api/tables/{made['id']}", "status", "abandoned")
    assert ada.get(f"/api/tables/{made['id']}/record", status=410)["code"] == "told-record"
    assert command(house.server, "admin", "close", made["id"]).returncode != 0, "it is closed already"
