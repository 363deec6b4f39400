"""The games, a folder each.

`tatami.games` is this package and `tatami.games()` lists the ids of all games. Python gives a package and a function of
one name a single slot, so the package itself can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType


class Games(ModuleType):
    """This package, callable."""

    def __call__(self) -> list[str]:
        from tatami.core.registry import games

        return games()


sys.modules[__name__].__class__ = Games
