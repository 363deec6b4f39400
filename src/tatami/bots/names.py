"""Bots by the names people call them."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots import random
from tatami.bots.craft import PLAIN, craft
from tatami.bots.levels import LEVELS
from tatami.bots.look import Look
from tatami.bots.thinker import answer, undisturbed
from tatami.core.errors import BadSetup
from tatami.core.rng import Rng

Bot = Callable[[Look, Rng], str]

UNTAUGHT = "-untaught"
"""Behind a level's name: the same search at the same budget without any knowledge of the game."""


def _level(rank: int, taught: bool) -> Bot:
    def choose(look: Look, rng: Rng) -> str:
        known = craft(look.view.game)
        return answer(look, known.levels[rank], rng, known if taught else PLAIN, undisturbed)

    return choose


LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOTS: dict[str, Bot] = {"random": random.choose}
BOTS |= {name: _level(rank, True) for rank, name in enumerate(LEVEL_NAMES)}
SPARRING = {name + UNTAUGHT: _level(rank, False) for rank, name in enumerate(LEVEL_NAMES)}
"""Bots for measuring, not for people."""


def bot(name: str) -> Bot:
    """The bot of that name."""
    found = BOTS.get(name) or SPARRING.get(name)
    if found is None:
        raise BadSetup("bot", name=name, known=", ".join(BOTS))
    return found
