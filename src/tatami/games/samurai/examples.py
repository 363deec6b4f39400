"""Examples for the rules of Samurai: a village that falls, a tie, and a city with two figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tatami.core.example import Example
from tatami.games.samurai.data import CASTE_NAMES, FIGURES

EDO = ("castle", "buddha", "rice")


def around(town: str, figures: tuple[str, ...], tiles: Mapping[str, tuple[int, str]], hand: str) -> dict[str, Any]:
    """A position of two in which only Edo and one town have figures left."""
    left = [int(FIGURES[2]) - EDO.count(caste) - figures.count(caste) for caste in CASTE_NAMES]
    return {
        "game": "samurai",
        "seats": 2,
        "figures": {"o14": list(EDO), town: list(figures)},
        "tiles": {hex: list(tile) for hex, tile in tiles.items()},
        "captured": [[number // 2 for number in left], [number - number // 2 for number in left]],
        "hand": [hand.split(), None],
    }


EXAMPLES = (
    Example(
        "village",
        around(
            "q15",
            ("rice",),
            {"q14": (1, "samurai-2"), "r15": (0, "ship-2")},
            "rice-3 castle-4 buddha-2 samurai-1 move",
        ),
        moves=((0, ("rice-3", "p14", "end")),),
        shows=("q15",),
        tells=("laid", "captured"),
    ),
    Example(
        "tie",
        around(
            "k18",
            ("castle",),
            {"k17": (1, "castle-3"), "j18": (0, "ship-1")},
            "samurai-2 rice-4 buddha-2 samurai-1 move",
        ),
        moves=((0, ("samurai-2", "l17", "end")),),
        shows=("k18",),
        tells=("laid", "aside"),
    ),
    Example(
        "city",
        around(
            "o10",
            ("castle", "buddha"),
            {"o9": (0, "castle-4"), "p9": (1, "buddha-3"), "p10": (1, "samurai-1")},
            "castle-2 rice-4 rice-2 samurai-1 move",
        ),
        moves=((0, ("castle-2", "o11", "end")),),
        shows=("o10",),
        tells=("laid", "captured"),
    ),
)
