"""What stands in the way of an action, as numbers: rules test by them, and each has a row for its refusal. Hot.

Where two stages cite different paragraphs for the same obstacle, each has a bar of its own.
"""

from __future__ import annotations

from typing import Final

from tatami.core.refusal import Bar

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
FALLEN_UNSENT: Final = 8
HELD: Final = 9
PLACED: Final = 10
RONIN_ORDER: Final = 11
GREEN_EMPTY: Final = 12
GREEN_TAKEN: Final = 13
TAKEN: Final = 14
TASUKE_MUTED: Final = 15
UNPLACED: Final = 16

# The ronin's abilities (R3.1 to R3.9).
FALLEN: Final = 17
USED: Final = 18
MUTED: Final = 19
ON_GREEN: Final = 20
NOT_FREE: Final = 21
NO_NINJA_HERE: Final = 22
NEVER_GREEN: Final = 23
NO_NINJA_THERE: Final = 24
RIDE_TAKEN: Final = 25
HEALS_OTHERS: Final = 26
UNHURT: Final = 27
HEAL_GREEN: Final = 28
NO_RESERVE: Final = 29
NOT_NEIGHBOUR: Final = 30
TOO_FEW: Final = 31

# The areas' abilities (R5.1 to R5.12).
NOT_OCCUPIED: Final = 32
AREA_USED: Final = 33
NO_TARGET: Final = 34
NOBODY_NEAR: Final = 35
SUPPLY_EMPTY: Final = 36
PASSAGE_EMPTY: Final = 37
FIELD_PASSIVE: Final = 38
NOTHING_TO_COPY: Final = 39
OWN_COPY: Final = 40
COPY_NOT_OCCUPIED: Final = 41
COPY_NOBODY_NEAR: Final = 42
FALLEN_TARGET: Final = 43
NOT_IN_VILLAGE: Final = 44
OUT_OF_REACH: Final = 45
TAKE_ORDER: Final = 46
NOTHING_TO_TAKE: Final = 47
ONE_AREA: Final = 48
PASSAGE_GREEN: Final = 49
NONE_TAKEN: Final = 50
NONE_SENT: Final = 51

# Sharing wounds (R4.2).
TOO_MANY_WOUNDS: Final = 52
TOO_FEW_WOUNDS: Final = 53

ROWS: Final = (
    Bar(""),
    # Sending ninja (R2.2 to R2.6).
    Bar("reserve-empty", "R1.6"),
    Bar("green-once", "R2.5"),
    Bar("threat", "R2.2", ("area", "threat")),
    Bar("limit", "R2.3", ("area", "limit")),
    Bar("board-order", "R2.11", ("area", "last")),
    Bar("minimum-lost", "R2.4", ("area", "need")),
    Bar("minimum", "R2.4", ("need", "planned")),
    # Sending ronin (R2.7 to R2.9).
    Bar("fallen", "R2.7", ("ronin",)),
    Bar("held", "R2.8", ("ronin",)),
    Bar("placed", "R2.11", ("ronin",)),
    Bar("ronin-order", "R2.11", ("ronin", "asked")),
    Bar("green-empty", "R2.9"),
    Bar("green-taken", "R2.9"),
    Bar("taken", "R2.7", ("area",)),
    Bar("tasuke-muted", "R3.6"),
    Bar("unplaced", "R2.7", ("asked",)),
    # The ronin's abilities (R3.1 to R3.9).
    Bar("fallen", "R4.3", ("ronin",)),
    Bar("used", "R3.1", ("ronin",)),
    Bar("muted", "R5.5", ("ronin",)),
    Bar("on-green", "R3.9", ("ronin",)),
    Bar("not-free", "R3.1", ("ronin",)),
    Bar("no-ninja-here", "R3.1", ("ronin",)),
    Bar("never-green", "R3.9"),
    Bar("no-ninja-there", "R3.2", ("area",)),
    Bar("taken", "R3.2", ("area",)),
    Bar("heals-others", "R3.5"),
    Bar("unhurt", "R3.5", ("ronin",)),
    Bar("heal-green", "R3.5", ("ronin",)),
    Bar("no-reserve", "R3.8"),
    Bar("not-neighbour", "R3.7", ("area",)),
    Bar("too-few", "R3.7"),
    # The areas' abilities (R5.1 to R5.12).
    Bar("not-occupied", "R5.1", ("area",)),
    Bar("area-used", "R5.1", ("area",)),
    Bar("no-target", "R5.12", ("area",)),
    Bar("nobody-near", "R5.2", ("area",)),
    Bar("supply-empty", "R5.11"),
    Bar("reserve-empty", "R5.10"),
    Bar("field-passive", "R5.9"),
    Bar("nothing-to-copy", "R5.3"),
    Bar("own-copy", "R5.3"),
    Bar("not-occupied", "R5.3", ("area",)),
    Bar("nobody-near", "R5.3", ("area",)),
    Bar("fallen", "R5.12", ("ronin",)),
    Bar("not-in-village", "R5.12", ("ronin",)),
    Bar("out-of-reach", "R5.2", ("ronin",)),
    Bar("board-order", "R5.4", ("area", "last")),
    Bar("nothing-to-take", "R5.4", ("area",)),
    Bar("one-area", "R5.10", ("area",)),
    Bar("passage-green", "R5.10"),
    Bar("none-taken", "R5.4"),
    Bar("none-sent", "R5.10"),
    # Sharing wounds (R4.2).
    Bar("too-many-wounds", "R4.2", ("most",)),
    Bar("too-few-wounds", "R4.2", ("least",)),
)
"""The refusal of each bar, by number."""
