"""Bit sets in native ints: cards of a hand, ronin in an area, seats in a window. Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def count(bits: i64) -> i64:
    """The number of members of a bit set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def lowest(bits: i64) -> i64:
    """The least member of a bit set that is not empty."""
    number: i64 = 0
    while not (bits >> number) & 1:
        number += 1
    return number


def nth(bits: i64, n: i64) -> i64:
    """The n-th member of a bit set, counted from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def actions_into(bits: i64, base: i64, out: vec[i64], found: i64 = 0) -> i64:
    """Append `base` + member to `out`, from index `found` on, for each member of a bit set; returns the new end."""
    while bits:
        if bits & 1:
            out[found] = base
            found += 1
        bits >>= 1
        base += 1
    return found
