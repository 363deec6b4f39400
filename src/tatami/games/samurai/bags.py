"""Bags of tiles: whole numbers with two bits a kind, which count its tiles. Hands and stacks are bags. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai.data import KINDS, TILE_NAMES

_PAIRS: Final = 0x3_3333_3333
_NIBBLES: Final = 0xF_0F0F_0F0F


def held(bag: i64, kind: i64) -> i64:
    """How many tiles of a kind a bag holds."""
    return (bag >> (2 * kind)) & 3


def size(bag: i64) -> i64:
    """How many tiles a bag holds: its counts are added up two by two, all at once."""
    fours = (bag & _PAIRS) + ((bag >> 2) & _PAIRS)
    eights = (fours & _NIBBLES) + ((fours >> 4) & _NIBBLES)
    return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24) + (eights >> 32)) & 0xFF


def nth(bag: i64, n: i64) -> i64:
    """The kind of the n-th tile of a bag, counted from 0."""
    kind: i64 = 0
    while n >= bag & 3:
        n -= bag & 3
        bag >>= 2
        kind += 1
    return kind


def odds(bag: i64, base: i64, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Write `base` + kind for each kind of tile in a bag, weighted by how many there are; how many kinds that is."""
    found: i64 = 0
    while bag:
        number = bag & 3
        if number:
            outcomes[found] = base
            weights[found] = number
            found += 1
        bag >>= 2
        base += 1
    return found


def names(bag: i64) -> tuple[str, ...]:
    """The tiles of a bag by name, each as often as it is there."""
    return tuple([TILE_NAMES[kind] for kind in range(i64(KINDS)) for _ in range(held(bag, kind))])
