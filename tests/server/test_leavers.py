"""Somebody leaves in mid-game: the others let a bot go on, and who comes back takes the seat again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Chair, Person
from tests.server.tiers import Tier


@pytest.fixture(scope="module")
def patient(tier: Tier, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where whoever has left may be stood in for at once."""
    server = tier.server(tmp_path_factory.mktemp("leavers"), TATAMI_THINKERS="1", TATAMI_AWAY_S="0")
    server.start()
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def company(address: str, *names: str, game: str = "samurai_spirit", **more: object) -> tuple[str, list[Person]]:
    people = [Person(address, name) for name in names]
    table = people[0].open(game, len(people), open=True, **more)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return table, people


def until_away(chair: Chair, seat: int) -> None:
    while not chair.table or chair.table["seats"][seat]["here"]:
        chair.hear("welcome")


def until_here(chair: Chair, *seats: int) -> None:
    while not chair.table or not all(chair.table["seats"][seat]["here"] for seat in seats):
        chair.hear("welcome")


def until_proposed(chair: Chair) -> dict[str, Any]:
    while not chair.update or chair.update["proposal"] is None:
        chair.hear("update")
    found: dict[str, Any] = chair.update["proposal"]
    return found


def test_those_who_are_here_let_a_bot_go_on_and_the_person_takes_the_seat_back(patient: str) -> None:
    table, (ala, bo, cyd) = company(patient, "Ala", "Bo", "Cyd")
    with ala.look(table, lang="en") as first, bo.look(table, lang="pl") as second:
        with cyd.look(table) as third:
            third.hear("update")
            until_here(first, 0, 1, 2)
            assert first.say("propose", what="stand-in", seat=2)["problem"]["code"] == "seat-here"
        until_away(first, 2)
        until_away(second, 2)
        assert first.say("propose", what="stand-in")["problem"]["code"] == "no-seat"
        assert first.say("propose", what="stand-in", seat=2)["type"] == "done"
        proposal = until_proposed(second)
        # Who has left is not asked.
        assert (proposal["what"], proposal["seat"], proposal["waiting"]) == ("stand-in", 2, [1])
        assert not ala.get(f"/api/tables/{table}")["seats"][2]["stand_in"]
        assert second.say("answer", proposal=proposal["number"], yes=True)["type"] == "done"
        assert ala.get(f"/api/tables/{table}")["seats"][2]["stand_in"]
        with cyd.look(table) as third:
            third.hear("update")
            assert third.update["eye"] == 2
            assert third.say("return", seat=2)["type"] == "done"
        assert not ala.get(f"/api/tables/{table}")["seats"][2]["stand_in"]


def test_whoever_comes_back_ends_the_proposal(patient: str) -> None:
    table, (ala, bo, cyd) = company(patient, "Ala", "Bo", "Cyd")
    with ala.look(table) as first, bo.look(table) as second:
        until_here(first, 1)
        assert first.say("propose", what="stand-in", seat=2)["type"] == "done"
        until_proposed(second)
        with cyd.look(table):
            while second.update["proposal"] is not None:
                second.hear("update")
        assert not ala.get(f"/api/tables/{table}")["seats"][2]["stand_in"]


def test_consent_is_not_wanted_of_those_who_leave_meanwhile(patient: str) -> None:
    table, (ala, bo, _) = company(patient, "Ala", "Bo", "Cyd")
    with ala.look(table) as first:
        with bo.look(table) as second:
            until_here(first, 1)
            assert first.say("propose", what="stand-in", seat=2)["type"] == "done"
            until_proposed(second)
        while not first.table["seats"][2]["stand_in"]:
            first.hear("welcome")
        # Both are gone now: for a bot in their place the last one needs nobody's consent. But it is their game still.
        assert first.say("propose", what="stand-in", seat=1)["type"] == "done"
        assert first.say("propose", what="abandon")["type"] == "done"
        assert until_proposed(first)["waiting"] == [1, 2]
    assert ala.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_proposal_stands_when_who_made_it_leaves(patient: str) -> None:
    table, (ala, bo, _) = company(patient, "Ala", "Bo", "Cyd")
    with bo.look(table) as second:
        with ala.look(table) as first:
            until_here(first, 1)
            assert first.say("propose", what="stand-in", seat=2)["type"] == "done"
            until_proposed(second)
        until_away(second, 0)
        second.settle()
        proposal = until_proposed(second)
        assert second.say("answer", proposal=proposal["number"], yes=True)["type"] == "done"
    assert ala.get(f"/api/tables/{table}")["seats"][2]["stand_in"]


def test_nobody_is_replaced_who_left_a_moment_ago_or_has_days(address: str) -> None:
    table, (ala, _) = company(address, "Ala", "Bo", game="tenno")
    with ala.look(table) as chair:
        chair.asked()
        problem = chair.say("propose", what="stand-in", seat=1)["problem"]
        assert problem["code"] == "just-left"
        assert 0 < problem["args"]["seconds"] <= 60
        assert chair.say("propose", what="stand-in", seat=0)["problem"]["code"] == "seat-here"
    slow, (ala, _) = company(address, "Ala", "Bo", game="tenno", pace={"kind": "slow", "days": 3})
    with ala.look(slow) as chair:
        chair.asked()
        assert chair.say("propose", what="stand-in", seat=1)["problem"]["code"] == "seat-waits"
    watcher = Person(address, "Eve")
    with watcher.look(slow) as eye:
        eye.hear("update")
        assert eye.say("propose", what="stand-in", seat=1)["problem"]["code"] == "not-your-seat"
