"""What stands in the way of an action, as numbers: rules test by them, refusals explain them."""

from __future__ import annotations

from typing import Final

FINE: Final = 0

# Sending ninja (R2.2 to R2.6).
RESERVE_EMPTY: Final = 1
GREEN_ONCE: Final = 2
OVER_THREAT: Final = 3
OVER_LIMIT: Final = 4
BOARD_ORDER: Final = 5
MINIMUM_LOST: Final = 6
BELOW_MINIMUM: Final = 7

# Sending ronin (R2.7 to R2.9).
FALLEN: Final = 8
HELD: Final = 9
PLACED: Final = 10
RONIN_ORDER: Final = 11
GREEN_EMPTY: Final = 12
GREEN_TAKEN: Final = 13
TAKEN: Final = 14
TASUKE_MUTED: Final = 15
UNPLACED: Final = 16

# The ronin's abilities (R3.1 to R3.9).
USED: Final = 17
MUTED: Final = 18
ON_GREEN: Final = 19
NOT_FREE: Final = 20
NO_NINJA_HERE: Final = 21
NEVER_GREEN: Final = 22
NO_NINJA_THERE: Final = 23
HEALS_OTHERS: Final = 24
UNHURT: Final = 25
HEAL_GREEN: Final = 26
NO_RESERVE: Final = 27
NOT_NEIGHBOUR: Final = 28
TOO_FEW: Final = 29

# The areas' abilities (R5.1 to R5.12).
NOT_OCCUPIED: Final = 30
AREA_USED: Final = 31
NO_TARGET: Final = 32
SUPPLY_EMPTY: Final = 33
FIELD_PASSIVE: Final = 34
NOTHING_TO_COPY: Final = 35
OWN_COPY: Final = 36
NOT_IN_VILLAGE: Final = 37
OUT_OF_REACH: Final = 38
NOTHING_TO_TAKE: Final = 39
ONE_AREA: Final = 40
PASSAGE_GREEN: Final = 41

# Sharing wounds (R4.2).
TOO_MANY_WOUNDS: Final = 42
TOO_FEW_WOUNDS: Final = 43
