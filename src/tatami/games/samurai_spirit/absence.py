"""Where the support token of an absent samurai is, if it lies at no place. Hot."""

from __future__ import annotations

from typing import Final

READY: Final = -1
SPENT: Final = -2

NAMES: Final = ("ready", "spent")
"""By -1 minus the number."""
