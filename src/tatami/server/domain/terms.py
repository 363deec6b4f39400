"""The terms of a table: what whoever sets it up chooses, and what stays so. They are a part of its log."""

from __future__ import annotations

from typing import Literal

import msgspec

Leaver = Literal["bot", "forfeit"]
"""What happens when a person's time is up: a bot goes on, or the game is lost."""
Begin = Literal["host", "full"]
"""Who begins the game: the host, or the table by itself as soon as it is full."""
Programs = Literal["refuse", "agree"]
"""How a program that cannot answer counts where consent is asked."""
PaceKind = Literal["none", "live", "slow", "bank"]
"""none: no clock; live: one evening; slow: days for each decision; bank: days for the whole game."""


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a decision may take."""

    kind: PaceKind = "none"
    bank: int = 600
    """live, bank: seconds each seat has for the whole game."""
    increment: int = 15
    """live, bank: seconds added for each decision."""
    days: int = 3
    """slow: days for each decision."""

    @property
    def over_days(self) -> bool:
        """Whether nobody is expected to sit at the table until the game is over."""
        return self.kind in ("slow", "bank")
