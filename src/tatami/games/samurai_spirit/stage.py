"""Stages of Samurai Spirit: what is being decided or drawn. Hot.

The samurai who decides is the one whose turn it is ("turn"), who must play the card ("holder"), whose kiai is being
resolved ("kiai"), or the next one to be chosen ("next").
"""

from __future__ import annotations

from typing import Final

from tatami.core.stage import Stage, names

DEAL: Final = 0
"""Chance deals a samurai."""
CHOOSE: Final = 1
"""A player chooses a samurai."""
FIRST: Final = 2
"""Chance picks who begins."""
SPARE: Final = 3
"""Use tokens of absent samurai?"""
PENALTY: Final = 4
"""Ignore the penalty, or which comes first?"""
LOSE: Final = 5
"""Which card of the left side is discarded?"""
ACTION: Final = 6
"""Fight, support or pass."""
CARD: Final = 7
"""What to do with the drawn card."""
AGAIN: Final = 8
"""Fight a second time?"""
KIAI: Final = 9
"""Use the kiai's effect?"""
GIVE: Final = 10
"""To whom goes the token or card that a kiai moves?"""
PLACE: Final = 11
"""The receiver of such a card places it left or right."""
ORDER: Final = 12
"""In which order do the revealed raiders go back?"""
DRAW: Final = 13
"""Chance turns up a raider. From here on to CURE chance decides."""
RETURN: Final = 14
"""Chance takes a card of the discard pile to be shuffled back."""
FARM: Final = 15
"""Chance takes a farm."""
FAMILY: Final = 16
"""Chance takes a family."""
HURT: Final = 17
"""Chance picks who is wounded."""
CURE: Final = 18
"""Chance picks who is healed."""
OVER: Final = 19
RUN: Final = 20
"""Nothing to decide: the rules go on by themselves (`progress.py`). Never seen from outside, so it has no row."""

ROWS: Final = (
    Stage("deal", "chance"),
    Stage("choose", "next", "R1.3", ("R1.3", "R4.1")),
    Stage("first", "chance"),
    Stage("spare", "turn", "R10.1", ("R10.1",)),
    Stage("penalty", "turn", "R2.3", ("R2.2", "R2.3", "R2.4", "R4.7")),
    Stage("lose", "turn", "R6.9", ("R6.9",)),
    Stage("action", "turn", "R2.6", ("R2.6", "R3.1", "R7.1", "R7.3", "R8.1")),
    Stage("card", "holder", "R3.1", ("R3.1", "R3.4", "R3.5", "R3.6", "R4.5", "R4.6", "R4.9", "R4.10")),
    Stage("again", "turn", "R4.8", ("R4.8",)),
    Stage(
        "kiai",
        "kiai",
        "R5.2",
        ("R5.1", "R5.2", "R5.5", "R5.6", "R5.7", "R5.8", "R5.9", "R5.10", "R5.11", "R5.12"),
    ),
    # What is given is Daisuke's or Kyuzo's kiai: the phase says which.
    Stage("give", "kiai", "", ("R5.8", "R5.11")),
    Stage("place", "holder", "R5.8", ("R3.4", "R5.8")),
    Stage("order", "kiai", "R5.12", ("R5.12",)),
    Stage("draw", "chance"),
    Stage("return", "chance"),
    Stage("farm", "chance"),
    Stage("family", "chance"),
    Stage("hurt", "chance"),
    Stage("cure", "chance"),
    Stage("over", "nobody", "", ("R9.1", "R9.2", "R9.3")),
)
NAMES: Final = names(ROWS)
