"""Bots do not peek: permute what a seat cannot know, and the same random stream leads to the same decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tatami
from tatami.bots.knowledge import PLAIN, knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import look
from tatami.bots.thinker import answer
from tatami.core.match import Match
from tatami.core.rng import Rng, stream
from tatami.core.state import State

LEVEL = Level("test", 150, 60.0, 0.02, 0.4)


def decisions(game: str, seats: int, rng: Rng) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which a seat has something to choose."""
    match = Match(game, seats=seats, seed=seats)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        legal = match.legal(seat)
        if len(legal) > 1 and rng.below(4) == 0:
            yield tatami.game(game).from_json(match.position()), seat
        match.submit(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("taught", [True, False], ids=["taught", "untaught"])
@pytest.mark.parametrize("game", tatami.known_games())
def test_the_truth_does_not_matter(game: str, taught: bool) -> None:
    known = knowledge_of(game) if taught else PLAIN
    permuted = 0
    for seats in {tatami.game(game).meta.min_seats, tatami.game(game).meta.max_seats}:
        rng = stream(seats, "peek")
        for number, (truth, seat) in enumerate(decisions(game, seats, rng)):
            if number == 8:
                break
            other = truth.sample(seat, rng)
            permuted += other.key() != truth.key()
            codes = []
            for state in (truth, other):
                match = Match(game, seats=seats, start=state)
                codes.append(answer(look(match, seat), LEVEL, stream(number, "bot"), known))
            assert codes[0] == codes[1], f"seat {seat} decided by what it cannot know"
    assert permuted > 0 or not tatami.game(game).meta.secrets


def test_a_look_holds_neither_the_state_nor_the_seed() -> None:
    match = Match("tenno", seats=2, seed="a seed nobody may see")
    given = look(match, 0)
    assert not any(isinstance(value, State | Match) for value in vars(given).values())
    assert "nobody may see" not in repr(given)
