"""What Tatami's bots know of Tenno: the expert, and the budgets of the five levels."""

from __future__ import annotations

from tatami.bots.craft import Craft
from tatami.bots.levels import Level
from tatami.bots.tenno.expert import TennoExpert

LEVELS = (
    Level("peasant", 60, 2.0, 0.25, 1.0),
    Level("ronin", 200, 2.0, 0.10, 0.75),
    Level("samurai", 450, 2.0, 0.065, 0.5),
    Level("daimyo", 1_200, 2.0, 0.035, 0.25),
    Level("shogun", 25_000, 1.8, 0.0, 0.0),
)
"""A ladder for a game of memory: thinking longer adds little here, remembering what was shown adds much."""

CRAFT = Craft(TennoExpert(), LEVELS)
