"""Windows: several seats decide at once."""

from __future__ import annotations

from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here, play


def declared(here: Here) -> Breaches:
    """A game that says it has no windows has none."""
    owing = here.state.to_act()
    if len(owing) > 1 and not here.game.meta.windows:
        yield f"to_act is {owing}, but the game says it has no windows"


def commute(here: Here) -> Breaches:
    """Two seats that move in either order reach the same position."""
    state, rng = here.state, here.rng
    owing = state.to_act()
    if len(owing) < 2:
        return
    one, two = owing[0], owing[1 + rng.below(len(owing) - 1)]
    first = state.legal(one)[rng.below(len(state.legal(one)))]
    second = state.legal(two)[rng.below(len(state.legal(two)))]
    there, back = state.clone(), state.clone()
    play(there, one, first)
    play(there, two, second)
    play(back, two, second)
    play(back, one, first)
    if there.key() != back.key():
        yield f"seats {one} and {two} get different positions by order"
