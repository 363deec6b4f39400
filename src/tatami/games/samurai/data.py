"""The pieces of Samurai, and the board as tables for the rules. Source: the rulebook and the published board; certain.

Hexes are numbered by kind, so that a range of numbers is a kind and its beginning is what fewer players use:
land 0-55, sea 56-139, settlements 140-173. Within a kind come first the hexes of two players, then those a third and a
fourth player add.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai.japan import CITY, CITY_NAMES, EDO, HEXES, LAND, SEA, VILLAGE, Spot, around, ordered
from tatami.kit.hexes import label

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

# --- figures ----------------------------------------------------------------------------------------------------------

CASTES: Final = 3
CASTE_NAMES: Final = ("castle", "buddha", "rice")
"""Castles are the warriors' caste, Buddhas the monks', rice the merchants'."""

FIGURES: Final[vec[i64]] = vec[i64]([0, 0, 7, 10, 13])
"""Figures of each caste, by the number of players."""

MOST_ASIDE: Final = 4
"""With so many figures set aside the game ends."""

# --- tiles ------------------------------------------------------------------------------------------------------------

KINDS: Final = 17
"""Kinds of tiles: three strengths for each caste, three samurai, ronin, two ships, the move and the exchange."""

SAMURAI_1: Final = 9
RONIN: Final = 12
SHIP_1: Final = 13
SHIP_2: Final = 14
MOVE: Final = 15
EXCHANGE: Final = 16

TILE_NAMES: Final = (
    "castle-2",
    "castle-3",
    "castle-4",
    "buddha-2",
    "buddha-3",
    "buddha-4",
    "rice-2",
    "rice-3",
    "rice-4",
    "samurai-1",
    "samurai-2",
    "samurai-3",
    "ronin",
    "ship-1",
    "ship-2",
    "move",
    "exchange",
)
TILE_COUNTS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1)
STRENGTHS: Final[tuple[int, ...]] = (2, 3, 4, 2, 3, 4, 2, 3, 4, 1, 2, 3, 1, 1, 2, 0, 0)

TILES: Final = 20
"""Tiles of each player; so many of each kind as TILE_COUNTS says."""
HAND: Final = 5

FULL_SET: Final = sum(number << 2 * kind for kind, number in enumerate(TILE_COUNTS))
"""All tiles of a player as a bag: two bits a kind, counting them. Hands and what is left are such bags too."""

UNIT: Final[vec[i64]] = vec[i64]([1 << 2 * kind for kind in range(KINDS)])
"""One tile of a kind, as a bag. A table, because compiled code shifts a literal 1 by no more than 31 places."""


def _influences() -> list[int]:
    found: list[int] = []
    for caste in range(CASTES):
        for kind in range(KINDS):
            counts = kind // 3 == caste or kind >= SAMURAI_1
            found.append(STRENGTHS[kind] if counts else 0)
    return found


INFLUENCE: Final[vec[i64]] = vec[i64](_influences())
"""INFLUENCE[caste * KINDS + kind]: what a tile counts for a figure of that caste beside it."""

# --- the board --------------------------------------------------------------------------------------------------------

LANDS: Final = 56
SETTLEMENTS: Final = 34
FIRST_SEA: Final = 56
FIRST_SETTLEMENT: Final = 140
HEX_COUNT: Final = 174

CAPITAL: Final = 0
"""Edo among the settlements: the first of them."""

SPOTS: Final[tuple[Spot, ...]] = tuple(
    ordered(LAND)
    + ordered(SEA)
    + sorted(ordered(EDO + CITY + VILLAGE), key=lambda spot: (HEXES[spot][1], "ECv".index(HEXES[spot][0])))
)
"""Column and row of every hex, by number. Settlements: Edo, cities, villages, by the players they need."""

NUMBERS: Final[dict[Spot, int]] = {spot: number for number, spot in enumerate(SPOTS)}
HEX_NAMES: Final[tuple[str, ...]] = tuple([label(column, row) for column, row in SPOTS])
"""The name of every hex: the column's letter and the row's number."""


def _in_play(first: int, last: int) -> list[int]:
    return [sum(HEXES[spot][1] <= seats for spot in SPOTS[first:last]) for seats in range(MAX_SEATS + 1)]


LAND_IN_PLAY: Final[vec[i64]] = vec[i64](_in_play(0, FIRST_SEA))
SEA_IN_PLAY: Final[vec[i64]] = vec[i64](_in_play(FIRST_SEA, FIRST_SETTLEMENT))
SETTLEMENTS_IN_PLAY: Final[vec[i64]] = vec[i64](_in_play(FIRST_SETTLEMENT, HEX_COUNT))
"""How many hexes of a kind are in play, by the number of players."""


def in_play(seats: i64, number: i64) -> bool:
    """Whether a hex is on the board of so many players."""
    if number < FIRST_SEA:
        return number < LAND_IN_PLAY[seats]
    if number < FIRST_SETTLEMENT:
        return number - FIRST_SEA < SEA_IN_PLAY[seats]
    return number - FIRST_SETTLEMENT < SETTLEMENTS_IN_PLAY[seats]


CAPACITY: Final[vec[i64]] = vec[i64]([1 + "vCE".index(HEXES[spot][0]) for spot in SPOTS[FIRST_SETTLEMENT:]])
"""Figures that a settlement holds, by settlement: Edo 3, a city 2, a village 1."""

FIGURES_OF_CITY: Final = 2
CITIES: Final[vec[i64]] = vec[i64]([number for number in range(SETTLEMENTS) if CAPACITY[number] == FIGURES_OF_CITY])
"""The settlements that are cities, by the players they need."""

SETTLEMENT_NAMES: Final[tuple[str, ...]] = tuple([CITY_NAMES.get(spot, "") for spot in SPOTS[FIRST_SETTLEMENT:]])

BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(LANDS + 1)])
"""One land hex, as a bit set."""

SIDES: Final = 6


def _around(settlement: int) -> list[int]:
    """The land and sea hexes beside a settlement."""
    return [NUMBERS[spot] for spot in around(SPOTS[FIRST_SETTLEMENT + settlement])]


BESIDE: Final[vec[i64]] = vec[i64]([number for settlement in range(SETTLEMENTS) for number in _around(settlement)])
"""BESIDE[settlement * 6 + side]: the hexes around a settlement. No settlement lies at the edge or beside another."""

GROUND: Final[vec[i64]] = vec[i64](
    [sum(1 << number for number in _around(settlement) if number < LANDS) for settlement in range(SETTLEMENTS)]
)
"""The land hexes around each settlement, as a bit set."""

TOUCHED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(sorted([NUMBERS[other] - FIRST_SETTLEMENT for other in around(spot) if HEXES[other][0] in "ECv"]))
        for spot in SPOTS
    ]
)
"""The settlements that a land or sea hex touches."""
