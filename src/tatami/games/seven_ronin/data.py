"""The ronin, the village and the time track of 7 Ronin.

Sources: the rulebooks of the first edition (Polish) and of Grey Fox Games (English). Vitalities, limits and markers are
certain. Printed on the board alone, and therefore reconstructed: most of the time track and most of the ring; the
comments say which. A table may set its own values for all of these (see meta.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ATTACKER: Final = 0
DEFENDER: Final = 1

# --- the ronin, in the order in which a plan is asked for -------------------------------------------------------------

HAYAI: Final = 0
KABE: Final = 1
MUSASHI: Final = 2
TAIKO: Final = 3
TASUKE: Final = 4
YOBU: Final = 5
YUMI: Final = 6

RONIN: Final = 7
RONIN_NAMES: Final = ("hayai", "kabe", "musashi", "taiko", "tasuke", "yobu", "yumi")
VITALITY: Final = vec[i64]([5, 7, 4, 5, 3, 3, 3])
ALL_RONIN: Final = 0b111_1111
TASUKE_BIT: Final = 0b001_0000

# --- the village, in the order in which a plan is asked for -----------------------------------------------------------

WATCHTOWER: Final = 0
INN: Final = 1
BURIAL: Final = 2
SHRINE: Final = 3
WELL: Final = 4
GRANARY: Final = 5
PEN: Final = 6
FIELD_2: Final = 7
PASSAGE: Final = 8
FIELD_3: Final = 9
GREEN: Final = 10
"""No village area: no neighbour, no limit, never occupied."""

AREAS: Final = 10
PLACES: Final = 11
"""The areas and the Green."""
PLACE_NAMES: Final = (
    "watchtower",
    "inn",
    "burial",
    "shrine",
    "well",
    "granary",
    "pen",
    "field2",
    "passage",
    "field3",
    "green",
)
LIMIT: Final = vec[i64]([1, 1, 2, 1, 1, 2, 2, 2, 2, 3])

RING: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
"""The areas around the Green. Certain: a Field - Watchtower - Inn - Burial Grounds; the rest is reconstructed."""

# --- markers ----------------------------------------------------------------------------------------------------------

MARKERS: Final = 50
FIRST_RESERVE: Final = 40

# --- the time track ---------------------------------------------------------------------------------------------------

ROUNDS: Final = 8
FIRST_HUNGER: Final = 4
"""From this round on a ninja starves at the end of the round; certain."""

GREY_FOX: Final = 0
FIRST: Final = 1
EDITIONS: Final = ("grey_fox", "first")

THREAT: Final = vec[i64]([3, 3, 4, 4, 5, 5, 6, 6])
"""How many areas may be attacked. Round 1 is told by a review; rounds 2 to 8 are reconstructed."""
MINIMUM_GREY_FOX: Final = vec[i64]([1, 2, 3, 3, 4, 4, 5, 5])
"""Rounds 2 and 5 are in the book; the rest is reconstructed."""
MINIMUM_FIRST: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8])
"""Certain: the number of the round."""

TO_CONQUER: Final = 5


def _best() -> list[int]:
    """The sums of the k greatest limits among the areas from `area` on, at [area * 11 + k]."""
    sums: list[int] = []
    for area in range(AREAS + 1):
        limits = sorted([int(LIMIT[other]) for other in range(area, AREAS)], reverse=True)
        for k in range(AREAS + 1):
            sums.append(sum(limits[:k]))
    return sums


BEST: Final = vec[i64](_best())
