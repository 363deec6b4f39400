"""Chance picks who is healed by a family (R8.5). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, stage, wounds
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every wounded samurai, alike."""
    found: i64 = 0
    for samurai in range(i64(SAMURAI)):
        place = table.home[samurai]
        if place != NONE and table.is_wounded(place):
            outcomes[found] = actions.CURE + samurai
            found += 1
    return even(weights, found)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Heal the samurai who was picked."""
    table.eras += 1
    table.stage = stage.RUN
    wounds.heal(table, table.home[action - actions.CURE], "family", emit)
