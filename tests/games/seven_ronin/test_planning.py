"""Setting the table and planning (R1, R2)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tatami import Match
from tatami.core.errors import BadSetup
from tatami.games.seven_ronin.data import PLACE_NAMES, RONIN_NAMES
from tests.games.seven_ronin.village import (
    ATTACKER,
    DEFENDER,
    POSTS,
    at,
    attack,
    both,
    kinds,
    markers,
    ninja,
    plan,
    refused,
    story,
    table,
)

rule = pytest.mark.rule


@rule("R1.1", "R1.2", "R1.3", "R1.6")
def test_the_table_at_the_start() -> None:
    view = Match("seven_ronin").view()
    assert view.round == 1  # type: ignore[attr-defined]
    assert [tile.vitality for tile in view.ronin] == [5, 7, 4, 5, 3, 3, 3]  # type: ignore[attr-defined]
    assert [area.limit for area in view.areas] == [1, 1, 2, 1, 1, 2, 2, 2, 2, 3]  # type: ignore[attr-defined]
    assert (view.reserve, view.supply, view.green) == (40, 10, 0)  # type: ignore[attr-defined]


@rule("R1.4")
def test_every_area_has_two_neighbours_in_the_ring() -> None:
    areas = Match("seven_ronin").view().areas  # type: ignore[attr-defined]
    assert areas[0].neighbours == (9, 1)
    assert areas[9].neighbours == (8, 0)
    own = "well,passage,watchtower,field3,granary,inn,pen,shrine,field2,burial"
    areas = Match("seven_ronin", options={"ring": own}).view().areas  # type: ignore[attr-defined]
    assert areas[4].neighbours == (2, 8)
    assert areas[0].neighbours == (8, 9)


@rule("R1.5", "R1.7", "R1.8")
def test_the_time_track_of_both_editions_and_of_a_table_of_its_own() -> None:
    view = Match("seven_ronin").view()
    assert view.threat == (3, 3, 4, 4, 5, 5, 6, 6)  # type: ignore[attr-defined]
    assert view.minimum == (1, 2, 3, 3, 4, 4, 5, 5)  # type: ignore[attr-defined]
    assert view.reconstructed == ("fact-threat", "fact-minimum", "fact-ring")  # type: ignore[attr-defined]
    view = Match("seven_ronin", options={"edition": "first"}).view()
    assert view.minimum == (1, 2, 3, 4, 5, 6, 7, 8)  # type: ignore[attr-defined]
    assert view.reconstructed == ("fact-threat", "fact-ring")  # type: ignore[attr-defined]
    own = {"threat": "2,2,3,3,4,4,5,5", "minimum": "1,1,2,2,3,3,4,4"}
    view = Match("seven_ronin", options=own).view()
    assert view.threat == (2, 2, 3, 3, 4, 4, 5, 5)  # type: ignore[attr-defined]
    assert view.minimum == (1, 1, 2, 2, 3, 3, 4, 4)  # type: ignore[attr-defined]
    assert view.reconstructed == ("fact-ring",)  # type: ignore[attr-defined]


@rule("R1.8")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("threat", "3,3,4"),
        ("threat", "3,3,4,4,5,5,6,11"),
        ("threat", "0,3,4,4,5,5,6,6"),
        ("threat", "rising"),
        ("minimum", "1,2,3,4,5,6,7,-8"),
        ("minimum", ""),
        ("ring", "inn,well"),
        ("ring", "inn,inn,burial,shrine,well,granary,pen,field2,passage,field3"),
        ("ring", "watchtower, inn,burial,shrine,well,granary,pen,field2,passage,field3"),
        ("edition", "second"),
    ],
)
def test_a_track_or_ring_that_makes_no_sense_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadSetup):
        Match("seven_ronin", options={option: value})


@rule("R1.9")
def test_free_contested_and_occupied_are_plain_tests() -> None:
    match = table("abilities", ninja={"well": 1, "inn": 2, "green": 1})
    areas = match.view().areas  # type: ignore[attr-defined]
    assert [area.occupied for area in areas] == [False, True] + [False] * 8
    assert areas[4].ninja == 1
    assert areas[4].ronin == (1,)


# --- the Attacker's plan ----------------------------------------------------------------------------------------------


@rule("R2.2")
def test_no_more_areas_than_the_threat_level() -> None:
    match = Match("seven_ronin")
    refused(match, ATTACKER, attack("inn", "shrine", "well", "pen"), "threat", "R2.2")
    match.submit(ATTACKER, attack("inn", "shrine", "well", "green"))


@rule("R2.2", "R2.3")
def test_reinforcing_is_legal_and_uses_the_threat_level_but_old_markers_do_not_fill_the_limit() -> None:
    match = table(ninja={"inn": 4}, reserve=30)
    refused(match, ATTACKER, attack("inn", "shrine", "well", "pen"), "threat", "R2.2")
    both(match, ["inn", "shrine", "field3"])
    assert ninja(match)["inn"] == 5


@rule("R2.3")
def test_no_more_markers_than_the_limit() -> None:
    match = Match("seven_ronin")
    refused(match, ATTACKER, attack("well", "well"), "limit", "R2.3")
    refused(match, ATTACKER, attack("field3", "field3", "field3", "field3"), "limit", "R2.3")
    match.submit(ATTACKER, attack("field3", "field3", "field3", "burial", "burial"))


@rule("R2.4")
@pytest.mark.parametrize(("edition", "need"), [("grey_fox", 4), ("first", 5)])
def test_the_minimum_of_the_edition(edition: str, need: int) -> None:
    match = table(edition=edition, round=5)
    places = ["burial", "burial", "field3", "field3", "field3"]
    refused(match, ATTACKER, attack(*places[: need - 1]), "minimum", "R2.4")
    match.submit(ATTACKER, attack(*places[:need]))


@rule("R2.4")
def test_a_small_reserve_is_sent_whole() -> None:
    match = table(edition="first", round=8, reserve=2, ninja={"inn": 1})
    refused(match, ATTACKER, attack("well"), "minimum", "R2.4")
    match.submit(ATTACKER, attack("well", "green"))
    empty = table(edition="first", round=8, reserve=0, ninja={"inn": 1})
    assert empty.legal(ATTACKER) == ["ready"]


@rule("R2.4")
def test_where_threat_and_limits_let_too_few_through_as_many_as_possible_are_sent() -> None:
    match = table(threat=[1] * 8, minimum=[9] * 8)
    refused(match, ATTACKER, attack("field3", "field3", "green"), "minimum-lost", "R2.4")
    match.submit(ATTACKER, attack("field3", "field3", "field3", "green"))


@rule("R2.4", "R2.11")
def test_what_would_put_the_minimum_out_of_reach_is_not_offered() -> None:
    match = table(edition="first", round=8, threat=[3] * 8)
    assert "+passage" not in match.legal(ATTACKER)
    refused(match, ATTACKER, "+passage", "minimum-lost", "R2.4")
    refused(match, ATTACKER, "+green", "minimum-lost", "R2.4")
    match.submit(ATTACKER, attack(*["granary", "pen", "field3"] * 2, "field3", "green"))


@rule("R2.5")
def test_one_ninja_a_round_to_the_green_which_counts_for_the_minimum_and_adds_up() -> None:
    match = table(round=2, ninja={"green": 3})
    refused(match, ATTACKER, attack("inn", "green", "green"), "green-once", "R2.5")
    both(match, ["inn", "green"])
    assert ninja(match)["green"] == 4


@rule("R2.6")
def test_each_ninja_on_the_green_lifts_a_limit_by_one_spread_or_together() -> None:
    match = table(ninja={"green": 2})
    together = match.clone()
    together.submit(ATTACKER, attack(*["field3"] * 5))
    spread = match.clone()
    spread.submit(ATTACKER, attack(*["burial"] * 3, *["granary"] * 3))
    refused(match, ATTACKER, attack(*["field3"] * 6), "limit", "R2.3")
    refused(match, ATTACKER, attack(*["burial"] * 3, *["granary"] * 3, "well", "well"), "limit", "R2.3")
    refused(match, ATTACKER, attack("inn", "shrine", "well", "pen"), "threat", "R2.2")


@rule("R2.6", "R2.10")
def test_the_bonus_holds_even_if_the_green_is_cleared_in_this_very_round() -> None:
    match = table(ninja={"green": 1}, reserve=20)
    both(match, ["inn", "inn", "green"], POSTS | {"kabe": "green"})
    assert ninja(match) == {"inn": 2}
    assert "Kabe patrols the Green; 2 ninja are caught without a fight." in story(match)
    assert markers(match) == (17, 31)
    assert at(match, "kabe") == "green"


# --- the Defender's plan ----------------------------------------------------------------------------------------------


@rule("R2.7")
def test_every_ronin_is_sent_and_only_one_to_an_area() -> None:
    match = Match("seven_ronin")
    refused(match, DEFENDER, plan(POSTS | {"kabe": "granary"}), "taken", "R2.7")
    refused(match, DEFENDER, ["hayai>inn", "ready"], "unplaced", "R2.7")
    refused(match, DEFENDER, ["hayai>inn", "musashi>well"], "ronin-order", "R2.11")
    refused(match, DEFENDER, ["hayai>inn", "hayai>well"], "placed", "R2.11")
    match.submit(DEFENDER, plan())


@rule("R2.7")
def test_the_fallen_are_not_sent() -> None:
    match = table(ronin={"hayai": "fallen"})
    refused(match, DEFENDER, "hayai>inn", "fallen", "R2.7")
    assert match.legal(DEFENDER)[0] == "kabe>watchtower"


@rule("R2.8")
def test_only_tasuke_shares_an_area_and_only_with_one() -> None:
    match = Match("seven_ronin")
    match.clone().submit(DEFENDER, plan(POSTS | {"tasuke": "well"}))
    match.clone().submit(DEFENDER, plan(POSTS | {"yobu": "shrine"}))
    refused(match, DEFENDER, plan(POSTS | {"tasuke": "well", "yobu": "well"}), "taken", "R2.7")


@rule("R2.8")
def test_a_held_ronin_stays_and_only_tasuke_joins_him() -> None:
    match = table(ronin={"kabe": {"at": "well", "held": True}})
    refused(match, DEFENDER, ["hayai>well"], "taken", "R2.7")
    refused(match, DEFENDER, ["hayai>inn", "kabe>inn"], "held", "R2.8")
    posts = {name: place for name, place in POSTS.items() if name != "kabe"} | {"tasuke": "well"}
    match.submit(DEFENDER, plan(posts))
    match.submit(ATTACKER, attack("inn"))
    assert (at(match, "kabe"), at(match, "tasuke")) == ("well", "well")


@rule("R2.8")
def test_one_ronin_may_join_a_held_tasuke() -> None:
    match = table(ronin={"tasuke": {"at": "well", "held": True}})
    match.submit(DEFENDER, "hayai>well")
    refused(match, DEFENDER, "kabe>well", "taken", "R2.7")


@rule("R2.9")
def test_nobody_goes_to_the_green_before_a_ninja_stood_there() -> None:
    match = Match("seven_ronin")
    refused(match, DEFENDER, plan(POSTS | {"kabe": "green"}), "green-empty", "R2.9")
    match = table(ninja={"green": 1})
    refused(match, DEFENDER, plan(POSTS | {"kabe": "green", "tasuke": "green"}), "green-taken", "R2.9")
    match.clone().submit(DEFENDER, plan(POSTS | {"tasuke": "green"}))
    refused(match, DEFENDER, plan(POSTS | {"kabe": "green", "yobu": "green"}), "green-taken", "R2.9")


# --- secrecy and the reveal -------------------------------------------------------------------------------------------


@rule("R2.1")
def test_a_plan_is_secret_and_may_be_changed_until_both_are_made() -> None:
    match = Match("seven_ronin")
    seen = match.view(DEFENDER).to_json()
    match.submit(ATTACKER, attack("inn", "well"))
    assert match.to_act == [DEFENDER]
    assert match.view(DEFENDER).to_json() == seen
    assert match.feed(DEFENDER) == []
    assert [match.undo(ATTACKER) for _ in range(3)] == ["ready", "+well", "+inn"]
    assert match.to_act == [ATTACKER, DEFENDER]
    match.submit(DEFENDER, plan())
    match.submit(ATTACKER, attack("burial"))
    assert kinds(match)[:2] == ["attacked", "defended"]
    assert ninja(match) == {"burial": 1}


@rule("R2.10")
def test_what_was_not_sent_stays_in_the_reserve() -> None:
    match = Match("seven_ronin")
    both(match, ["inn", "field3", "field3"])
    assert markers(match) == (37, 10)


@rule("R2.10", "R7.3")
def test_clearing_the_green_can_end_the_game_at_once() -> None:
    match = table(ninja={"green": 2}, reserve=1)
    both(match, ["green"], POSTS | {"kabe": "green"})
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.returns) == ("slain", (0.0, 1.0))


@rule("R2.11")
def test_the_ninja_are_named_in_the_order_of_the_list() -> None:
    match = Match("seven_ronin")
    refused(match, ATTACKER, ["+well", "+green", "+well"], "limit", "R2.3")
    refused(match, ATTACKER, "hayai>inn", "other-decision", "R2.1")
    match.submit(ATTACKER, "+well")
    refused(match, ATTACKER, "+inn", "board-order", "R2.11")


@rule("R2.11")
def test_a_whole_plan_may_be_named_in_any_order_and_is_kept_in_one() -> None:
    match = Match("seven_ronin")
    match.submit(ATTACKER, ["+green", "+field3", "+inn", "ready"])
    posts = ["yumi>field2", "kabe>well", "hayai>inn", "musashi>burial", "taiko>passage", "yobu>pen", "tasuke>well"]
    match.submit(DEFENDER, [*posts, "ready"])
    codes = [code for _, code in match.record().moves]
    assert codes[:4] == ["+inn", "+field3", "+green", "ready"]
    assert [code.partition(">")[0] for code in codes[4:11]] == [*RONIN_NAMES]
    refused(Match("seven_ronin"), ATTACKER, ["+inn", "ready", "+burial"], "not-now", "")


# --- every plan once --------------------------------------------------------------------------------------------------


def paths(match: Match, seat: int) -> Iterator[tuple[str, ...]]:
    """Every way through the questions of a plan."""
    for code in match.legal(seat):
        if code == "ready":
            yield ()
            continue
        trial = match.clone()
        trial.submit(seat, code)
        for rest in paths(trial, seat):
            yield (code, *rest)


@rule("R2.2", "R2.3", "R2.4", "R2.5", "R2.6", "R2.11")
@pytest.mark.parametrize(
    ("threat", "minimum", "green", "reserve"), [(1, 4, 2, 9), (2, 5, 0, 9), (2, 9, 1, 4), (3, 0, 0, 3), (1, 9, 0, 9)]
)
def test_every_legal_attack_can_be_said_in_exactly_one_way(threat: int, minimum: int, green: int, reserve: int) -> None:
    match = table(threat=[threat] * 8, minimum=[minimum] * 8, ninja={"green": green}, reserve=reserve)
    said = list(paths(match, ATTACKER))
    limits = [1, 1, 2, 1, 1, 2, 2, 2, 2, 3]
    plans = []
    for areas in itertools.combinations(range(10), min(threat, 10)):
        ranges = [range(limits[area] + green + 1) for area in areas]
        for counts in itertools.product(*ranges):
            over = sum(max(0, count - limits[area]) for area, count in zip(areas, counts, strict=True))
            for extra in (0, 1):
                if over <= green and sum(counts) + extra <= reserve:
                    codes = [f"+{PLACE_NAMES[a]}" for a, count in zip(areas, counts, strict=True) for _ in range(count)]
                    plans.append((*codes, *["+green"] * extra))
    need = min(minimum, max(len(plan) for plan in plans))
    assert len(said) == len(set(said))
    assert set(said) == {plan for plan in plans if len(plan) >= need}


@rule("R2.7", "R2.8", "R2.9", "R3.6", "R2.11")
@pytest.mark.parametrize("muted", [False, True])
def test_every_legal_defence_can_be_said_in_exactly_one_way(muted: bool) -> None:
    ronin = {name: "fallen" for name in RONIN_NAMES if name not in ("hayai", "kabe", "tasuke", "yumi")}
    tiles = ronin | {"kabe": {"at": "well", "held": True}, "tasuke": {"muted": muted}}
    match = table(ronin=tiles, ninja={"green": 1})
    said = list(paths(match, DEFENDER))
    plans = set()
    for hayai, tasuke, yumi in itertools.product(PLACE_NAMES, repeat=3):
        others = [hayai, "well", yumi]
        alone = tasuke not in others
        if len(set(others)) == 3 and (alone or (not muted and tasuke != "green")):
            plans.add((f"hayai>{hayai}", f"tasuke>{tasuke}", f"yumi>{yumi}"))
    assert len(said) == len(plans)
    assert set(said) == plans
