"""Who sits at the other seats of an environment: bots by name, bots of one's own, or policies over arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tatami.bots.names import BOTS, SPARRING, Bot, bot
from tatami.core.errors import BadSeat, BadSetup

Masks = npt.NDArray[np.bool_]
RANDOM = "random"


@dataclass(frozen=True)
class Policy:
    """A policy over arrays: for a row of observations and masks each, the number of an action.

    Observations are as the environment gives them to the learner. To be pickled with its environment, `choose` must be
    picklable itself: a function of a module, or an object.
    """

    choose: Callable[[npt.NDArray[Any], Masks], npt.ArrayLike]

    def actions(self, observations: npt.NDArray[Any], masks: Masks) -> npt.NDArray[np.int64]:
        """An action for each row; BadSetup if they are not one legal number each."""
        chosen = np.asarray(self.choose(observations, masks))
        if chosen.shape != (len(masks),) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadSetup("policy-actions", count=len(masks))
        within = (chosen >= 0) & (chosen < masks.shape[1])
        legal = within & masks[np.arange(len(masks)), np.where(within, chosen, 0)]
        if not legal.all():
            raise BadSetup("policy-illegal", action=int(chosen[~legal][0]))
        return chosen.astype(np.int64)


Opponent = str | Bot | Policy
Opponents = Opponent | Mapping[int, Opponent]
"""One for all other seats, or one for each seat by its number; seats that are not named play at random."""


@dataclass(frozen=True)
class Named:
    """A bot by its name, looked up when it is asked, so that it can be pickled."""

    name: str

    def __call__(self, look: Any, rng: Any) -> str:
        return bot(self.name)(look, rng)


def seated(opponents: Opponents, seats: int) -> list[Bot | Policy | None]:
    """Who decides at each seat when it is not the learner's; None plays at random."""
    if not isinstance(opponents, Mapping):
        return [_one(opponents)] * seats
    for seat in opponents:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadSeat("seat", seat=str(seat), most=seats - 1)
    return [_one(opponents.get(seat, RANDOM)) for seat in range(seats)]


def _one(opponent: Opponent) -> Bot | Policy | None:
    if isinstance(opponent, str) and opponent in (*BOTS, *SPARRING):
        return None if opponent == RANDOM else Named(opponent)
    # Programs (`exec:`) play whole matches, which an environment that can be copied has not.
    if isinstance(opponent, str) or not (callable(opponent) or isinstance(opponent, Policy)):
        raise BadSetup("bot", name=str(opponent), known=", ".join(BOTS))
    return opponent
