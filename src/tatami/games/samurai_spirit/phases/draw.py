"""Chance says what a turned-up card is (R11.2). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, draws, purpose, stage, unseen
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every card that may lie there, as often as it may."""
    return unseen.odds(table, outcomes, weights)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Turn that card up, or look at the layer below where chance says that it is older."""
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
