"""What stands in the way of an action of Tenno: numbers for the rules, rows for the refusals. Hot.

A reason rests only on what the asking seat may know.
"""

from __future__ import annotations

from typing import Final

from tatami.core.refusal import Bar

FINE: Final = 0

# Attacking (R2.1, R2.2, R3.6 to R3.8).
NO_SUCH_PLAYER: Final = 1
OWN_CARD: Final = 2
RONIN_AGAIN: Final = 3
EMPTY_PLACE: Final = 4
SHOGUN_STAYS: Final = 5
SAME_TARGET: Final = 6
EMPTY_TARGET: Final = 7

# The monk (R3.2).
NO_MONK: Final = 8

# Laying a card into a gap, or for one that was taken up (R4.1, R5.1).
CANNOT_FILL: Final = 9
CANNOT_LAY: Final = 10

# The attacker's change (R5.3).
HAND_EMPTY: Final = 11
HAND_NOT_EMPTY: Final = 12

ROWS: Final[tuple[Bar, ...]] = (
    Bar(""),
    Bar("no-such-player", "R2.1", ("number", "most")),
    Bar("own-card", "R2.2"),
    Bar("ronin-again", "R3.6", ("place",)),
    Bar("empty-place", "R2.2", ("place",)),
    Bar("shogun", "R3.8", ("place",)),
    Bar("same-target", "R3.7", ("place", "defender")),
    Bar("empty-target", "R3.7", ("place", "defender")),
    Bar("no-monk", "R3.2"),
    Bar("not-in-hand", "R4.1", ("card",)),
    Bar("not-in-hand", "R5.1", ("card",)),
    Bar("hand-empty", "R5.3"),
    Bar("hand-not-empty", "R5.3"),
)
