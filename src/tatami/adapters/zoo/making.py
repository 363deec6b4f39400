"""What the modules of a game consist of."""

from __future__ import annotations

from functools import partial

from tatami.adapters.pettingzoo import TatamiEnv, TatamiParallelEnv
from tatami.core.errors import WrongVersion
from tatami.core.registry import game as find_game

Making = tuple[partial[TatamiEnv], partial[TatamiEnv], partial[TatamiParallelEnv]]


def environments(game: str, version: str) -> Making:
    """`env`, `raw_env` and `parallel_env` of a game, which take its seats and options; all of them can be pickled.

    `raw_env` is the same as `env`, which needs no wrappers: it refuses what is illegal itself. A game in which never
    several seats decide at once has no parallel environment and says so when one is made.
    """
    meta = find_game(game).meta
    if version != meta.version:
        raise WrongVersion("record-rules", game=game, theirs=version, ours=meta.version)
    return partial(TatamiEnv, game), partial(TatamiEnv, game), partial(TatamiParallelEnv, game)
