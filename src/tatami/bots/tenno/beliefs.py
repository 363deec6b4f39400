"""Which cards others are likely to have laid, from how the search lays them against itself. Hot.

Every time a card is laid unseen, one of those at hand is chosen; its weight says how gladly that card is taken then.
The weights were counted in 60 games of two, and are softened, since others have habits of their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tenno.weights import ODDS
from tatami.core.state import buffer, floats
from tatami.games.tenno.data import CARDS, PLACES
from tatami.games.tenno.members import count
from tatami.games.tenno.memory import GONE, LAID, TRADED, Memory

MANY_LEFT: Final = 8
SOME_LEFT: Final = 6
"""How many cards the owner could choose among."""
SOFTENED: Final = 0.2
"""The part of every weight that says nothing."""

FILLED_OF_MANY: Final = vec[float]([0.1, 1.26, 0.15, 0.88, 0.08, 0.08, 0.45, 0.59, 7.15, 0.13, 0.13])
FILLED_OF_SOME: Final = vec[float]([0.72, 0.93, 0.28, 1.05, 0.06, 0.03, 0.21, 1.26, 3.94, 0.4, 2.12])
FILLED_OF_FEW: Final = vec[float]([0.35, 0.66, 0.42, 2.83, 0.14, 0.37, 1.02, 1.66, 2.09, 0.2, 1.26])
"""How gladly each card, from the peasant 1 to the geisha, is laid in a gap; on average 1."""
CHANGED_OF_MANY: Final = vec[float]([0.04, 0.2, 0.04, 0.1, 0.13, 0.02, 0.06, 0.13, 6.35, 3.26, 0.66])
CHANGED_OF_SOME: Final = vec[float]([0.55, 0.36, 0.5, 0.4, 0.76, 0.21, 0.23, 0.56, 2.02, 3.67, 1.71])
CHANGED_OF_FEW: Final = vec[float]([0.43, 2.07, 0.23, 0.41, 0.26, 0.34, 0.52, 1.45, 0.23, 2.55, 2.52])
"""How gladly where another was taken up."""
CHANGED: Final = 3
"""The first row for a card that was laid where another was taken up."""
UNCOUNTED: Final = 6
"""The row for places of which it is not known how they were laid."""


def _weights() -> vec[float]:
    found = floats((UNCOUNTED + 1) * CARDS)
    _soften(FILLED_OF_MANY, 0, found)
    _soften(FILLED_OF_SOME, 1, found)
    _soften(FILLED_OF_FEW, 2, found)
    _soften(CHANGED_OF_MANY, CHANGED, found)
    _soften(CHANGED_OF_SOME, CHANGED + 1, found)
    _soften(CHANGED_OF_FEW, CHANGED + 2, found)
    for card in range(i64(CARDS)):
        found[UNCOUNTED * CARDS + card] = ODDS[card]
    return found


def _soften(counted: vec[float], row: i64, found: vec[float]) -> None:
    for card in range(i64(CARDS)):
        found[row * CARDS + card] = SOFTENED + (1.0 - SOFTENED) * counted[card]


WEIGHTS: Final = _weights()
"""WEIGHTS[row * CARDS + card]."""


def rows(known: Memory, owner: i64) -> vec[i64]:
    """For each place of an owner, the row of WEIGHTS for the card that lies there now."""
    found = buffer(PLACES)
    for place in range(i64(PLACES)):
        found[place] = UNCOUNTED
    gaps: i64 = 0
    left = count(known.start_left[owner])
    for entry in known.log[owner]:
        place = i64(entry[1])
        if entry[0] == GONE:
            left -= 1
            gaps |= 1 << place
        elif entry[0] == LAID:
            row: i64 = 0 if (gaps >> place) & 1 else CHANGED
            choice = left - PLACES + 1
            if choice < MANY_LEFT:
                row += 1
            if choice < SOME_LEFT:
                row += 1
            found[place] = row
            gaps &= ~(1 << place)
        elif entry[0] == TRADED:
            found[place] = UNCOUNTED
            found[i64(entry[2])] = UNCOUNTED
    return found
