"""Placing a card left or right, with no talent at hand: one that Daisuke's kiai moved (R5.8). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, lines, plays, stage
from tatami.games.samurai_spirit.data import SYMBOL
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """Right always, left where the card can defend."""
    out[0] = actions.ATTACK
    if lines.defend_bar(table, table.holder, table.card) != bars.FINE:
        return 1
    out[1] = actions.DEFEND
    return 2


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the card may not be played left; right is always free."""
    if action == actions.ATTACK:
        return bars.ROWS[bars.FINE].refusal({})
    if action == actions.DEFEND:
        card = table.card
        bar = lines.defend_bar(table, table.holder, card)
        return bars.ROWS[bar].refusal({"card": card, "symbol": SYMBOL[card]})
    if actions.HAND <= action <= actions.REDRAW:
        return bars.ROWS[bars.MOVED_CARD].refusal({})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Play the card right or left."""
    table.eras += 1
    table.stage = stage.RUN
    if action == actions.ATTACK:
        plays.attack(table, False, emit)
    else:
        plays.defend(table, emit)
