"""What the table and the answers tell before a choice is made."""

from __future__ import annotations

import pytest

from tatami import Match
from tatami.games.samurai_spirit import GAME
from tests.games.samurai_spirit.tables import play, samurai, seen, table
from tests.heard import heard

WORDS = GAME.words("en")


def answer(match: Match, code: str) -> str:
    return WORDS.action(GAME.codes.index(code), seen(match))


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(("barricades", "falls"), [(1, "a barricade falls"), (0, "a farm burns")])
def test_an_attack_says_what_the_beaten_lose(barricades: int, falls: str) -> None:
    match = table(
        samurai("Kyuzo", "M4-03 M4-06"), samurai("Gorobei"), samurai("Heihachi"), top="M3-06", barricades=barricades
    )
    play(match, "fight")
    assert answer(match, "attack").endswith(falls)


@pytest.mark.rule("R11.1")
def test_known_raiders_are_shown_with_their_penalties() -> None:
    match = table(samurai("Kyuzo"), samurai("Gorobei"), samurai("Heihachi"), top="M2-01 M2-02")
    assert "Known on top of the pile: 2 [hat, flames, wound]; 2 [hat, flames]" in WORDS.board(seen(match))
    nothing = table(samurai("Kyuzo"), samurai("Gorobei"), samurai("Heihachi"))
    assert "Known on top" not in WORDS.board(seen(nothing))


@pytest.mark.rule("R5.7", "R5.8")
@pytest.mark.parametrize(("name", "verb"), [("Kikuchiyo", "strip"), ("Daisuke", "move")])
def test_taking_a_last_card_says_which_penalty_comes_to_light(name: str, verb: str) -> None:
    right = "M4-03 M4-06 M1-07" if name == "Kikuchiyo" else "M4-03 M3-06"
    match = table(samurai(name, right), samurai("Gorobei", "M1-01 M1-02"), samurai("Heihachi", "M2-03"), top="M1-13")
    play(match, "fight")
    assert "1 [hat, flames] (next penalty: wound)" in answer(match, f"{verb}-gorobei")
    assert "(next penalty: no penalty)" in answer(match, f"{verb}-heihachi")


@pytest.mark.parametrize(
    ("lang", "row"),
    [
        ("en", ["1 Kyuzo (Peasant A), human side", "9", "0", "no wound", "no hat", "no house", "no doll"]),
        ("pl", ["1 Kyuzo (Peasant A), ludzka strona", "9", "0", "rana: brak", "kapelusz: brak", "chata: brak"]),
        ("uk", ["1 Кюдзо (Peasant A), людський бік", "9", "0", "рана: немає", "капелюх: немає", "хата: немає"]),
    ],
)
def test_a_row_of_the_table_is_heard_without_its_heads(lang: str, row: list[str]) -> None:
    """A bot that leads a samurai is no human being, and what is missing is named."""
    match = table(samurai("Kyuzo"), samurai("Gorobei"), samurai("Heihachi"))
    sheet = GAME.words(lang, ("Peasant A", "Peasant B", "Aya")).sheet(seen(match))
    told = heard(sheet, "now")
    assert [cell.removesuffix(", now") for cell in told][told.index(f"{row[0]}, now") :][: len(row)] == row
