"""What turned a game of Tenno: the fights for the strongest cards."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.account import Moment, weightiest
from tatami.core.events import Seen
from tatami.games.tenno.data import STRENGTHS

GAINS = {"captured": ("met", "seat"), "seized": ("card", "defender")}
"""Which card goes to prison, and whose prison it is."""
LEAST = 5
"""A weaker prisoner turns no game."""


def turning(feed: Sequence[Seen]) -> tuple[Moment, ...]:
    """The strongest prisoners."""
    turns, found = 0, []
    for line, seen in enumerate(feed):
        if seen.kind == "attacked":
            turns += 1
        if seen.kind in GAINS:
            card, seat = GAINS[seen.kind]
            worth = STRENGTHS[int(str(seen.data[card]))]
            if worth >= LEAST:
                found.append((float(worth), Moment(line, f"prison-{seen.data[seat]}", "attack", {"number": turns})))
    return weightiest(found)
