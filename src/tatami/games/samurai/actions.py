"""Every action of Samurai as a number and as a short code.

first-2       chance: player 2 begins             castle-o10    exchange the castle at o10 (then: with which)
castle-4      take, choose or draw this tile      o13           a hex: lay there, move from there, move to there
ronin ship-1 move exchange                        end           end the turn
castle        take a castle from the supply (then: where to), or chance puts one on the next settlement
"""

from __future__ import annotations

from typing import Final

from tatami.games.samurai.data import (
    CASTE_NAMES,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    MAX_SEATS,
    SETTLEMENTS,
    TILE_NAMES,
)

FIRST: Final = 0
TILE: Final = 4
CASTE: Final = 21
HEX: Final = 24
FIGURE: Final = 198
END: Final = 300


def _codes() -> list[str]:
    codes = [f"first-{seat + 1}" for seat in range(MAX_SEATS)]
    codes += TILE_NAMES
    codes += CASTE_NAMES
    codes += HEX_NAMES
    codes += [
        f"{caste}-{HEX_NAMES[FIRST_SETTLEMENT + number]}" for number in range(SETTLEMENTS) for caste in CASTE_NAMES
    ]
    codes += ["end"]
    return codes


CODES: Final = tuple(_codes())
