"""Positions imagined from a view and its feed alone."""

from __future__ import annotations

from tatami.core.errors import TatamiError
from tatami.core.state import CHANCE
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here


def alike(here: Here) -> Breaches:
    """Who is told no more than a seat imagines what that seat imagines at the table.

    From one random stream both draw the same position, once nobody else has begun an open decision: who is told no more
    cannot know that.
    """
    game, state, seat = here.game, here.state, here.rng.below(here.seats)
    if not game.imagines or state.to_act() in ([CHANCE], []):
        return
    view, rng = game.view(state, seat), here.rng.clone()
    try:
        twin = game.imagine_from(view, here.feed(seat), rng, here.options)
    except TatamiError as problem:
        yield f"seat {seat} cannot imagine what it was told: {problem}"
        return
    if game.view(twin, seat).to_json() != view.to_json():
        yield f"what seat {seat} imagines from its view has another view"
    if twin.legal(seat) != state.legal(seat):
        yield f"what seat {seat} imagines from its view has another legal list"
    if here.moved <= {seat} and twin.key() != state.sample(seat, here.rng.clone()).key():
        yield f"seat {seat} imagines something else from its view and feed than at the table"
