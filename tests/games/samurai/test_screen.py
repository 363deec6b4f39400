"""The table as text: everything is on it, and it fits a terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tatami import Match
from tatami.core.rng import stream
from tests.games.samurai.tables import GAME, look, table


def crowded(seats: int) -> Match:
    """A game well under way."""
    match = Match("samurai", seats=seats, seed=8, options={"setup": "random", "hands": "random"}, names=())
    rng = stream(8, "screen")
    for _ in range(24 * seats):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_fits_a_terminal(seats: int, lang: str) -> None:
    match = crowded(seats)
    board = GAME.words(lang, ("Akira", "Beata", "Chen", "Danylo")[:seats]).board(match.view(0))
    assert max(len(line) for line in board.splitlines()) <= 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_in_play_stands_on_the_map_under_what_is_on_it(seats: int) -> None:
    match = crowded(seats)
    lines = GAME.words("en").board(match.view(None)).splitlines()
    top = next(number for number, line in enumerate(lines) if line.split()[:2] in (["a", "b"], ["e", "f"]))
    edge = lines[top]
    for laid in look(match).tiles:
        column = edge.index(laid.hex[0])
        row = next(number for number, line in enumerate(lines) if laid.hex in line.split() and number > top)
        above = lines[row - 1][column - 2 : column + 3].strip()
        assert above.startswith(str(laid.owner + 1))
    names = {word for line in lines[top:] for word in line.split()}
    assert {settlement.hex for settlement in look(match).settlements} <= names


def test_the_table_of_a_small_position() -> None:
    match = table(
        2,
        figures={"o8": ["rice"], "o10": ["castle", "buddha"]},
        tiles={"p8": (1, "samurai-3"), "n9": (0, "ship-2"), "o9": (0, "move"), "p9": (0, "castle-4")},
        captured=[[1, 0, 0], [0, 1, 0]],
        played=1,
        ordinary=True,
        hand=[["castle-2", "castle-3", "buddha-2", "buddha-3"], None],
    )
    board = GAME.words("en", ("Akira", "Beata")).board(match.view(0))
    for piece in ("(R)", "[CB]", "{CBR}", "2S3", "1~2", "1M0", "1C4", "C1 B0 R0", "C0 B1 R0", "> 1 Akira (you)"):
        assert piece in board, piece
    assert "o8 Tsugaru (R) 0 open  R 0:3" in board
    assert "Your hand: castle 2, castle 3, Buddha 2, Buddha 3" in board
    assert "On the board: C6 B6 R7" in board


def test_before_the_first_turn_the_table_says_who_will_have_it() -> None:
    match = Match("samurai", seats=2, seed=1, options={"first": "2", "hands": "random"})
    words = GAME.words("en", ("Akira", "Beata"))
    assert "The first turn goes to: Beata" in words.board(match.view(0))
    assert "first turn" not in words.board(table(2).view(0))


def test_help_tells_what_the_action_tiles_do_when_tiles_are_chosen_or_played() -> None:
    words = GAME.words("en", ("Akira", "Beata"))
    choosing = Match("samurai", seats=2, seed=1, options={"first": "1", "setup": "random"})
    for view in (choosing.view(0), table(2).view(0)):
        assert {"R3.1", "R3.4", "R4.2"} <= set(words.rules_at(view)) <= set(words.rules())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_narrow_map_has_every_name(seats: int) -> None:
    match = crowded(seats)
    wide, narrow = (
        next(part for part in GAME.words("en").board(match.view(0), room).split("\n\n") if "{" in part)
        for room in (120, 80)
    )
    assert max(len(line) for line in narrow.splitlines()) <= 80
    names = re.findall(r"[a-t]\d+", wide)
    assert len(names) > 60
    assert sorted(names) == sorted(re.findall(r"[a-t]\d+", narrow)), "no name is covered"


def test_the_view_tells_who_would_take_a_figure_and_who_leads_unless_screens_hide_it() -> None:
    position: dict[str, Any] = {
        "figures": {"o8": ["rice"], "o10": ["castle", "buddha"]},
        "tiles": {"p8": (1, "samurai-3"), "p9": (0, "castle-4")},
    }
    view = look(table(2, captured=[[1, 0, 0], [0, 0, 0]], **position))
    towns = {each.hex: {figure.caste: figure.leader for figure in each.figures} for each in view.settlements}
    assert towns["o8"] == {"rice": 1}
    assert towns["o10"] == {"castle": 0, "buddha": None}
    assert view.leaders == (0, None, None)
    assert look(table(3, captured=[[1, 0, 0], [0, 0, 0], [0, 0, 0]], **position)).leaders is None
