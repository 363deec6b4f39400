"""What Tatami's bots know of Tenno: the expert, and the budgets of the five levels."""

from __future__ import annotations

from tatami.bots.knowledge import Knowledge
from tatami.bots.levels import Level
from tatami.bots.tenno.expert import TennoExpert

LEVELS = (
    Level("peasant", 60, 2.0, 0.30, 1.0, 0.12),
    Level("ronin", 200, 2.0, 0.08, 0.6, 0.07),
    Level("samurai", 800, 2.0, 0.02, 0.1, 0.03),
    Level("daimyo", 1_500, 2.0, 0.012, 0.04, 0.02),
    Level("shogun", 25_000, 1.8, 0.0, 0.0),
)
"""A ladder for a game of memory: the lower a level, the more of what was shown it forgets, all but the last card."""

KNOWLEDGE = Knowledge(TennoExpert(), LEVELS)
