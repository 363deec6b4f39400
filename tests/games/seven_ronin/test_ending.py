"""The end phase and the end of the game (R6, R7)."""

from __future__ import annotations

import itertools

import pytest

from tatami.games.seven_ronin import GAME
from tests.games.corpus import records
from tests.games.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    POSTS,
    at,
    both,
    kinds,
    markers,
    ninja,
    story,
    table,
)

rule = pytest.mark.rule


@rule("R7.1", "R7.2", "R7.3", "R7.4", "R7.5")
def test_every_ending_is_stored_in_both_editions() -> None:
    stored = {(record.options["edition"], record.result["reason"]) for record in records("seven_ronin").values()}
    assert stored == set(itertools.product(["grey_fox", "first"], GAME.meta.reasons))


@rule("R6.1")
def test_ronin_go_back_and_ninja_stay() -> None:
    match = table("areas", ninja={"inn": 1, "burial": 1}, reserve=20)
    match.submit(ATTACKER, "end")
    assert {at(match, name) for name in POSTS} == {"aside"}
    assert ninja(match) == {"inn": 1, "burial": 1}


@rule("R6.1")
def test_last_rounds_shrine_ends_and_this_rounds_begins() -> None:
    ronin = POSTS | {
        "kabe": {"at": "well", "muted": True},
        "yumi": {"at": "field2", "muted_next": True},
    }
    match = table("areas", ninja={"burial": 1}, ronin=ronin, reserve=20)
    match.submit(ATTACKER, "end")
    tiles = match.position()["ronin"]
    assert [name for name in POSTS if tiles[name].get("muted")] == ["yumi"]
    assert "The ronin gather again. Without ability: Yumi." in story(match)


@rule("R6.2", "R7.5")
def test_after_eight_rounds_the_defender_wins_before_anybody_starves() -> None:
    match = table("areas", round=8, ninja={"burial": 1}, reserve=20)
    match.submit(ATTACKER, "end")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("snow", (DEFENDER,))
    assert "starved" not in kinds(match)


@rule("R6.2", "R5.13")
def test_the_village_can_still_fall_in_round_8() -> None:
    places = dict.fromkeys(["burial", "inn", "field3", "granary", "pen"], 1)
    match = table("areas", round=8, ninja=places, ronin={"kabe": "well"}, reserve=0)
    match.submit(ATTACKER, "end")
    assert match.outcome is not None
    assert match.outcome.reason == "village"


@rule("R6.3", "R1.5")
@pytest.mark.parametrize("number", range(1, 8))
def test_from_round_4_on_a_ninja_of_the_reserve_starves(number: int) -> None:
    match = table("areas", round=number, ninja={"burial": 1}, reserve=20)
    supply = markers(match)[1]
    match.submit(ATTACKER, "end")
    lost = 1 if number >= 4 else 0
    assert markers(match) == (20 - lost, supply + lost)


@rule("R6.3")
def test_an_empty_reserve_loses_nothing() -> None:
    match = table("areas", round=5, ninja={"burial": 1, "green": 1}, reserve=0)
    match.submit(ATTACKER, "end")
    assert ninja(match) == {"burial": 1, "green": 1}
    assert "starved" not in kinds(match)


@rule("R6.3", "R7.4")
def test_if_the_last_ninja_starves_the_defender_wins() -> None:
    match = table("abilities", round=4, ninja={"well": 1}, reserve=1, ronin=POSTS | {"yumi": "fallen"})
    match.submit(DEFENDER, "fight")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("hunger", (DEFENDER,))


@rule("R6.4", "R1.1")
def test_the_next_round_begins_with_its_own_threat_and_minimum() -> None:
    match = table("areas", round=2, ninja={"burial": 1}, reserve=20)
    match.submit(ATTACKER, "end")
    assert match.to_act == [ATTACKER, DEFENDER]
    assert "Round 3: threat 4, minimum 3." in story(match)


@rule("R7.1")
def test_the_outcome_names_the_figures() -> None:
    places = dict.fromkeys(["burial", "inn", "field3", "granary", "pen"], 1)
    match = table("areas", round=3, ninja=places, ronin={"kabe": "well", "yumi": "shrine"}, reserve=4)
    match.submit(ATTACKER, "end")
    assert match.outcome is not None
    assert match.outcome.figures == {"round": (3,), "areas": (5,), "ronin": (2,), "ninja": (9,)}
    assert match.outcome.returns == (1.0, 0.0)


@rule("R7.5", "R5.9")
def test_after_the_last_round_the_outcome_names_the_areas_as_they_were_counted() -> None:
    places = {"field3": 1, "inn": 1, "burial": 1}
    match = table("areas", round=8, ninja=places, ronin={"kabe": "well"}, reserve=20)
    match.submit(ATTACKER, ["use-inn", "copy-field3"])
    match.submit(ATTACKER, "end")
    assert "The occupied areas count 4; 5 are needed." in story(match)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.figures["areas"]) == ("snow", (4,))
    earlier = table("areas", round=7, ninja=places, ronin={"kabe": "well"}, reserve=20)
    earlier.submit(ATTACKER, ["use-inn", "copy-field3"])
    earlier.submit(ATTACKER, "end")
    assert not earlier.position()["inn_field"]


@rule("R7.2")
def test_wounds_are_no_ninja() -> None:
    ronin = {"kabe": {"at": "well", "wounds": 5}, "yumi": {"at": "inn", "wounds": 1}}
    match = table("abilities", ninja={"well": 1}, reserve=0, ronin=ronin)
    match.submit(DEFENDER, "fight")
    assert match.outcome is not None
    assert match.outcome.reason == "slain"


@rule("R7.3")
def test_the_ninja_are_tested_before_the_ronin() -> None:
    match = table("abilities", ninja={"inn": 1}, reserve=0, ronin={"yumi": {"at": "inn", "wounds": 2}})
    match.submit(DEFENDER, "fight")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.returns) == ("posthumous", (0.0, 1.0))


@rule("R7.3")
def test_ninja_on_the_green_keep_the_attack_alive() -> None:
    match = table(ninja={"green": 1}, reserve=1)
    both(match, ["field2"])
    assert match.outcome is None
    assert ninja(match) == {"green": 1}
