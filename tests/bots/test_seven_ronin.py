"""The bots of 7 Ronin: plans that hold together and cannot be read, and exchanges fought by somebody who can count."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tatami.bots.knowledge import knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import Look, look
from tatami.bots.seven_ronin import EXPERT, KNOWLEDGE, PLANNER
from tatami.bots.seven_ronin.planner import unplanned
from tatami.bots.thinker import answer, consider, think
from tatami.core.match import Match
from tatami.core.rng import Rng, stream
from tatami.core.state import buffer
from tatami.games.seven_ronin import GAME
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.testing.fuzz import tables

ATTACKER, DEFENDER = 0, 1
SURE = Level("sure", 150, 60.0, 0.0, 0.0)


def table(stage: str, **facts: Any) -> Match:
    return Match(GAME, start=GAME.from_json({"game": "seven_ronin", "stage": stage, **facts}))


def marked(name: object, mark: int = 7) -> Rng:
    """A stream of the bot with this mark."""
    rng = stream("ronin", name)
    rng.mark = mark
    return rng


def play(match: Match, seat: int, rng: Rng, level: Level = SURE) -> list[str]:
    """Let a bot lay its whole plan, part by part."""
    codes: list[str] = []
    while not codes or codes[-1] != "ready":
        codes.append(answer(look(match, seat), level, rng, KNOWLEDGE))
        match.submit(seat, codes[-1])
    return codes


# --- plans ------------------------------------------------------------------------------------------------------------


def test_is_the_knowledge_of_the_game() -> None:
    assert knowledge_of("seven_ronin") is KNOWLEDGE
    assert [level.name for level in KNOWLEDGE.levels] == ["peasant", "ronin", "samurai", "daimyo", "shogun"]


@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_the_parts_are_one_plan_of_the_mix(seat: int) -> None:
    prospects = consider(look(Match(GAME), seat), SURE, marked(1), KNOWLEDGE)
    shares = [prospect.share or 0.0 for prospect in prospects]
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)
    mix = {prospect.plan for prospect in prospects}
    for number in range(8):
        assert tuple(play(Match(GAME), seat, marked(number))) in mix


def test_nobody_else_can_compute_the_mix() -> None:
    mixes = [
        [(prospect.plan, prospect.share) for prospect in consider(look(Match(GAME), DEFENDER), SURE, rng, KNOWLEDGE)]
        for rng in (marked(1), marked(2), marked(1, mark=8))
    ]
    assert mixes[0] == mixes[1]
    assert mixes[0] != mixes[2]
    assert stream("a table", 1).mark != stream("a table", 2).mark


def test_advice_rests_on_nobodys_mark() -> None:
    found = [think(look(Match(GAME), DEFENDER), SURE, marked(1, mark), KNOWLEDGE) for mark in (7, 8)]
    assert found[0] == found[1]


@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_the_plan_is_drawn_in_the_shares_of_the_mix(seat: int) -> None:
    prospects = consider(look(Match(GAME), seat), SURE, marked(1), KNOWLEDGE)
    assert len(prospects) > 2, "a plan that is always laid can be read"
    assert (prospects[0].share or 1.0) < 0.9
    drawn = Counter(tuple(play(Match(GAME), seat, marked(number))) for number in range(100))
    assert len(drawn) > 2
    often = prospects[0]
    assert drawn[often.plan] / 100 == pytest.approx(often.share or 0.0, abs=0.2)


def test_a_plan_does_not_depend_on_what_the_other_side_has_laid() -> None:
    posts = ["hayai>well", "kabe>inn", "musashi>field3", "taiko>pen", "tasuke>shrine", "yobu>granary", "yumi>burial"]
    plans = {
        ATTACKER: (["+well"], ["+field3", "+field3", "+field3"], [*["+inn", "+green"], "ready"]),
        DEFENDER: (posts[:1], ["hayai>field2", "kabe>well"], [*posts, "ready"]),
    }
    for seat in (ATTACKER, DEFENDER):
        for number in range(3):
            found = set()
            for laid in ([], *plans[1 - seat]):
                match = Match(GAME)
                if laid:
                    match.submit(1 - seat, laid)
                found.add(tuple(play(match, seat, stream(number))))
            assert len(found) == 1


def test_goes_on_sensibly_from_what_the_mix_would_not_lay() -> None:
    match = Match(GAME)
    match.submit(DEFENDER, ["hayai>well", "kabe>shrine"])
    prospects = think(look(match, DEFENDER), SURE, stream(1), KNOWLEDGE)
    assert {code.partition(">")[0] for code in (prospect.code for prospect in prospects)} == {"musashi"}
    assert all(prospect.plan[-1] == "ready" and len(prospect.plan) == 6 for prospect in prospects)
    assert sum(prospect.share or 0.0 for prospect in prospects) == pytest.approx(1.0)


@pytest.mark.parametrize("options", [options for _, options in tables(GAME)], ids=str)
def test_plays_every_table_by_the_rules(options: dict[str, str]) -> None:
    """Match refuses anything illegal; a plan of the planner is laid in one go, so it must be whole."""
    weak = replace(SURE, simulations=3)
    match = Match(GAME, options=options, seed=1)
    rng = stream("table", options)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        if match.view(seat).stage == "plan" and rng.below(2) == 0:
            state = match.imagine(seat, rng)
            assert isinstance(state, SevenRonin)
            begun = [int(action) for action in PLANNER.resume(*_window(state, seat), rng).parts]
            assert begun
        match.submit(seat, answer(look(match, seat), weak, rng, KNOWLEDGE))


def _window(state: SevenRonin, seat: int) -> tuple[Any, int, Any]:
    from tatami.bots.seven_ronin.planner import laid

    return unplanned(state), seat, type(state.ninja)(laid(state, seat))


def test_every_invented_plan_is_legal() -> None:
    rng = stream("plans")
    match = Match(GAME, seed=1)
    laid = 0
    while match.to_act:
        seat = match.to_act[0]
        if match.view(seat).stage == "plan":
            state = unplanned(match.imagine(seat, rng))
            for each in (ATTACKER, DEFENDER):
                plan = PLANNER.invent(state, each, rng)
                for _ in range(5):
                    plan = PLANNER.vary(state, each, plan, rng)
                match.submit(each, [GAME.encode(action) for action in plan.actions()])
                laid += 1
            continue
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    assert laid > 8


# --- after the reveal -------------------------------------------------------------------------------------------------


def tactic(match: Match, seat: int) -> str:
    """What the expert does at once, without any search."""
    state = match.imagine(seat, stream(1))
    assert isinstance(state, SevenRonin)
    legal = buffer(32)
    count = state.legal_into(seat, legal)
    return GAME.encode(int(legal[EXPERT.tactic(state, legal, count)]))


FOUR = {"watchtower": 1, "inn": 1, "burial": 1, "passage": 1}
POSTS = {"kabe": "field3", "musashi": "shrine", "taiko": "well", "yumi": "pen", "hayai": "granary"}


def both(match: Match, seat: int) -> set[str]:
    """What the expert does, and what the search does with it."""
    return {tactic(match, seat), answer(look(match, seat), SURE, stream(1), KNOWLEDGE)}


def test_the_passage_takes_the_fifth_area() -> None:
    match = table("areas", round=5, reserve=10, ninja=FOUR, ronin=POSTS)
    assert both(match, ATTACKER) <= {"use-passage", "use-inn"}
    match.submit(ATTACKER, "use-passage")
    assert both(match, ATTACKER) == {"+field2"}


def test_the_inn_makes_one_field_count_twice() -> None:
    match = table(
        "areas",
        round=5,
        reserve=10,
        ninja={"shrine": 1, "inn": 1, "burial": 1, "field2": 1},
        ronin={**POSTS, "musashi": "passage"},
    )
    assert both(match, ATTACKER) == {"use-inn"}
    match.submit(ATTACKER, "use-inn")
    assert both(match, ATTACKER) == {"copy-field2"}


def test_the_well_kills_who_can_be_killed_last() -> None:
    ronin = {"kabe": {"at": "field3", "wounds": 2}, "yumi": {"at": "pen", "wounds": 2}}
    match = table("target", round=5, reserve=10, ninja={"well": 1}, ronin=ronin, tool="well")
    assert both(match, ATTACKER) == {"on-yumi"}


def test_hayai_rides_where_the_village_would_be_lost() -> None:
    ninja = {"watchtower": 1, "inn": 1, "burial": 1, "shrine": 1, "passage": 2}
    ronin = {"hayai": "granary", "kabe": "well", "musashi": "pen"}
    match = table("abilities", round=8, reserve=0, ninja=ninja, ronin=ronin)
    assert all(code.startswith("hayai>") for code in both(match, DEFENDER))


def test_musashi_strikes_and_yumi_shoots() -> None:
    match = table("abilities", round=5, reserve=9, ninja={"well": 2}, ronin={"musashi": "well", "yumi": "inn"})
    while match.view(DEFENDER).stage == "abilities":
        match.submit(DEFENDER, answer(look(match, DEFENDER), SURE, stream(1), KNOWLEDGE))
    position = match.position()
    assert (position["reserve"], position["ronin"]["musashi"]["wounds"]) == (7, 1) or position["round"] == 6


def test_tasuke_and_her_partner_both_live_if_they_can() -> None:
    ronin = {"tasuke": "well", "kabe": {"at": "well", "wounds": 5}, "yumi": "inn"}
    match = table("share", round=5, reserve=9, ninja={"well": 3}, ronin=ronin)
    assert both(match, DEFENDER) == {"tasuke-2"}


def test_a_look_is_enough() -> None:
    """The bot asks a look for no more than what looks hold."""
    match = Match(GAME)
    given = look(match, DEFENDER)
    bare = Look(given.seat, given.view, [], given.legal, given.imagine)
    assert answer(bare, SURE, stream(3), KNOWLEDGE) == answer(given, SURE, stream(3), KNOWLEDGE)
