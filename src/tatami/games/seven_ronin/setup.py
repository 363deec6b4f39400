"""What a table of 7 Ronin may choose for itself, as options and as a position: the time track and the ring (R1.8)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven_ronin.data import (
    AREAS,
    EDITIONS,
    FIRST,
    MARKERS,
    MINIMUM_FIRST,
    MINIMUM_GREY_FOX,
    PLACE_NAMES,
    RING,
    ROUNDS,
    THREAT,
)
from tatami.games.seven_ronin.rules import SevenRonin

PRINTED = "printed"
"""The option's value for what is printed on the board, as far as it is known."""

MOST_THREAT = AREAS
MOST_MINIMUM = MARKERS


def track(value: str, least: int, most: int) -> list[int] | None:
    """Eight numbers with commas, or None if it is something else."""
    if not re.fullmatch(r"\d{1,2}(,\d{1,2})*", value):
        return None
    numbers = [int(number) for number in value.split(",")]
    return numbers if len(numbers) == ROUNDS and all(least <= number <= most for number in numbers) else None


def ring(value: str) -> list[int] | None:
    """The ten areas in the order of their names in `value`, or None if it is something else."""
    names = value.split(",")
    if sorted(names) != sorted(PLACE_NAMES[:AREAS]):
        return None
    return [PLACE_NAMES.index(name) for name in names]


def printed_minimum(edition: int) -> vec[i64]:
    """The minimum of an edition."""
    return MINIMUM_FIRST if edition == FIRST else MINIMUM_GREY_FOX


def start(options: Mapping[str, str]) -> SevenRonin:
    """The position before the first plan, at a table with these options."""
    state = SevenRonin()
    state.edition = EDITIONS.index(options["edition"])
    state.set_up()
    threat = track(options["threat"], 1, MOST_THREAT)
    minimum = track(options["minimum"], 0, MOST_MINIMUM)
    order = ring(options["ring"])
    state.threat = THREAT if threat is None else vec[i64](threat)
    state.minimum = printed_minimum(state.edition) if minimum is None else vec[i64](minimum)
    state.lay_ring(RING if order is None else vec[i64](order))
    return state


def options(position: dict[str, Any]) -> dict[str, str]:
    """The options of the table that a position comes from."""
    edition = position["edition"]
    minimum = printed_minimum(EDITIONS.index(edition))
    printed = {"threat": list(THREAT), "minimum": list(minimum), "ring": [PLACE_NAMES[area] for area in RING]}
    tracks = {
        name: PRINTED if position[name] == usual else ",".join(map(str, position[name]))
        for name, usual in printed.items()
    }
    return {"edition": edition, **tracks}
