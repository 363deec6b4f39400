"""Seeds that draw by lanes: the deal stays the same however it is played, and old seeds draw as they did."""

from __future__ import annotations

import random

import pytest

from tatami.core.match import BY_LANES, Match, replay
from tatami.core.rng import draw, stream
from tatami.core.state import CHANCE

SAMURAI = {"setup": "random", "hands": "random"}


def played(game: str, seats: int, taste: int, seed: str = f"{BY_LANES}x", **options: str) -> Match:
    """A game played at random by that taste."""
    match, rng = Match(game, seats=seats, options=options, seed=seed), random.Random(taste)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, [rng.choice(match.legal(seat))])
    return match


def drawn(match: Match, lane: str) -> list[str]:
    return [match.game.encode(move.action) for move in match._moves if move.lane == lane]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_draws_from_a_stack_of_their_own_gets_the_same_tiles(seat: int) -> None:
    first, second = (drawn(played("samurai", 2, taste, **SAMURAI), f"draw {seat}") for taste in (1, 2))
    shared = min(len(first), len(second))
    assert shared > 5
    assert first[:shared] == second[:shared]
    assert played("samurai", 2, 1, **SAMURAI).record().moves != played("samurai", 2, 2, **SAMURAI).record().moves


def test_the_raiders_come_in_the_same_order_as_long_as_the_same_ones_are_left() -> None:
    first, second = (drawn(played("samurai_spirit", 1, taste), "draw") for taste in (1, 2))
    assert first[:4] == second[:4]


def test_a_record_proves_its_draws_and_an_undo_does_not_count_them_twice() -> None:
    match = played("samurai_spirit", 1, 3)
    assert replay(match.record().to_json()).key() == match.key()
    lost = match.rewind_target(0)
    assert lost is not None
    moves = match.record().moves
    match.rewind(lost)
    for seat, code in moves[lost:]:
        if seat != CHANCE:
            match.play(seat, [code])
    assert match.record().moves == moves


def test_another_seed_numbers_its_draws_by_the_moves_before_them() -> None:
    match = Match("tenno", seats=3, seed="7")
    assert match.record().moves[0] == (CHANCE, f"first-{draw('7', 0, 3) + 1}")


def test_what_a_seat_imagines_in_a_window_does_not_tell_who_has_decided() -> None:
    early, late = (Match("seven_ronin", seed=1) for _ in range(2))
    late.play(1, [late.legal(1)[0]])
    keys = [match.imagine(0, stream("x"), early=True).key() for match in (early, late)]
    assert keys[0] == keys[1]
