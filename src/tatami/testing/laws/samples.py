"""Positions as a seat imagines them."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here


def sound(here: Here) -> Breaches:
    """A sample is a position that the seat cannot tell from the true one, and so is what it draws for a search."""
    game, state, seat = here.game, here.state, here.rng.below(here.seats)
    twin = state.sample(seat, here.rng)
    if game.view(twin, seat).to_json() != game.view(state, seat).to_json():
        yield f"a sample changes the view of seat {seat}"
    if twin.legal(seat) != state.legal(seat):
        yield f"a sample changes the legal list of seat {seat}"
    if twin.to_act() != state.to_act():
        yield f"a sample for seat {seat} changes who is to act"
    try:
        if game.from_json(game.to_json(twin)).key() != twin.key():
            yield "a sample does not survive JSON"
    except BadPosition as problem:
        yield f"seat {seat} imagines an impossible position: {problem}"
    drawn = state.imagination(seat).draw(here.rng)
    if drawn.legal(seat) != state.legal(seat):
        yield f"seat {seat} draws a position with another legal list"
    if drawn.to_act() != state.to_act():
        yield f"seat {seat} draws a position with other seats to act"
