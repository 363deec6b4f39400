"""R3.2 to R3.5: the monk, and the question that is asked whether there is one or not."""

from __future__ import annotations

import pytest

from tests.games.tenno.positions import lay


@pytest.mark.rule("R3.2")
def test_the_monk_lends_two_to_another_card_of_the_same_player() -> None:
    table = lay("9 1 2 | 3", "8 5 2 | 3").play("1:a>2a")
    assert table.to_act == [2]
    assert table.legal(2) == "monk plain"
    table.play("2:monk")
    assert table.kinds() == "supported repelled"
    assert table.said() == [
        "Bo shows the monk (b): +2.",
        "Samurai 8 wins the defence: daimyo 9 of Ada leaves the game.",
    ]
    assert table.court(2) == "8 5 2 | 3"


@pytest.mark.rule("R3.2")
def test_without_being_shown_the_monk_does_not_help() -> None:
    table = lay("9 1 2 | 3", "8 5 2 | 3").play("1:a>2a 2:plain")
    assert table.kinds() == "attacked captured"


@pytest.mark.rule("R3.2")
def test_the_monk_is_shown_only_after_both_cards_are_turned_up() -> None:
    table = lay("9 1 2 | 3", "8 5 2 | 3")
    assert table.refused(2, "monk") == ("not-now", "")
    assert table.refused(1, "monk") == ("other-decision", "R2.1")
    fight = table.play("1:a>2a").view(2).fight
    assert fight is not None
    assert (fight.attacker, fight.place, fight.card) == (0, 0, 8)
    assert (fight.defender, fight.at, fight.met) == (1, 0, 7)


@pytest.mark.rule("R3.2")
def test_the_monk_helps_in_defence_only() -> None:
    table = lay("8 5 2 | 3", "9 1 2 | 3").play("1:a>2a")
    assert table.kinds() == "attacked repelled"
    table = lay("8 5 2 | 3", "8 1 2 | 5").play("1:a>2a")
    assert table.refused(1, "monk") == ("not-now", "")


@pytest.mark.rule("R3.2", "R3.5")
def test_the_monk_never_helps_itself() -> None:
    table = lay("6 1 2 | 3", "8 5 2 | 3").play("1:a>2b")
    assert table.kinds() == "attacked captured"
    assert table.prison(1) == "2:5"


@pytest.mark.rule("R3.2")
def test_the_monk_of_one_player_does_not_help_another() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3", "5 1 2 | 3").play("1:a>2a")
    assert table.kinds() == "attacked captured"


@pytest.mark.rule("R3.2")
def test_a_monk_in_the_hand_does_not_help() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 5").play("1:a>2a")
    assert table.refused(2, "monk") == ("no-monk", "R3.2")


@pytest.mark.rule("R3.3")
def test_the_monk_goes_back_face_down_to_its_place() -> None:
    table = lay("9 1 2 | 3", "8 5 2 | 3").play("1:a>2a 2:monk 1:fill-3")
    monk = table.view(1).courts[1].places[1]
    assert (monk.lies, monk.card) == ("down", None)
    assert table.may_be(1, 2)[1] == "5"


@pytest.mark.rule("R3.3")
def test_the_monk_may_be_shown_again_and_again() -> None:
    table = lay("7 8 2 | 3 4 1", "6 5 9 | 1").play("1:a>2a 2:monk 1:fill-3 2:trust")
    table.play("2:c>1c 1:fill-4 2:keep")
    table.play("1:b>2a 2:monk")
    assert table.kinds() == "attacked supported drawn"


@pytest.mark.rule("R3.3", "R3.6")
def test_the_monk_may_be_shown_in_both_fights_of_a_ronins_turn() -> None:
    table = lay("6 9 2 | 3 4", "5 7 8 | 3").play("1:a>2b 2:monk 1:b>2c 2:monk")
    assert table.kinds() == "attacked supported repelled attacked supported repelled"
    assert table.court(1) == ". . 2 | 3 4"
    assert table.court(2) == "5 7 8 | 3"


@pytest.mark.rule("R3.3")
def test_the_monk_never_has_to_be_shown() -> None:
    table = lay("9 1 2 | 3", "8 5 2 | 3").play("1:a>2a")
    assert "plain" in table.legal(2).split()


@pytest.mark.rule("R3.4", "R2.6")
def test_a_tie_by_the_monk_is_an_ordinary_tie() -> None:
    table = lay("9 1 2 | 3", "7 5 2 | 3").play("1:a>2a 2:monk")
    assert table.kinds() == "attacked supported drawn"
    assert (table.discarded(1), table.discarded(2)) == ("9", "7")
    # No change, no look.
    table.play("1:fill-3 2:fill-3")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R3.2", "R3.9")
def test_the_monk_supports_any_card_the_shogun_too() -> None:
    table = lay("9 1 2 | 3", "10 5 2 | 3").play("1:a>2a 2:monk")
    assert table.kinds() == "attacked supported seized"


@pytest.mark.rule("R3.5")
def test_a_monk_in_the_hand_is_asked_for_all_the_same() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 5", "8 1 2 | 3").play("1:a>2a")
    assert table.to_act == [2]
    assert table.legal(2) == "plain"
    table.play("2:plain")
    assert table.kinds() == "captured"
    # The others cannot tell whether there was anything to choose.
    there = lay("9 1 2 | 3", "8 1 5 | 2", "8 1 2 | 3").play("1:a>2a")
    assert there.legal(2) == "monk plain"
    away = lay("9 1 2 | 3", "8 1 2 | 5", "8 1 2 | 3").play("1:a>2a")
    for watcher in (0, 2, None):
        assert there.match.view(watcher).to_json() == away.match.view(watcher).to_json()
    assert there.match.to_act == away.match.to_act
    after = [table.play("2:plain") for table in (there, away)]
    assert after[0].seen(1) == after[1].seen(1)


@pytest.mark.rule("R3.5")
def test_nobody_is_asked_when_the_monk_has_left_or_is_attacked() -> None:
    assert lay("9 1 2 | 3", "8 1 2 | 3").play("1:a>2a").kinds() == "attacked captured"
    assert lay("9 1 2 | 3", "8 1 2 | 3", prison={1: "2:5"}).play("1:a>2a").kinds() == "attacked captured"
    assert lay("9 1 2 | 3", "8 5 2 | 3").play("1:a>2b").kinds() == "attacked captured"


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize(("card", "met"), [("X", "8"), ("9", "X"), ("X", "X"), ("1", "10")])
def test_the_question_is_asked_in_every_fight(card: str, met: str) -> None:
    """Also where a monk cannot change anything: not asking would be an answer."""
    table = lay(f"{card} 2 3 | 4", f"{met} 2 3 | 5").play("1:a>2a")
    assert (table.stage, table.legal(2)) == ("support", "plain")
