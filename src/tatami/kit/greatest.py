"""The unique maximum of a few numbers, which majorities are decided by. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHARED: Final = -1


def greatest(numbers: vec[i64], first: i64, count: i64) -> i64:
    """The index, from 0, of the greatest of the `count` numbers from `first` on; SHARED if several are greatest."""
    best: i64 = 0
    shared = False
    for place in range(i64(1), count):
        if numbers[first + place] > numbers[first + best]:
            best = place
            shared = False
        elif numbers[first + place] == numbers[first + best]:
            shared = True
    if shared:
        return SHARED
    return best
