"""Tatami: the table for four games of feudal Japan.

import tatami

match = tatami.Match("tenno", seats=2, seed=7)
match.submit(0, "set-213")
"""

from __future__ import annotations

import os

if os.environ.get("TATAMI_PURE"):
    from tatami import _pure

    _pure.install()

from tatami import games as games  # For `tatami.games()`, the former name of `known_games`.
from tatami.core.errors import (
    BadCode,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSetup,
    Forfeit,
    IllegalMove,
    TatamiError,
    UndoRefused,
    UnknownGame,
    WrongVersion,
)
from tatami.core.match import Match, replay
from tatami.core.record import Record
from tatami.core.registry import game, known_games
from tatami.version import VERSION

__version__ = VERSION

__all__ = [
    "BadCode",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "Forfeit",
    "IllegalMove",
    "Match",
    "Record",
    "TatamiError",
    "UndoRefused",
    "UnknownGame",
    "WrongVersion",
    "game",
    "known_games",
    "replay",
]
