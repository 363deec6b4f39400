"""The stages of Samurai, in order. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.stage import Stage, names

BEGIN: Final = 0
"""Chance picks the first player."""
HANDS: Final = 1
"""Everyone chooses five tiles, one by one, in the order of the catalogue: a window."""
DEAL: Final = 2
"""Chance deals the first hands instead."""
SETTLE: Final = 3
"""A player takes a figure from the supply."""
SPOT: Final = 4
"""The player puts that figure on a city or village."""
SCATTER: Final = 5
"""Chance puts the figures on the board instead."""
TURN: Final = 6
"""A player takes up a tile of the hand, or ends the turn."""
LAY: Final = 7
"""The player lays the tile that was taken up."""
LIFT: Final = 8
"""The player names the own tile that the move tile moves."""
SHIFT: Final = 9
"""The player names the hex it moves to."""
ONE: Final = 10
"""The player names the first figure of an exchange."""
OTHER: Final = 11
"""The player names the second figure of an exchange."""
DRAW: Final = 12
"""Chance fills the hand up."""
OVER: Final = 13
"""The game has ended."""

_PLACING: Final = ("R1.6", "R1.7", "R1.8")
_MOVE: Final = ("R3.1", "R3.2", "R3.3")
_EXCHANGE: Final = ("R3.4", "R3.5", "R3.6", "R3.7")
_TURN: Final = ("R2.1", "R2.2", "R2.3", "R2.4", "R2.5", "R3.1", "R3.4", "R4.1", "R4.2", "R4.4", "R5.1", "R5.2")

ROWS: Final[tuple[Stage, ...]] = (
    Stage("begin", "chance", "R1.1", ("R1.1",)),
    Stage("hands", "window", "R1.4", ("R1.2", "R1.3", "R1.4", "R1.5", "R3.1", "R3.4", "R4.2")),
    Stage("deal", "chance", "R1.9"),
    Stage("settle", "turn", "R1.7", _PLACING),
    Stage("spot", "turn", "R1.7", ("R1.7", "R1.8")),
    Stage("scatter", "chance", "R1.9"),
    Stage("turn", "turn", "R2.1", _TURN),
    Stage("lay", "turn", "R2.3", ("R2.3", "R2.4", "R4.1", "R4.2", "R4.3", "R4.4")),
    Stage("lift", "turn", "R3.1", _MOVE),
    Stage("shift", "turn", "R3.1", _MOVE),
    Stage("one", "turn", "R3.4", _EXCHANGE),
    Stage("other", "turn", "R3.4", _EXCHANGE),
    Stage("draw", "chance", "R2.6"),
    Stage("over", "nobody", "R5.1", ("R5.1", "R5.2", "R6.1", "R6.2", "R6.3", "R6.4", "R6.5")),
)

NAMES: Final = names(ROWS)

CITIES: Final = "cities"
VILLAGES: Final = "villages"
"""What views call SETTLE, and SPOT before the others: it depends on whether a city still lacks a figure."""


def by_turn(number: i64) -> bool:
    """Whether the seat whose turn it is decides in this stage."""
    return (number >= TURN and number <= OTHER) or number == SETTLE or number == SPOT


def has_turn(number: i64) -> bool:
    """Whether it is somebody's turn in this stage."""
    return number >= SETTLE and number != SCATTER


def underway(number: i64) -> bool:
    """Whether a player has taken something up in this stage and not put it down: nobody else's business yet."""
    return (number >= LAY and number <= OTHER) or number == SPOT


def opening(number: i64) -> i64:
    """The stage in which the decision of this stage began, which is all that the others know of it."""
    if number == SPOT:
        return SETTLE
    if underway(number):
        return TURN
    return number
