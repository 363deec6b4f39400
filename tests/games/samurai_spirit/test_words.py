"""What the table and the answers tell before a choice is made."""

from __future__ import annotations

import pytest

from tatami import Match
from tatami.games.samurai_spirit import GAME
from tests.games.samurai_spirit.tables import legal, play, refused, samurai, seen, table
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
    assert "(no penalty next)" in answer(match, f"{verb}-heihachi")


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


@pytest.mark.rule("R2.3", "R2.4")
def test_the_question_about_a_penalty_asks_what_there_is_to_choose() -> None:
    def asked(who: str, last: str) -> str:
        match = table(samurai("Heihachi"), samurai(who, last), samurai("Kyuzo"), round=3)
        play(match, "pass")
        return WORDS.prompt(seen(match))

    assert asked("Kanbei", "M1-01").endswith("wound. A talent can ignore it, or it is taken.")
    assert asked("Kikuchiyo", "B6-06").endswith("Both are taken: which first?")
    assert asked("Gorobei", "B6-06").endswith("A talent can ignore it; else both are taken: which first?")


@pytest.mark.rule("R7.1")
def test_support_is_named_only_where_it_is_possible() -> None:
    match = table(samurai("Kyuzo"), samurai("Gorobei"), samurai("Heihachi"), top="M1-13")
    assert "lend the support token" in WORDS.prompt(seen(match))
    match = table(samurai("Kyuzo"), samurai("Gorobei", passed=True), samurai("Heihachi", passed=True), top="M1-13")
    assert legal(match) == ["fight", "pass"]
    assert "lend" not in WORDS.prompt(seen(match))


@pytest.mark.rule("R3.8", "R9.1")
def test_an_attack_warns_of_the_last_farm() -> None:
    match = table(
        samurai("Kyuzo", "M4-03 M4-06"), samurai("Gorobei"), samurai("Heihachi"), top="M3-06", barricades=0, farms=1
    )
    play(match, "fight")
    assert answer(match, "attack").endswith("the last farm burns and the game is lost")


@pytest.mark.rule("R5.11")
def test_an_animal_says_that_it_also_builds() -> None:
    match = table(
        samurai("Kyuzo", "M4-03 M4-06 M3-06", wounds=2),
        samurai("Gorobei"),
        samurai("Heihachi"),
        top="M1-02",
        barricades=1,
    )
    play(match, "fight", "attack")
    assert answer(match, "use") == "Only build a barricade"
    assert answer(match, "token-gorobei") == "Move the token of Gorobei (and build a barricade) ..."
    play(match, "token-gorobei")
    assert WORDS.prompt(seen(match)).startswith("Who receives the token of Gorobei?")


@pytest.mark.rule("R4.2", "R4.5")
def test_a_talent_that_does_not_fit_is_refused_for_its_own_reason() -> None:
    match = table(samurai("Heihachi"), samurai("Gorobei"), samurai("Kyuzo"), top="M1-02")
    play(match, "fight")
    assert refused(match, "hand-gorobei") == ("even-only", "R4.5")
    match = table(samurai("Heihachi"), samurai("Kyuzo"), samurai("Gorobei"), top="M2-03", tokens={"Kyuzo": 2}, turns=3)
    play(match, "fight", "hand-gorobei")
    assert refused(match, "discard") == ("lent-talent", "R4.2")


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_boards_fit_80_columns(lang: str) -> None:
    match = table(
        samurai("Kikuchiyo", "M1-02 M2-03 M1-01", wounds=3), samurai("Katsushiro", passed=True), samurai("Heihachi")
    )
    words = GAME.words(lang, ("Fumiko", "Daichi", "Chiyo"))
    lines = words.board(seen(match), 80).splitlines()
    rows = [each for each in lines if each[2:4] in ("1 ", "2 ", "3 ")]
    assert len(rows) == 5, "three boards, and what is to be said about two of them"
    assert max(map(len, rows)) <= 80


def told(match: Match, code: str) -> list[str]:
    """The sentences about what follows a code."""
    return [WORDS.event(event) for event in match.submit(match.to_act[0], code)]


@pytest.mark.rule("R3.5", "R6.7")
def test_an_attack_without_a_choice_says_so() -> None:
    match = table(samurai("Gorobei"), samurai("Kanbei"), samurai("Heihachi"), top="M1-13 M1-02")
    assert told(match, "fight")[2] == "Gorobei must attack 1 [no symbol, lose a barricade]: sum 1 of 9."
    told(match, "fight")
    assert told(match, "attack")[0] == "Kanbei attacks 1 [hat, flames]: sum 1 of 9."
    match = table(samurai("Heihachi"), samurai("Kikuchiyo", "M3-03"), samurai("Kyuzo"), top="M1-02")
    assert "Kyuzo must attack 1 [hat, flames]: sum 1 of 9." in told(match, "pass")


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(
    ("name", "right", "more", "why"),
    [
        ("Heihachi", "M4-03 M3-06", {}, "but nothing can be built: all barricades are standing."),
        ("Heihachi", "M4-03 M3-06", {"barricades": 1}, "exactly 8."),
        ("Kanbei", "M4-03 M4-06", {}, "but there are no intruders."),
    ],
)
def test_a_kiai_says_why_it_can_do_nothing(name: str, right: str, more: dict[str, int], why: str) -> None:
    match = table(samurai(name, right), samurai("Gorobei"), samurai("Kyuzo"), top="M1-13", **more)
    kiai = [line for line in told(match, "fight") if line.startswith("Kiai!")]
    assert len(kiai) == 1
    assert kiai[0].endswith(why)
    alone = table(samurai("Daisuke", "M4-03 M3-06"), samurai("Gorobei", passed=True), top="M1-13")
    assert "Kiai! Daisuke stands at exactly 8, but no other samurai is left in the round." in told(alone, "fight")


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("lang", "seen_as", "heard_as"),
    [
        ("en", " dead ", "mortal wound"),
        ("pl", " śmierć ", "śmiertelna rana"),
        ("uk", " смерть ", "смертельна рана"),
    ],
)
def test_the_dead_have_a_mortal_wound(lang: str, seen_as: str, heard_as: str) -> None:
    match = table(samurai("Heihachi"), samurai("Katsushiro", "M1-02 M2-03 M1-01", wounds=3), samurai("Kyuzo"))
    play(match, "pass")
    words = GAME.words(lang, ("Fumiko", "Daichi", "Chiyo"))
    row = next(line for line in words.board(seen(match), 80).splitlines() if seen_as in line)
    assert len(row) <= 80
    assert heard_as in heard(words.sheet(seen(match)), "now")
    assert [board.dead for board in seen(match).boards] == [False, True, False]
