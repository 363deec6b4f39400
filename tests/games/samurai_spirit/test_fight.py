"""Fighting, support, passing (R3, R7)."""

from __future__ import annotations

import pytest

from tests.games.samurai_spirit.tables import (
    board,
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


@pytest.mark.rule("R3.1", "R3.2", "R3.6")
def test_an_attacked_card_joins_the_line() -> None:
    match = table(samurai("Gorobei", "M2-07"), samurai("Kyuzo"), samurai("Heihachi"), top="M3-06")
    play(match, "fight", "attack")
    assert (line(match, "Gorobei"), board(match, "Gorobei").sum) == (["M2-07", "M3-06"], 5)
    assert (now(match), stage(match), seen(match).barricades) == ("Kyuzo", "action", 5)


@pytest.mark.rule("R3.3", "R3.4", "R3.5")
def test_claudia_defends_with_a_hat_beside_her_house() -> None:
    match = table(samurai("Gorobei", left="M1-09"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-03")
    play(match, "fight")
    assert legal(match) == ["attack", "defend"]
    play(match, "defend")
    assert (left(match, "Gorobei"), board(match, "Gorobei").sum) == (["M2-03", "M1-09"], 0)


@pytest.mark.rule("R3.4", "R3.5")
@pytest.mark.parametrize("card", ["M2-09", "M2-13"])
def test_a_second_house_or_no_symbol_must_be_attacked(card: str) -> None:
    match = table(samurai("Gorobei", left="M1-09"), samurai("Kyuzo"), samurai("Heihachi"), top=card)
    play(match, "fight")
    assert line(match, "Gorobei") == [card]
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R3.4")
def test_the_refusals_say_why_a_card_cannot_defend() -> None:
    match = table(samurai("Katsushiro", left="M1-09"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-09")
    play(match, "fight")
    assert refused(match, "defend") == ("symbol-there", "R3.4")
    match = table(samurai("Katsushiro"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-13")
    play(match, "fight")
    assert refused(match, "defend") == ("no-symbol", "R3.4")


@pytest.mark.rule("R3.7")
def test_exactly_the_value_is_kiai() -> None:
    match = table(samurai("Gorobei", "M4-03 M3-06"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-13")
    play(match, "fight")
    assert (now(match), stage(match), board(match, "Gorobei").sum) == ("Gorobei", "kiai", 9)


@pytest.mark.rule("R3.8")
def test_every_card_over_the_value_costs_a_barricade() -> None:
    match = table(samurai("Daisuke"), samurai("Gorobei", "M4-03 M4-06"), samurai("Kyuzo"), top="M3-06")
    play(match, "fight", "hand-gorobei", "attack")
    assert (board(match, "Gorobei").sum, seen(match).barricades) == (11, 4)
    match = table(
        samurai("Daisuke"), samurai("Gorobei", "M4-03 M4-06 M4-13"), samurai("Kyuzo"), top="M1-07", barricades=0
    )
    play(match, "fight", "hand-gorobei", "attack")
    assert (board(match, "Gorobei").sum, seen(match).farms) == (13, 5)


@pytest.mark.rule("R7.1")
def test_support_lends_the_token_and_costs_a_raider() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo"), samurai("Heihachi"))
    before = seen(match).raiders
    assert legal(match) == ["fight", "support-heihachi", "support-kyuzo", "pass"]
    assert refused(match, "support-kanbei") == ("support-self", "R7.1")
    assert refused(match, "support-gorobei") == ("samurai-absent", "R7.1")
    play(match, "support-heihachi")
    assert (seen(match).raiders, seen(match).intruders) == (before - 1, (None,))
    assert board(match, "Heihachi").tokens == (0, 3)
    assert now(match) == "Kyuzo"


@pytest.mark.rule("R7.1", "R11.1")
def test_a_face_up_raider_stays_known_among_the_intruders() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo"), samurai("Heihachi"), top="M2-03")
    assert "intruded-known" in play(match, "support-kyuzo")
    assert len(seen(match).intruders) == 1
    assert seen(match).intruders != (None,)


@pytest.mark.rule("R7.1")
def test_the_last_samurai_in_the_round_cannot_support() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", passed=True), samurai("Heihachi", passed=True))
    assert legal(match) == ["fight", "pass"]
    assert refused(match, "support-kyuzo") == ("samurai-passed", "R7.1")


@pytest.mark.rule("R7.1")
def test_a_lent_token_cannot_be_lent_again() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo"), samurai("Heihachi"), tokens={"Kanbei": 1})
    assert legal(match) == ["fight", "pass"]
    assert refused(match, "support-kyuzo") == ("token-away", "R7.1")


@pytest.mark.rule("R7.2", "R4.5", "R4.2")
def test_claudia_gives_philips_token_back_unused() -> None:
    """Heihachi's talent was lent to her, but she draws a 3."""
    match = table(samurai("Heihachi"), samurai("Gorobei"), samurai("Kyuzo"), top="M1-07 M3-06")
    play(match, "support-gorobei")
    assert (now(match), board(match, "Gorobei").tokens) == ("Gorobei", (0, 2))
    play(match, "fight")
    assert legal(match) == ["attack", "defend"]
    assert refused(match, "hand-kyuzo") == ("even-only", "R4.5")
    assert "token-back" in play(match, "attack")
    assert board(match, "Heihachi").tokens == (0,)


@pytest.mark.rule("R7.2", "R4.2")
def test_several_tokens_all_work() -> None:
    match = table(
        samurai("Gorobei", "M2-07"),
        samurai("Kyuzo"),
        samurai("Heihachi"),
        top="M2-03 M1-02",
        tokens={"Kyuzo": 0, "Heihachi": 0},
    )
    play(match, "fight")
    assert legal(match) == ["attack", "defend", "hand-heihachi", "hand-kyuzo", "discard"]
    play(match, "discard")
    assert board(match, "Gorobei").tokens == (2,)
    assert board(match, "Kyuzo").tokens == (5,)


@pytest.mark.rule("R7.3")
def test_who_passes_is_out_and_his_penalty_sleeps() -> None:
    match = table(samurai("Kanbei", "M1-06"), samurai("Kyuzo"), samurai("Heihachi"))
    play(match, "pass")
    assert (board(match, "Kanbei").passed, line(match, "Kanbei")) == (True, ["M1-06"])
    play(match, "support-heihachi")
    assert now(match) == "Heihachi"
    play(match, "support-kyuzo")
    assert (now(match), board(match, "Kanbei").wounded) == ("Kyuzo", False)


@pytest.mark.rule("R7.4")
def test_turns_skip_those_who_passed() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo", passed=True), samurai("Heihachi"))
    play(match, "support-heihachi")
    assert now(match) == "Heihachi"
    play(match, "support-kanbei")
    assert now(match) == "Kanbei"


@pytest.mark.rule("R7.5")
def test_a_round_of_two_hundred_turns_ends() -> None:
    match = table(samurai("Kanbei"), samurai("Kyuzo"), samurai("Heihachi"), turns=200)
    assert "round-over" in play(match, "support-kyuzo")
    match = table(samurai("Kanbei"), samurai("Kyuzo"), samurai("Heihachi"), turns=199)
    assert "round-over" not in play(match, "support-kyuzo")
