"""The front page of 7 Ronin."""

from __future__ import annotations

import re

from tatami.core.meta import Meta, Option
from tatami.games.seven_ronin.data import AREAS, EDITIONS, MARKERS, PLACE_NAMES, ROUNDS
from tatami.games.seven_ronin.state import REASONS

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


def _threat(value: str, seats: int) -> str | None:
    return None if value == PRINTED or track(value, 1, MOST_THREAT) else f"{PRINTED}, 3,3,4,4,5,5,6,6 (8 x 1-10)"


def _minimum(value: str, seats: int) -> str | None:
    return None if value == PRINTED or track(value, 0, MOST_MINIMUM) else f"{PRINTED}, 1,2,3,3,4,4,5,5 (8 x 0-50)"


def _ring(value: str, seats: int) -> str | None:
    return None if value == PRINTED or ring(value) else f"{PRINTED}, {','.join(PLACE_NAMES[:AREAS])}"


def longest(seats: int) -> int:
    """Eight rounds.

    A round asks for at most fifty ninja and seven ronin with two times `ready`, six answers in step 1, one sharing, and
    in step 3 for ten abilities of at most four parts each with three wounds to aim or one sharing.
    """
    return ROUNDS * (MARKERS + 7 + 2 + 6 + 1 + AREAS * 8)


META = Meta(
    id="seven_ronin",
    version="1",
    min_seats=2,
    max_seats=2,
    options=(
        Option("edition", "grey_fox", EDITIONS),
        Option("threat", PRINTED, (), _threat, ("1,1,1,1,1,1,1,1", "2,4,6,8,10,10,10,10")),
        Option("minimum", PRINTED, (), _minimum, ("0,3,6,9,12,15,18,21",)),
        Option(
            "ring",
            PRINTED,
            (),
            _ring,
            ("well,passage,watchtower,field3,granary,inn,pen,shrine,field2,burial",),
        ),
    ),
    utility="constant",
    reasons=REASONS,
    longest=longest,
    reconstructed=("fact-threat", "fact-minimum", "fact-ring"),
    chance=False,
)
