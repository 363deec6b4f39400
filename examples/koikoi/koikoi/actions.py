"""Every action of Koi-Koi as a number and as a short code."""

from __future__ import annotations

from koikoi.data import CARDS, NAMES

PLAY = 0
TAKE = PLAY + CARDS
DRAW = TAKE + CARDS
KOI = DRAW + CARDS
STOP = KOI + 1
FIRST = STOP + 1

CODES = (
    *(f"play-{name}" for name in NAMES),
    *(f"take-{name}" for name in NAMES),
    *(f"draw-{name}" for name in NAMES),
    "koi",
    "stop",
    "first-1",
    "first-2",
)
"""`draw` and `first` are chance's: a card that is dealt or turned up, and who deals first."""
