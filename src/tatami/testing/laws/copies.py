"""Copies of positions."""

from __future__ import annotations

from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import Step


def independent(move: Step) -> Breaches:
    """The copy made before a move was the position then, and still is."""
    if move.fresh != move.key:
        yield "a fresh clone differs from its source"
    elif move.before.key() != move.key:
        yield "a move changed an earlier clone"
