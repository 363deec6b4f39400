"""R2: the turn."""

from __future__ import annotations

import pytest

from koikoi_tables import bits, legal, play, table, why


@pytest.mark.rule("R2.1")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    state = table("pine-a maple-deer", "pine-b")
    assert legal(state) == ["play-pine-a", "play-maple-deer"]
    assert why(state, "play-plum-a") == "You do not have plum · plain A in your hand. (R2.1)"
    assert why(state, "koi") == "That does not answer the question. To be decided now: playing a card. (R2.1)"
    assert why(state, "draw-plum-b") == "Cards are dealt and turned up by chance. (R1.3)"


@pytest.mark.rule("R2.2")
def test_a_card_that_matches_nothing_stays_on_the_field() -> None:
    state = table("pine-a maple-deer", "plum-b")
    assert play(state, "play-pine-a")[-1] == ("laid", {"seat": 0, "card": 2})
    assert state.field == bits("pine-a plum-b")
    assert not any(state.taken)


@pytest.mark.rule("R2.2")
def test_one_matching_card_is_taken() -> None:
    state = table("pine-a maple-deer", "pine-crane plum-b")
    play(state, "play-pine-a")
    assert state.taken[0] == bits("pine-a pine-crane")
    assert state.field == bits("plum-b")


@pytest.mark.rule("R2.2")
def test_of_two_matching_cards_the_player_chooses() -> None:
    state = table("pine-a maple-deer", "pine-crane pine-poem plum-b")
    play(state, "play-pine-a")
    assert legal(state) == ["take-pine-crane", "take-pine-poem"]
    assert why(state, "take-plum-b") == "plum · plain B does not match: the flower must be pine. (R2.2)"
    assert why(state, "take-pine-b") == "pine · plain B does not lie on the field. (R2.2)"
    play(state, "take-pine-poem")
    assert state.taken[0] == bits("pine-a pine-poem")
    assert state.field == bits("pine-crane plum-b")


@pytest.mark.rule("R2.2")
def test_three_matching_cards_are_taken_together() -> None:
    state = table("pine-a maple-deer", "pine-crane pine-poem pine-b plum-b")
    play(state, "play-pine-a")
    assert state.taken[0] == bits("pine-crane pine-poem pine-a pine-b")


@pytest.mark.rule("R2.3")
def test_the_card_turned_up_takes_in_the_same_way() -> None:
    state = table("pine-a maple-deer", "plum-poem plum-b iris-a")
    play(state, "play-pine-a", "draw-plum-warbler")
    assert state.turn == 0
    assert legal(state) == ["take-plum-poem", "take-plum-b"]
    play(state, "take-plum-b")
    assert state.taken[0] == bits("plum-warbler plum-b")
    assert state.turn == 1


@pytest.mark.rule("R2.3")
def test_it_may_take_the_card_that_was_just_played() -> None:
    state = table("pine-a maple-deer", "plum-poem")
    play(state, "play-pine-a", "draw-pine-crane")
    assert state.taken[0] == bits("pine-a pine-crane")
    assert state.turn == 1
