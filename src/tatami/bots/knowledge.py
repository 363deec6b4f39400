"""What bots know of one game beside its rules.

A game's knowledge is the KNOWLEDGE of `bots/<game>`, a file or a folder; a game from outside brings its own through the
entry point group `tatami.knowledge`. A game without any is played by search alone.
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
from tatami.core.deprecation import deprecated
from tatami.core.registry import OURS
from tatami.core.rng import Rng

GROUP = "tatami.knowledge"
FORMER_GROUP = "tatami.crafts"
"""Deprecated: the former name of the group."""
EXPLORATION = 0.7
log = logging.getLogger(__name__)

OnProgress = Callable[[float], bool]
"""Progress callback of a search: gets the share that is done, 0 to 1, and returns whether to go on."""


@dataclass(frozen=True)
class Prospect:
    """One legal code as the search judged it."""

    code: str
    visits: int
    value: float
    """The expected result of the seat, 0 to 1."""
    share: float | None = None
    """For a secret choice: its probability in the mixed strategy."""
    plan: tuple[str, ...] = ()
    """For a secret plan of several codes: the whole rest of it. Several plans may begin with one code."""


@dataclass(frozen=True)
class Knowledge:
    """A good player's knowledge of a game."""

    expert: Expert
    levels: tuple[Level, ...] = LEVELS
    """The five levels with the budgets that suit this game."""
    think: Callable[[Look, Level, Rng, OnProgress], list[Prospect]] | None = None
    """The game's own search; None: the tree search with the expert."""
    exploration: float = EXPLORATION
    """Exploration constant of the tree search."""
    chances: bool = True
    """Whether values are chances to win. If not, hints do not show them as such."""


PLAIN = Knowledge(Expert())
"""No knowledge of any game: search alone."""


@lru_cache(maxsize=64)
def knowledge_of(game: str) -> Knowledge:
    """The knowledge of a game; PLAIN if there is none."""
    if game in OURS:
        if find_spec(f"tatami.bots.{game}") is None:
            return PLAIN
        found: Knowledge = import_module(f"tatami.bots.{game}").KNOWLEDGE
        return found
    for group in (GROUP, FORMER_GROUP):
        for entry in entry_points(group=group):
            if entry.name == game:
                if group == FORMER_GROUP:
                    deprecated(f"the entry point group {FORMER_GROUP} ({entry.value})", GROUP)
                return _load(entry)
    return PLAIN


def _load(entry: EntryPoint) -> Knowledge:
    """The knowledge that another package offers. If it is broken, bots search without it, and the log says why."""
    try:
        loaded = entry.load()
    except Exception as problem:
        why = f"{type(problem).__name__}: {problem}"
    else:
        if isinstance(loaded, Knowledge):
            return loaded
        why = f"it is {type(loaded).__name__}, not Knowledge"
    log.warning("the knowledge of %s (%s) does not work, bots search without it: %s", entry.name, entry.value, why)
    return PLAIN
