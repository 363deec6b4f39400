"""Purposes: why a card is turned up. Hot."""

from __future__ import annotations

from typing import Final

FIGHT: Final = 0
REDRAW: Final = 1
PUNISH: Final = 2
"""A penalty makes a neighbour draw."""
SCATTER: Final = 3
"""Gorobei's kiai."""
REVEAL: Final = 4
"""Katsushiro's kiai."""
REPEL: Final = 5
"""Kanbei's kiai. From here on the card comes from the intruders."""
BONUS: Final = 6
"""A family turns one away."""
STORM: Final = 7
"""The intruders storm the village."""

NAMES: Final = ("fight", "redraw", "punish", "scatter", "reveal", "repel", "bonus", "storm")
