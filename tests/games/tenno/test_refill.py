"""R4: filling the gaps, and the end of the game when somebody cannot."""

from __future__ import annotations

import pytest

import tatami
from tatami import UndoRefused
from tatami.core.events import Seen
from tests.games.tenno.positions import lay


@pytest.mark.rule("R4.1")
def test_only_who_lost_a_card_fills_a_gap() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3 4", "8 1 2 | 3").play("1:a>2a")
    assert (table.stage, table.to_act) == ("refill", [2])
    assert table.legal(2) == "fill-3 fill-4"
    table.play("2:fill-4")
    assert table.court(2) == "4 1 2 | 3"


@pytest.mark.rule("R4.1")
def test_all_who_lost_cards_fill_at_once_in_whatever_order() -> None:
    courts = ("8 1 2 | 3 4", "8 1 2 | 3 4")
    one = lay(*courts).play("1:a>2a")
    assert one.to_act == [1, 2]
    one.play("1:fill-3 2:fill-4")
    other = lay(*courts).play("1:a>2a 2:fill-4 1:fill-3")
    assert one.match.key() == other.match.key()


@pytest.mark.rule("R4.1")
def test_until_all_have_filled_a_filler_may_think_again() -> None:
    table = lay("8 1 2 | 3 4", "8 1 2 | 3 4").play("1:a>2a 1:fill-3")
    assert table.match.undo(0) == "fill-3"
    assert table.court(1) == ". 1 2 | 3 4"
    table.play("2:fill-4 1:fill-4")
    assert table.stage == "strike"
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            table.match.undo(seat)


@pytest.mark.rule("R4.1")
def test_gaps_are_filled_only_after_the_ronins_second_fight() -> None:
    table = lay("6 9 2 | 3 4 7", "7 1 3 | 8 9").play("1:a>2a")
    assert table.court(1) == ". 9 2 | 3 4 7"
    assert table.refused(1, "fill-3") == ("other-decision", "R3.6")
    table.play("1:c>2c")
    assert (table.stage, table.to_act) == ("refill", [1])
    assert table.court(1) == ". 9 . | 3 4 7"
    # Two losses, two gaps, filled from left to right.
    table.play("1:fill-7 1:fill-3")
    assert table.court(1) == "7 9 3 | 4"


@pytest.mark.rule("R4.1")
def test_after_stopping_the_first_fights_gap_is_filled() -> None:
    table = lay("6 9 2 | 3", "7 1 3 | 8").play("1:a>2a 1:stop")
    assert (table.stage, table.to_act) == ("refill", [1])


@pytest.mark.rule("R4.1")
def test_two_gaps_may_be_filled_in_one_breath() -> None:
    table = lay("6 9 2 | 3 4", "7 1 3 | 8").play("1:a>2a 1:c>2c")
    table.match.submit(0, ["fill-4", "fill-3"])
    assert table.court(1) == "4 9 3 |"


@pytest.mark.rule("R4.1")
def test_what_is_laid_stays_unseen() -> None:
    table = lay("8 1 2 | 3 4", "8 1 2 | 3 4", "8 1 2 | 3").play("1:a>2a").play("1:fill-3")
    assert table.seen(1) == [{"event": "filled", "seat": 0, "place": 0, "card": 2}]
    for watcher in (2, 3, None):
        assert table.seen(watcher) == []
        # Neither the card nor that it was laid already.
        assert table.view(watcher).courts[0].places[0].lies == "gap"
        assert table.view(watcher).courts[0].hand == 2
    table.play("2:fill-4")
    assert table.seen(2)[0] == {"event": "filled", "seat": 1, "place": 0, "card": 3}
    public: list[dict[str, object]] = [
        {"event": "refilled", "seat": 0, "places": [0]},
        {"event": "refilled", "seat": 1, "places": [0]},
    ]
    assert table.seen(1) == table.seen(3) == table.seen(None) == public
    assert table.may_be(3, 1) == ["1 2 3 4", "1 2 3 4", "1 2 3 4"]


@pytest.mark.rule("R4.2")
def test_the_cards_that_stayed_keep_their_places() -> None:
    table = lay("9 7 8 | 3 4", "8 6 1 | 2 3").play("1:a>2b 2:fill-2")
    assert table.court(1) == "9 7 8 | 3 4"
    assert table.court(2) == "8 2 1 | 3"


@pytest.mark.rule("R4.3")
def test_who_cannot_fill_ends_the_game_at_once() -> None:
    table = lay("9 1 2 | 3", "8 1 2 |").play("1:a>2a")
    assert table.kinds() == "attacked captured exhausted"
    assert table.said()[-1] == "Bo has too few cards to fill the gaps. The game ends."
    assert (table.stage, table.to_act) == ("over", [])
    # Ada lost no card, but nobody gets a bonus any more; the prisoner counts.
    assert table.refused(1, "keep") == ("over", "")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)
    assert table.match.outcome.figures["prison"] == (8, 0)


@pytest.mark.rule("R4.3")
def test_when_the_game_ends_nobody_fills_up() -> None:
    table = lay("8 1 2 | 3", "8 1 2 |").play("1:a>2a")
    assert table.stage == "over"
    assert table.court(1) == ". 1 2 | 3"
    assert table.court(2) == ". 1 2 |"


@pytest.mark.rule("R4.3")
def test_an_attacker_who_cannot_fill_ends_it_and_the_winner_does_not_look() -> None:
    table = lay("7 1 2 |", "8 1 2 | 3").play("1:a>2a")
    assert table.kinds() == "attacked repelled exhausted"
    assert table.to_act == []


@pytest.mark.rule("R4.3")
def test_one_card_does_not_fill_two_gaps() -> None:
    courts = ("6 9 2 | 3{}", "7 1 8 | 9")
    enough = lay(courts[0].format(" 4"), courts[1]).play("1:a>2a 1:c>2c")
    assert enough.stage == "refill"
    short = lay(courts[0].format(""), courts[1]).play("1:a>2a 1:c>2c")
    assert short.stage == "over"
    assert short.court(1) == ". 9 . | 3"


@pytest.mark.rule("R4.3", "R3.6")
def test_a_second_fight_is_fought_although_somebody_is_out_of_cards() -> None:
    table = lay("6 9 2 | 3", "1 7 8 |").play("1:a>2a")
    assert (table.stage, table.to_act) == ("again", [1])
    table.play("1:b>2b")
    assert table.kinds() == "attacked captured exhausted"
    assert table.prison(1) == "2:1 2:7"
    stopped = lay("6 9 2 | 3", "1 7 8 |").play("1:a>2a 1:stop")
    assert stopped.stage == "over"


@pytest.mark.rule("R4.3")
def test_an_empty_hand_alone_ends_nothing() -> None:
    table = lay("9 1 2 |", "8 1 2 | 3").play("1:a>2a 2:fill-3 1:keep")
    assert (table.stage, table.turn) == ("strike", 2)


@pytest.mark.rule("R4.3")
def test_a_third_player_with_an_empty_hand_is_not_concerned() -> None:
    table = lay("9 1 2 | 3", "8 1 2 | 3", "1 2 3 |").play("1:a>2a")
    assert table.stage == "refill"


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Ada fills the gap at a.", "Ada fills the gaps at a, c."),
        ("pl", "Ada uzupełnia miejsce a.", "Ada uzupełnia miejsca a, c."),
        ("uk", "Ada заповнює місце a.", "Ada заповнює місця a, c."),
    ],
)
def test_a_single_gap_is_told_as_one(lang: str, one: str, two: str) -> None:
    words = tatami.game("tenno").words(lang, ("Ada", "Bo"))
    assert words.event(Seen("refilled", {"seat": 0, "places": (0,)})) == one
    assert words.event(Seen("refilled", {"seat": 0, "places": (0, 2)})) == two
