"""Drawing lots among things of different weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def drawn(weighed: Sequence[tuple[Item, float]], lot: float) -> Item:
    """The item on which a lot between 0 and the sum of the weights falls; the first where rounding leaves none."""
    for item, weight in weighed:
        lot -= weight
        if lot < 0:
            return item
    return weighed[0][0]
