"""Chance picks who begins (R1.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, rounds, stage
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every samurai is as likely to begin."""
    for place in range(table.team):
        outcomes[place] = actions.FIRST + place
    return even(weights, table.team)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Begin the first round with the samurai who was picked."""
    table.eras += 1
    table.stage = stage.RUN
    rounds.begin(table, action - actions.FIRST, emit)
