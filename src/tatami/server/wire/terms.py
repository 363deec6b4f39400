"""What a table is set up with, and how it stands: the values that several messages share."""

from __future__ import annotations

from typing import Literal

from tatami.server.wire.base import Number, Request

Status = Literal["open", "playing", "aside", "finished", "abandoned"]
"""aside: not over, but its rules are not played here."""
Leaver = Literal["bot", "forfeit"]
Begin = Literal["host", "full"]
Programs = Literal["refuse", "agree"]
Bar = Literal["", "friendly", "bots", "self", "program", "guest", "away", "abandoned", "rewound", "short"]
"""Why a game does not count for ratings; empty if it does."""
What = Literal["undo", "abandon", "pause", "resume", "stand-in"]
"""What needs the consent of others."""
How = Literal["agreed", "refused", "withdrawn", "overtaken"]
"""What became of a proposal."""


class Pace(Request, frozen=True, kw_only=True):
    """How long a decision may take."""

    kind: Literal["none", "live", "slow", "bank"] = "none"
    """none: no clock; live: one evening; slow: days for each decision; bank: days for the whole game."""
    bank: Number = 600
    """live, bank: seconds each seat has for the whole game."""
    increment: Number = 15
    """live, bank: seconds added for each decision."""
    days: Number = 3
    """slow: days for each decision."""
