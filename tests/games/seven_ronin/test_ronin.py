"""Steps 1 and 2 of the combat: the ronin's abilities and the wounds (R3, R4)."""

from __future__ import annotations

import pytest

from tatami.core.errors import UndoRefused
from tests.games.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    POSTS,
    at,
    both,
    kinds,
    markers,
    ninja,
    plan,
    refused,
    story,
    table,
    wounds,
)

rule = pytest.mark.rule


@rule("R3.1")
def test_abilities_are_used_in_any_order_once_and_only_if_wanted() -> None:
    match = table("abilities", ninja={"watchtower": 2, "field3": 1}, reserve=20)
    assert match.to_act == [DEFENDER]
    match.submit(DEFENDER, "yumi")
    refused(match, DEFENDER, "yumi", "used", "R3.1")
    match.submit(DEFENDER, "musashi")
    match.submit(DEFENDER, "fight")
    assert wounds(match) == {"musashi": 1}
    assert "rode" not in kinds(match)
    assert ninja(match) == {"field3": 1}


@rule("R3.1")
def test_the_condition_is_tested_at_the_moment_of_use() -> None:
    match = table("abilities", ninja={"pen": 2, "field2": 1}, reserve=20)
    refused(match, DEFENDER, "yumi", "not-free", "R3.1")
    refused(match, DEFENDER, "musashi", "no-ninja-here", "R3.1")
    refused(match, DEFENDER, "hayai>well", "no-ninja-there", "R3.2")
    refused(match, DEFENDER, "taiko-kabe", "unhurt", "R3.5")


@rule("R3.1")
def test_a_step_without_anything_to_use_is_passed_over() -> None:
    match = table(reserve=1, ronin={"kabe": {"wounds": 0}, **dict.fromkeys(POSTS.keys() - {"kabe"}, "fallen")})
    both(match, ["field3"], {"kabe": "inn"})
    assert match.to_act == [ATTACKER, DEFENDER]
    assert kinds(match) == ["attacked", "defended", "clashed", "occupied", "counted", "cleared", "round"]


@rule("R3.2")
def test_hayai_rides_to_ninja_where_nobody_is_or_tasuke_alone() -> None:
    match = table("abilities", ninja={"inn": 1, "shrine": 1, "well": 1, "green": 1}, reserve=20)
    rides = [code for code in match.legal(DEFENDER) if code.startswith("hayai")]
    assert rides == ["hayai>inn", "hayai>shrine"]
    refused(match, DEFENDER, "hayai>well", "taken", "R3.2")
    refused(match, DEFENDER, "hayai>green", "never-green", "R3.9")
    match.submit(DEFENDER, "hayai>shrine")
    match.submit(DEFENDER, "fight")
    assert match.view(DEFENDER).stage == "share"


@rule("R3.2")
def test_hayai_does_not_ride_from_a_contested_area() -> None:
    match = table("abilities", ninja={"granary": 1, "inn": 1}, reserve=20)
    refused(match, DEFENDER, "hayai>inn", "not-free", "R3.1")


@rule("R3.3", "R1.2")
def test_kabe_has_no_ability_but_room_for_seven_wounds() -> None:
    match = table("abilities", ninja={"well": 6}, reserve=10)
    assert not [code for code in match.legal(DEFENDER) if "kabe" in code]
    match.submit(DEFENDER, "fight")
    assert wounds(match) == {"kabe": 6}


@rule("R3.4", "R3.7")
def test_yobu_may_drive_a_ninja_to_musashi_before_he_strikes() -> None:
    ronin = POSTS | {"musashi": "field2", "yumi": "inn"}
    match = table("abilities", ninja={"pen": 1}, reserve=20, ronin=ronin)
    refused(match, DEFENDER, "musashi", "no-ninja-here", "R3.1")
    match.submit(DEFENDER, "yobu-field2")
    match.submit(DEFENDER, "musashi")
    match.submit(DEFENDER, "fight")
    assert ninja(match) == {}
    assert wounds(match) == {}


@rule("R3.5", "R3.10")
def test_taiko_heals_another_but_not_himself_nor_the_fallen() -> None:
    ronin = {"taiko": {"at": "passage", "wounds": 2}, "kabe": {"at": "well", "wounds": 3}}
    match = table("abilities", ninja={"inn": 1}, reserve=20, ronin=ronin)
    refused(match, DEFENDER, "taiko-taiko", "heals-others", "R3.5")
    refused(match, DEFENDER, "taiko-yumi", "fallen", "R4.3")
    reserve, supply = markers(match)
    match.submit(DEFENDER, "taiko-kabe")
    assert wounds(match) == {"taiko": 2, "kabe": 2}
    assert markers(match) == (reserve, supply + 1)


@rule("R3.5", "R1.7")
def test_a_ronin_on_the_green_is_healed_in_one_edition_and_not_in_the_other() -> None:
    ronin = POSTS | {"kabe": {"at": "green", "wounds": 1}}
    match = table("abilities", edition="grey_fox", ninja={"inn": 1}, ronin=ronin)
    match.submit(DEFENDER, "taiko-kabe")
    assert wounds(match) == {}
    match = table("abilities", edition="first", ninja={"inn": 1}, ronin=ronin)
    refused(match, DEFENDER, "taiko-kabe", "heal-green", "R3.5")


@rule("R3.6")
def test_a_desecrated_tasuke_shares_no_area() -> None:
    match = table(ronin={"tasuke": {"muted": True}})
    refused(match, DEFENDER, plan(POSTS | {"tasuke": "well"}), "tasuke-muted", "R3.6")
    refused(match, DEFENDER, plan(POSTS | {"yobu": "shrine"}), "tasuke-muted", "R3.6")
    ronin = POSTS | {"tasuke": {"at": "shrine", "muted": True}}
    match = table("abilities", ninja={"shrine": 1}, ronin=ronin)
    refused(match, DEFENDER, "hayai>shrine", "tasuke-muted", "R3.6")


@rule("R3.6", "R4.2")
def test_held_together_they_stay_together_and_wounds_are_still_shared() -> None:
    held = {"at": "field3", "held": True}
    match = table(ronin={"tasuke": held | {"muted": True}, "kabe": held}, reserve=20)
    posts = {name: place for name, place in POSTS.items() if name not in ("tasuke", "kabe")}
    both(match, ["field3", "field3"], posts)
    match.submit(DEFENDER, "fight")
    assert match.legal(DEFENDER) == ["tasuke-0", "tasuke-1", "tasuke-2"]


@rule("R3.7")
def test_yobu_drives_up_to_two_to_one_or_both_neighbours() -> None:
    ronin = POSTS | {"kabe": {"at": "well", "wounds": 1}}  # Taiko keeps the step open.
    match = table("abilities", ninja={"pen": 3, "inn": 1}, reserve=20, ronin=ronin)
    drives = [code for code in match.legal(DEFENDER) if code.startswith("yobu")]
    assert drives == ["yobu-granary", "yobu-field2", "yobu-granary-2", "yobu-field2-2", "yobu-both"]
    refused(match, DEFENDER, "yobu-well", "not-neighbour", "R3.7")
    for code, left in [
        ("yobu-granary", {"inn": 1, "granary": 1, "pen": 2}),
        ("yobu-field2-2", {"inn": 1, "pen": 1, "field2": 2}),
        ("yobu-both", {"inn": 1, "granary": 1, "pen": 1, "field2": 1}),
    ]:
        trial = match.clone()
        trial.submit(DEFENDER, code)
        assert ninja(trial) == left
    match = table("abilities", ninja={"pen": 1}, reserve=20)
    refused(match, DEFENDER, "yobu-both", "too-few", "R3.7")
    refused(match, DEFENDER, "yobu-granary-2", "too-few", "R3.7")


@rule("R3.7", "R1.4")
def test_yobus_neighbours_are_those_of_the_tables_ring() -> None:
    ring = ["well", "passage", "watchtower", "field3", "granary", "inn", "pen", "shrine", "field2", "burial"]
    match = table("abilities", ninja={"pen": 1}, reserve=20, ring=ring)
    assert [code for code in match.legal(DEFENDER) if code.startswith("yobu")] == ["yobu-inn", "yobu-shrine"]


@rule("R3.8", "R3.10")
def test_yumi_shoots_into_the_reserve() -> None:
    match = table("abilities", ninja={"inn": 1}, reserve=5)
    match.submit(DEFENDER, "yumi")
    assert markers(match) == (4, 45)
    empty = table("abilities", ninja={"inn": 1}, reserve=0)
    refused(empty, DEFENDER, "yumi", "no-reserve", "R3.8")


@rule("R3.8", "R3.10", "R7.3")
def test_the_last_ninja_may_be_shot_in_step_1() -> None:
    match = table("abilities", ninja={}, reserve=1)
    match.submit(DEFENDER, "yumi")
    assert match.outcome is not None
    assert match.outcome.reason == "slain"


@rule("R3.9")
def test_nobody_on_the_green_has_an_ability() -> None:
    match = table("abilities", ninja={"inn": 1}, reserve=5, ronin=POSTS | {"yumi": "green"})
    refused(match, DEFENDER, "yumi", "on-green", "R3.9")


@rule("R5.5", "R3.1")
def test_a_desecrated_ronin_has_no_ability() -> None:
    ronin = POSTS | {"yumi": {"at": "field2", "muted": True}}
    match = table("abilities", ninja={"inn": 1}, reserve=5, ronin=ronin)
    refused(match, DEFENDER, "yumi", "muted", "R5.5")


# --- step 2 -----------------------------------------------------------------------------------------------------------


@rule("R4.1")
def test_ninja_that_fit_become_wounds_and_the_rest_occupy() -> None:
    match = table("abilities", ninja={"field2": 5, "inn": 1}, reserve=10)
    match.submit(DEFENDER, "fight")
    assert at(match, "yumi") == "fallen"
    assert ninja(match) == {"field2": 2, "inn": 1}
    assert "The ninja occupy: Inn, small Field." in story(match)


@rule("R4.2")
def test_wounds_are_shared_freely_but_all_are_placed() -> None:
    ronin = {"tasuke": {"at": "field3", "wounds": 1}, "musashi": {"at": "field3", "wounds": 2}, "yumi": "inn"}
    match = table("abilities", ninja={"field3": 3}, reserve=10, ronin=ronin)
    match.submit(DEFENDER, "fight")
    assert match.legal(DEFENDER) == ["tasuke-1", "tasuke-2"]
    refused(match, DEFENDER, "tasuke-0", "too-few-wounds", "R4.2")
    refused(match, DEFENDER, "tasuke-3", "too-many-wounds", "R4.2")
    match.submit(DEFENDER, "tasuke-2")
    assert at(match, "tasuke") == "fallen"
    assert wounds(match) == {"musashi": 3}


@rule("R4.2")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    ronin = {"tasuke": {"at": "field3", "wounds": 1}, "yumi": {"at": "field3", "wounds": 1}}
    match = table("abilities", ninja={"field3": 5}, reserve=10, ronin=ronin | {"kabe": "inn"})
    match.submit(DEFENDER, "fight")
    assert (at(match, "tasuke"), at(match, "yumi")) == ("fallen", "fallen")
    assert ninja(match) == {"field3": 1}


@rule("R4.3")
def test_the_markers_of_a_fallen_ronin_go_to_the_supply() -> None:
    match = table("abilities", ninja={"field2": 3}, reserve=10)
    assert markers(match) == (10, 37)
    match.submit(DEFENDER, "fight")
    assert markers(match) == (10, 40)
    assert "Yumi falls (small Field)." in story(match)


@rule("R4.4", "R7.3")
def test_all_areas_are_resolved_before_the_table_looks_for_a_winner() -> None:
    ronin = {"yumi": {"at": "inn", "wounds": 2}, "yobu": {"at": "field3", "wounds": 2}}
    match = table("abilities", ninja={"inn": 1, "field3": 1}, reserve=0, ronin=ronin)
    match.submit(DEFENDER, "fight")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("posthumous", (DEFENDER,))


@rule("R4.4", "R7.2")
def test_without_a_ronin_the_attacker_wins_also_with_a_ninja_on_the_green_alone() -> None:
    ronin = {"yumi": {"at": "inn", "wounds": 2}}
    match = table("abilities", ninja={"inn": 1, "green": 1}, reserve=0, ronin=ronin)
    match.submit(DEFENDER, "fight")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("fallen", (ATTACKER,))


@rule("R2.1", "R3.1")
def test_an_ability_once_used_cannot_be_taken_back() -> None:
    match = table("abilities", ninja={"inn": 1}, reserve=5)
    match.submit(DEFENDER, "yumi")
    with pytest.raises(UndoRefused):
        match.undo(DEFENDER)
