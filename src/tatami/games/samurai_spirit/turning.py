"""What turned a game of Samurai Spirit: what the village lost, and who fell or awoke."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.account import Moment, weightiest
from tatami.core.events import Seen

WEIGHTS = {"killed": 9.0, "family-lost": 3.0, "farm-lost": 2.0, "farm-turned": 2.0, "turned": 1.5, "overrun": 1.0}
PLACES = {"family-lost": "families", "farm-lost": "farms", "farm-turned": "farms"}
LEAST = 3
"""With fewer blows, nothing stands out."""


def turning(feed: Sequence[Seen]) -> tuple[Moment, ...]:
    """Of several losses in one storm, the last says what is left; so a round has one moment of a kind."""
    found: dict[tuple[int, str], tuple[float, Moment]] = {}
    this, blows = 1, 0
    for line, seen in enumerate(feed):
        if seen.kind == "round":
            this = int(str(seen.data["round"]))
        elif seen.kind in WEIGHTS:
            blows += 1
            before = found[this, seen.kind][0] if (this, seen.kind) in found else 0.0
            place = PLACES.get(seen.kind) or f"samurai-{seen.data['samurai']}"
            moment = Moment(line, place, "round", {"round": this})
            found[this, seen.kind] = before + WEIGHTS[seen.kind], moment
    return weightiest(found.values()) if blows >= LEAST else ()
