"""The stages of Tenno in the order of a turn: who decides, under which rule, and which paragraphs help. Hot."""

from __future__ import annotations

from typing import Final

from tatami.core.stage import Stage, names

BEGIN: Final = 0
"""Chance picks the first player."""
ARRANGE: Final = 1
"""Everyone lays three peasants."""
STRIKE: Final = 2
"""The player whose turn it is must attack."""
SUPPORT: Final = 3
"""The defender may show the monk."""
AGAIN: Final = 4
"""A ronin attacked: one more attack, or stop."""
REFILL: Final = 5
"""All who lost cards fill their gaps."""
CHANGE: Final = 6
"""The attacker lost nothing: take up a card (or trade two), or keep."""
RELAY: Final = 7
"""The attacker took a card up and lays one in its place."""
PEEK: Final = 8
"""A defender who won may look at one of the attacker's cards."""
OVER: Final = 9

ROWS: Final[tuple[Stage, ...]] = (
    Stage("begin", "chance"),
    Stage("arrange", "window", "R1.2", ("R1.1", "R1.2")),
    Stage("strike", "turn", "R2.1", ("R2.1", "R2.3", "R2.4", "R2.5", "R2.6", "R3.1", "R3.6", "R3.8", "R3.10")),
    Stage("support", "defender", "R3.2", ("R3.2", "R3.3", "R3.4", "R3.5")),
    Stage("again", "turn", "R3.6", ("R3.6", "R3.7", "R3.8")),
    Stage("refill", "window", "R4.1", ("R4.1", "R4.2", "R4.3")),
    Stage("change", "turn", "R5.1", ("R5.1", "R5.2", "R5.3", "R5.4")),
    Stage("relay", "turn", "R5.1", ("R5.1",)),
    Stage("peek", "looker", "R5.5", ("R5.5", "R5.6")),
    Stage("over", "nobody", "", ("R6.1", "R6.2", "R6.3")),
)

NAMES: Final = names(ROWS)
