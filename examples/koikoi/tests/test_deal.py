"""R1: the cards and the deal."""

from __future__ import annotations

import pytest

from koikoi import GAME
from koikoi.data import KIND, MONTH, NAMES, cards
from koikoi.rules import KoiKoi
from koikoi_tables import play, table
from tatami.core.rng import stream
from tatami.core.state import CHANCE


def dealt() -> KoiKoi:
    """A month that has just been dealt."""
    state, rng = GAME.new(2, {"months": "3"}), stream(5)
    while chance := state.chance():
        state.apply(CHANCE, chance[rng.below(len(chance))][0])
    return state


@pytest.mark.rule("R1.1")
def test_forty_eight_cards_of_four_kinds() -> None:
    assert len(set(NAMES)) == 48
    assert [KIND.count(kind) for kind in range(4)] == [5, 9, 10, 24]
    assert len(set(MONTH)) == 12


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("months", ["1", "3", "6", "12"])
def test_a_game_lasts_as_long_as_the_table_chooses(months: str) -> None:
    state = GAME.new(2, {"months": months})
    assert state.months == int(months)
    assert state.chance() == [(GAME.decode("first-1"), 1), (GAME.decode("first-2"), 1)]


@pytest.mark.rule("R1.3")
def test_eight_cards_each_and_eight_on_the_field() -> None:
    state = dealt()
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [len(view.hand) for view in views] == [8, 8, 0]
    assert [len(view.field) for view in views] == [8, 8, 8]
    assert views[0].pile == 24
    assert not set(views[0].hand) & set(views[1].hand)


@pytest.mark.rule("R1.3")
def test_the_other_hand_is_imagined_from_the_cards_not_seen() -> None:
    state = dealt()
    seen = [*cards(state.hand[0] | state.field)]
    hands = {state.sample(0, stream(number)).hand[1] for number in range(20)}
    assert len(hands) == 20
    assert all(not hand >> card & 1 for hand in hands for card in seen)


@pytest.mark.rule("R1.4")
def test_the_fourth_card_of_a_month_does_not_come_to_the_field_in_the_deal() -> None:
    state = GAME.new(2, {"months": "1"})
    play(state, "first-1", "draw-pine-crane", "draw-pine-poem", "draw-pine-a")
    assert GAME.decode("draw-pine-b") not in [card for card, _ in state.chance()]
    play(state, "draw-plum-a", "draw-plum-b", "draw-iris-a", "draw-iris-b", "draw-maple-a")
    assert GAME.decode("draw-pine-b") in [card for card, _ in state.chance()]  # Now it is the hands' turn.


@pytest.mark.rule("R1.5")
def test_whoever_won_deals_next_and_plays_first() -> None:
    state = table("pine-poem", "pine-a cherry-a", "plum-poem cherry-poem")
    state.dealer = 1
    play(state, "play-pine-poem", "draw-willow-rain")
    assert (state.month, state.dealer, state.turn) == (1, 0, 0)


@pytest.mark.rule("R1.5")
def test_after_a_month_without_a_winner_the_same_player_deals() -> None:
    state = table("pine-a", other="")
    state.dealer = 1
    play(state, "play-pine-a", "draw-plum-a")
    assert (state.month, state.dealer, state.turn) == (1, 1, 1)
