"""What players of Tenno do, as counts: which cards they attack with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tatami.core.events import Seen
from tatami.games.tenno.data import FACES


def habits(story: Sequence[Seen], seats: int) -> tuple[dict[str, int], ...]:
    """How often each seat attacked with each card."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seen in story:
        if seen.kind == "attacked":
            found[int(str(seen.data["seat"]))][f"attacks.{FACES[int(str(seen.data['card']))]}"] += 1
    return tuple(dict(each) for each in found)
