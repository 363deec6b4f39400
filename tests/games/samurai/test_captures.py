"""Captures and the end of the game, with the rulebook's own example."""

from __future__ import annotations

import pytest

from tatami import Match
from tests.games.samurai.tables import figures_at, look, table, told

rule = pytest.mark.rule

RED, GREEN, GOLD, PURPLE = range(4)


def book() -> Match:
    """The board of the printed example: o8 is the first settlement, o10 the left one and q9 the right one."""
    return table(
        4,
        turn=GREEN,
        figures={"o8": ["buddha"], "q9": ["buddha"], "o10": ["buddha", "rice"]},
        tiles={
            "p8": (RED, "samurai-2"),
            "r9": (RED, "ship-1"),
            "p10": (RED, "rice-2"),
            "o11": (PURPLE, "castle-2"),
            "n9": (GREEN, "ship-1"),
        },
        hand=[
            None,
            ["buddha-3", "rice-2", "rice-3", "rice-4", "castle-2"],
            ["ronin", "buddha-4", "rice-2", "rice-3", "castle-2"],
            None,
        ],
    )


@rule("R4.1", "R4.2", "R4.3")
def test_the_books_first_capture() -> None:
    """Green's Buddha 3 closes the settlement and beats red's samurai 2."""
    match = book()
    match.submit(GREEN, ["buddha-3", "o9", "end"])
    assert "Green captures a figure in the village of Tsugaru: Buddha. Influence: Red has 2, Green has 3." in told(
        match
    )
    assert look(match, GREEN).clans[GREEN].captured == (0, 1, 0)
    assert figures_at(match, "o8") == []
    assert look(match, RED).clans[GREEN].captured is None


@rule("R4.2", "R4.3", "R4.4", "R4.5", "R2.2", "R4.6")
def test_the_books_double_capture() -> None:
    """Gold plays the fast ronin and Buddha 4, and closes two settlements at once."""
    match = book()
    match.submit(GREEN, ["buddha-3", "o9", "end"])
    before = len(match.feed())
    match.submit(GOLD, ["ronin", "q10", "buddha-4", "p9", "end"])
    log = told(match, since=before)
    # Right: gold has 4 + 1 against red's samurai 2 and ship 1.
    assert "Gold captures a figure in the village of Nanbu: Buddha. Influence: Red has 3, Gold has 5." in log
    # Left: green's ship 1 and Buddha 3 equal gold's Buddha 4, so that figure goes to nobody.
    aside = (
        "Nobody has the most influence in Akita, so a figure is set aside: Buddha. Influence: Green has 4, Gold has 4."
    )
    assert aside in log
    # Rice: red's rice 2 against green's ship 1; purple's castle tile counts for castles only.
    assert "Red captures a figure in Akita: rice. Influence: Red has 2, Green has 1." in log
    assert look(match).aside == (0, 1, 0)
    assert look(match, GOLD).clans[GOLD].captured == (0, 1, 0)
    assert look(match, RED).clans[RED].captured == (0, 0, 1)
    assert figures_at(match, "o10") == figures_at(match, "q9") == []


@rule("R4.1")
def test_nothing_is_taken_before_the_turn_ends() -> None:
    match = book()
    match.submit(GREEN, ["buddha-3", "o9"])
    assert figures_at(match, "o8") == ["buddha"]
    village = next(settlement for settlement in look(match).settlements if settlement.hex == "o8")
    assert village.open == 0
    match.submit(GREEN, "end")
    assert figures_at(match, "o8") == []


@rule("R4.1", "R2.4")
def test_ships_added_after_the_last_land_hex_still_count() -> None:
    match = table(
        2,
        figures={"o8": ["rice"]},
        tiles={"p8": (1, "samurai-2")},
        hand=[["samurai-1", "ship-1", "ship-2", "rice-2", "rice-3"], None],
    )
    match.submit(0, ["samurai-1", "o9", "ship-1", "n8", "ship-2", "o7", "end"])
    assert "Red captures a figure in the village of Tsugaru: rice. Influence: Red has 4, Green has 2." in told(match)


@rule("R4.1")
def test_the_sea_beside_a_settlement_may_stay_empty_but_no_land_may() -> None:
    match = table(2, figures={"q9": ["rice"]}, tiles={"p8": (1, "samurai-2"), "q8": (1, "ship-1"), "r8": (1, "ship-2")})
    match.submit(0, ["castle-2", "p9", "end"])
    assert figures_at(match, "q9") == ["rice"]
    match.submit(1, [match.legal(1)[0], "q10", "end"])
    assert figures_at(match, "q9") == []


@rule("R4.2")
def test_caste_tiles_count_for_their_caste_and_the_others_for_all() -> None:
    match = table(
        2,
        figures={"o14": ["castle", "buddha", "rice"]},
        tiles={
            "p14": (0, "castle-4"),
            "p13": (0, "buddha-3"),
            "o13": (0, "rice-2"),
            "n13": (0, "samurai-1"),
            "n14": (0, "ronin"),
            "q12": (1, "ship-2"),
        },
    )
    edo = look(match).settlements[0]
    assert [figure.influence for figure in edo.figures] == [(6, 0), (5, 0), (4, 0)]
    village = next(settlement for settlement in look(match).settlements if settlement.hex == "q13")
    assert village.figures[0].influence[1] == 2


@rule("R4.4")
def test_a_figure_that_nobody_has_influence_on_is_set_aside() -> None:
    match = table(
        2,
        figures={"o8": ["rice"]},
        tiles={"p8": (1, "castle-2")},
        hand=[["castle-2", "castle-3", "castle-4", "buddha-2", "buddha-3"], None],
    )
    match.submit(0, ["castle-4", "o9", "end"])
    assert look(match).aside == (0, 0, 1)
    assert "Influence: nobody has any." in " ".join(told(match))


@rule("R4.4")
def test_two_tied_for_the_most_leave_a_third_player_with_nothing() -> None:
    match = table(
        3,
        figures={"q9": ["rice"]},
        tiles={"p8": (0, "samurai-2"), "p9": (1, "samurai-2")},
        turn=2,
        hand=[None, None, ["samurai-1", "castle-2", "castle-3", "castle-4", "rice-2"]],
    )
    match.submit(2, ["samurai-1", "q10", "end"])
    assert look(match).aside == (0, 0, 1)


@rule("R4.6")
def test_tiles_stay_and_count_for_the_next_settlement() -> None:
    match = table(
        2,
        figures={"o8": ["rice"], "q9": ["rice"]},
        tiles={"p8": (0, "samurai-3")},
        hand=[["samurai-1", "ronin", "rice-2", "rice-3", "rice-4"], None],
    )
    match.submit(0, ["samurai-1", "o9", "end"])
    assert figures_at(match, "o8") == []
    village = next(settlement for settlement in look(match).settlements if settlement.hex == "q9")
    assert village.figures[0].influence == (3, 0)
    assert ("p8", 0) in {(laid.hex, laid.owner) for laid in look(match).tiles}


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("R5.1", "R5.3")
def test_the_game_ends_when_a_caste_has_left_the_board() -> None:
    match = table(
        2,
        figures={"o8": ["rice"], "q9": ["castle"], "q11": ["buddha"]},
        captured=[[3, 3, 3], [3, 3, 3]],
        tiles={"p8": (0, "samurai-3")},
        hand=[["samurai-1", "ronin", "rice-2", "rice-3", "rice-4"], None],
    )
    match.submit(0, ["samurai-1", "o9", "end"])
    assert "The last figure of a caste has left the board: rice. The game ends." in told(match)
    assert match.to_act == []
    assert match.outcome is not None
    assert match.outcome.figures["rice"] == (4, 3)
    # No tile is drawn any more.
    assert look(match).clans[0].hand == 4


@rule("R5.2", "R5.3")
def test_the_game_ends_when_four_figures_are_set_aside() -> None:
    match = table(
        2,
        figures={"o8": ["rice"]},
        aside=[1, 1, 1],
        captured=[[1, 1, 1], [1, 1, 1]],
        tiles={"p8": (1, "castle-2")},
        hand=[["castle-2", "castle-3", "castle-4", "buddha-2", "buddha-3"], None],
    )
    match.submit(0, ["castle-4", "o9", "end"])
    assert "4 figures have been set aside. The game ends." in told(match)
    assert match.outcome is not None


@rule("R5.3")
def test_all_captures_of_the_last_turn_count() -> None:
    """The fourth figure set aside ends the game, but only after everything surrounded has been settled."""
    match = table(
        2,
        figures={"o8": ["rice"], "q9": ["castle"]},
        aside=[1, 1, 1],
        captured=[[1, 1, 1], [1, 1, 1]],
        tiles={"o9": (1, "castle-2"), "p9": (0, "castle-3"), "q10": (0, "castle-2")},
        hand=[["castle-4", "buddha-2", "buddha-3", "rice-2", "rice-3"], None],
    )
    match.submit(0, ["buddha-3", "p8", "end"])
    assert match.outcome is not None
    assert match.outcome.figures["castles"] == (2, 1)
    assert look(match).aside == (1, 1, 2)
    five = table(
        2,
        figures={"o8": ["rice"], "q9": ["buddha"]},
        aside=[1, 1, 1],
        captured=[[1, 1, 1], [1, 1, 1]],
        tiles={"o9": (1, "castle-2"), "p9": (0, "castle-3"), "q10": (0, "castle-2")},
        hand=[["castle-4", "buddha-2", "buddha-3", "rice-2", "rice-3"], None],
    )
    five.submit(0, ["castle-4", "p8", "end"])
    assert "5 figures have been set aside. The game ends." in told(five)


@rule("R5.1")
def test_a_caste_gone_by_being_set_aside_ends_the_game_too() -> None:
    match = table(
        2,
        figures={"o8": ["rice"], "q9": ["castle"], "q11": ["buddha"]},
        captured=[[3, 3, 3], [3, 3, 3]],
        tiles={"p8": (1, "samurai-1")},
        hand=[["samurai-1", "ronin", "rice-2", "rice-3", "rice-4"], None],
    )
    match.submit(0, ["samurai-1", "o9", "end"])
    assert look(match).aside == (0, 0, 1)
    assert match.outcome is not None
