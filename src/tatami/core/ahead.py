"""Looking ahead: what a plan of one seat would lead to, as far as that seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.core.game import AnyGame
from tatami.core.refusal import Refusal
from tatami.core.state import State
from tatami.core.view import View


@dataclass(frozen=True, slots=True)
class Ahead:
    """Where a plan would lead."""

    legal: list[str]
    """The codes that could be added to the plan; empty when the decision is finished."""
    view: View | None
    """What the seat would see then; None when the decision is finished."""
    final: bool = False
    """Whether the plan finishes the decision. What is revealed or drawn after it is never foretold."""
    refusal: Refusal | None = None
    """Why the plan cannot be made; `legal` and `view` are then those before the part that is refused."""
    at: int | None = None
    """The place of the refused part in the plan, from 0."""


def look_ahead(game: AnyGame, start: State, seat: int, actions: Sequence[int]) -> Ahead:
    """Add the parts of a plan to a copy of `start`, in whatever order the rules leave to the player."""
    state, era = start.clone(), start.era()
    final = False
    for at, action in enumerate(actions):
        refusal = Refusal("past-reveal") if final else game.why_no_part(start, state, seat, action)
        if refusal is not None:
            legal, view = _known(game, start, state, seat, final)
            return Ahead(legal, view, final, refusal, at)
        state.apply(seat, action)
        # Who else has decided is the others' business: a seat that has nothing to add is done, era or not.
        final = state.era() != era or seat not in state.to_act()
    legal, view = _known(game, start, state, seat, final)
    return Ahead(legal, view, final)


def _known(game: AnyGame, start: State, state: State, seat: int, final: bool) -> tuple[list[str], View | None]:
    if final:
        return [], None
    return [game.encode(action) for action in game.parts(start, state, seat)], game.view(state, seat)
