"""R1: the cards, the peasants, who begins; and the table's two options."""

from __future__ import annotations

import pytest

from tatami import BadSetup, UndoRefused
from tatami.games.tenno import GAME
from tests.games.tenno.positions import CARDS, faces, lay, new_game, random_game


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_all_own_the_same_eleven_cards(seats: int) -> None:
    table = new_game(seats, first="1")
    for player in range(1, seats + 1):
        assert table.court(player) == ". . . | 4 5 6 7 8 9 10 X"
        table.play(f"{player}:set-321")
        assert sorted(table.court(player).replace("|", "").split()) == sorted(CARDS.split())


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_two_to_seven_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 7 seats"):
        new_game(seats)


@pytest.mark.rule("R1.2")
def test_the_peasants_lie_in_any_order() -> None:
    table = new_game(first="1")
    assert table.legal(1) == "set-123 set-132 set-213 set-231 set-312 set-321"
    assert table.legal(2) == table.legal(1)
    table.play("1:set-312")
    assert table.court(1) == "3 1 2 | 4 5 6 7 8 9 10 X"


@pytest.mark.rule("R1.2")
def test_all_lay_at_the_same_time_in_whatever_order() -> None:
    table = new_game(3, first="2")
    assert table.to_act == [1, 2, 3]
    table.play("3:set-123")
    assert table.to_act == [1, 2]
    table.play("1:set-213")
    assert table.kinds(None) == ""
    table.play("2:set-231")
    assert table.stage == "strike"
    assert table.kinds(None) == "ready"
    assert table.said() == ["All peasants are laid. Bo opens the game."]


@pytest.mark.rule("R1.2")
def test_until_all_have_laid_a_layer_may_think_again() -> None:
    table = new_game(first="1").play("1:set-123")
    assert table.match.undo(0) == "set-123"
    assert table.court(1) == ". . . | 4 5 6 7 8 9 10 X"
    assert table.to_act == [1, 2]
    table.play("2:set-123 1:set-321")
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            table.match.undo(seat)


@pytest.mark.rule("R1.2")
def test_nobody_sees_the_order_of_another() -> None:
    table = new_game(first="1").play("1:set-312")
    assert table.seen(1) == [{"event": "arranged", "seat": 0, "cards": [2, 0, 1]}]
    assert table.seen(2) == []
    assert table.seen(None) == []
    # Until everybody has laid, the others see three empty places.
    assert table.may_be(2, 1) == ["gap", "gap", "gap"]
    table.play("2:set-123")
    for watcher in (2, None):
        assert table.may_be(watcher, 1) == ["1 2 3", "1 2 3", "1 2 3"]
        assert [place.card for place in table.view(watcher).courts[0].places] == [None, None, None]
    # Had she laid them otherwise, the others would be sent the same bytes.
    other = new_game(first="1").play("1:set-123 2:set-123")
    assert other.match.view(1).to_json() == table.match.view(1).to_json()
    assert other.match.view(None).to_json() == table.match.view(None).to_json()


@pytest.mark.rule("R1.3")
def test_own_cards_are_open_to_their_owner_at_any_moment() -> None:
    for state, _ in random_game("own cards", 3):
        truth = GAME.to_json(state)
        for seat in range(3):
            view = GAME.view(state, seat)
            own = [None if place.card is None else faces((place.card,)) for place in view.courts[seat].places]
            hand = faces(view.hand).split()
            if truth["stage"] == "relay" and truth["turn"] == seat:
                # The card that was taken up is in the hand until one is laid.
                place = "abc".index(truth["slot"][1])
                own[place] = truth["table"][seat][place]
                hand.remove(truth["table"][seat][place])
            assert own == truth["table"][seat]
            assert hand == truth["hand"][seat]


@pytest.mark.rule("R1.3")
def test_own_cards_are_not_rearranged_at_will() -> None:
    table = lay("1 9 3 | 10", "2 8 4 | 7")
    assert table.refused(1, "trade-ab") == ("other-decision", "R2.1")
    assert table.refused(1, "swap-a") == ("other-decision", "R2.1")
    assert table.refused(2, "trade-ab") == ("not-now", "")


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_table_chooses_who_begins(first: int) -> None:
    table = new_game(3, first=str(first)).play("1:set-123 2:set-123 3:set-123")
    assert table.to_act == [first]


@pytest.mark.rule("R1.4")
def test_only_somebody_at_the_table_begins() -> None:
    with pytest.raises(BadSetup, match="random, 1, 2, 3"):
        new_game(3, first="4")


@pytest.mark.rule("R1.4")
def test_or_chance_decides_and_each_player_may_be_the_first() -> None:
    begun = set()
    for seed in range(40):
        table = new_game(3, seed=seed)
        assert table.match.record().moves == ((-1, f"first-{table.turn}"),)
        assert [seen.kind for seen in table.match.feed(None)] == ["begins"]
        begun.add(table.turn)
    assert begun == {1, 2, 3}


@pytest.mark.rule("R1.4", "R5.7")
def test_turns_pass_clockwise_from_the_last_to_the_first() -> None:
    table = lay("1 9 3 | 4 7", "1 2 8 | 4 7", "1 2 3 | 4 7", turn=2, stage="strike")
    table.play("2:c>3c 3:fill-4 2:keep")
    assert table.turn == 3
    table.play("3:a>2a 2:fill-7 3:fill-7")
    assert table.turn == 1
    assert table.to_act == [1]


@pytest.mark.rule("R7.2")
def test_the_table_decides_who_keeps_the_notes() -> None:
    moves = "1:set-123 2:set-123 1:c>2a 2:plain 2:fill-4 1:keep"
    aided = new_game(first="1", memory="aid").play(moves)
    alone = new_game(first="1", memory="head").play(moves)
    assert aided.may_be(2, 1) == ["1 2", "1 2", "3"]
    assert aided.may_be(None, 2) == ["4 5 6 7 8 9 10 X", "2 3", "2 3"]
    for watcher in (1, 2, None):
        for court in alone.view(watcher).courts:
            assert all(place.may_be is None for place in court.places)
    # It is the same game all the same.
    assert aided.match.legal(1) == alone.match.legal(1)
    assert aided.court(2) == alone.court(2)


@pytest.mark.rule("R7.2")
def test_notes_are_kept_unless_the_table_says_otherwise() -> None:
    assert new_game().match.options == {"first": "random", "memory": "aid"}
    with pytest.raises(BadSetup, match="aid, head"):
        new_game(memory="book")
