"""Bots by the names people call them."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots import random
from tatami.bots.look import Look
from tatami.core.errors import BadSetup
from tatami.core.rng import Rng

Bot = Callable[[Look, Rng], str]

BOTS: dict[str, Bot] = {"random": random.choose}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadSetup("bot", name=name, known=", ".join(BOTS))
    return BOTS[name]
