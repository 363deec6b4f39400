"""What a fight brings the attacker, for every pair of cards and number of seats. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tenno.weights import HAND, HIDDEN, LATE, POINT
from tatami.core.state import floats
from tatami.games.tenno import fight
from tatami.games.tenno.data import CARDS, GEISHA, MAX_SEATS, MIN_SEATS, MONK_SUPPORT, SHOGUN


def row(seats: i64, card: i64) -> i64:
    """Where the fights of an attacking card begin in GAIN and HELPED; the attacked card's number is added."""
    return (seats * CARDS + card) * CARDS


def worth(card: i64) -> float:
    """A card's use to its owner, in points."""
    return (HIDDEN[card] + HAND[card]) / (2.0 * POINT + LATE)


def gain(seats: i64, card: i64, met: i64, support: i64) -> float:
    """What a fight brings the attacker: points, and the worth of the cards that are lost.

    What one of several opponents loses is so much less of a gain.
    """
    theirs = worth(met) / float(seats - 1)
    verdict = fight.verdict(card, met, support)
    if verdict > 0:
        if card == GEISHA:
            return float(met + 1) + theirs - worth(GEISHA)
        return float(met + 1) + theirs
    if verdict < 0:
        if met == SHOGUN:
            return -worth(card) - float(card + 1) / float(seats - 1)
        if met == GEISHA:
            return theirs - worth(card)
        return -worth(card)
    return theirs - worth(card)


def _gains(support: i64) -> vec[float]:
    gains = floats((MAX_SEATS + 1) * CARDS * CARDS)
    for seats in range(i64(MIN_SEATS), i64(MAX_SEATS + 1)):
        for card in range(i64(CARDS)):
            for met in range(i64(CARDS)):
                gains[row(seats, card) + met] = gain(seats, card, met, support)
    return gains


GAIN: Final = _gains(0)
"""What the attacker gains without the defender's monk."""
HELPED: Final = _gains(MONK_SUPPORT)
"""What the attacker gains if the defender shows the monk."""
