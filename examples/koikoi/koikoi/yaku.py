"""The combinations that score (yaku), and what a set of cards is worth by them."""

from __future__ import annotations

from koikoi.data import ANIMAL, BRIGHT, OF_KIND, PLAIN, RIBBON, bits_of

RAIN = bits_of("willow-rain")
FIXED = (
    ("boar-deer-butterflies", bits_of("clover-boar", "maple-deer", "peony-butterflies"), 5),
    ("poems", bits_of("pine-poem", "plum-poem", "cherry-poem"), 5),
    ("blues", bits_of("peony-blue", "mum-blue", "maple-blue"), 5),
    ("moon-viewing", bits_of("grass-moon", "mum-cup"), 5),
    ("blossom-viewing", bits_of("cherry-curtain", "mum-cup"), 5),
)
"""R3.3, R3.4, R3.5: certain cards together."""
COUNTED = (("animals", ANIMAL, 5), ("ribbons", RIBBON, 5), ("plains", PLAIN, 10))
"""R3.6: so many of a kind are worth 1, and every further one 1 more."""
BRIGHTS = ("three-brights", "rainy-four", "four-brights", "five-brights")
YAKU = (*BRIGHTS, *(name for name, _, _ in FIXED), *(name for name, _, _ in COUNTED))

DOUBLED = 7
"""R4.3: from so many points on a month counts double."""
MOST = 4 * 61
"""No month is worth more: all combinations at once, doubled twice."""


def yaku(taken: int) -> list[tuple[str, int]]:
    """The combinations in a set of cards, each with its points."""
    found = []
    brights = (taken & OF_KIND[BRIGHT]).bit_count()
    # R3.2: the rain man never makes three; of four brights, only the four dry ones are worth 8.
    if brights == 5:
        found.append(("five-brights", 10))
    elif brights == 4:
        found.append(("rainy-four", 7) if taken & RAIN else ("four-brights", 8))
    elif brights == 3 and not taken & RAIN:
        found.append(("three-brights", 5))
    found += [(name, points) for name, wanted, points in FIXED if taken & wanted == wanted]
    for name, kind, least in COUNTED:
        count = (taken & OF_KIND[kind]).bit_count()
        if count >= least:
            found.append((name, count - least + 1))
    return found


def score(taken: int) -> int:
    """What all combinations in a set of cards are worth together (R3.1)."""
    return sum(points for _, points in yaku(taken))
