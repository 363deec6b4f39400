"""Whole random games in compiled code, for search and for measuring the speed of the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, State, buffer


def finish(state: State, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
    """Play `state` to its end with random moves, in place; returns how many."""
    steps: i64 = 0
    while True:
        seat = state.actor()
        if seat >= 0:
            count = state.legal_into(seat, out)
            state.apply(seat, out[rng.below(count)], None)
        elif seat == CHANCE:
            state.apply(CHANCE, state.chance_draw(rng, out, weights), None)
        elif seat == NOBODY:
            return steps
        steps += 1


def playouts(start: State, games: int, rng: Rng) -> tuple[int, int]:
    """Play `games` random games from copies of `start`; returns their steps, and a checksum of the random stream."""
    root = start.clone()
    root.forget()
    out = buffer(root.breadth())
    weights = buffer(root.breadth())
    steps: i64 = 0
    for _ in range(games):
        state = root.clone()
        steps += finish(state, rng, out, weights)
    return int(steps), int(rng.word())
