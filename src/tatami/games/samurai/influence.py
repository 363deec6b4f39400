"""Influence on a figure of Samurai: what the tiles beside its settlement count (R4.2 to R4.4). Hot.

A tally holds the influence of all seats on one figure, eight bits a seat, so that six tiles are added up at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai.data import BESIDE, CASTES, INFLUENCE, KINDS, MAX_SEATS, SIDES
from tatami.games.samurai.table import NONE

_BITS: Final = 8
_MOST: Final = (1 << _BITS) - 1

_ROW: Final = 1 + MAX_SEATS * KINDS
"""An empty hex, then every tile of every player."""


def _tallies(caste: int) -> list[int]:
    """What an empty hex and every tile add to a tally."""
    return [0] + [
        int(INFLUENCE[caste * KINDS + kind]) << _BITS * seat for seat in range(MAX_SEATS) for kind in range(KINDS)
    ]


_ADDED: Final[vec[i64]] = vec[i64]([added for caste in range(CASTES) for added in _tallies(caste)])
"""_ADDED[caste * _ROW + tile + 1]: what a tile beside a figure of that caste adds to its tally."""


def tally(tiles: vec[i64], settlement: i64, caste: i64) -> i64:
    """The influence of all seats on a figure of `caste` on a settlement."""
    total: i64 = 0
    base = caste * _ROW + 1
    added = _ADDED
    beside = BESIDE
    for side in range(settlement * SIDES, settlement * SIDES + SIDES):
        total += added[base + tiles[beside[side]]]
    return total


def of_seat(tally: i64, seat: i64) -> i64:
    """The influence of one seat in a tally."""
    return (tally >> (_BITS * seat)) & _MOST


def strongest(tally: i64, seats: i64) -> i64:
    """The seat with the most influence in a tally, or NONE if several have it."""
    best: i64 = -1
    winner: i64 = NONE
    for seat in range(seats):
        here = of_seat(tally, seat)
        if here > best:
            best = here
            winner = seat
        elif here == best:
            winner = NONE
    return winner
