"""What a player knows, and what may be imagined."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami import Match
from tatami.core.rng import stream
from tests.games.samurai.tables import GAME, look, table

rule = pytest.mark.rule


@rule("R7.1")
def test_hands_are_hidden_but_not_their_size() -> None:
    match = table(3)
    view = look(match, 1)
    assert len(view.hand) == 5
    assert [(clan.hand, clan.stack) for clan in view.clans] == [(5, 15)] * 3
    assert look(match).hand == ()
    assert b"castle-2" not in match.view(None).to_json()


@rule("R7.1")
def test_a_drawn_tile_is_seen_by_its_owner_only() -> None:
    match = table(2)
    match.submit(0, ["castle-2", "o13", "end"])
    assert "tile" in match.feed(0)[-1].data
    assert "tile" not in match.feed(1)[-1].data
    assert "tile" not in match.feed(None)[-1].data


@rule("R7.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captured_figures_are_open_with_two_and_behind_screens_with_more(seats: int) -> None:
    match = table(seats, captured=[[1, 0, 1]] + [[0, 1, 0]] * (seats - 1), aside=(1, 0, 0))
    own = look(match, 0)
    assert own.clans[0].captured == (1, 0, 1)
    assert own.clans[1].captured == ((0, 1, 0) if seats == 2 else None)
    assert look(match).clans[0].captured == ((1, 0, 1) if seats == 2 else None)
    assert own.aside == (1, 0, 0)


@rule("R7.2")
def test_everything_is_shown_when_the_game_is_over() -> None:
    match = table(3, captured=[[1, 0, 1], [0, 1, 0], [2, 2, 2]], aside=(2, 1, 1), stage="over")
    assert [clan.captured for clan in look(match).clans] == [(1, 0, 1), (0, 1, 0), (2, 2, 2)]


@rule("R7.1", "R7.2")
def test_imagined_positions_redraw_hands_and_keep_what_was_seen() -> None:
    match = table(
        3,
        hand=[None, ["castle-4", "buddha-4", "rice-4", "ronin", "move"], None],
        tiles={"o13": (1, "samurai-3")},
        captured=[[1, 0, 1], [0, 1, 0], [2, 2, 2]],
    )
    truth = match.position()
    hands = Counter()  # type: ignore[var-annotated]
    for number in range(200):
        imagined = GAME.to_json(match.imagine(0, stream(number, "imagine")))
        assert imagined["hand"][0] == truth["hand"][0]
        assert imagined["captured"] == truth["captured"]
        assert imagined["tiles"] == truth["tiles"]
        assert sorted(imagined["hand"][1] + imagined["stack"][1]) == sorted(truth["hand"][1] + truth["stack"][1])
        hands[tuple(imagined["hand"][1])] += 1
    assert len(hands) > 150
    drawn = Counter(tile for hand, number in hands.items() for tile in hand for _ in range(number))
    assert "samurai-3" not in drawn
    # Nineteen tiles are unseen, five of them in the hand; of two alike either may be there.
    assert drawn["castle-2"] / 200 == pytest.approx(5 / 19, abs=0.1)
    assert drawn["samurai-1"] / 200 == pytest.approx(10 / 19, abs=0.15)


@rule("R1.4", "R7.1")
def test_hands_that_are_being_chosen_are_imagined_too() -> None:
    match = Match("samurai", seats=3, seed=1, options={"first": "1"})
    match.submit(1, ["ronin", "ship-1"])
    match.submit(2, ["castle-2", "castle-3", "castle-4", "buddha-2", "buddha-3"])
    seen = {tuple(map(tuple, GAME.to_json(match.imagine(0, stream(n, "choosing")))["hand"])) for n in range(40)}
    assert len(seen) > 30
    assert all((len(own), len(one), len(two)) == (0, 2, 5) for own, one, two in seen)


@rule("R2.5", "R7.1")
def test_what_another_has_taken_up_is_not_known() -> None:
    match = table(2, hand=[["castle-2", "rice-3", "ronin", "move", "exchange"], None], tiles={"o13": (0, "samurai-2")})
    match.submit(0, ["move", "o13"])
    imagined = GAME.to_json(match.imagine(1, stream(1, "taken")))
    assert (imagined["stage"], imagined["taken"], imagined["source"]) == ("turn", None, None)
    own = GAME.to_json(match.imagine(0, stream(1, "taken")))
    assert (own["stage"], own["taken"], own["source"]) == ("shift", "move", "o13")
