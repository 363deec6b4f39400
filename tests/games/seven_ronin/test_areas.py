"""Step 3 of the combat: the abilities of the occupied areas (R5)."""

from __future__ import annotations

import pytest

from tatami import Match
from tests.games.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    POSTS,
    at,
    attack,
    both,
    markers,
    ninja,
    plan,
    refused,
    story,
    table,
    wounds,
)

rule = pytest.mark.rule

NEAR = {"kabe": "field3", "taiko": "inn", "tasuke": "inn", "hayai": "burial"}
"""Ronin around the Watchtower and the Inn."""


@rule("R5.1")
def test_each_area_is_used_once_in_any_order_or_not_at_all() -> None:
    match = table("areas", ninja={"inn": 1, "burial": 1}, reserve=20)
    assert match.to_act == [ATTACKER]
    refused(match, ATTACKER, "use-granary", "not-occupied", "R5.1")
    refused(match, ATTACKER, "use-well", "not-occupied", "R5.1")
    assert match.legal(ATTACKER) == ["use-inn", "use-burial", "end"]
    match.submit(ATTACKER, "end")
    assert ninja(match) == {"inn": 1, "burial": 1}
    match = table("areas", ninja={"granary": 1, "burial": 2}, ronin={"kabe": "well"}, reserve=20)
    match.submit(ATTACKER, "use-granary")
    refused(match, ATTACKER, "use-granary", "area-used", "R5.1")


@rule("R5.1", "R5.4")
def test_an_area_given_up_before_its_use_is_lost() -> None:
    match = table("areas", ninja={"granary": 1, "burial": 1, "field3": 1}, ronin={"kabe": "well"}, reserve=20)
    match.submit(ATTACKER, ["use-burial", "take-granary", "enough"])
    assert match.position()["round"] == 2  # Nothing was left to be used, so the step ended.


@rule("R5.2")
def test_the_watchtower_wounds_everyone_next_door() -> None:
    match = table("areas", ninja={"watchtower": 1}, reserve=20, ronin=NEAR)
    match.submit(ATTACKER, "use-watchtower")
    assert wounds(match) == {"kabe": 1, "taiko": 1, "tasuke": 1}
    assert "Arrows fly from the Watchtower to both sides." in story(match)


@rule("R5.2")
def test_a_watchtower_without_neighbours_hits_nobody() -> None:
    match = table("areas", ninja={"watchtower": 1, "burial": 1}, reserve=20, ronin={"kabe": "well"})
    refused(match, ATTACKER, "use-watchtower", "nobody-near", "R5.2")


@rule("R5.3", "R5.2")
@pytest.mark.parametrize(("edition", "tower", "kabe"), [("grey_fox", 1, "field3"), ("first", 0, "burial")])
def test_an_inn_without_anybody_to_hit_says_next_to_what(edition: str, tower: int, kabe: str) -> None:
    places = {"watchtower": 1, "inn": 1, "granary": 1}
    match = table("areas", edition=edition, ninja=places, reserve=20, ronin={"kabe": kabe})
    match.submit(ATTACKER, "use-inn")
    refused(match, ATTACKER, "copy-watchtower", "nobody-near", "R5.3")
    refusal = match.explain(ATTACKER, "copy-watchtower")
    assert refusal is not None
    assert refusal.facts == {"area": tower}


@rule("R5.3", "R1.7")
@pytest.mark.parametrize(
    ("edition", "hit"),
    [("grey_fox", {"hayai": 1}), ("first", {"kabe": 1})],
)
def test_the_inn_as_a_watchtower_in_both_editions(edition: str, hit: dict[str, int]) -> None:
    ronin = {"kabe": "field3", "hayai": "burial"}
    match = table("areas", edition=edition, ninja={"watchtower": 1, "inn": 1}, reserve=20, ronin=ronin)
    match.submit(ATTACKER, ["use-inn", "copy-watchtower"])
    assert wounds(match) == hit
    match.submit(ATTACKER, "use-watchtower")
    assert wounds(match)["kabe"] == 1 + hit.get("kabe", 0)


@rule("R5.3")
def test_the_inn_repeats_an_ability_that_was_or_will_be_used() -> None:
    match = table("areas", ninja={"inn": 1, "burial": 5}, reserve=20)
    match.submit(ATTACKER, ["use-inn", "copy-burial", "take-burial", "take-burial"])
    match.submit(ATTACKER, ["use-burial", "take-inn", "take-burial"])
    assert ninja(match) == {"burial": 2}
    assert markers(match)[0] == 24


@rule("R5.3")
def test_the_inn_copies_another_occupied_area_only() -> None:
    match = table("areas", ninja={"inn": 1, "burial": 1}, reserve=20)
    match.submit(ATTACKER, "use-inn")
    assert match.legal(ATTACKER) == ["copy-burial"]
    refused(match, ATTACKER, "copy-inn", "own-copy", "R5.3")
    refused(match, ATTACKER, "copy-well", "not-occupied", "R5.3")
    alone = table("areas", ninja={"inn": 1}, reserve=20)
    refused(alone, ATTACKER, "use-inn", "nothing-to-copy", "R5.3")


@rule("R5.4")
@pytest.mark.parametrize(
    ("codes", "left"),
    [
        (["take-burial", "take-burial"], {"inn": 1, "field3": 2, "green": 2}),
        (["take-inn", "take-field3"], {"burial": 2, "field3": 1, "green": 2}),
        (["take-field3", "enough"], {"inn": 1, "burial": 2, "field3": 1, "green": 2}),
    ],
)
def test_up_to_two_ninja_go_back_from_anywhere_but_the_green(codes: list[str], left: dict[str, int]) -> None:
    match = table("areas", ninja={"inn": 1, "burial": 2, "field3": 2, "green": 2}, reserve=20)
    match.submit(ATTACKER, ["use-burial", *codes])
    assert ninja(match) == left


@rule("R5.4")
def test_markers_are_taken_in_the_order_of_the_list_and_only_where_they_are() -> None:
    match = table("areas", ninja={"inn": 1, "burial": 1}, reserve=20)
    match.submit(ATTACKER, ["use-burial"])
    refused(match, ATTACKER, "take-well", "nothing-to-take", "R5.4")
    refused(match, ATTACKER, "enough", "none-taken", "R5.4")
    match.submit(ATTACKER, ["take-burial"])
    refused(match, ATTACKER, "take-inn", "board-order", "R5.4")
    refused(match, ATTACKER, "take-burial", "nothing-to-take", "R5.4")
    assert [match.undo(ATTACKER), match.undo(ATTACKER)] == ["take-burial", "use-burial"]


@rule("R5.5")
def test_the_shrine_takes_an_ability_for_exactly_the_next_round() -> None:
    match = table("areas", ninja={"shrine": 1}, ronin=POSTS | {"tasuke": "inn"}, reserve=20)
    match.submit(ATTACKER, ["use-shrine", "on-yumi"])
    assert match.position()["round"] == 2
    both(match, ["field3", "field3"], POSTS | {"tasuke": "inn"})
    refused(match, DEFENDER, "yumi", "muted", "R5.5")
    match.submit(DEFENDER, "fight")
    if match.to_act == [ATTACKER]:
        match.submit(ATTACKER, "end")
    both(match, ["burial", "burial", "well"], POSTS | {"tasuke": "inn"})
    match.submit(DEFENDER, "yumi")


@rule("R5.5", "R3.3")
def test_the_shrine_on_kabe_is_idle() -> None:
    match = table("areas", ninja={"shrine": 1}, ronin={"kabe": "inn", "yumi": "well"}, reserve=20)
    match.submit(ATTACKER, ["use-shrine", "on-kabe"])
    assert match.position()["ronin"]["kabe"]["muted"]


@rule("R5.6", "R5.11")
def test_the_well_wounds_one_ronin_from_the_supply_and_tasuke_cannot_take_it() -> None:
    match = table("areas", ninja={"well": 1}, ronin={"kabe": "inn", "tasuke": "inn"}, reserve=20)
    supply = markers(match)[1]
    match.submit(ATTACKER, ["use-well", "on-kabe"])
    assert wounds(match) == {"kabe": 1}
    assert markers(match) == (20, supply - 1)


@rule("R5.6", "R7.2")
def test_the_last_ronin_may_die_of_the_well() -> None:
    match = table("areas", ninja={"well": 1}, ronin={"yumi": {"at": "inn", "wounds": 2}}, reserve=20)
    match.submit(ATTACKER, ["use-well", "on-yumi"])
    assert match.outcome is not None
    assert match.outcome.reason == "fallen"


@rule("R5.7", "R5.11")
@pytest.mark.parametrize(("supply", "gain"), [(10, 2), (1, 1)])
def test_the_granary_gives_two_or_what_there_is(supply: int, gain: int) -> None:
    match = table("areas", ninja={"granary": 1}, ronin={"kabe": "inn"}, supply=supply)
    reserve = markers(match)[0]
    match.submit(ATTACKER, "use-granary")
    assert markers(match) == (reserve + gain, supply - gain)


@rule("R5.8")
def test_the_pen_holds_a_ronin_for_one_round_with_his_ability_and_without_his_partner() -> None:
    ronin = POSTS | {"yobu": "inn", "tasuke": "field2"}
    match = table("areas", ninja={"pen": 1}, ronin=ronin, reserve=20)
    match.submit(ATTACKER, ["use-pen", "on-yumi"])
    assert (at(match, "yumi"), at(match, "tasuke")) == ("field2", "aside")
    posts = {name: place for name, place in ronin.items() if name != "yumi"} | {"tasuke": "shrine"}
    both(match, ["burial", "burial"], posts)
    match.submit(DEFENDER, "yumi")
    match.submit(DEFENDER, "fight")
    while match.to_act == [ATTACKER]:
        match.submit(ATTACKER, "end")
    assert at(match, "yumi") == "aside"


@rule("R5.8", "R5.3")
def test_pen_and_inn_may_hold_two() -> None:
    match = table("areas", ninja={"pen": 1, "inn": 1}, ronin=POSTS | {"yobu": "burial"}, reserve=20)
    match.submit(ATTACKER, ["use-pen", "on-yumi"])
    match.submit(ATTACKER, ["use-inn", "copy-pen", "on-kabe"])
    assert [name for name in POSTS if at(match, name) != "aside"] == ["kabe", "yumi"]


@rule("R5.8")
def test_a_held_hayai_may_ride() -> None:
    match = table(ronin={"hayai": {"at": "granary", "held": True}}, reserve=20)
    both(match, ["inn", "field3"], {name: place for name, place in POSTS.items() if name != "hayai"})
    match.submit(DEFENDER, "hayai>inn")
    assert at(match, "hayai") == "inn"


# --- the Fields and the count -----------------------------------------------------------------------------------------

FAR = {"kabe": "well", "yumi": "shrine"}


@rule("R5.9", "R5.13", "R7.1")
@pytest.mark.parametrize(
    ("places", "count"),
    [
        (["burial", "granary", "pen", "passage", "watchtower"], 5),
        (["field2", "field3", "burial", "granary"], 5),
        (["field2", "burial", "granary", "pen"], 4),
        (["field2", "field3", "burial"], 4),
    ],
)
def test_five_areas_win_and_two_fields_are_three(places: list[str], count: int) -> None:
    match = table("areas", ninja=dict.fromkeys(places, 1), ronin=FAR, reserve=20)
    match.submit(ATTACKER, "end")
    assert f"The occupied areas count {count}; 5 are needed." in story(match)
    assert (match.outcome is not None) == (count >= 5)
    if match.outcome is not None:
        assert (match.outcome.reason, match.outcome.winners) == ("village", (ATTACKER,))


@rule("R5.9", "R5.3")
def test_both_fields_and_the_inn_count_four() -> None:
    match = table("areas", ninja={"field2": 1, "field3": 1, "inn": 1}, ronin=FAR, reserve=20)
    match.submit(ATTACKER, ["use-inn", "copy-field2"])
    assert "The occupied areas count 4; 5 are needed." in story(match)
    refused(table("areas", ninja={"field2": 1, "inn": 1}, ronin=FAR), ATTACKER, "use-field2", "field-passive", "R5.9")


@rule("R5.9")
def test_the_inn_must_still_be_occupied_when_the_field_it_copied_counts() -> None:
    match = table("areas", ninja={"field3": 1, "inn": 1, "burial": 1, "passage": 1}, ronin=FAR, reserve=20)
    match.submit(ATTACKER, ["use-inn", "copy-field3"])
    kept = match.clone()
    kept.submit(ATTACKER, "end")
    assert kept.outcome is not None
    match.submit(ATTACKER, ["use-burial", "take-inn", "enough"])
    match.submit(ATTACKER, "end")
    assert "The occupied areas count 3; 5 are needed." in story(match)


@rule("R5.13")
def test_the_areas_are_counted_once_at_the_end_of_the_step() -> None:
    places = dict.fromkeys(["burial", "granary", "pen", "passage", "watchtower"], 1)
    match = table("areas", ninja=places, ronin=FAR, reserve=20)
    match.submit(ATTACKER, ["use-burial", "take-granary", "enough"])
    match.submit(ATTACKER, "end")
    assert match.outcome is None


# --- the Passage ------------------------------------------------------------------------------------------------------


@rule("R5.10", "R5.1")
def test_the_passage_takes_an_area_that_may_be_used_in_the_same_step() -> None:
    match = table("areas", ninja={"passage": 1}, ronin=FAR, reserve=20)
    match.submit(ATTACKER, ["use-passage", "+granary", "enough"])
    assert ninja(match) == {"passage": 1, "granary": 1}
    match.submit(ATTACKER, "use-granary")
    assert markers(match)[0] == 21


@rule("R5.10")
def test_the_passage_leads_to_one_area_and_not_to_the_green() -> None:
    match = table("areas", ninja={"passage": 1, "inn": 3}, ronin=FAR, reserve=20)
    match.submit(ATTACKER, "use-passage")
    refused(match, ATTACKER, "+green", "passage-green", "R5.10")
    refused(match, ATTACKER, "enough", "none-sent", "R5.10")
    match.submit(ATTACKER, "+inn")
    refused(match, ATTACKER, "+well", "one-area", "R5.10")
    match.submit(ATTACKER, "+inn")
    assert ninja(match) == {"passage": 1, "inn": 5}
    empty = table("areas", ninja={"passage": 1, "burial": 1}, ronin=FAR, reserve=0)
    refused(empty, ATTACKER, "use-passage", "reserve-empty", "R5.10")


@rule("R5.10", "R4.2")
def test_an_ambush_on_tasuke_and_another_is_shared_by_the_defender() -> None:
    ronin = {"kabe": "well", "tasuke": "well", "yumi": "inn"}
    match = table("areas", ninja={"passage": 1}, ronin=ronin, reserve=20)
    match.submit(ATTACKER, ["use-passage", "+well", "+well"])
    assert match.to_act == [DEFENDER]
    match.submit(DEFENDER, "tasuke-1")
    assert wounds(match) == {"kabe": 1, "tasuke": 1}


@rule("R5.10", "R3.1")
def test_musashi_does_not_strike_in_an_ambush() -> None:
    match = table("areas", ninja={"passage": 1}, ronin={"musashi": "well"}, reserve=20)
    match.submit(ATTACKER, ["use-passage", "+well", "+well"])
    assert wounds(match) == {"musashi": 2}
    assert match.position()["round"] == 2


@rule("R5.10")
def test_with_one_ninja_in_reserve_nobody_asks_for_a_second() -> None:
    match = table("areas", ninja={"passage": 1}, ronin=FAR, reserve=1)
    match.submit(ATTACKER, ["use-passage", "+inn"])
    assert ninja(match) == {"passage": 1, "inn": 1}


# --- the supply and the targets ---------------------------------------------------------------------------------------


@rule("R5.11")
def test_an_empty_supply_gives_no_wounds_and_no_ninja() -> None:
    match = table("areas", ninja={"granary": 1, "well": 1, "watchtower": 1}, ronin={"kabe": "inn"}, supply=0)
    for area in ("granary", "well", "watchtower"):
        refused(match, ATTACKER, f"use-{area}", "supply-empty", "R5.11")


@rule("R5.11", "R5.2")
def test_if_the_supply_is_short_the_attacker_chooses_who_is_hit_by_the_watchtower() -> None:
    match = table("areas", ninja={"watchtower": 1}, ronin=NEAR, supply=1)
    match.submit(ATTACKER, "use-watchtower")
    assert match.legal(ATTACKER) == ["on-kabe", "on-taiko", "on-tasuke"]
    refused(match, ATTACKER, "on-hayai", "out-of-reach", "R5.2")
    match.submit(ATTACKER, "on-taiko")
    assert wounds(match) == {"taiko": 1}
    assert markers(match)[1] == 0


@rule("R5.11", "R4.3")
def test_the_markers_of_a_ronin_who_falls_pay_for_the_next() -> None:
    ronin = NEAR | {"tasuke": {"at": "inn", "wounds": 2}}
    match = table("areas", ninja={"watchtower": 1}, ronin=ronin, supply=1)
    match.submit(ATTACKER, ["use-watchtower"])
    match.submit(ATTACKER, ["on-tasuke"])
    assert wounds(match) == {"kabe": 1, "taiko": 1}
    assert at(match, "tasuke") == "fallen"


@rule("R5.12")
@pytest.mark.parametrize("area", ["well", "shrine", "pen"])
def test_only_the_living_in_the_village_can_be_aimed_at(area: str) -> None:
    ronin = {"kabe": "green", "yumi": "inn"}
    match = table("areas", ninja={area: 1}, ronin=ronin, reserve=20)
    match.submit(ATTACKER, f"use-{area}")
    assert match.legal(ATTACKER) == ["on-yumi"]
    refused(match, ATTACKER, "on-kabe", "not-in-village", "R5.12")
    refused(match, ATTACKER, "on-hayai", "fallen", "R5.12")
    nobody = table("areas", ninja={area: 1, "burial": 1}, ronin={"kabe": "green"}, reserve=20)
    refused(nobody, ATTACKER, f"use-{area}", "no-target", "R5.12")


@rule("R5.1")
def test_an_ability_half_announced_is_unseen_and_may_be_taken_back() -> None:
    match = table("areas", ninja={"well": 1, "burial": 1}, ronin={"kabe": "inn"}, reserve=20)
    seen = match.view(DEFENDER).to_json()
    match.submit(ATTACKER, "use-well")
    assert match.view(DEFENDER).to_json() == seen
    assert match.undo(ATTACKER) == "use-well"


@rule("R5.1")
def test_the_whole_round_of_a_real_match_comes_to_step_3() -> None:
    match = Match("seven_ronin")
    match.submit(ATTACKER, attack("burial", "field3", "field3", "inn"))
    match.submit(DEFENDER, plan())
    match.submit(DEFENDER, "fight")
    assert match.to_act == [ATTACKER]
    assert match.legal(ATTACKER) == ["use-inn", "use-burial", "end"]
