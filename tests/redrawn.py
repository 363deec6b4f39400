"""Whether what a seat imagines is ever something else than the truth."""

from __future__ import annotations

from tatami.core.game import AnyGame
from tatami.core.meta import Options
from tatami.core.rng import stream
from tatami.testing.laws import Walk


def redrawn(game: AnyGame, seats: int, options: Options, steps: int = 40) -> bool:
    """Whether a sample differs from the truth in any of the first positions of a random game."""
    walk = Walk(game, seats, options, "samples", thorough=0)
    while walk.state.to_act() and len(walk.moves) < steps:
        walk.step()
        for seat in range(seats):
            if walk.state.sample(seat, stream("samples", seat, len(walk.moves))).key() != walk.keys[-1]:
                return True
    return False
