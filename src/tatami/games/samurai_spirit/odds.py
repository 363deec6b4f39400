"""Weights of chance moves. Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def even(weights: vec[i64], count: i64) -> i64:
    """Make `count` outcomes equally likely; `count` is returned."""
    for number in range(count):
        weights[number] = 1
    return count
