"""Sections of a round: where the rules go on once everything urgent is settled. Hot.

Blows on the village and kiai are urgent; they may come in any section. JSON positions call the section "phase".
"""

from __future__ import annotations

from typing import Final

from tatami.games.samurai_spirit import stage

SETUP: Final = 0
PREPARE: Final = 1
"""A turn begins: tokens of absent samurai may be taken."""
SUFFER: Final = 2
"""The penalties of the last card."""
ACT: Final = 3
FIGHTING: Final = 4
LEAVE: Final = 5
"""The turn ends."""
HATS: Final = 6
"""From here on: the steps that end a round."""
HOUSES: Final = 7
DOLLS: Final = 8
BONUSES: Final = 9
INTRUDERS: Final = 10

NAMES: Final = (
    "setup",
    "prepare",
    "suffer",
    "act",
    "fighting",
    "leave",
    "hats",
    "houses",
    "dolls",
    "bonuses",
    "intruders",
)

OF_STAGE: Final = {
    stage.DEAL: SETUP,
    stage.CHOOSE: SETUP,
    stage.FIRST: SETUP,
    stage.SPARE: PREPARE,
    stage.PENALTY: SUFFER,
    stage.LOSE: SUFFER,
    stage.RETURN: SUFFER,
    stage.ACTION: ACT,
    stage.CARD: FIGHTING,
    stage.AGAIN: FIGHTING,
    stage.CURE: BONUSES,
}
"""The section in which a stage can be; without a line, any but the set-up."""
