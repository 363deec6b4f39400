"""What turned a game of 7 Ronin: ronin who fell, areas taken, and ninja lost by the handful."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tatami.core.account import Moment, weightiest
from tatami.core.events import Seen
from tatami.games.seven_ronin.data import PLACE_NAMES, RONIN_NAMES


def turning(feed: Sequence[Seen]) -> tuple[Moment, ...]:
    """A fallen ronin weighs three ninja; two areas at once weigh more than two that are taken one by one."""
    this, found = 1, []
    for line, seen in enumerate(feed):
        if seen.kind == "round":
            this = int(str(seen.data["round"]))
            continue
        weight, place = _weight(seen.kind, seen.data)
        if weight >= 2:
            found.append((weight, Moment(line, place, "round", {"round": this})))
    return weightiest(found)


def _weight(kind: str, data: dict[str, Any]) -> tuple[float, str]:
    """What a line weighs, and where it happened."""
    if kind == "fell":
        return 3.0, f"ronin-{RONIN_NAMES[data['ronin']]}"
    if kind == "occupied" and data["areas"]:
        return 1.2 * len(data["areas"]), PLACE_NAMES[data["areas"][0]]
    if kind == "patrolled":
        return float(data["count"]), "green"
    if kind == "looted":
        return data["count"] / 2, "granary"
    return 0.0, ""
