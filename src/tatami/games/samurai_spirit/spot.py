"""Spots: where a card is, as far as everybody knows. Hot."""

from __future__ import annotations

from typing import Final

BOX: Final = 0
"""Not in this round."""
DISCARDED: Final = 1
ON_TOP: Final = 2
"""Face up on the raider pile."""
AT_BOTTOM: Final = 3
"""Put under the raider pile."""
RIGHT: Final = 4
LEFT: Final = 5
INTRUDED: Final = 6
"""Among the intruders, and everybody knows it."""
PLAYED: Final = 7
"""Drawn and being played."""
SHOWN: Final = 8
"""Revealed by Katsushiro's kiai, to be put back."""
UNSEEN: Final = 9
"""Somewhere unseen. Higher numbers: shuffled back so many layers deep (see `unseen.py`)."""
