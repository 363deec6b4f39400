"""What things are worth in Samurai Spirit, in barricades of the first round's beginning (about).

First set by hand, then tuned by letting teams of two to five play a few hundred thousand games at three levels with
slightly different numbers. Rounds count from 0; in the last one only survival counts, so what is not in danger is worth
little.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

LOST: Final = 40.0
"""What loses the game."""
NEVER: Final = -1.0e9
"""What cannot be done."""

# --- the village, by round --------------------------------------------------------------------------------------------

BARRICADE_WORTH: Final = vec[float]([1.60, 1.39, 0.48])
"""A barricade while there are many ..."""
EDGE_WORTH: Final = vec[float]([2.20, 2.98, 5.78])
"""... how much more it is worth as the only thing that keeps the last farm ..."""
EDGE_FADE: Final = vec[float]([0.42, 0.30, 0.47])
"""... and how fast that fades with every barricade and farm beyond."""
FARM_MORE: Final = vec[float]([1.88, 1.26, 0.32])
"""What farms are worth beyond barricades, shared by those beyond the last."""
FARM_TURNED: Final = 1.4
"""How much more a farm is worth where its token brings a penalty."""
FAMILY_WORTH: Final = vec[float]([0.0, LOST, 6.05, 3.38, 0.0, LOST, 4.63, 1.73, 0.0, LOST, 1.46, 0.29])
"""Four a round: a family when so many are left."""
WOUND_COST: Final = vec[float]([0.63, 0.68, 2.00, LOST, 0.72, 0.73, 2.63, LOST, 0.15, 0.19, 1.48, LOST])
"""Four a round: a wound of a samurai with so many. The second one also wakes the animal."""
HAT_WORTH: Final = 0.88
"""How much of a wound a hat on the left is worth."""
FLAMES: Final = vec[float]([0.60, 0.68, 0.61])
"""How many of the raiders left over burn something, and what else they bring about."""

# --- samurai and their lines ------------------------------------------------------------------------------------------

ROOM_WORTH: Final = 1.66
"""All the room below the kiai value; the first points of it are worth most ..."""
ROOM_FADE: Final = 5.93
"""... and so many points are worth about two thirds of all."""
ROOM_NEED: Final = 0.33
ROOM_PRESS: Final = 0.68
"""How much of that counts: always, and with the pressure (raiders for what can be carried)."""
CARRY_POINT: Final = 0.47
CARRY_SYMBOL: Final = 0.58
"""How many raiders a point of room and an open symbol can carry."""
TEMPO: Final = 0.11
TEMPO_PRESS: Final = 0.54
"""How many of the blows of a raider left over are spared by meeting it: always, and with the pressure."""
SHIELD: Final = 0.39
SHIELD_LATE: Final = 0.54
"""How much of its symbol's worth a card on the left saves: always, and as later cards are unlikely to."""
FILL: Final = 0.34
"""How likely one more turn is to bring a symbol that is wanted."""
OVERRUN: Final = 0.74
"""Being beaten, beyond the barricade."""
OUT: Final = 0.55
OUT_ROOM: Final = 0.60
OUT_SYMBOL: Final = 0.72
"""Passing: always, for each point of room given up (with the pressure), and of the open symbols' worth."""
KIAI_WORTH: Final = vec[float]([1.29, 1.66, 0.60, 0.88, 0.73, 0.87, 0.75, 0.98, 0.21, 0.39, -0.02, 0.66, 0.55, 1.02])
"""The kiai of each samurai, human and animal."""
LEND: Final = vec[float]([0.05, 0.08, 0.13, 0.16, 0.19, 0.12, 0.08])
"""Lending the token of each samurai."""
TALENT: Final = vec[float]([0.51, 0.37, 0.54, 0.71, 0.33, 0.49, 0.30])
"""The talent of each samurai, for whoever may choose."""
TAKE: Final = vec[float]([0.26, 0.49, 1.90])
"""By round: how willingly tokens of absent samurai are taken ..."""
TAKE_MORE: Final = vec[float]([0.5, 0.5, 0.0])
"""... and how much less with each that is in use."""
REDRAW_COST: Final = 0.40
REDRAW_FLOOR: Final = -0.5
"""What is expected of a card that Katsushiro would put under the pile."""

# --- penalties --------------------------------------------------------------------------------------------------------

SUFFERED: Final = 0.87
"""How often the penalty of the last card is suffered, if there is another turn."""
PUSH: Final = 0.18
PUSH_FULL: Final = 0.82
"""A neighbour draws: always, and if that neighbour has little room."""
LITTLE_ROOM: Final = 4
NO_DEFENCE_COST: Final = 0.27
"""For each open symbol."""
NO_SUPPORT_COST: Final = 0.10
MUST_PASS_COST: Final = 1.17
RESHUFFLE_COST: Final = 0.87
NO_TALENTS_COST: Final = 0.23
DISCARD_COST: Final = 1.96

# --- the village between rounds (see `merit.py`) ----------------------------------------------------------------------

MERIT_LEVEL: Final = vec[float]([0.8, -0.1, -1.3, -2.3])
"""How easy the rest is, by level."""
MERIT_FARM: Final = vec[float]([0.0, 0.30, 0.50])
MERIT_BARRICADE: Final = vec[float]([0.0, 0.42, 0.47])
"""A farm and a barricade at the beginning of a round."""
MERIT_WOUNDS: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, -0.18, -0.59, -1.62, 0.0, -0.05, -0.34, -1.43])
"""Four a round: a samurai with so many wounds."""
MERIT_FAMILIES: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, -2.36, -0.70, 0.0, 0.0, -1.58, -0.37, 0.0])
"""Four a round: so many families."""
