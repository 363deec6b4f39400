"""The games, a folder each. `tatami.known_games()` lists the ids of all of them, those of other packages included."""

from __future__ import annotations

import sys
from types import ModuleType

from tatami.core.deprecation import deprecated


class Games(ModuleType):
    """This package, callable by the former name of `tatami.known_games`."""

    def __call__(self) -> list[str]:
        """Deprecated: kept for one release."""
        from tatami.core.registry import known_games

        deprecated("tatami.games()", "tatami.known_games()")
        return known_games()


sys.modules[__name__].__class__ = Games
