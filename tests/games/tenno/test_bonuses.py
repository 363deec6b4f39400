"""R5: the attacker's change, the defender's look, and whose turn comes next."""

from __future__ import annotations

import pytest

from tatami import UndoRefused
from tests.games.tenno.positions import lay

# --- changing a card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.1")
def test_an_attacker_who_lost_nothing_may_change_one_card() -> None:
    table = lay("9 1 2 | 3 7", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    assert (table.stage, table.to_act) == ("change", [1])
    assert table.legal(1) == "swap-a swap-b swap-c keep"
    table.play("1:swap-b")
    assert table.legal(1) == "lay-1 lay-3 lay-7"
    table.play("1:lay-7")
    assert table.court(1) == "9 7 2 | 1 3"
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.1")
def test_the_very_same_card_may_be_laid_back() -> None:
    courts = ("9 1 2 | 3 7", "8 1 2 | 3", "8 1 2 | 3")
    same = lay(*courts).play("1:a>2a 2:fill-3").play("1:swap-b 1:lay-1")
    other = lay(*courts).play("1:a>2a 2:fill-3").play("1:swap-b 1:lay-7")
    assert same.court(1) == "9 1 2 | 3 7"
    # Nobody else can tell.
    for watcher in (2, 3, None):
        assert same.seen(watcher) == other.seen(watcher) == [{"event": "changed", "seat": 0, "place": 1}]
    assert same.match.view(1).to_json() == other.match.view(1).to_json()
    assert same.match.view(None).to_json() == other.match.view(None).to_json()


@pytest.mark.rule("R5.1")
def test_the_others_see_only_which_place_it_was() -> None:
    table = lay("9 1 2 | 3 7", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    views = [table.match.view(watcher).to_json() for watcher in (1, None)]
    table.play("1:swap-b")
    assert table.seen(1) == [{"event": "took", "seat": 0, "place": 1, "card": 0}]
    # Until a card is laid, not even that one was taken up.
    assert table.seen(2) == table.seen(None) == []
    assert [table.match.view(watcher).to_json() for watcher in (1, None)] == views
    table.play("1:lay-7")
    assert table.seen(1) == [{"event": "changed", "seat": 0, "place": 1, "card": 0, "laid": 6}]
    assert table.seen(2) == table.seen(None) == [{"event": "changed", "seat": 0, "place": 1}]
    assert table.said(1) == ["Ada takes up peasant 1 from b and lays samurai 7."]
    assert table.said(2) == ["Ada changes the card at b."]
    assert table.may_be(2, 1) == ["9", "1 2 3 7", "1 2 3 7"]


@pytest.mark.rule("R5.1")
def test_taking_up_may_be_taken_back_laying_may_not() -> None:
    table = lay("9 1 2 | 3 7", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:swap-b")
    assert table.match.undo(0) == "swap-b"
    assert table.legal(1) == "swap-a swap-b swap-c keep"
    table.play("1:swap-c 1:lay-7")
    with pytest.raises(UndoRefused):
        table.match.undo(0)


@pytest.mark.rule("R5.1")
def test_the_attackers_winning_card_may_be_changed_too() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:swap-a 1:lay-3")
    assert table.court(1) == "3 1 2 | 9"
    assert table.may_be(2, 1)[0] == "1 2 3 9"


@pytest.mark.rule("R5.1", "R3.6")
def test_two_won_fights_give_one_change() -> None:
    table = lay("6 9 2 | 3", "1 7 2 | 3 8").play("1:a>2a 1:b>2b 2:fill-3 2:fill-8")
    assert table.stage == "change"
    table.play("1:swap-c 1:lay-3")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.1")
def test_a_card_that_was_never_there_cannot_be_laid() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:swap-b")
    assert table.refused(1, "lay-2") == ("not-in-hand", "R5.1")


@pytest.mark.rule("R5.2")
def test_a_lost_fight_forfeits_the_change() -> None:
    table = lay("7 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-3 2:trust")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.2")
def test_the_geisha_who_leaves_after_winning_forfeits_it() -> None:
    table = lay("X 1 2 | 3 4", "8 1 2 | 3").play("1:a>2a 1:fill-3 2:fill-3")
    assert table.prison(1) == "2:8"
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.2", "R3.6")
@pytest.mark.parametrize(
    ("moves", "prisoners"),
    [
        ("1:a>2a 1:c>2b 1:fill-4 2:fill-3 2:trust", 1),  # The ronin wins, the second card loses.
        ("1:a>2b 1:b>2a 1:fill-4 2:fill-3 2:trust", 1),  # The ronin loses, the second card wins.
        ("1:a>2a 1:b>2c 1:fill-4 2:fill-3 2:fill-4", 1),  # The second fight is a tie.
    ],
)
def test_one_lost_card_of_two_fights_forfeits_it(moves: str, prisoners: int) -> None:
    table = lay("6 9 2 | 3 4", "1 7 9 | 3 4").play(moves)
    assert len(table.prison(1).split()) == prisoners
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.2")
def test_two_geishas_forfeit_it() -> None:
    table = lay("X 1 2 | 3", "X 1 2 | 3").play("1:a>2a 1:fill-3 2:fill-3")
    assert (table.stage, table.turn) == ("strike", 2)


# --- trading places with an empty hand --------------------------------------------------------------------------------


@pytest.mark.rule("R5.3")
def test_with_an_empty_hand_two_own_cards_trade_places() -> None:
    table = lay("9 1 2 |", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    assert table.legal(1) == "keep trade-ab trade-ac trade-bc feint-ab feint-ac feint-bc"
    table.play("1:trade-ac")
    assert table.court(1) == "2 1 9 |"
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.3")
def test_or_only_seem_to_and_nobody_can_tell() -> None:
    courts = ("9 1 2 |", "8 1 2 | 3", "8 1 2 | 3")
    traded = lay(*courts).play("1:a>2a 2:fill-3").play("1:trade-ab")
    feinted = lay(*courts).play("1:a>2a 2:fill-3").play("1:feint-ab")
    assert (traded.court(1), feinted.court(1)) == ("1 9 2 |", "9 1 2 |")
    for watcher in (2, 3, None):
        assert traded.seen(watcher) == feinted.seen(watcher) == [{"event": "traded", "seat": 0, "places": [0, 1]}]
        assert traded.may_be(watcher, 1) == feinted.may_be(watcher, 1) == ["1 2 9", "1 2 9", "1 2"]
    assert traded.seen(1) == [{"event": "traded", "seat": 0, "places": [0, 1], "real": 1}]
    assert feinted.seen(1) == [{"event": "traded", "seat": 0, "places": [0, 1], "real": 0}]
    assert traded.said(1) == ["Ada exchanges a, b."]
    assert feinted.said(1) == ["Ada pretends to exchange a, b."]
    assert traded.said(2) == feinted.said(2) == ["Ada takes up a, b and lays them back."]


@pytest.mark.rule("R5.3")
def test_with_a_hand_there_is_no_trading_and_without_one_no_changing() -> None:
    full = lay("9 1 2 | 3", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    assert full.refused(1, "trade-ab") == ("hand-not-empty", "R5.3")
    assert full.refused(1, "feint-ab") == ("hand-not-empty", "R5.3")
    empty = lay("9 1 2 |", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    assert empty.refused(1, "swap-a") == ("hand-empty", "R5.3")


@pytest.mark.rule("R5.3", "R5.2")
def test_who_lost_a_card_does_not_trade_either() -> None:
    table = lay("X 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-3 2:fill-3")
    assert table.court(1) == "3 1 2 |"
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("hand", ["3", ""])
def test_nobody_has_to_change_anything(hand: str) -> None:
    table = lay(f"9 1 2 | {hand}", "8 1 2 | 3").play("1:a>2a 2:fill-3").play("1:keep")
    assert table.court(1) == f"9 1 2 | {hand}".rstrip()
    assert table.said() == ["Ada changes nothing."]
    assert (table.stage, table.turn) == ("strike", 2)


# --- looking at a card ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.5")
def test_a_defender_who_won_looks_at_one_card_of_the_attacker() -> None:
    table = lay("7 1 2 | 3 4", "8 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-4")
    assert (table.stage, table.to_act) == ("peek", [2])
    assert table.legal(2) == "look-a look-b look-c trust"
    # The card laid into the gap may be looked at as well: the gaps have been filled.
    table.play("2:look-a")
    public: dict[str, object] = {"event": "looked", "seat": 1, "attacker": 0, "place": 0}
    assert table.seen(2) == [{**public, "card": 3}]
    for watcher in (1, 3, None):
        assert table.seen(watcher) == [public]
    assert table.said(2) == ["Bo looks at card a of Ada: ninja 4."]
    assert table.said(1) == ["Bo looks at card a of Ada."]
    assert table.may_be(2, 1) == ["4", "1 2 3", "1 2 3"]
    assert table.may_be(3, 1) == table.may_be(None, 1) == ["1 2 3 4", "1 2 3 4", "1 2 3 4"]


@pytest.mark.rule("R5.5")
def test_what_the_looker_saw_changes_nothing_for_the_others() -> None:
    tables = [lay(f"7 {b} | 3", "8 1 2 | 3", "8 1 2 | 3").play("1:a>2a 1:fill-3 2:look-b") for b in ("1 2", "2 1")]
    for watcher in (2, None):
        assert tables[0].match.view(watcher).to_json() == tables[1].match.view(watcher).to_json()
    assert tables[0].match.view(1).to_json() != tables[1].match.view(1).to_json()


@pytest.mark.rule("R5.5")
def test_the_gaps_are_filled_before_the_look() -> None:
    table = lay("7 1 2 | 3 4", "8 1 2 | 3").play("1:a>2a")
    assert (table.stage, table.to_act) == ("refill", [1])
    assert table.refused(2, "look-a") == ("not-now", "")


@pytest.mark.rule("R5.5")
def test_nobody_has_to_look() -> None:
    table = lay("7 1 2 | 3 4", "8 1 2 | 3").play("1:a>2a 1:fill-4").play("2:trust")
    assert table.said() == ["Bo does not look."]
    assert table.may_be(2, 1) == ["1 2 3 4", "1 2 3 4", "1 2 3 4"]
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.5", "R2.4")
def test_a_defender_who_lost_does_not_look() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3").play("1:a>2a 2:fill-3")
    assert table.to_act == [1]


@pytest.mark.rule("R5.6")
def test_two_defenders_who_won_look_in_the_order_of_the_fights() -> None:
    table = lay("6 1 2 | 3 4", "7 1 2 | 3", "8 1 2 | 3").play("1:a>3a 1:b>2a 1:fill-3 1:fill-4")
    assert table.to_act == [3]
    table.play("3:look-a")
    assert table.to_act == [2]
    table.play("2:look-b")
    assert (table.stage, table.turn) == ("strike", 2)
    assert table.seen(2)[-1]["card"] == 3
    # Each knows what it saw itself, and nobody else knows either.
    assert table.may_be(3, 1) == ["3", "2 4", "2 4"]
    assert table.may_be(2, 1) == ["2 3", "4", "2 3"]
    assert table.may_be(None, 1) == ["2 3 4", "2 3 4", "2 3 4"]


@pytest.mark.rule("R5.6")
def test_two_won_defences_of_one_player_give_two_looks() -> None:
    table = lay("6 1 2 | 3 4", "7 8 2 | 3").play("1:a>2a 1:b>2b 1:fill-3 1:fill-4")
    table.play("2:look-a")
    assert (table.stage, table.to_act) == ("peek", [2])
    table.play("2:look-b")
    assert (table.stage, table.turn) == ("strike", 2)
    assert table.may_be(2, 1) == ["3", "4", "2"]


@pytest.mark.rule("R5.6")
def test_after_one_won_and_one_lost_defence_one_look() -> None:
    table = lay("6 9 2 | 3 4", "1 2 8 | 3", "7 1 2 | 3").play("1:a>3a 1:b>2c 1:fill-4 2:fill-3")
    assert table.to_act == [3]
    table.play("3:look-a")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R5.6", "R3.9", "R3.11")
def test_a_defence_won_by_shogun_or_geisha_gives_a_look() -> None:
    table = lay("6 9 2 | 3 4", "10 1 2 | 3", "X 1 2 | 3").play("1:a>2a 1:b>3a 1:fill-3 1:fill-4 3:fill-3")
    assert table.to_act == [2]
    table.play("2:look-c")
    assert table.to_act == [3]
    table.play("3:look-c")
    assert table.turn == 2


@pytest.mark.rule("R5.7")
def test_then_the_next_player_has_the_turn_whoever_looked() -> None:
    table = lay("7 1 2 | 3 4", "8 1 2 | 3", "8 1 2 | 3").play("1:a>3a 1:fill-4 3:look-a")
    assert (table.turn, table.to_act) == (2, [2])
