"""Who is to act, what they may do, and what chance may do."""

from __future__ import annotations

from tatami.core.state import CHANCE
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Here


def legal(here: Here) -> Breaches:
    """Lists are in order and belong to those who are to act."""
    owing = here.state.to_act()
    if owing != sorted(set(owing)):
        yield f"to_act is {owing}"
    for seat in range(here.seats):
        legal = here.state.legal(seat)
        if legal != sorted(set(legal)):
            yield f"legal({seat}) is {legal}"
        if bool(legal) != (seat in owing):
            yield f"legal({seat}) is {legal} while to_act is {owing}"


def chance(here: Here) -> Breaches:
    """Chance has outcomes exactly when it is to act, each once and each possible."""
    outcomes = here.state.chance()
    if here.state.to_act() != [CHANCE]:
        if outcomes:
            yield "chance has outcomes although seats are to act"
        return
    if not outcomes or any(weight <= 0 for _, weight in outcomes):
        yield f"chance is {outcomes}"
    if len({action for action, _ in outcomes}) != len(outcomes):
        yield f"chance repeats itself: {outcomes}"
