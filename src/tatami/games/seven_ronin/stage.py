"""The stages of a round, in order. From COPY to SEND the Attacker says the parts of one ability. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.stage import Stage, names
from tatami.core.state import NOBODY
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER

PLAN: Final = 0
"""Both make their plans."""
ABILITIES: Final = 1
"""Step 1: the Defender uses ronin abilities."""
SHARE: Final = 2
"""Step 2: the Defender shares wounds between Tasuke and another ronin."""
AREAS: Final = 3
"""Step 3: the Attacker uses the abilities of occupied areas."""
COPY: Final = 4
"""The Inn: which area does it copy?"""
TARGET: Final = 5
"""The Well, the Shrine or the Pen: against whom?"""
TAKE: Final = 6
"""The Burial Grounds: from where?"""
SEND: Final = 7
"""The Passage: where to?"""
ARROWS: Final = 8
"""The Watchtower, when the supply cannot pay for everybody: against whom first?"""
AMBUSH: Final = 9
"""The Passage brought ninja upon Tasuke and another: the Defender shares the wounds."""
OVER: Final = 10

ROWS: Final = (
    Stage("plan", "window", "R2.1", ("R2.1", "R2.11")),
    Stage("abilities", "defender", "R3.1", ("R3.1", "R3.2", "R3.4", "R3.5", "R3.7", "R3.8", "R3.9")),
    Stage("share", "defender", "R4.2", ("R4.1", "R4.2", "R4.3")),
    Stage(
        "areas",
        "attacker",
        "R5.1",
        ("R5.1", "R5.2", "R5.3", "R5.4", "R5.5", "R5.6", "R5.7", "R5.8", "R5.9", "R5.10", "R5.13"),
    ),
    Stage("copy", "attacker", "R5.3", ("R5.3", "R5.9")),
    Stage("target", "attacker", "R5.12", ("R5.12", "R5.5", "R5.6", "R5.8")),
    Stage("take", "attacker", "R5.4", ("R5.4",)),
    Stage("send", "attacker", "R5.10", ("R5.10",)),
    Stage("arrows", "attacker", "R5.11", ("R5.2", "R5.11")),
    Stage("ambush", "defender", "R4.2", ("R5.10", "R4.2", "R4.3")),
    Stage("over", "nobody", "", ("R7.1", "R7.2", "R7.3", "R7.4", "R7.5")),
)

NAMES: Final = names(ROWS)


def _deciders() -> list[int]:
    seats: dict[str, int] = {"window": ATTACKER, "attacker": ATTACKER, "defender": DEFENDER, "nobody": NOBODY}
    return [seats[row.who] for row in ROWS]


DECIDERS: Final = vec[i64](_deciders())
"""The seat that decides, by stage. While plans are made, that is the Attacker unless he is ready."""
