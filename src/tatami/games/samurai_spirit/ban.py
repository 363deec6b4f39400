"""What penalties forbid for the rest of the turn, as bits. Hot."""

from __future__ import annotations

from typing import Final

DEFENCE: Final = 1
SUPPORT: Final = 2
ALL_BUT_PASS: Final = 4
TALENTS: Final = 8

NAMES: Final = ("defend", "support", "all", "talent")
"""From the lowest bit."""
