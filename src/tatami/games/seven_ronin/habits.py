"""What players of 7 Ronin achieve, as counts: the areas held at the end of each round."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.events import Seen
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER

GROUPS = {ATTACKER: "taken", DEFENDER: "given"}
"""The same areas: taken by the Attacker, given up by the Defender."""


def habits(story: Sequence[Seen]) -> tuple[dict[str, int], ...]:
    """How many areas counted after each round."""
    this, held = 1, dict[int, int]()
    for seen in story:
        if seen.kind == "round":
            this = int(str(seen.data["round"]))
        elif seen.kind == "counted":
            held[this] = int(str(seen.data["count"]))
    return tuple({f"{GROUPS[seat]}.{round}": areas for round, areas in held.items()} for seat in (ATTACKER, DEFENDER))
