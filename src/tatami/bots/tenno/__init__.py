"""What Tatami's bots know of Tenno: the expert, and the budgets of the five levels."""

from __future__ import annotations

from tatami.bots.knowledge import Knowledge
from tatami.bots.levels import Level
from tatami.bots.tenno.expert import TennoExpert

LEVELS = (
    Level("peasant", 60, 2.0, 0.25, 1.0),
    Level("ronin", 180, 2.0, 0.11, 0.78),
    Level("samurai", 420, 2.0, 0.075, 0.55),
    Level("daimyo", 1_000, 2.0, 0.05, 0.37),
    Level("shogun", 25_000, 1.8, 0.0, 0.0),
)
"""A ladder for a game of memory: thinking longer adds little here, remembering what was shown adds much."""

KNOWLEDGE = Knowledge(TennoExpert(), LEVELS)
