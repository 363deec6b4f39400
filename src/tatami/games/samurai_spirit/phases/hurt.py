"""Chance picks who is wounded (R8.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, stage, wounds
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every samurai in the game, alike."""
    found: i64 = 0
    for samurai in range(i64(SAMURAI)):
        if table.home[samurai] != NONE:
            outcomes[found] = actions.HURT + samurai
            found += 1
    return even(weights, found)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Wound the samurai who was picked."""
    table.eras += 1
    table.stage = stage.RUN
    wounds.wound(table, table.home[action - actions.HURT], emit)
