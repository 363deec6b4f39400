"""What a fair player of Koi-Koi knows, for the bots: which cards are worth taking, and what a lead is worth.

Bots play without this file too, by search alone. With it they think about the present month and judge the rest.
"""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from koikoi import stage
from koikoi.actions import PLAY, TAKE
from koikoi.data import ANIMAL, BRIGHT, CARDS, HAND, KIND, MONTH, NUMBER, RIBBON, THINGS, cards
from koikoi.rules import KoiKoi
from tatami.bots.craft import Craft
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State

SWING = 9.0
"""How many points a month usually moves the lead: a guess that plays well."""
DARING = 4
"""One in so many combinations is gone on with, outside the tree."""


def _worth(card: int) -> float:
    if card == NUMBER["mum-cup"]:
        return 7.0
    if KIND[card] == BRIGHT:
        return 5.0
    if KIND[card] == ANIMAL:
        return 3.0
    if KIND[card] == RIBBON:
        return 2.0 if THINGS[card] == "red" else 3.0
    return 1.0


WORTH = tuple(_worth(card) for card in range(CARDS))
"""How much a card helps towards combinations, roughly."""


class KoiKoiExpert(Expert):
    """A player who takes what is worth most and does not look beyond the month."""

    def choose(self, state: State, seat: int, legal: vec[i64], count: int, rng: Rng) -> int:
        assert isinstance(state, KoiKoi)
        if state.stage == stage.CALL:
            return 0 if rng.below(DARING) == 0 else 1
        best, highest = 0, -99.0
        for index in range(count):
            promise = self._promise(state, int(legal[index])) + 3.0 * rng.fraction()
            if promise > highest:
                best, highest = index, promise
        return best

    def _promise(self, state: KoiKoi, action: int) -> float:
        if action >= TAKE:
            return WORTH[action - TAKE]
        card = action - PLAY
        same = state.field & MONTH[card]
        if not same:
            return -WORTH[card]
        taken = [WORTH[other] for other in cards(same)]
        return WORTH[card] + (sum(taken) if len(taken) == 3 else max(taken))

    def horizon(self) -> int:
        return 1

    def settled(self, state: State) -> bool:
        """When a month has been dealt and nobody has played yet, only the points tell the players apart."""
        assert isinstance(state, KoiKoi)
        return state.stage == stage.PLAY and state.hand[0].bit_count() + state.hand[1].bit_count() == 2 * HAND

    def judge(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, KoiKoi)
        lead = (state.points[0] - state.points[1]) / (SWING * math.sqrt(state.months - state.month))
        out[0] = 1.0 / (1.0 + math.exp(-1.7 * lead))
        out[1] = 1.0 - out[0]


CRAFT = Craft(KoiKoiExpert())
