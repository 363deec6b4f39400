"""What turned a game of Samurai: the settlements where most changed hands, and the closest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tatami.core.account import Moment, weightiest
from tatami.core.events import Seen

TAKEN = ("captured", "aside")
LEAST = 3
"""With fewer settlements taken, nothing stands out."""


def turning(feed: Sequence[Seen]) -> tuple[Moment, ...]:
    """Figures taken from one settlement count together; a lead of one counts more, and so does a tie."""
    turns, found = 1, []
    taken: list[tuple[str, int, int, Seen]] = []
    for line, seen in enumerate(feed):
        if seen.kind == "ended":
            turns += 1
        elif seen.kind in TAKEN:
            taken.append((str(seen.data["hex"]), turns, line, seen))
    for (hex, turn), group in groupby(taken, key=lambda each: each[:2]):
        lines = list(group)
        weight = sum(1 + _closeness(seen) for _, _, _, seen in lines)
        closest = max(lines, key=lambda each: _closeness(each[3]))
        found.append((weight, Moment(closest[2], f"hex-{hex}", "turn", {"turn": turn})))
    return weightiest(found) if len(found) >= LEAST else ()


def _closeness(seen: Seen) -> float:
    """How close it was: 1 for a tie, less for a clearer lead, nothing where one was alone."""
    influence = seen.data["influence"]
    assert isinstance(influence, list | tuple)
    first, second = sorted(influence, reverse=True)[:2]
    return 1 / (1 + first - second) if second else 0.0
