"""Every action of Tenno as a number and as a short code.

first-2      chance: player 2 begins            fill-7       lay the 7 from the hand into the first gap
set-213      lay the peasants 2, 1, 3           swap-b       take up the own card at b
b>2a         attack with b player 2's card a    lay-7        lay the 7 where a card was taken up
monk         show the monk                      keep         change nothing
plain        fight without the monk             trade-ab     exchange the own cards a and b
stop         no second attack                   feint-ab     only pretend to
look-c       look at the attacker's card c      trust        do not look
"""

from __future__ import annotations

from typing import Final

from tatami.games.tenno.data import FACES, MAX_SEATS

FIRST: Final = 0
SET: Final = 7
ATTACK: Final = 13
MONK_SHOWN: Final = 76
PLAIN: Final = 77
STOP: Final = 78
FILL: Final = 79
SWAP: Final = 90
KEEP: Final = 93
LAY: Final = 94
TRADE: Final = 105
FEINT: Final = 108
LOOK: Final = 111
TRUST: Final = 114

# Declared as of any length: a tuple of known length is built anew each time compiled code indexes it.
ORDERS: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The six ways to lay the peasants, by place."""

PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (1, 2))
"""The pairs of places a trade may concern."""

PLACE_NAMES: Final = "abc"


def _codes() -> list[str]:
    codes = [f"first-{seat + 1}" for seat in range(MAX_SEATS)]
    codes += ["set-" + "".join(FACES[card] for card in order) for order in ORDERS]
    codes += [f"{own}>{seat + 1}{other}" for own in PLACE_NAMES for seat in range(MAX_SEATS) for other in PLACE_NAMES]
    codes += ["monk", "plain", "stop"]
    codes += [f"fill-{face}" for face in FACES]
    codes += [f"swap-{place}" for place in PLACE_NAMES]
    codes += ["keep"]
    codes += [f"lay-{face}" for face in FACES]
    codes += [f"trade-{PLACE_NAMES[p]}{PLACE_NAMES[q]}" for p, q in PAIRS]
    codes += [f"feint-{PLACE_NAMES[p]}{PLACE_NAMES[q]}" for p, q in PAIRS]
    codes += [f"look-{place}" for place in PLACE_NAMES]
    codes += ["trust"]
    return codes


CODES: Final = tuple(_codes())
