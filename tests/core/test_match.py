"""The referee: checks before it touches, all or nothing, and each seat its own side."""

from __future__ import annotations

import copy
import pickle

import pytest

import tatami
from tatami import BadCode, BadSeat, BadSetup, IllegalMove, Match, UndoRefused
from tatami.core.game import Game
from tatami.core.rng import stream
from tatami.core.state import CHANCE, State


def opened(seats: int = 3, **settings: object) -> Match:
    """A match of Tenno after everyone has laid the peasants in order; player 1 begins."""
    match = Match("tenno", seats=seats, options={"first": "1", **settings}, seed=1)
    for seat in range(seats):
        match.submit(seat, "set-123")
    return match


def played(seats: int, seed: int) -> Match:
    match, rng = Match("tenno", seats=seats, seed=seed), stream(seed, "played")
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    return match


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "code", "error", "words"),
    [
        (0, "b>9a", BadCode, "is not an action of Tenno"),
        (0, "", BadCode, "is not an action"),
        (0, "keep", IllegalMove, "To be decided now: the attack"),
        (1, "a>1a", IllegalMove, "It is not your decision now"),
        (0, "a>1a", IllegalMove, "Your own cards cannot be attacked"),
        (7, "a>2a", BadSeat, "seats are numbered 0 to 2"),
        (-1, "a>2a", BadSeat, "There is no seat -1"),
        (True, "a>2a", BadSeat, "There is no seat"),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, code: str, error: type[Exception], words: str) -> None:
    match = opened()
    key, record = match.key(), match.record().line()
    with pytest.raises(error, match=words):
        match.submit(seat, code)
    assert (match.key(), match.record().line()) == (key, record)


def test_a_refusal_says_the_rule_and_what_would_be_legal() -> None:
    match = opened()
    with pytest.raises(IllegalMove) as caught:
        match.submit(0, "a>1a")
    assert caught.value.refusal.rule == "R2.2"
    assert caught.value.legal == tuple(match.legal(0))
    assert "(R2.2)" in caught.value.sentence("pl")
    assert caught.value.sentence("uk") != caught.value.sentence("en")


def test_a_finished_game_takes_no_move() -> None:
    match = played(2, 1)
    with pytest.raises(IllegalMove, match="The game is over"):
        match.submit(0, "keep")


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"seats": 8}, "Tenno has 2 to 7 seats, not 8"),
        ({"seats": "two"}, "not two"),
        ({"seats": True}, "not True"),
        ({"options": {"colour": "red"}}, 'no option "colour"'),
        ({"options": {"first": "8"}}, "cannot be"),
        ({"seats": 2, "options": {"first": "3"}}, "Allowed: random, 1, 2"),
        ({"options": {"memory": "none"}}, "Allowed: aid, head"),
    ],
)
def test_a_table_that_cannot_be(settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Match("tenno", **settings)  # type: ignore[arg-type]


# --- plans ------------------------------------------------------------------------------------------------------------


def ready_to_change() -> Match:
    """Player 1 has won with a 3 against a 1 and may change a card."""
    match = opened()
    match.submit(0, "c>2a")
    match.submit(1, "plain")
    match.submit(1, "fill-7")
    return match


def test_a_plan_is_played_whole() -> None:
    match = ready_to_change()
    match.submit(0, ["swap-a", "lay-9"])
    assert match.to_act == [1]
    assert [code for _, code in match.record().moves[-2:]] == ["swap-a", "lay-9"]


def test_a_plan_with_a_flaw_is_not_played_at_all() -> None:
    match = ready_to_change()
    key = match.key()
    with pytest.raises(IllegalMove, match="You do not have peasant 2 in your hand"):
        match.submit(0, ["swap-a", "lay-2"])
    assert match.key() == key
    assert match.legal(0)[0] == "swap-a"


def test_a_plan_ends_where_something_is_revealed() -> None:
    match = Match("tenno", seats=2, options={"first": "1"}, seed=1)
    match.submit(1, "set-123")
    with pytest.raises(IllegalMove, match="A plan ends where something is revealed"):
        match.submit(0, ["set-123", "c>2a"])
    assert match.to_act == [0]
    assert match.legal(0)[0] == "set-123"


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_inside_an_open_decision() -> None:
    match = ready_to_change()
    key = match.key()
    match.submit(0, "swap-a")
    assert match.undo(0) == "swap-a"
    assert match.key() == key


def test_undo_in_a_window_leaves_the_others_moves_alone() -> None:
    match = Match("tenno", seats=3, options={"first": "1"}, seed=1)
    match.submit(2, "set-321")
    match.submit(0, "set-123")
    assert match.undo(2) == "set-321"
    assert match.to_act == [1, 2]
    match.submit(2, "set-132")
    assert match.record().moves == ((0, "set-123"), (2, "set-132"))


def test_undo_never_crosses_a_reveal() -> None:
    match = opened()
    match.submit(0, "c>2a")
    for seat in range(3):
        with pytest.raises(UndoRefused, match="cannot be taken back"):
            match.undo(seat)


def test_there_may_be_nothing_to_undo() -> None:
    with pytest.raises(UndoRefused, match="nothing to take back"):
        Match("tenno", seed=1).undo(0)


def test_rewind_goes_anywhere_when_all_agree_and_draws_the_same_chance_again() -> None:
    match = played(3, 5)
    moves = match.record().moves
    match.rewind(0)
    assert match.record().moves == moves[:1]  # The first player was drawn again, and it is the same one.
    match.rewind(1)
    with pytest.raises(UndoRefused):
        match.rewind(99)


# --- what each seat gets ----------------------------------------------------------------------------------------------


def test_feed_is_numbered_for_each_seat_alone() -> None:
    match = ready_to_change()
    before = {seat: len(match.feed(seat)) for seat in (0, 1, 2)}
    match.submit(0, "swap-a")
    assert [seen.kind for seen in match.feed(0, before[0])] == ["took"]
    assert match.feed(1, before[1]) == []
    assert match.feed(2, before[2]) == []
    assert [seen.kind for seen in match.feed(None)][-1] == "refilled"


def test_submit_returns_what_the_seat_saw() -> None:
    match = ready_to_change()
    assert [seen.kind for seen in match.submit(0, ["swap-a", "lay-9"])] == ["took", "changed"]


def test_view_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadSeat):
        opened().view(3)
    with pytest.raises(BadSeat):
        opened().feed(3)


def test_decision_counts_what_is_sealed() -> None:
    match = opened()
    number = match.era
    match.submit(0, "c>2a")
    assert match.era == number + 1


def test_chance_comes_from_the_seed_alone() -> None:
    firsts = {seed: Match("tenno", seats=7, seed=seed).record().moves for seed in range(30)}
    assert firsts == {seed: Match("tenno", seats=7, seed=str(seed)).record().moves for seed in range(30)}
    assert len(set(firsts.values())) > 3
    assert all(seat == CHANCE for moves in firsts.values() for seat, _ in moves)


def test_without_a_seed_every_match_is_its_own() -> None:
    assert Match("tenno").commitment != Match("tenno").commitment


# --- states -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", tatami.known_games())
def test_states_copy_and_pickle(game: str) -> None:
    front: Game[State, tatami.core.view.View] = tatami.game(game)
    match = Match(game, seed=4)
    rng = stream(4, game)
    for _ in range(12):
        if match.to_act:
            seat = match.to_act[0]
            match.submit(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    state = match.imagine(0, rng)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin.key() == state.key()
        assert twin is not state
        assert front.view(twin, 0) == front.view(state, 0)


def test_a_match_can_begin_from_a_position() -> None:
    position = opened().position()
    match = Match("tenno", seats=3, start=tatami.game("tenno").from_json(position))
    match.submit(0, "c>2a")
    assert match.to_act == [1]
    with pytest.raises(tatami.BadRecord, match="set-up position"):
        match.record()


def test_a_position_brings_the_options_of_its_table() -> None:
    seven = tatami.game("seven_ronin")
    first = Match(seven, options={"edition": "first", "threat": "1,2,3,4,5,6,7,8"})
    start = seven.from_json(first.position())
    assert Match(seven, start=start).options == first.options
    assert Match(seven, start=start, options={"edition": "first"}).options == first.options
    with pytest.raises(tatami.BadSetup, match="a table with edition=first, not grey_fox"):
        Match(seven, start=start, options={"edition": "grey_fox"})
    printed = seven.from_json(Match(seven).position())
    spelled = {"threat": "3,3,4,4,5,5,6,6"}
    assert Match(seven, start=printed, options=spelled).options["threat"] == spelled["threat"], "another spelling"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tenno", 3, {"memory": "head"}),
        ("samurai", 2, {"setup": "random", "hands": "random"}),
        ("samurai_spirit", 1, {"level": "heroic", "team": "3"}),
        ("samurai_spirit", 4, {"level": "easy", "spares": "always"}),
    ],
)
def test_every_game_knows_the_options_of_a_position(game: str, seats: int, options: dict[str, object]) -> None:
    match = Match(game, seats=seats, options=options, seed=1)
    again = Match(game, start=match.game.from_json(match.position()))
    assert {name: again.options[name] for name in options} == options


def test_the_former_name_of_the_era_still_works_and_warns() -> None:
    match = Match("tenno", seats=2, seed=1)
    with pytest.warns(DeprecationWarning, match="era"):
        assert match.decision == match.era
