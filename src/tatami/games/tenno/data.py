"""The cards of Tenno: eleven a player, all sets alike. Source: the rulebook (2017/2023 edition); certain."""

from __future__ import annotations

from typing import Final

PEASANT_1: Final = 0
PEASANT_2: Final = 1
PEASANT_3: Final = 2
NINJA: Final = 3
MONK: Final = 4
RONIN: Final = 5
SAMURAI_7: Final = 6
SAMURAI_8: Final = 7
DAIMYO: Final = 8
SHOGUN: Final = 9
GEISHA: Final = 10

CARDS: Final = 11
"""Cards of one player. A card's number is its place in the list above; its strength is one more (geisha: none)."""

FULL_SET: Final = 0b111_1111_1111
PEASANTS: Final = 0b111
FIRST_HAND: Final = 0b111_1111_1000

PLACES: Final = 3
"""Cards before each player: places a, b and c, from the owner's left to right."""

MIN_SEATS: Final = 2
MAX_SEATS: Final = 7

# Written out: compiled code reads a number that was worked out from memory, and divides by it slowly.
CELLS: Final = 21
"""Places at a full table."""

NINJA_ATTACK: Final = 8
MONK_SUPPORT: Final = 2

FACES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X")
"""What is printed in a card's corner."""

STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0)
"""What a card counts in a prison and in the tie-break: the geisha counts nothing, the ninja four."""
