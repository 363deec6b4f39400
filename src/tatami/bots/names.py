"""Bots by the names people call them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tatami.bots import random
from tatami.bots.levels import LEVELS
from tatami.bots.look import Look
from tatami.bots.thinker import Level, answer
from tatami.core.errors import BadSetup
from tatami.core.rng import Rng

Bot = Callable[[Look, Rng], str]


def _at(level: Level, look: Look, rng: Rng) -> str:
    return answer(look, level, rng)


BOTS: dict[str, Bot] = {"random": random.choose}
BOTS |= {level.name: partial(_at, level) for level in LEVELS}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadSetup("bot", name=name, known=", ".join(BOTS))
    return BOTS[name]
