"""How well the village stands between two rounds: the share of games that teams of the expert won from there."""

from __future__ import annotations

import math

from mypy_extensions import i64

from tatami.bots.samurai_spirit.weights import (
    MERIT_BARRICADE,
    MERIT_FAMILIES,
    MERIT_FARM,
    MERIT_LEVEL,
    MERIT_WOUNDS,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit


def families(table: SamuraiSpirit) -> i64:
    """How many families are left."""
    return (table.families & 1) + ((table.families >> 1) & 1) + ((table.families >> 2) & 1)


def merit(table: SamuraiSpirit) -> float:
    """From 0 to 1, at the beginning of the second or third round."""
    round = table.round
    promise = MERIT_LEVEL[table.level] + MERIT_FAMILIES[round * 4 + families(table)]
    promise += MERIT_FARM[round] * float(table.farms) + MERIT_BARRICADE[round] * float(table.barricades)
    for place in range(table.team):
        promise += MERIT_WOUNDS[round * 4 + table.wounds[place]]
    return 1.0 / (1.0 + math.exp(-promise))
