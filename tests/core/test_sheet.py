"""The table on a sheet: characters for the eye, words for the ear."""

from __future__ import annotations

import msgspec

from tatami.core.sheet import Cell, Drawing, Grid, Items, Lines, Sheet, cells, plain
from tests.heard import heard

SHEET: Sheet = (
    Grid(
        cells(("player", "a", "hand")),
        ((Cell("Ada"), Cell("..", "face down"), Cell("8")), cells(("Bogusława", "6", "10"))),
        now=1,
    ),
    Lines((Cell("C2 B0", "castle 2, Buddha 0"),)),
    Drawing(("~ . ~",), aloud=("an island",)),
    Lines(cells(("~ is sea",)), silent=True),
    Items("Towns", tuple(Cell(f"{name} (C) 2 open", f"{name}, a castle") for name in "abcdefgh")),
)


def test_the_eye_gets_columns_and_the_line_of_whoever_is_to_decide_marked() -> None:
    drawn = plain(SHEET).split("\n\n")
    assert drawn[0].splitlines() == [
        "  player     a   hand",
        "  Ada        ..  8",
        "> Bogusława  6   10",
    ]
    assert drawn[1:4] == ["C2 B0", "~ . ~", "~ is sea"]
    towns = drawn[4].splitlines()
    assert towns[0] == "Towns"
    assert len(towns) == 3
    assert towns[1].startswith("  a (C) 2 open    c (C) 2 open")
    assert all(len(line) <= 120 for line in towns)


def test_the_ear_gets_words_and_no_drawing() -> None:
    told = heard(SHEET)
    assert told[:9] == ["player", "a", "hand", "Ada", "face down", "8", "Bogusława, now", "6", "10"]
    assert told[9:13] == ["castle 2, Buddha 0", "an island", "Towns", "a, a castle"]
    assert not {"..", "~", "C2", "(C)"} & {word for text in told for word in text.split()}


def test_a_sheet_travels() -> None:
    sent = msgspec.json.encode(SHEET)
    assert msgspec.json.decode(sent, type=Sheet) == SHEET
    # What is said as it is written is sent once.
    assert b'{"text":"Ada"}' in sent
