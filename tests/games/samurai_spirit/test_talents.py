"""The seven talents, own and lent (R4)."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import (
    board,
    discarded,
    ids,
    left,
    legal,
    line,
    now,
    play,
    refused,
    samurai,
    seen,
    stage,
    table,
)


@pytest.mark.rule("R4.1", "R4.5")
@pytest.mark.parametrize(("name", "yes", "no"), [("Heihachi", "M2-13", "M1-13"), ("Daisuke", "M1-13", "M2-13")])
def test_handing_on_even_or_odd_cards(name: str, yes: str, no: str) -> None:
    boards = [samurai(name), samurai("Kyuzo"), samurai("Kikuchiyo"), samurai("Gorobei")]
    match = table(*boards, top=yes)
    play(match, "fight")
    assert legal(match) == ["attack", "hand-gorobei", "hand-kyuzo"]
    assert refused(match, "hand-kikuchiyo") == ("no-neighbour", "R4.5")
    play(match, "hand-gorobei")
    assert line(match, "Gorobei") == [yes]
    match = table(*boards, top=no)
    play(match, "fight")
    assert line(match, name) == [no], "no talent, no symbol: nothing to choose"


@pytest.mark.rule("R4.5")
def test_not_to_a_neighbour_who_has_passed() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo", passed=True), samurai("Gorobei"), top="M2-03")
    play(match, "fight")
    assert legal(match) == ["attack", "defend", "hand-gorobei"]
    assert refused(match, "hand-kyuzo") == ("samurai-passed", "R4.5")


@pytest.mark.rule("R4.3", "R4.9")
def test_kyuzo_gets_a_two_from_heihachi() -> None:
    """The book's example: a line of 2, 4 and 2; the card must be attacked or can be discarded."""
    match = table(samurai("Heihachi"), samurai("Kyuzo", "M2-07 M4-03 M2-06"), samurai("Gorobei"), top="M2-13")
    play(match, "fight", "hand-kyuzo")
    assert (now(match), legal(match)) == ("Kyuzo", ["attack", "discard"])
    play(match, "discard")
    assert (discarded(match), board(match, "Kyuzo").sum) == (["M2-13"], 8)
    assert board(match, "Kyuzo").wounded, "now his own turn begins with the penalty of his last card"


@pytest.mark.rule("R4.3")
def test_a_handed_card_brings_no_penalty_and_no_turn() -> None:
    match = table(samurai("Heihachi"), samurai("Gorobei"), samurai("Kyuzo", "M1-06"), top="M2-03")
    play(match, "fight", "hand-kyuzo", "defend")
    assert (left(match, "Kyuzo"), board(match, "Kyuzo").wounded, now(match)) == (["M2-03"], False, "Gorobei")


@pytest.mark.rule("R4.2", "R4.3", "R4.6")
def test_heihachis_own_token_and_heihachi_hand_a_card_around() -> None:
    """The book's question: talents add up, and one's own works in the turns of others."""
    match = table(samurai("Gorobei"), samurai("Heihachi"), samurai("Kyuzo"), top="M2-13", tokens={"Heihachi": 0})
    play(match, "fight")
    assert legal(match) == ["attack", "hand-heihachi", "hand-kyuzo"]
    play(match, "hand-heihachi")
    assert (now(match), legal(match)) == ("Heihachi", ["attack", "hand-kyuzo"])
    assert refused(match, "hand-gorobei") == ("handed-before", "R4.6")
    play(match, "hand-kyuzo")
    assert line(match, "Kyuzo") == ["M2-13"]


@pytest.mark.rule("R4.2")
def test_a_lent_talent_works_only_in_the_holders_turn() -> None:
    match = table(samurai("Heihachi"), samurai("Kyuzo"), samurai("Gorobei"), top="M2-03", tokens={"Kyuzo": 2}, turns=3)
    play(match, "fight", "hand-gorobei")
    assert legal(match) == ["attack", "defend"], "Gorobei holds a token, but it is Heihachi's turn"


@pytest.mark.rule("R1.3", "R4.6")
def test_two_samurai_have_one_neighbour() -> None:
    match = table(samurai("Heihachi"), samurai("Daisuke"), top="M2-13 M1-13")
    play(match, "fight")
    assert legal(match) == ["attack", "hand-daisuke"]
    play(match, "hand-daisuke")
    assert line(match, "Daisuke") == ["M2-13"]


@pytest.mark.rule("R4.7")
@pytest.mark.parametrize(
    ("name", "card", "mine"),
    [("Gorobei", "M2-06", True), ("Gorobei", "M1-06", False), ("Kanbei", "M1-06", True), ("Kanbei", "M2-06", False)],
)
def test_ignoring_penalties(name: str, card: str, mine: bool) -> None:
    match = table(samurai("Kyuzo"), samurai(name, card), samurai("Heihachi"))
    play(match, "pass")
    if not mine:
        assert board(match, name).wounded
        return
    assert legal(match) == ["ignore", "suffer-wound"]
    other = match.clone()
    play(match, "ignore")
    assert not board(match, name).wounded
    play(other, "suffer-wound")
    assert board(other, name).wounded


@pytest.mark.rule("R4.7", "R4.2")
def test_ignoring_with_a_lent_token() -> None:
    match = table(samurai("Gorobei"), samurai("Kyuzo", "M2-06"), samurai("Heihachi"))
    play(match, "support-kyuzo")
    assert legal(match) == ["ignore", "suffer-wound"]


@pytest.mark.rule("R4.8")
def test_kikuchiyo_fights_twice() -> None:
    """The book's example: he defends with a house of strength 3, then attacks a 2."""
    match = table(samurai("Kikuchiyo"), samurai("Kyuzo"), samurai("Heihachi"), top="M3-09 M2-07")
    play(match, "fight", "defend")
    assert (now(match), legal(match)) == ("Kikuchiyo", ["again", "stop"])
    play(match, "again", "attack")
    assert (left(match, "Kikuchiyo"), line(match, "Kikuchiyo")) == (["M3-09"], ["M2-07"])
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R4.8")
def test_kikuchiyo_may_stop() -> None:
    match = table(samurai("Kikuchiyo"), samurai("Kyuzo"), samurai("Heihachi"), top="M3-09")
    play(match, "fight", "defend", "stop")
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R4.8")
def test_no_second_fight_when_beaten() -> None:
    match = table(samurai("Kikuchiyo", "M4-03 M4-06"), samurai("Kyuzo"), samurai("Heihachi"), top="M3-13")
    play(match, "fight")
    assert (board(match, "Kikuchiyo").sum, now(match)) == (11, "Kyuzo")


@pytest.mark.rule("R4.9")
def test_kyuzo_needs_the_strength_in_his_line() -> None:
    match = table(samurai("Kyuzo", "M4-03", "M2-03"), samurai("Gorobei"), samurai("Heihachi"), top="M2-07")
    play(match, "fight")
    assert legal(match) == ["attack", "defend"], "cards on the left do not count"
    assert refused(match, "discard") == ("no-duplicate", "R4.9")


@pytest.mark.rule("R4.9", "R4.2")
def test_with_kyuzos_token_the_holders_line_counts() -> None:
    match = table(samurai("Gorobei", "M2-07"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-13", tokens={"Kyuzo": 0})
    play(match, "fight", "discard")
    assert discarded(match) == ["M2-13"]


@pytest.mark.rule("R4.10", "R11.1")
def test_katsushiro_redraws_and_keeps_the_second_card() -> None:
    match = table(
        samurai("Katsushiro", "M2-07"),
        samurai("Kyuzo"),
        samurai("Heihachi"),
        top="M1-01 M2-03",
        tokens={"Kyuzo": 0, "Heihachi": 0},
    )
    before = seen(match).raiders
    play(match, "fight")
    assert legal(match) == ["attack", "defend", "redraw"]
    play(match, "redraw")
    assert ids(seen(match).at_bottom) == ["M1-01"]
    assert seen(match).raiders == before - 1
    assert legal(match) == ["attack", "defend"], "neither Kyuzo's nor Heihachi's talent, nor a second redraw"
    assert refused(match, "discard") == ("bound-card", "R4.10")
    play(match, "attack")
    assert line(match, "Katsushiro") == ["M2-07", "M2-03"]


@pytest.mark.rule("R4.10", "R4.3")
def test_katsushiro_redraws_a_card_handed_to_him() -> None:
    match = table(samurai("Heihachi"), samurai("Katsushiro"), samurai("Kyuzo"), top="M2-13 M4-13")
    play(match, "fight", "hand-katsushiro", "redraw")
    assert line(match, "Katsushiro") == ["M4-13"]
    assert ids(seen(match).at_bottom) == ["M2-13"]


@pytest.mark.rule("R4.10")
def test_nothing_to_redraw_behind_the_last_card() -> None:
    match = last_card("Katsushiro", "M2-03")
    play(match, "fight")
    assert legal(match) == ["attack", "defend"]
    assert refused(match, "redraw") == ("pile-empty", "R4.10")


def last_card(name: str, card: str):  # type: ignore[no-untyped-def]
    """A table of two where only one raider is left."""
    rest = [
        "M1-07",
        "M1-08",
        "M1-09",
        "M1-10",
        "M1-11",
        "M1-12",
        "M1-13",
        "M2-08",
        "M2-09",
        "M2-10",
        "M2-11",
        "M2-12",
        "M2-13",
    ]
    return table(samurai(name), samurai("Kyuzo"), top=card, discarded=rest)


@pytest.mark.rule("R4.4", "R6.7")
def test_no_talent_on_a_card_that_a_penalty_draws() -> None:
    match = table(samurai("Heihachi"), samurai("Gorobei", "M3-03"), samurai("Kyuzo", "M2-07"), top="M2-13")
    play(match, "pass")
    assert (line(match, "Kyuzo"), stage(match), now(match)) == (["M2-07", "M2-13"], "action", "Gorobei")
