"""What stands in the way of an action of Samurai. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from typing import Final

from tatami.core.refusal import Bar

FINE: Final = 0
"""Nothing: the action is legal."""
NOT_IN_PLAY: Final = 1
NO_MORE: Final = 2
CHOOSE_ORDER: Final = 3
TOO_FEW_AFTER: Final = 4
SUPPLY_EMPTY: Final = 5
NO_CITY_FOR: Final = 6
NO_CITY_THERE: Final = 7
NO_VILLAGE_THERE: Final = 8
CITIES_FIRST: Final = 9
VILLAGE_FULL: Final = 10
CITY_FULL: Final = 11
EDO_FULL: Final = 12
SAME_CASTE: Final = 13
NOTHING_PLAYED: Final = 14
NOT_IN_HAND: Final = 15
ONE_ORDINARY: Final = 16
NO_LAND: Final = 17
NOTHING_TO_MOVE: Final = 18
NO_EXCHANGE: Final = 19
SETTLEMENT: Final = 20
SHIP_ON_LAND: Final = 21
TILE_AT_SEA: Final = 22
OCCUPIED_LAND: Final = 23
OCCUPIED_SEA: Final = 24
NO_TILE: Final = 25
NOT_YOUR_TILE: Final = 26
FAST_TILE: Final = 27
MOVE_TO_SEA: Final = 28
OCCUPIED_TARGET: Final = 29
NO_FIGURE: Final = 30
NAME_EARLIER_FIRST: Final = 31
NO_PARTNER: Final = 32
SAME_SETTLEMENT: Final = 33
SAME_FIGURE: Final = 34
TWO_ALIKE: Final = 35
LATER_CASTE: Final = 36

_FIGURE: Final = ("caste", "hex")
_PAIR: Final = ("caste", "hex", "before", "at")

ROWS: Final[tuple[Bar, ...]] = (
    Bar(""),
    Bar("not-in-play", "R1.1", ("hex", "number")),
    # The first hand.
    Bar("no-more", "R1.2", ("tile",)),
    Bar("choose-order", "R1.5", ("tile",)),
    Bar("too-few-after", "R1.5", ("tile",)),
    # Figures of the supply.
    Bar("supply-empty", "R1.6", ("caste",)),
    Bar("no-city-for", "R1.7", ("caste",)),
    Bar("no-settlement", "R1.7", ("hex",)),
    Bar("no-settlement", "R1.8", ("hex",)),
    Bar("cities-first", "R1.8", ("hex",)),
    Bar("settlement-full", "R1.8", ("hex",)),
    Bar("settlement-full", "R1.7", ("hex",)),
    Bar("settlement-full", "R1.6", ("hex",)),
    Bar("same-caste", "R1.7", ("hex", "caste")),
    # A turn.
    Bar("nothing-played", "R2.1"),
    Bar("not-in-hand", "R2.1", ("tile",)),
    Bar("one-ordinary", "R2.2", ("tile",)),
    Bar("no-land", "R2.3", ("tile",)),
    Bar("nothing-to-move", "R3.1"),
    Bar("no-exchange", "R3.5"),
    # Laying a tile.
    Bar("settlement", "R2.3", ("hex",)),
    Bar("ship-on-land", "R2.4", ("hex",)),
    Bar("tile-at-sea", "R2.4", ("hex", "tile")),
    Bar("occupied", "R2.3", ("hex", "tile")),
    Bar("occupied", "R2.4", ("hex", "tile")),
    # The move.
    Bar("no-tile", "R3.1", ("hex",)),
    Bar("not-your-tile", "R3.1", ("hex", "seat")),
    Bar("fast-tile", "R3.1", ("hex", "tile")),
    Bar("move-to-sea", "R3.1", ("hex",)),
    Bar("occupied", "R3.1", ("hex", "tile")),
    # The exchange.
    Bar("no-figure", "R3.4", _FIGURE),
    Bar("name-earlier-first", "R3.6", _FIGURE),
    Bar("no-partner", "R3.5", _FIGURE),
    Bar("same-settlement", "R3.5", _PAIR),
    Bar("same-figure", "R3.5", _PAIR),
    Bar("two-alike", "R3.5", _PAIR),
    Bar("later-caste", "R3.6", _PAIR),
)
