"""How a game ends (R7.1 to R7.5). Hot."""

from __future__ import annotations

from typing import Final

VILLAGE: Final = 0
FALLEN: Final = 1
SLAIN: Final = 2
POSTHUMOUS: Final = 3
HUNGER: Final = 4
SNOW: Final = 5

NAMES: Final = ("village", "fallen", "slain", "posthumous", "hunger", "snow")
