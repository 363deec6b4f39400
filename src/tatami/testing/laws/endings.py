"""How games end."""

from __future__ import annotations

from tatami.core.state import floats
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here, Step


def in_time(move: Step) -> Breaches:
    """No game outlasts the bound that it names."""
    if move.number > move.here.game.meta.longest(move.here.seats):
        yield "the game outlasts its bound"


def result(here: Here) -> Breaches:
    """The outcome has a declared reason, and returns that fit the utility."""
    outcome, meta = here.state.outcome(), here.game.meta
    if outcome is None:
        yield "nobody is to act, but there is no outcome"
        return
    returns = outcome.returns
    if outcome.reason not in meta.reasons:
        yield f"the reason {outcome.reason} is not declared"
    if len(returns) != here.seats:
        yield f"returns {returns} for {here.seats} seats"
    if not all(0 <= value <= 1 for value in returns):
        yield f"returns {returns} leave 0 to 1"
    hot = floats(here.seats)
    here.state.returns_into(hot)
    if tuple(hot) != returns:
        yield f"returns_into gives {tuple(hot)}, not {returns}"
    if meta.utility == "shared" and len(set(returns)) != 1:
        yield f"shared returns differ: {returns}"
    if meta.utility != "shared" and abs(sum(returns) - 1) >= 1e-9:
        yield f"returns {returns} do not add up to 1"
