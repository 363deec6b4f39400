"""What `Match.ahead` tells, and plans that take the place of what was played (law 15 does the rest for every game)."""

from __future__ import annotations

import random

import pytest

from tatami import IllegalMove, Match

TRACK = {"threat": "3,3,3,3,3,3,3,3", "minimum": "5,5,5,5,5,5,5,5"}


def test_the_last_part_is_final_and_nothing_is_told_beyond_it() -> None:
    match = Match("tenno", seats=2, seed=7)
    told = match.ahead(0, ["set-123"])
    assert (told.legal, told.view, told.final, told.refusal) == ([], None, True, None)
    beyond = match.ahead(0, ["set-123", "set-123"])
    assert beyond.refusal is not None
    assert (beyond.refusal.code, beyond.at, beyond.view) == ("past-reveal", 1, None)
    assert match.laid(0) == []


def test_an_illegal_part_is_named_by_its_place() -> None:
    match = Match("seven_ronin", seed=1, options=TRACK)
    told = match.ahead(0, ["+well", "+well", "+well", "+inn"])
    assert told.refusal is not None
    assert (told.refusal.code, told.at) == ("limit", 1)


@pytest.mark.parametrize("edition", ["grey_fox", "first"])
def test_plans_of_7_ronin_are_put_together_in_any_order(edition: str) -> None:
    """Each part that is offered can be completed, also where a house track makes room scarce; others are refused."""
    rng = random.Random(edition)
    for number in range(30):
        match = Match("seven_ronin", seed=number, options={**TRACK, "edition": edition})
        for seat in (0, 1):
            plan: list[str] = []
            while not (told := match.ahead(seat, plan)).final:
                assert told.legal, plan
                plan.append(rng.choice(told.legal))
            match.play(seat, plan)


def test_a_plan_that_cannot_be_completed_any_more_is_refused_where_it_goes_wrong() -> None:
    match = Match("seven_ronin", seed=1, options={"threat": "1,1,1,1,1,1,1,1", "minimum": "3,3,3,3,3,3,3,3"})
    limits = {area: match.game.printed()["places"][area]["limit"] for area in range(10)}
    places = [each["id"] for each in match.game.printed()["places"]]
    most = max(limits.values())
    small = next(places[area] for area, limit in limits.items() if limit < most)
    told = match.ahead(0, [f"+{small}"])
    assert told.refusal is not None
    assert told.refusal.code == "minimum-beyond"


def test_a_plan_can_be_made_anew_at_once_or_not_at_all() -> None:
    match = Match("seven_ronin", seed=1)
    match.play(0, ["+well", "ready"])
    assert match.ahead(0, ["+inn"]).refusal is not None, "the seat owes nothing now"
    assert "+inn" in match.ahead(0, anew=True).legal
    key = match.key()
    with pytest.raises(IllegalMove):
        match.play(0, ["ready"], anew=True)
    assert match.key() == key, "nothing was taken back"
    match.play(0, ["+inn", "ready"], anew=True)
    assert match.laid(0) == ["+inn", "ready"]


def test_before_what_the_table_was_told_nothing_is_laid_unless_anew() -> None:
    match = Match("seven_ronin", seed=1)
    places = [each["id"] for each in match.game.printed()["places"]]
    match.play(0, [f"+{places[5]}"])
    early = f"+{places[0]}"
    assert early not in match.ahead(0).legal
    refusal = match.ahead(0, [early]).refusal
    assert refusal is not None
    assert refusal.code == "board-order"
    assert early in match.ahead(0, [f"+{places[5]}"], anew=True).legal
