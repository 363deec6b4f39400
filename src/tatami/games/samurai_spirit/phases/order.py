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
    """The revealed raiders that are not in order yet."""
    found: i64 = 0
    for card in range(i64(CARDS)):
        if stacking.order_bar(table, card) == bars.FINE:
            out[found] = actions.TOP + card
            found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why a card may not go back next."""
    card = action - actions.TOP
    if 0 <= card < CARDS:
        return bars.ROWS[stacking.order_bar(table, card)].refusal({"card": card})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Put the card next, from the top down; the decision stays open until only one card is left."""
    card = action - actions.TOP
    table.order[table.stacked] = card
    table.stacked += 1
    if emit is not None:
        emit.add(Event("ordered", {"samurai": table.who[table.kiai], "card": card, "number": table.stacked}))
    if stacking.shown(table) > table.stacked + 1:
        return
    table.eras += 1
    table.stage = stage.RUN
    stacking.finish(table, emit)
