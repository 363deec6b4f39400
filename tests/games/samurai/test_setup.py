"""Before the first turn: hands and figures."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tatami import Match
from tatami.core.errors import IllegalMove, UndoRefused
from tatami.core.state import CHANCE
from tatami.games.samurai.data import FIGURES, TILE_COUNTS, TILE_NAMES, TILES
from tatami.games.samurai.words import SamuraiWords
from tests.games.samurai.tables import GAME, figures_at, look, refused

rule = pytest.mark.rule

FIRST_FIVE = ["castle-2", "castle-3", "castle-4", "ronin", "move"]


def opened(seats: int = 2, **options: str) -> Match:
    return Match("samurai", seats=seats, seed=3, options={"first": "1", **options})


def chosen(seats: int = 2, **options: str) -> Match:
    """All hands are chosen; the figures come next."""
    match = opened(seats, **options)
    for seat in range(seats):
        match.submit(seat, FIRST_FIVE)
    return match


@rule("R1.1")
def test_chance_or_the_table_says_who_begins() -> None:
    assert {Match("samurai", seats=3, seed=seed).feed()[0].data["seat"] for seed in range(30)} == {0, 1, 2}
    match = Match("samurai", seats=3, options={"first": "2", "setup": "random", "hands": "random"})
    assert match.to_act == [1]


@rule("R1.2", "R1.3")
def test_every_player_has_the_same_twenty_tiles() -> None:
    bag = dict(zip(TILE_NAMES, TILE_COUNTS, strict=True))
    assert sum(bag.values()) == TILES == 20
    assert [bag[f"samurai-{strength}"] for strength in (1, 2, 3)] == [2, 2, 1]
    assert [bag[f"ship-{strength}"] for strength in (1, 2)] == [2, 1]
    assert all(bag[f"{caste}-{strength}"] == 1 for caste in ("castle", "buddha", "rice") for strength in (2, 3, 4))
    assert bag["ronin"] == bag["move"] == bag["exchange"] == 1
    words = SamuraiWords("en")
    fast = [tile for tile in TILE_NAMES for _ in range(bag[tile]) if "fast" in words.tile(tile)]
    assert fast == ["ronin", "ship-1", "ship-1", "ship-2", "exchange"]


@rule("R1.4")
def test_first_hands_are_chosen_by_all_at_once_and_unseen() -> None:
    match = opened(3)
    assert match.to_act == [0, 1, 2]
    before = [match.view(seat).to_json() for seat in (1, 2, None)]
    match.submit(0, FIRST_FIVE)
    assert match.to_act == [1, 2]
    assert [match.view(seat).to_json() for seat in (1, 2, None)] == before
    assert not match.feed(1)
    assert look(match, 0).hand == tuple(FIRST_FIVE)


@rule("R1.4")
def test_a_chosen_hand_may_be_changed_until_the_last_one_is_there() -> None:
    match = opened(2)
    match.submit(1, FIRST_FIVE)
    for code in reversed(FIRST_FIVE):
        assert match.undo(1) == code
    match.submit(1, FIRST_FIVE)
    match.submit(0, FIRST_FIVE)
    with pytest.raises(UndoRefused):
        match.undo(1)
    assert [(clan.hand, clan.stack) for clan in look(match).clans] == [(5, 15), (5, 15)]


@rule("R1.5")
def test_a_whole_first_hand_may_be_named_in_any_order_and_is_kept_in_one() -> None:
    match = opened(2)
    match.submit(1, ["exchange", "rice-2", "castle-4", "move", "castle-2"])
    mine = [code for seat, code in match.record().moves if seat == 1]
    assert mine == ["castle-2", "castle-4", "rice-2", "move", "exchange"]


@rule("R1.5")
def test_tiles_of_the_first_hand_are_named_in_the_order_of_the_list() -> None:
    match = opened(2)
    match.submit(0, ["samurai-1", "samurai-1"])
    assert refused(match, 0, "castle-2") == ("choose-order", "R1.5")
    assert refused(match, 0, "samurai-1") == ("no-more", "R1.2")
    assert match.legal(0)[0] == "samurai-2"
    assert refused(match, 1, "ship-2") == ("too-few-after", "R1.5")
    assert match.legal(1)[-1] == "ship-1"
    # A tile that is chosen already has not come too late: there is no second one.
    match.submit(1, ["castle-2", "castle-3"])
    assert refused(match, 1, "castle-2") == ("no-more", "R1.2")


@rule("R1.5")
def test_every_hand_can_be_named_in_exactly_one_way() -> None:
    def ways(state: object, chosen: tuple[int, ...]) -> int:
        total = 0
        for action in state.legal(0):  # type: ignore[attr-defined]
            twin = state.clone()  # type: ignore[attr-defined]
            twin.apply(0, action)
            if len(chosen) == 4:
                hands.append((*chosen, action))
                total += 1
            else:
                total += ways(twin, (*chosen, action))
        return total

    hands: list[tuple[int, ...]] = []
    start = GAME.new(2, {"setup": "drafted", "hands": "chosen", "first": "1"})
    count = ways(start, ())
    tiles = [kind for kind, number in enumerate(TILE_COUNTS) for _ in range(number)]
    assert count == len(set(hands)) == len(set(combinations(tiles, 5)))


@rule("R1.6")
@pytest.mark.parametrize(("seats", "figures"), [(2, 7), (3, 10), (4, 13)])
def test_edo_gets_one_figure_of_each_caste(seats: int, figures: int) -> None:
    match = chosen(seats)
    assert figures_at(match, "o14") == ["castle", "buddha", "rice"]
    assert look(match).supply == (figures - 1,) * 3


@rule("R1.7")
def test_cities_get_two_different_figures_by_turns_from_the_first_player() -> None:
    match = chosen(2)
    assert look(match).stage == "cities"
    assert match.to_act == [0]
    match.submit(0, "castle")
    assert match.legal(0) == ["o10", "l16"]
    assert refused(match, 0, "o8") == ("cities-first", "R1.8")
    assert refused(match, 0, "o9") == ("no-settlement", "R1.7")
    assert refused(match, 0, "o14") == ("settlement-full", "R1.6")
    assert refused(match, 0, "p5") == ("not-in-play", "R1.1")
    match.submit(0, "o10")
    assert match.to_act == [1]
    match.submit(1, "castle")
    assert match.legal(1) == ["l16"]
    assert refused(match, 1, "o10") == ("same-caste", "R1.7")
    match.submit(1, "l16")
    match.submit(0, ["rice", "o10"])
    assert figures_at(match, "o10") == ["castle", "rice"]
    assert match.legal(1) == ["buddha", "rice"]
    assert refused(match, 1, "castle") == ("no-city-for", "R1.7")


@rule("R1.7", "R2.5")
def test_a_figure_taken_may_be_put_back_and_nobody_noticed() -> None:
    match = chosen(2)
    before = match.view(1).to_json()
    match.submit(0, "rice")
    assert match.view(1).to_json() == before
    assert match.undo(0) == "rice"
    assert "castle" in match.legal(0)


@rule("R1.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_villages_follow_from_the_next_player_and_then_the_first_player_opens(seats: int) -> None:
    match = chosen(seats, first="2")
    placers = []
    while look(match).stage in ("cities", "villages"):
        stage, seat = look(match).stage, match.to_act[0]
        placers.append((stage, seat))
        match.submit(seat, match.legal(seat)[0])
        match.submit(seat, match.legal(seat)[0])
    assert [seat for _, seat in placers] == [(1 + number) % seats for number in range(len(placers))]
    assert [stage for stage, _ in placers] == sorted(stage for stage, _ in placers)
    assert look(match).stage == "turn"
    assert match.to_act == [1]
    assert look(match).supply == (0, 0, 0)
    assert all(len(settlement.figures) for settlement in look(match).settlements)


@rule("R1.6", "R1.8")
def test_the_supply_of_a_caste_can_run_out() -> None:
    match = chosen(2)
    while "castle" in match.legal(match.to_act[0]):
        seat = match.to_act[0]
        match.submit(seat, "castle")
        match.submit(seat, match.legal(seat)[0])
        if look(match).stage == "cities" and "castle" not in match.legal(match.to_act[0]):
            while look(match).stage == "cities":
                other = match.to_act[0]
                match.submit(other, match.legal(other)[0])
                match.submit(other, match.legal(other)[0])
    assert look(match).supply[0] == 0
    assert refused(match, match.to_act[0], "castle") == ("supply-empty", "R1.6")
    full = {settlement.kind: settlement.hex for settlement in look(match).settlements if settlement.figures}
    seat = match.to_act[0]
    assert refused(match, seat, "end") == ("other-decision", "R1.8")
    match.submit(seat, "rice")
    assert refused(match, seat, full["edo"]) == ("settlement-full", "R1.6")
    assert refused(match, seat, full["city"]) == ("settlement-full", "R1.7")
    assert refused(match, seat, full["village"]) == ("settlement-full", "R1.8")
    assert refused(match, seat, "o9") == ("no-settlement", "R1.8")


@rule("R1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_may_deal_the_hands_and_put_the_figures_up(seats: int) -> None:
    match = opened(seats, setup="random", hands="random")
    view = look(match, 0)
    assert view.stage == "turn"
    assert match.to_act == [0]
    assert len(view.hand) == 5
    assert [(clan.hand, clan.stack) for clan in view.clans] == [(5, 15)] * seats
    for settlement in view.settlements:
        castes = [figure.caste for figure in settlement.figures]
        assert len(set(castes)) == len(castes) == {"village": 1, "city": 2, "edo": 3}[settlement.kind]
    counted = Counter(figure.caste for settlement in view.settlements for figure in settlement.figures)
    assert set(counted.values()) == {int(FIGURES[seats])}
    assert all(seat == CHANCE for seat, _ in match.record().moves)


@rule("R1.9")
def test_only_hands_or_only_figures_may_be_left_to_chance() -> None:
    dealt = opened(2, hands="random")
    assert look(dealt).stage == "cities"
    assert [clan.hand for clan in look(dealt).clans] == [5, 5]
    scattered = chosen(2, setup="random")
    assert look(scattered).stage == "turn"
    assert look(scattered, 1).hand == tuple(FIRST_FIVE)


@rule("R1.9", "R7.1")
def test_dealt_tiles_are_seen_by_their_owner_only() -> None:
    match = opened(2, hands="random")
    mine = [seen.data.get("tile") for seen in match.feed(0) if seen.kind == "drew"]
    assert [tile is not None for tile in mine] == [True] * 5 + [False] * 5


@rule("R1.4", "R2.1")
def test_answers_to_other_questions_are_refused() -> None:
    match = opened(2)
    with pytest.raises(IllegalMove) as wrong:
        match.submit(0, "end")
    assert wrong.value.refusal.code == "other-decision"
    assert "first hand" in str(wrong.value)
