"""What counts in a village of 7 Ronin, and how much: numbers fitted to games that bots played against themselves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from tatami.games.seven_ronin.data import ROUNDS

BIAS: Final = 0
RESERVE: Final = 1
RESERVE_SQUARED: Final = 2
MUSTERED: Final = 3
"""The markers on the Green."""
OCCUPIED: Final = 4
"""OCCUPIED + area."""
STACKED: Final = 14
"""STACKED + area: the markers beyond the first."""
CONQUESTS: Final = 24
"""CONQUESTS + k: at least k + 2 areas count as conquered."""
ALIVE: Final = 27
"""ALIVE + ronin."""
ROOM: Final = 34
"""ROOM + ronin: the wounds he can still take."""
ROOM_SQUARED: Final = 41
RESERVE_ROOM: Final = 42
HELD: Final = 43
MUTED: Final = 50
BAND_SQUARED: Final = 57
"""The living ronin, squared."""
GAPS: Final = 58
"""Conquered areas times fallen ronin."""
CONQUESTS_SQUARED: Final = 59
LATE: Final = 60
FEATURES: Final = 61

WEIGHTS: Final[tuple[tuple[float, float], ...]] = (
    # bias; the reserve in tens and its square; the markers on the Green
    (1.09, -0.07),
    (1.31, 10.74),
    (0.09, -0.45),
    (0.57, -0.35),
    # occupied: Watchtower, Inn, Burial Grounds, Shrine, Well, Granary, Pen, small Field, Passage, large Field
    (0.76, 0.72),
    (0.36, 1.03),
    (0.35, 1.08),
    (0.73, 0.66),
    (0.47, 1.01),
    (0.03, 1.4),
    (0.46, 0.71),
    (0.29, 0.92),
    (0.65, 0.35),
    (0.41, 1.2),
    # each further marker there
    (0.43, -0.24),
    (0.68, 0.07),
    (0.06, 0.51),
    (0.33, 0.2),
    (0.12, 0.6),
    (0.57, 0.39),
    (0.31, 0.16),
    (0.51, 0.15),
    (0.46, 0.2),
    (0.37, 0.13),
    # at least two, three, four areas
    (-0.26, 0.34),
    (0.28, -0.11),
    (-0.25, 0.18),
    # alive: Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu, Yumi
    (-0.28, -0.45),
    (-0.24, -0.95),
    (-1.36, -1.75),
    (-0.14, -1.36),
    (0.36, -0.73),
    (-0.49, -1.54),
    (0.12, -0.66),
    # each wound they can still take
    (-0.13, -0.77),
    (0.09, -0.21),
    (0.01, -0.1),
    (-0.16, -0.22),
    (-0.09, -0.42),
    (-0.12, -0.09),
    (-0.26, -0.64),
    # all their room, squared; the reserve times their room
    (-0.24, -1.42),
    (-0.02, -0.75),
    # held by the Pen
    (0.07, 0.33),
    (0.37, 0.82),
    (0.81, 1.0),
    (0.38, -0.41),
    (-0.05, 0.71),
    (0.51, 0.34),
    (-0.17, 0.87),
    # muted by the Shrine
    (0.54, 0.53),
    (-0.25, -0.56),
    (0.24, 0.32),
    (-0.2, 0.5),
    (-0.49, -0.65),
    (0.43, 0.01),
    (0.16, 0.41),
    # the band squared; gaps; areas squared; how late it is, squared
    (-0.14, -0.12),
    (0.62, -0.77),
    (0.1, 0.61),
    (-1.18, -2.44),
)
"""What each feature counts in round 1 and in round 8, fitted to games that bots played; between, in a line."""


def by_round(weights: tuple[tuple[float, float], ...]) -> vec[float]:
    """The weights of every round."""
    table: list[float] = []
    for round in range(ROUNDS + 1):
        late = (round - 1) / (ROUNDS - 1)
        table += [first + (last - first) * late for first, last in weights]
    return vec[float](table)


BY_ROUND: Final = by_round(WEIGHTS)
"""The weight of each feature in each round, at [round * FEATURES + feature]."""
