"""Where everything on the board lies, as people say it: towns by name, villages by province, the rest beside them.

The published board names Edo and the cities only. Villages are called by the old province they stand in, and every open
hex by the direction in which it lies from a settlement. A hex has the same name however many play.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tatami.games.samurai.data import FIRST_SETTLEMENT, HEX_NAMES, SETTLEMENT_NAMES, SPOTS
from tatami.games.samurai.japan import CITY, EDO, HEXES, SEA, VILLAGE, Spot
from tatami.kit.hexes import distance

PROVINCES: Final = {
    # The north of Honshu, and the east of it down to Edo.
    "o8": "tsugaru",
    "q9": "nanbu",
    "q11": "rikuzen",
    "o12": "aizu",
    "q13": "hitachi",
    "q15": "kazusa",
    "n15": "suruga",
    # Its north coast, and the west.
    "m13": "echigo",
    "l14": "noto",
    "j15": "echizen",
    "k18": "kii",
    "i17": "harima",
    "g17": "izumo",
    "f18": "nagato",
    # Kyushu.
    "d19": "buzen",
    "b20": "hizen",
    "e21": "hyuga",
    "c22": "satsuma",
    "e23": "osumi",
    # Shikoku.
    "i19": "sanuki",
    "g20": "iyo",
    "j20": "awa",
    "h21": "tosa",
    # Hokkaido.
    "o2": "teshio",
    "p3": "kitami",
    "s3": "nemuro",
    "r4": "kushiro",
    "n4": "shiribeshi",
    "n6": "oshima",
    "q7": "hidaka",
}
"""The provinces that villages are called by, by hex."""

WAYS: Final = ("n", "n", "ne", "e", "se", "s", "s", "s", "sw", "w", "nw", "n")
"""Directions by the hours of a clock: the hexes around one lie at even hours."""


@dataclass(frozen=True)
class Place:
    """A hex as it is called: a settlement, or land or sea on one side of a settlement."""

    kind: str
    """`town`, `village`, `land`, `sea`; `open`: sea that touches no settlement."""
    town: str
    """The settlement, or the one it lies beside, by its name in the catalogues."""
    way: str = ""
    """Where it lies from there; empty for the settlement itself."""


def way(start: Spot, end: Spot) -> str:
    """The direction from one hex to another."""
    across = (end[0] - start[0]) * 1.5
    down = ((2 * end[1] + (end[0] & 1)) - (2 * start[1] + (start[0] & 1))) * math.sqrt(3) / 2
    return WAYS[round(math.atan2(across, -down) / (math.pi / 6)) % len(WAYS)]


def _settlements() -> dict[Spot, str]:
    """The settlements by where they are: Edo, the cities, and the villages, in the order of their numbers."""
    found: dict[Spot, str] = {}
    for number, name in enumerate(SETTLEMENT_NAMES):
        hex = FIRST_SETTLEMENT + number
        found[SPOTS[hex]] = name or PROVINCES[HEX_NAMES[hex]]
    return found


def _places() -> dict[str, Place]:
    towns = _settlements()
    found: dict[str, Place] = {}
    for hex, spot in zip(HEX_NAMES, SPOTS, strict=True):
        kind, least = HEXES[spot]
        if spot in towns:
            found[hex] = Place("village" if kind == VILLAGE else "town", towns[spot])
            continue
        # The nearest settlement that is there whenever the hex is; towns that the map names come first.
        there = [town for town in towns if HEXES[town][1] <= least]
        near = min(there, key=lambda town: (distance(*spot, *town), HEXES[town][0] not in (EDO, CITY), *town))
        touches = distance(*spot, *near) == 1
        ground = ("sea" if touches else "open") if kind == SEA else "land"
        found[hex] = Place(ground, towns[near], way(near, spot))
    return found


PLACES: Final = _places()
"""Every hex as it is called."""
