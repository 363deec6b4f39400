"""Laying a card where one was taken up (R5.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, members, sight, turn
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import LAID
from tatami.games.tenno.table import NONE, TennoTable


def in_hand(table: TennoTable, seat: i64) -> i64:
    """The cards that may be laid, as a bit set: the hand with the card that was taken up."""
    return table.hand[seat] | (1 << table.cards[table.slot])


def lay_bar(table: TennoTable, seat: i64, card: i64) -> i64:
    """What stands in the way of laying this card. `may` lists the cards in hand without asking."""
    if (in_hand(table, seat) >> card) & 1:
        return bars.FINE
    return bars.CANNOT_LAY


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Every card of the hand, and the one that was taken up."""
    return members.actions_into(in_hand(table, seat), actions.LAY, out)


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why this card cannot be laid: it is not in the hand."""
    if action < actions.LAY or action >= actions.TRADE:
        return None
    card = action - actions.LAY
    return bars.ROWS[lay_bar(table, seat, card)].refusal({"card": card})


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Lay the card; the other one is in the hand."""
    card = action - actions.LAY
    cell = table.slot
    taken = table.cards[cell]
    table.hand[seat] = (table.hand[seat] | (1 << taken)) & ~(1 << card)
    table.cards[cell] = card
    table.slot = NONE
    table.eras += 1
    sight.hide(table, cell)
    place = cell % PLACES
    known = table.known
    if known is not None:
        known.note(seat, (LAID, place, NONE, NONE))
    if emit is not None:
        emit.add(Event("changed", {"seat": seat, "place": place}, -1, {"card": taken, "laid": card}, 1 << seat))
    turn.pass_on(table)
