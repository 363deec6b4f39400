"""Members of small bit sets, such as the cards of a hand or the seats of a window, from a table of all such sets. Hot.

Walking through the bits of a set costs a branch that nobody can predict for every bit; the table costs one look.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import buffer
from tatami.games.tenno.data import CARDS, FULL_SET

COUNT_AT: Final = 44
"""Members take four bits each, the lowest first; above them stands how many there are."""


def _listed() -> vec[i64]:
    table = buffer(FULL_SET + 1)
    for bits in range(i64(FULL_SET + 1)):
        packed: i64 = 0
        found: i64 = 0
        for member in range(i64(CARDS)):
            if (bits >> member) & 1:
                packed |= member << (4 * found)
                found += 1
        table[bits] = packed | (found << COUNT_AT)
    return table


LISTED: Final = _listed()


def count(bits: i64) -> i64:
    """How many members a bit set has."""
    return LISTED[bits] >> COUNT_AT


def first(bits: i64) -> i64:
    """The first member of a bit set that is not empty."""
    return LISTED[bits] & 15


def actions_into(bits: i64, base: i64, out: vec[i64]) -> i64:
    """Write `base` + member for each member of a bit set into `out`, and return how many."""
    packed = LISTED[bits]
    size = packed >> COUNT_AT
    for index in range(size):
        out[index] = base + (packed & 15)
        packed >>= 4
    return size
