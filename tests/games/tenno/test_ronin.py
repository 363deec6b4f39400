"""R3.6 and R3.7: the ronin and the second attack."""

from __future__ import annotations

import pytest

from tests.games.tenno.positions import lay


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize(("met", "kind"), [("3", "captured"), ("6", "drawn"), ("7", "repelled"), ("10", "seized")])
def test_after_the_ronin_a_second_attack_whatever_came_of_the_first(met: str, kind: str) -> None:
    table = lay("6 9 2 | 3 4", f"{met} 1 2 | 8 9", "1 2 8 | 3").play("1:a>2a")
    assert table.kinds() == f"attacked {kind}"
    assert (table.stage, table.to_act) == ("again", [1])
    targets = ["2b", "2c", "3a", "3b", "3c"]
    assert table.legal(1).split() == [f"{own}>{target}" for own in "bc" for target in targets] + ["stop"]
    table.play("1:b>3c")
    assert table.prison(1).endswith("3:8")


@pytest.mark.rule("R3.6", "R3.11")
def test_a_ronin_that_met_the_geisha_attacks_again_too() -> None:
    table = lay("6 9 2 | 3 4", "X 1 2 | 8 9").play("1:a>2a 1:b>2b")
    assert table.kinds() == "attacked repelled departed attacked captured"
    assert (table.court(1), table.court(2)) == (". 9 2 | 3 4", ". . 2 | 8 9")


@pytest.mark.rule("R3.6")
def test_the_second_attack_is_a_choice() -> None:
    table = lay("6 9 2 | 3 4", "1 2 3 | 8 9").play("1:a>2a 1:stop")
    assert table.kinds() == "attacked captured stopped"
    assert table.stage == "refill"


@pytest.mark.rule("R3.6")
def test_the_second_attack_needs_one_of_the_two_other_cards() -> None:
    table = lay("6 9 2 | 3 4", "1 2 3 | 8 9").play("1:a>2a")
    assert table.court(1) == "6 9 2 | 3 4"
    assert table.refused(1, "a>2b") == ("ronin-again", "R3.6")


@pytest.mark.rule("R3.7")
def test_the_second_attack_meets_another_card_than_the_first() -> None:
    table = lay("6 9 2 | 3 4", "7 2 3 | 8 9").play("1:a>2a")
    # It won and still lies there, known to all: it may not be attacked again.
    assert table.court(2) == "7 2 3 | 8 9"
    assert table.refused(1, "b>2a") == ("same-target", "R3.7")
    assert "b>2b" in table.legal(1).split()


@pytest.mark.rule("R3.7")
def test_nor_an_empty_place() -> None:
    # A place that was empty before the first fight arises only in a position that was set up.
    table = lay("6 9 2 | 3 4", ". 2 3 | 8 9", "1 2 3 | 4", stage="again", weapon="1a", first_target="3a", lost=0)
    assert table.refused(1, "b>2a") == ("empty-target", "R3.7")


@pytest.mark.rule("R3.7")
def test_there_is_no_third_attack() -> None:
    table = lay("6 9 2 | 3 4", "1 2 3 | 8 9").play("1:a>2a 1:b>2b")
    assert (table.stage, table.to_act) == ("refill", [2])


@pytest.mark.rule("R3.6")
def test_a_ronin_that_defends_brings_no_second_attack() -> None:
    table = lay("9 1 2 | 3 4", "6 2 3 | 8 9").play("1:a>2a")
    assert table.stage == "refill"
    table = lay("9 1 2 | 3 4", "6 2 3 | 8 9").play("1:b>2a")
    assert table.stage == "refill"


@pytest.mark.rule("R3.6")
def test_two_ronins_meet_and_the_attacker_goes_on() -> None:
    table = lay("6 9 2 | 3 4", "6 2 3 | 8 9").play("1:a>2a")
    assert table.kinds() == "attacked drawn"
    assert table.legal(1) == "b>2b b>2c c>2b c>2c stop"
