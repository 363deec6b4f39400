"""Bots by name: ours, programs, and Python of your own."""

from __future__ import annotations

from collections.abc import Callable

from tatami.bots import random
from tatami.bots.knowledge import PLAIN, knowledge_of
from tatami.bots.levels import LEVELS
from tatami.bots.look import Look
from tatami.bots.process import EXEC, SECONDS, ProcessBot
from tatami.bots.python import python_bot
from tatami.bots.thinker import answer
from tatami.core.errors import BadSetup
from tatami.core.match import Match
from tatami.core.rng import Rng

Bot = Callable[[Look, Rng], str]

UNTAUGHT = "-untaught"
"""Suffix of a level's name: the same search at the same budget without any knowledge of the game."""


def _level(rank: int, taught: bool) -> Bot:
    def choose(look: Look, rng: Rng) -> str:
        knowledge = knowledge_of(look.view.game)
        return answer(look, knowledge.levels[rank], rng, knowledge if taught else PLAIN)

    return choose


def _former(look: Look, rng: Rng) -> str:
    """The shogun of 0.1, which only measurements load."""
    from tatami.bots.former.shogun import choose

    return choose(look, rng)


LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOTS: dict[str, Bot] = {"random": random.choose}
BOTS |= {name: _level(rank, True) for rank, name in enumerate(LEVEL_NAMES)}
SPARRING = {name + UNTAUGHT: _level(rank, False) for rank, name in enumerate(LEVEL_NAMES)}
SPARRING |= {"shogun-0.1": _former}
"""Bots for measurements, which lists for people leave out."""


def bot(name: str, seconds: float = SECONDS) -> Bot:
    """The bot of that name, for one seat and one game.

    `exec:COMMAND` is a program, which gets so many seconds for a decision; `module:name` is a function or a class of
    Python.
    """
    if name.startswith(EXEC):
        return ProcessBot(name.removeprefix(EXEC), seconds)
    if ":" in name:
        return python_bot(name)
    found = BOTS.get(name) or SPARRING.get(name)
    if found is None:
        raise BadSetup("bot", name=name, known=", ".join(BOTS))
    return found


def dismiss(bot: Bot, match: Match, seat: int) -> None:
    """End a bot's part in a match: a program is told the outcome and stopped."""
    if isinstance(bot, ProcessBot):
        bot.finish(match, seat)
