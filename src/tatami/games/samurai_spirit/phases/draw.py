"""Chance says what a turned-up card is (R11.2). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, draws, purpose, stage, unseen
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    return unseen.odds(table, outcomes, weights)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """It is this card, or one that is older than the layer that chance looked at."""
    table.eras += 1
    if action == actions.DEEPER:
        unseen.look_at_layer(table, table.depth - 1)
        return
    card = action - actions.CARD
    table.stage = stage.RUN
    table.depth = 0
    if table.purpose >= purpose.REPEL:
        table.breach -= 1
    else:
        table.deep -= 1
        table.pile -= 1
    unseen.identify(table, card)
    draws.turned_up(table, card, emit)
