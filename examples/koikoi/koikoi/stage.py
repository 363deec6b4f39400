"""The stages of Koi-Koi, in order. R numbers are those of RULES.md."""

from __future__ import annotations

from tatami.core.stage import Stage, names

BEGIN = 0
"""Chance picks the first dealer."""
DEAL = 1
"""Chance deals a month, card by card."""
PLAY = 2
"""A player plays a card of the hand."""
MATCH = 3
"""The player chooses what the played card takes."""
TURN_UP = 4
"""Chance turns up a card of the pile."""
PICK = 5
"""The player chooses what the card turned up takes."""
CALL = 6
"""The player calls koi-koi or stops."""
OVER = 7
"""The last month is over."""

ROWS = (
    Stage("begin", "chance", "R1.2", ("R1.2",)),
    Stage("deal", "chance", "R1.3", ("R1.3", "R1.4")),
    Stage("play", "turn", "R2.1", ("R2.1", "R2.2", "R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6")),
    Stage("match", "turn", "R2.2", ("R2.2",)),
    Stage("turn-up", "chance", "R2.3", ("R2.3",)),
    Stage("pick", "turn", "R2.3", ("R2.2", "R2.3")),
    Stage("call", "turn", "R4.1", ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6")),
    Stage("over", "nobody", "R5.1", ("R5.1", "R5.2")),
)

NAMES = names(ROWS)
