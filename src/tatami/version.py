"""The version of the package, and how it is running."""

from __future__ import annotations

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether the hot modules run as native code in this process."""
    from tatami.core import playout

    return not str(playout.__file__).endswith(".py")
