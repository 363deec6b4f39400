"""R2: the attack, what may attack what, and where the cards go."""

from __future__ import annotations

import pytest

from tatami import UndoRefused
from tests.games.tenno.positions import lay


@pytest.mark.rule("R2.1")
def test_whoever_has_the_turn_must_attack() -> None:
    table = lay("1 9 3 | 4", "2 8 7 | 4", "6 7 8 | 4", turn=2)
    assert table.to_act == [2]
    assert table.legal(2).split() == [f"{own}>{other}{place}" for own in "abc" for other in (1, 3) for place in "abc"]
    assert table.legal(1) == table.legal(3) == ""
    for pass_ in ("keep", "stop", "trust", "plain"):
        assert table.refused(2, pass_) == ("other-decision", "R2.1")


@pytest.mark.rule("R2.1", "R2.7")
def test_both_cards_are_turned_up_for_all_to_see() -> None:
    table = lay("1 9 3 | 4", "2 8 5 | 7", "6 7 8 | 4")
    table.play("1:b>2a")
    shown = {"event": "attacked", "seat": 0, "place": 1, "card": 8, "defender": 1, "at": 0, "met": 1}
    for watcher in (1, 2, 3, None):
        assert table.seen(watcher) == [shown]
        view = table.view(watcher)
        assert (view.courts[0].places[1].lies, view.courts[0].places[1].card) == ("up", 8)
        assert (view.courts[1].places[0].lies, view.courts[1].places[0].card) == ("up", 1)
    assert table.said(3) == ["Ada attacks with daimyo 9 (b). Bo turns up peasant 2 (a)."]


@pytest.mark.rule("R2.1")
def test_a_card_that_was_turned_up_cannot_be_taken_back() -> None:
    for moves in ("1:b>2a", "1:b>2a 2:plain", "1:b>2a 2:plain 2:fill-7", "1:b>2a 2:plain 2:fill-7 1:keep"):
        table = lay("1 9 3 | 4", "2 8 5 | 7").play(moves)
        for seat in (0, 1):
            with pytest.raises(UndoRefused):
                table.match.undo(seat)


@pytest.mark.rule("R2.2")
def test_nobody_attacks_their_own_cards() -> None:
    table = lay("1 9 3 | 4", "2 8 7 | 4")
    assert table.refused(1, "a>1b") == ("own-card", "R2.2")
    assert table.refused(1, "a>1a") == ("own-card", "R2.2")
    assert table.refused(1, "a>3b") == ("no-such-player", "R2.1")


@pytest.mark.rule("R2.2", "R3.7")
def test_nobody_attacks_with_or_against_an_empty_place() -> None:
    table = lay("6 9 3 | 4 7", "6 8 7 | 4 9").play("1:a>2a")
    # Both ronins are gone; their places wait until the turn's fights are over.
    assert table.court(1) == ". 9 3 | 4 7"
    assert table.court(2) == ". 8 7 | 4 9"
    assert table.legal(1) == "b>2b b>2c c>2b c>2c stop"


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("code", "kind"), [("a>2a", "repelled"), ("b>2a", "captured"), ("b>2b", "drawn"), ("b>2c", "repelled")]
)
def test_the_higher_strength_wins(code: str, kind: str) -> None:
    table = lay("1 8 3 | 4", "2 8 9 | 4").play(f"1:{code}")
    assert table.kinds() == f"attacked {kind}"


@pytest.mark.rule("R2.4")
def test_an_attacker_who_wins_takes_a_prisoner() -> None:
    table = lay("1 9 3 | 4", "2 8 7 | 4").play("1:b>2b")
    assert table.court(1) == "1 9 3 | 4"
    assert table.court(2) == "2 . 7 | 4"
    assert (table.prison(1), table.prison(2)) == ("2:8", "")
    assert (table.discarded(1), table.discarded(2)) == ("", "")
    assert table.said() == [
        "Ada attacks with daimyo 9 (b). Bo turns up samurai 8 (b).",
        "Daimyo 9 wins: samurai 8 goes to the prison of Ada.",
    ]
    # The attacking card lies face down again, where it lay.
    assert table.view(2).courts[0].places[1].lies == "down"
    assert table.view(2).courts[0].places[1].card is None


@pytest.mark.rule("R2.5")
def test_a_defender_who_wins_has_the_attacking_card_discarded() -> None:
    table = lay("1 7 3 | 4", "2 8 9 | 4").play("1:b>2b")
    assert table.court(1) == "1 . 3 | 4"
    assert table.court(2) == "2 8 9 | 4"
    assert (table.prison(1), table.prison(2)) == ("", "")
    assert (table.discarded(1), table.discarded(2)) == ("7", "")
    assert table.view(1).courts[1].places[1].lies == "down"
    assert table.view(1).courts[1].places[1].card is None


@pytest.mark.rule("R2.6")
def test_at_equal_strength_both_cards_go_and_nobody_has_won() -> None:
    table = lay("1 8 3 | 4", "2 8 9 | 4").play("1:b>2b")
    assert table.court(1) == "1 . 3 | 4"
    assert table.court(2) == "2 . 9 | 4"
    assert (table.prison(1), table.prison(2)) == ("", "")
    assert (table.discarded(1), table.discarded(2)) == ("8", "8")
    # Nobody changes a card, nobody looks: the next player attacks.
    table.play("1:fill-4 2:fill-4")
    assert table.stage == "strike"
    assert table.turn == 2


@pytest.mark.rule("R2.7")
def test_of_a_prison_only_the_number_is_open_even_to_its_owner() -> None:
    one = lay("1 9 3 | 4", "1 2 4 | 7", prison={1: "2:8"}, memory="head")
    other = lay("1 9 3 | 4", "1 2 4 | 8", prison={1: "2:7"}, memory="head")
    assert [court.prisoners for court in one.view(1).courts] == [1, 0]
    assert one.view(1).prison_sums is None
    # Another prisoner changes no byte of what the captor or a spectator is sent.
    assert one.match.view(0).to_json() == other.match.view(0).to_json()
    assert one.match.view(None).to_json() == other.match.view(None).to_json()
