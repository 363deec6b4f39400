"""Consent: everybody whose game it is is asked, and nobody gains by asking."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tatami
from tatami.bench.server import Server
from tatami.server.domain import consent, entries
from tatami.server.domain.clocks import HOUR, MINUTE, Outages
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace
from tests.server.people import Chair
from tests.server.test_leavers import company, patient, until_away, until_proposed

__all__ = ["patient"]


def until_settled(chair: Chair) -> dict[str, Any]:
    while not chair.update or chair.update["settled"] is None:
        chair.hear("update")
    found: dict[str, Any] = chair.update["settled"]
    return found


def plan(chair: Chair, pick: int = 0) -> list[str]:
    """Seal a plan of 7 Ronin part by part; its codes."""
    codes = []
    while chair.asked()["view"]["stage"] == "plan" and chair.update["ask"] is not None:
        ask = chair.update["ask"]
        codes.append(chair.update["legal"][pick]["code"])
        assert chair.submit(codes[-1])["type"] == "done"
        while chair.update["ask"] == ask:
            chair.hear("update")
        if chair.update["ask"] is None or chair.update["ending"]:
            break
    return codes


def test_a_sealed_plan_can_not_be_seen_and_answered(patient: str) -> None:
    """Bo seals a plan and leaves; Ada lets a bot stand in, sees the reveal, and wants to plan against open cards."""
    table, (ada, bo) = company(patient, "Ada", "Bo", game="seven_ronin")
    with bo.look(table) as second:
        plan(second)
    with ada.look(table) as first:
        first.asked()
        until_away(first, 1)
        assert first.say("propose", what="stand-in", seat=1)["type"] == "done"
        while not first.table["seats"][1]["stand_in"]:
            first.hear("welcome")
        plan(first)
        while first.update["view"]["stage"] == "plan":
            first.hear("update")
        # It is Bo's game: it waits for him, and what is lost cannot be escaped either.
        assert first.say("undo", seat=0, far=True)["type"] == "done"
        assert until_proposed(first)["waiting"] == [1]
        assert first.say("propose", what="abandon")["problem"]["code"] == "proposal-open"
        assert first.update["view"]["stage"] != "plan"
    with bo.look(table) as second:
        proposal = until_proposed(second)
        assert proposal["decisions"] > 0
        assert second.say("return", seat=1)["type"] == "done"
        assert second.say("answer", proposal=proposal["number"], yes=True)["type"] == "done"
        # Going back behind the reveal, nothing that was sealed is left: Bo plans anew as well.
        while second.update["view"]["stage"] != "plan" or second.update["ask"] is None:
            second.hear("update")
        with ada.look(table) as first:
            first.asked()
            for chair in (first, second):
                assert chair.update["to_act"] == [0, 1]
                assert not chair.update["undo"], "no part of a plan is laid"
                assert chair.update["legal"]


def some(entry: entries.Entry | None) -> entries.Entry:
    """What follows, where something does."""
    assert entry is not None
    return entry


def laid(game: str, seats: int, seed: int, pace: Pace | None = None) -> Table:
    opened = entries.Opened(
        at=0,
        game=game,
        rules=tatami.game(game).meta.version,
        seats=seats,
        options=tatami.game(game).meta.settle(seats, None),
        seed=str(seed),
        host="p0",
        pace=pace or Pace(),
        leaver="bot",
        open=True,
        invite="",
    )
    table = Table("place", opened)
    for seat in range(seats):
        table.apply(entries.Sat(at=0, seat=seat, player=f"p{seat}", name=f"Player {seat}"))
    table.apply(entries.Started(at=0))
    return table


def test_a_refusal_is_told_to_the_asker_with_its_word_even_later(address: str) -> None:
    table, (ada, bo) = company(address, "Ada", "Bo", game="tenno", options={"first": "1"})
    with bo.look(table) as second:
        with ada.look(table) as first:
            first.asked()
            assert first.say("propose", what="abandon")["type"] == "done"
            proposal = until_proposed(first)
            assert first.say("answer", proposal=proposal["number"], yes=True)["problem"]["code"] == "proposal-own"
        assert second.say("answer", proposal=99, yes=False)["problem"]["code"] == "proposal-gone"
        assert second.say("answer", proposal=1, yes=False, word="x" * 200)["problem"]["code"] == "word-length"
        assert second.say("answer", proposal=1, yes=False, word=" not \u202e yet ")["type"] == "done"
    with ada.look(table) as first:
        told = until_settled(first)
        assert (told["what"], told["by"], told["how"], told["seat"], told["word"]) == (
            "abandon",
            0,
            "refused",
            1,
            "not yet",
        )
        assert first.update["proposal"] is None


def test_what_was_asked_survives_everybody_leaving_and_the_server_too(own: Server) -> None:
    address = f"http://127.0.0.1:{own.port}"
    table, (ada, bo) = company(address, "Ada", "Bo", game="tenno", pace={"kind": "slow", "days": 3})
    with ada.look(table) as first:
        first.asked()
        assert first.say("propose", what="pause")["type"] == "done"
    own.kill()
    own.start()
    with bo.look(table) as second:
        proposal = until_proposed(second)
        assert (proposal["what"], proposal["by"], proposal["waiting"]) == ("pause", 0, [1])
        assert second.say("answer", proposal=proposal["number"], yes=True)["type"] == "done"
        while not second.update["paused"]:
            second.hear("update")
    own.kill()
    own.start()
    with ada.look(table) as first:
        first.hear("update")
        assert first.update["paused"]
        assert first.say("propose", what="resume")["type"] == "done"
        proposal = until_proposed(first)
        assert first.say("answer", proposal=proposal["number"], yes=False)["type"] == "done"
        assert until_settled(first)["how"] == "withdrawn"


def test_secret_parts_of_a_plan_leave_a_proposal_alone(address: str) -> None:
    """Neither whether nor how often somebody lays a part shows in what becomes of a proposal."""
    table, (ada, bo) = company(address, "Ada", "Bo", game="seven_ronin")
    with ada.look(table) as first, bo.look(table) as second:
        first.asked()
        second.asked()
        assert second.say("propose", what="abandon")["type"] == "done"
        number = until_proposed(first)["number"]
        assert number == 1
        heard = len(first.bytes)
        second.submit(second.update["legal"][0]["code"])
        assert second.say("undo", seat=1)["type"] == "done"
        second.settle()
        plan(second)
        first.settle()
        told = [text for text in first.bytes[heard:] if '"update"' in text]
        assert len(told) == 1, "only that the plan is made"
        assert first.update["proposal"]["number"] == number


def test_moving_on_overtakes_a_wish_to_go_back(address: str) -> None:
    table, (ada, bo) = company(address, "Ada", "Bo", game="tenno", options={"first": "1"})
    with ada.look(table) as first, bo.look(table) as second:
        for chair in (first, second):
            chair.asked()
            chair.submit("set-123")
        while first.asked()["view"]["stage"] != "strike":
            first.hear("update")
        while second.update["view"]["stage"] != "strike":
            second.hear("update")
        assert second.say("undo", seat=1, far=True)["type"] == "done"
        assert until_proposed(first)["decisions"] == 1
        first.submit(first.update["legal"][0]["code"])
        assert until_settled(second)["how"] == "overtaken"


def stood_in(hours: int) -> Table:
    """A bot plays for the third of three, at a table that waits so long for consent."""
    table = laid("tenno", 3, 1)
    table.opened = msgspec.structs.replace(table.opened, consent_h=hours)
    table.apply(entries.StoodIn(at=0, seat=2, level="samurai"))
    return table


def test_who_may_come_back_is_waited_for_as_long_as_the_table_chose() -> None:
    patient_table, hasty = stood_in(0), stood_in(2)
    for table in (patient_table, hasty):
        table.apply(consent.change(table, "p0", "abandon", set(), 0))
        assert table.proposal is not None
        assert table.proposal.waiting == {"p1", "p2"}
        assert consent.overdue(table, 2 * HOUR - 1) is None
    assert patient_table.deadline() is None
    assert consent.overdue(patient_table, 1000 * HOUR) is None
    assert hasty.deadline() == 2 * HOUR
    hasty.apply(some(consent.overdue(hasty, 2 * HOUR)))
    assert hasty.proposal is not None
    assert hasty.proposal.waiting == {"p1"}
    # Bo plays himself: no time is long enough to speak for him, and nothing happens by itself.
    assert hasty.deadline() is None
    assert consent.overdue(hasty, 1000 * HOUR) is None
    hasty.apply(consent.answer(hasty, "p1", 1, True, "", 3 * HOUR))
    assert hasty.status == "abandoned"


def test_a_table_that_was_aside_still_asks_what_was_asked() -> None:
    table = laid("tenno", 2, 1, Pace(kind="live"))
    table.apply(consent.change(table, "p0", "pause", set(), 0))
    for paused in (True, False):
        table.apply(entries.Paused(at=1, paused=paused, why="aside"))
    assert table.proposal is not None
    table.apply(entries.Paused(at=1, paused=True))
    assert table.proposal is None


def test_nobody_is_waited_for_while_the_server_is_down() -> None:
    table = stood_in(2)
    table.clocks.outages = Outages([(HOUR, 5 * HOUR)])
    table.apply(consent.change(table, "p0", "abandon", set(), 0))
    assert table.deadline() == 6 * HOUR
    assert consent.overdue(table, 6 * HOUR - 1) is None
    answered = consent.overdue(table, 6 * HOUR)
    assert isinstance(answered, entries.Answered)
    assert answered.player == "p2"


def test_who_has_given_up_is_not_asked_and_who_looks_on_asks_nothing() -> None:
    table = laid("tenno", 3, 1)
    table.apply(entries.Resigned(at=0, seat=2))
    entry = consent.change(table, "p0", "abandon", set(), 0)
    assert isinstance(entry, entries.Proposed)
    assert entry.waiting == ["p1"]
    with pytest.raises(Refusal):
        consent.change(table, "eve", "abandon", set(), 0)
    with pytest.raises(Refusal):
        consent.change(table, "p0", "pause", set(), 0)


def test_nobody_stops_a_game_for_ever_by_refusing_to_go_on() -> None:
    table = laid("tenno", 2, 1)
    table.opened = msgspec.structs.replace(table.opened, pace=Pace(kind="live"))
    table.apply(entries.Paused(at=0, paused=True))
    table.apply(consent.change(table, "p0", "resume", set(), 0))
    with pytest.raises(Refusal) as refusal:
        consent.answer(table, "p1", 1, False, "", 0)
    assert refusal.value.problem.code == "resume-soon"
    assert table.deadline() == 10 * MINUTE
    assert consent.overdue(table, 10 * MINUTE - 1) is None
    table.apply(some(consent.overdue(table, 10 * MINUTE)))
    assert not table.paused
