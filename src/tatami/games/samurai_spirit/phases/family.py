"""Chance takes a family (R8.5). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, stage, village
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import SpiritTable
from tatami.kit.bits import actions_into


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every family of the village, alike."""
    return even(weights, actions_into(table.families, actions.FAMILY, outcomes))


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take the family away, and apply what it brings."""
    table.eras += 1
    table.stage = stage.RUN
    village.take_family(table, action - actions.FAMILY, emit)
