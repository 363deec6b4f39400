"""Choosing which card of the left side is discarded (R6.9). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, lines, stage
from tatami.games.samurai_spirit.data import SIDE
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def lose_bar(table: SpiritTable, symbol: i64) -> i64:
    """Only a card that lies there can be discarded."""
    if table.left[table.turn * SIDE + symbol] == NONE:
        return bars.NOTHING_THERE
    return bars.FINE


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """The symbols of the left side with a card."""
    found: i64 = 0
    for symbol in range(i64(SIDE)):
        if lose_bar(table, symbol) == bars.FINE:
            out[found] = actions.LOSE + symbol
            found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why no card of a symbol can be discarded."""
    symbol = action - actions.LOSE
    if 0 <= symbol < SIDE:
        return bars.ROWS[lose_bar(table, symbol)].refusal({"symbol": symbol})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Discard the card of the symbol."""
    table.eras += 1
    table.stage = stage.RUN
    lines.drop_left(table, action - actions.LOSE, emit)
