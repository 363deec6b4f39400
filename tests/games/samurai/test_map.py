"""The board of Samurai: what is true of it for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.samurai.data import FIGURES, HEX_NAMES, SPOTS
from tatami.games.samurai.japan import HEXES, around

rule = pytest.mark.rule

SETTLEMENTS = "ECv"


def board(seats: int) -> dict[tuple[int, int], str]:
    return {spot: kind for spot, (kind, least) in HEXES.items() if least <= seats}


@rule("R1.1")
@pytest.mark.parametrize(
    ("seats", "edo", "cities", "villages", "land", "sea"),
    [(2, 1, 2, 14, 30, 44), (3, 1, 2, 23, 43, 64), (4, 1, 3, 30, 56, 84)],
)
def test_each_player_number_has_its_board(
    seats: int, edo: int, cities: int, villages: int, land: int, sea: int
) -> None:
    counted = Counter(board(seats).values())
    assert counted == {"E": edo, "C": cities, "v": villages, ".": land, "~": sea}


@rule("R1.1", "R1.6")
@pytest.mark.parametrize(("seats", "figures"), [(2, 21), (3, 30), (4, 39)])
def test_the_settlements_hold_exactly_all_figures(seats: int, figures: int) -> None:
    counted = Counter(board(seats).values())
    assert 3 + 2 * counted["C"] + counted["v"] == figures == 3 * FIGURES[seats]


@rule("R1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_land_hex_touches_exactly_two_settlements(seats: int) -> None:
    here = board(seats)
    for spot, kind in here.items():
        if kind == ".":
            assert sum(here.get(other, "") in SETTLEMENTS and other in here for other in around(spot)) == 2


@rule("R1.1", "R4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_settlements_never_touch_and_have_all_six_neighbours(seats: int) -> None:
    here = board(seats)
    for spot, kind in here.items():
        if kind in SETTLEMENTS:
            beside = [here[other] for other in around(spot)]
            assert len(beside) == 6
            assert set(beside) <= {".", "~"}
            assert beside.count(".") >= 2


@rule("R1.1")
def test_hexes_are_named_by_column_and_row() -> None:
    assert len(set(HEX_NAMES)) == len(HEX_NAMES) == 174
    names = dict(zip(SPOTS, HEX_NAMES, strict=True))
    assert names[14, 13] == "o14"
    assert [names[spot] for spot, (kind, _) in HEXES.items() if kind == "E"] == ["o14"]
    assert sorted(names[spot] for spot, (kind, _) in HEXES.items() if kind == "C") == ["l16", "o10", "p5"]
