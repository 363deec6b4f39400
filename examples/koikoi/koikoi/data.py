"""The flower cards: twelve months of four. A card is a number from 0 to 47, a set of cards an int with a bit for each.

The deck is the common one (Hachihachibana), as every shop sells it; its pictures have been the same for a century.
"""

from __future__ import annotations

from collections.abc import Iterator

BRIGHT, ANIMAL, RIBBON, PLAIN = range(4)
KINDS = ("bright", "animal", "ribbon", "plain")

DECK = (
    ("pine", (("crane", BRIGHT), ("poem", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("plum", (("warbler", ANIMAL), ("poem", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("cherry", (("curtain", BRIGHT), ("poem", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("wisteria", (("cuckoo", ANIMAL), ("red", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("iris", (("bridge", ANIMAL), ("red", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("peony", (("butterflies", ANIMAL), ("blue", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("clover", (("boar", ANIMAL), ("red", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("grass", (("moon", BRIGHT), ("geese", ANIMAL), ("a", PLAIN), ("b", PLAIN))),
    ("mum", (("cup", ANIMAL), ("blue", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("maple", (("deer", ANIMAL), ("blue", RIBBON), ("a", PLAIN), ("b", PLAIN))),
    ("willow", (("rain", BRIGHT), ("swallow", ANIMAL), ("red", RIBBON), ("a", PLAIN))),
    ("paulownia", (("phoenix", BRIGHT), ("a", PLAIN), ("b", PLAIN), ("c", PLAIN))),
)
"""Each month's flower with its four cards: what they show, and of which kind they are."""

CARDS = 48
ALL = (1 << CARDS) - 1
SUIT = 4
"""Cards of a month."""
HAND = 8
FIELD = 8
"""Cards that are dealt to each player and to the field."""

FLOWERS = tuple(flower for flower, _ in DECK)
THINGS = tuple(thing for _, cards in DECK for thing, _ in cards)
KIND = tuple(kind for _, cards in DECK for _, kind in cards)
NAMES = tuple(f"{flower}-{thing}" for flower, cards in DECK for thing, _ in cards)
NUMBER = {name: card for card, name in enumerate(NAMES)}

MONTH = tuple(0b1111 << card // SUIT * SUIT for card in range(CARDS))
"""The four cards of the month that a card belongs to."""
OF_KIND = tuple(sum(1 << card for card in range(CARDS) if KIND[card] == kind) for kind in range(4))


def flower(card: int) -> int:
    """The month of a card, from 0."""
    return card // SUIT


def cards(bits: int) -> Iterator[int]:
    """The cards of a set, ascending."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits_of(*names: str) -> int:
    """The set of the cards with these names."""
    return sum(1 << NUMBER[name] for name in names)
