"""The stages of Koi-Koi in the order of a month: who decides, under which rule, and which paragraphs help."""

from __future__ import annotations

from tatami.core.stage import Stage, names

BEGIN, DEAL, PLAY, MATCH, TURN_UP, PICK, CALL, OVER = range(8)

ROWS = (
    Stage("begin", "chance", help=("R1.2",)),
    Stage("deal", "chance", help=("R1.3", "R1.4")),
    Stage("play", "turn", "R2.1", ("R2.1", "R2.2", "R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6")),
    Stage("match", "turn", "R2.2", ("R2.2",)),
    Stage("turn-up", "chance", help=("R2.3",)),
    Stage("pick", "turn", "R2.3", ("R2.2", "R2.3")),
    Stage("call", "turn", "R4.1", ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6")),
    Stage("over", "nobody", help=("R5.1", "R5.2")),
)
"""`match` chooses what the played card takes, `pick` what the card turned up takes."""

NAMES = names(ROWS)
