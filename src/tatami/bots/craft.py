"""What bots know of one game beside its rules.

A game's craft is the CRAFT of `bots/<game>`, a file or a folder; a game from outside brings its own through
the entry point group `tatami.crafts`. A game without one is played by search alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from tatami.bots.levels import LEVELS, Level
from tatami.bots.look import Look
from tatami.bots.tree import Expert
from tatami.core.registry import OURS
from tatami.core.rng import Rng

GROUP = "tatami.crafts"
EXPLORE = 0.7
log = logging.getLogger(__name__)

Watch = Callable[[float], bool]
"""Is told the share of the thinking that is done, and answers whether to go on."""


@dataclass(frozen=True)
class Prospect:
    """One legal code as the thinking judged it."""

    code: str
    visits: int
    value: float
    """What it promises the seat, 0 to 1."""
    share: float | None = None
    """For a secret choice: how often the mix plays it."""
    plan: tuple[str, ...] = ()
    """For a secret plan of several codes: the whole rest of it. Several plans may begin with one code."""


@dataclass(frozen=True)
class Craft:
    """A good player's knowledge of a game."""

    expert: Expert
    levels: tuple[Level, ...] = LEVELS
    """The five levels with the budgets that suit this game."""
    think: Callable[[Look, Level, Rng, Watch], list[Prospect]] | None = None
    """Another way to think than the tree search; None: the tree search with the expert."""
    explore: float = EXPLORE
    """How readily the tree search tries what looks worse."""
    chances: bool = True
    """Whether values are chances to win. If not, hints do not show them as such."""


PLAIN = Craft(Expert())
"""Search alone, without knowledge of any game."""


@lru_cache(maxsize=64)
def craft(game: str) -> Craft:
    """The craft of a game, or the plain one."""
    if game in OURS:
        if find_spec(f"tatami.bots.{game}") is None:
            return PLAIN
        found: Craft = import_module(f"tatami.bots.{game}").CRAFT
        return found
    for entry in entry_points(group=GROUP):
        if entry.name == game:
            return _outside(entry)
    return PLAIN


def _outside(entry: EntryPoint) -> Craft:
    """The craft that another package offers. If it is broken, bots search without it, and the log says why."""
    try:
        loaded = entry.load()
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
    else:
        if isinstance(loaded, Craft):
            return loaded
        why = f"it is {type(loaded).__name__}, not Craft"
    log.warning("the craft of %s (%s) does not work, bots search without it: %s", entry.name, entry.value, why)
    return PLAIN
