"""Chance takes a farm, whose token brings a penalty (R8.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, stage, village
from tatami.games.samurai_spirit.data import FARM_PENALTIES
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every farm token left, alike."""
    found: i64 = 0
    for kind in range(i64(len(FARM_PENALTIES))):
        if table.farm_tokens[kind] > 0:
            outcomes[found] = actions.FARM + kind
            weights[found] = table.farm_tokens[kind]
            found += 1
    return found


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take the farm away, and apply its penalty."""
    table.eras += 1
    table.stage = stage.RUN
    village.turn_farm(table, action - actions.FARM, emit)
