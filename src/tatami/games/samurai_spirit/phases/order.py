"""Choosing in which order revealed raiders go back (R5.12). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, stacking, stage
from tatami.games.samurai_spirit.data import CARDS
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    found: i64 = 0
    for card in range(i64(CARDS)):
        if stacking.order_bar(table, card) == bars.FINE:
            out[found] = actions.TOP + card
            found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    card = action - actions.TOP
    if 0 <= card < CARDS:
        return bars.refusal(stacking.order_bar(table, card), {"card": card})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """The next card from the top down. The decision stays open until only one card is left."""
    card = action - actions.TOP
    table.order[table.ordered] = card
    table.ordered += 1
    if emit is not None:
        emit.add(Event("ordered", {"samurai": table.who[table.kiai], "card": card, "number": table.ordered}))
    if stacking.shown(table) > table.ordered + 1:
        return
    table.eras += 1
    table.stage = stage.RUN
    stacking.finish(table, emit)
