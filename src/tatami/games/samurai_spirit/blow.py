"""Blows: what still falls on the village. Hot."""

from __future__ import annotations

from typing import Final

BARRICADE: Final = 0
FARM: Final = 1
FAMILY: Final = 2
WOUND: Final = 3
