"""Places have names: nobody who plays by sentences has to know a code."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tatami import Match
from tatami.core.sheet import Cell, Drawing, Grid, Items, Lines, Part
from tatami.core.words import LANGUAGES
from tatami.games.samurai.data import HEX_NAMES, SPOTS
from tatami.games.samurai.japan import HEXES
from tatami.games.samurai.words import SamuraiWords
from tests.games.samurai.tables import GAME

CODE = re.compile(r"\b[a-t]\d{1,2}\b")
NAMES = ("Akira", "Beata", "Chen", "Danylo")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_of_a_board_has_a_name_of_its_own(lang: str, seats: int) -> None:
    words = SamuraiWords(lang)
    there = [name for name, spot in zip(HEX_NAMES, SPOTS, strict=True) if HEXES[spot][1] <= seats]
    for called in (words.place, words.located):
        names = [called(hex) for hex in there]
        assert len(set(names)) == len(there), sorted(name for name in names if names.count(name) > 1)


def test_places_are_told_by_town_by_province_and_by_the_compass() -> None:
    words = SamuraiWords("en")
    assert words.place("o14") == "Edo"
    assert words.located("l14") == "in the village of Noto"
    assert words.located("l15") == "north of Kyoto"
    assert words.place("n9") == "sea northwest of Akita"
    assert words.place("k13") == "open sea north of Noto"
    polish = SamuraiWords("pl")
    assert polish.located("o10") == "w Akicie"
    assert polish.place("o9") == "ląd na północ od Akity"


def aloud(part: Part) -> Iterator[str]:
    """What a reader says of a part."""
    cells: list[Cell] = []
    match part:
        case Lines():
            cells = [] if part.silent else list(part.lines)
        case Grid():
            cells = [cell for row in part.rows for cell in row]
        case Items():
            cells = list(part.items)
        case Drawing():
            yield from part.aloud
    yield from (cell.aloud or cell.text for cell in cells)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_code_of_a_hex_is_said_in_a_whole_game(lang: str) -> None:
    """Prompts, actions, refusals, the story and the table read out; and no two actions of a decision read alike."""
    words, rng = GAME.words(lang, NAMES[:2]), random.Random(7)
    match = Match("samurai", seats=2, seed=3)
    while match.outcome is None:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        offered = [words.action(GAME.decode(code), view) for code in legal]
        assert len(set(offered)) == len(offered)
        refused = match.explain(seat, rng.choice(HEX_NAMES))
        said = [words.prompt(view), *offered, *([words.refusal(refused)] if refused else [])]
        for text in (*said, *(line for part in words.sheet(view) for line in aloud(part))):
            assert not CODE.search(text), text
        match.submit(seat, rng.choice(legal))
    for seen in match.feed(0):
        assert not CODE.search(words.event(seen)), seen
