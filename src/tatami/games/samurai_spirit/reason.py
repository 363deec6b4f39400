"""Reasons why a game ended. Hot."""

from __future__ import annotations

from typing import Final

NOT_OVER: Final = 0
VICTORY: Final = 1
KILLED: Final = 2
FARMS: Final = 3
FAMILIES: Final = 4

NAMES: Final = ("", "victory", "killed", "farms", "families")
