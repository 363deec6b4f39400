"""Filling the gaps, all who have some at once (R4.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, gaps, members, stage, turn
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import LAID, Memory
from tatami.games.tenno.table import NONE, TennoTable


def fill_bar(table: TennoTable, seat: i64, card: i64) -> i64:
    """What stands in the way of filling a gap with this card. `may` lists the cards of the hand without asking."""
    if (table.hand[seat] >> card) & 1:
        return bars.FINE
    return bars.CANNOT_FILL


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Every card of the hand, for the first gap."""
    return members.actions_into(table.hand[seat], actions.FILL, out)


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why this card cannot be laid: it is not in the hand."""
    if action < actions.FILL or action >= actions.SWAP:
        return None
    card = action - actions.FILL
    return bars.ROWS[fill_bar(table, seat, card)].refusal({"card": card})


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Lay a card into the first gap; the turn goes on once all gaps are filled."""
    card = action - actions.FILL
    cell = gaps.first_empty(table, seat)
    table.cards[cell] = card
    table.empty &= ~(1 << cell)
    table.hand[seat] &= ~(1 << card)
    if emit is not None:
        emit.add(Event("filled", {"seat": seat, "place": cell % PLACES, "card": card}, 1 << seat))
    if gaps.empty_places(table, seat):
        return
    table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        _close_window(table, emit)


def _close_window(table: TennoTable, emit: Emit | None) -> None:
    table.eras += 1
    known = table.known
    if known is not None:
        _note(table, known)
    if emit is not None:
        _tell(table, emit)
    table.gaps = 0
    if table.lost == 0:
        table.stage = stage.CHANGE
    elif table.looker != NONE:
        table.stage = stage.PEEK
    else:
        turn.pass_on(table)


def _note(table: TennoTable, known: Memory) -> None:
    for cell in range(table.seats * PLACES):
        if (table.gaps >> cell) & 1:
            known.note(cell // PLACES, (LAID, cell % PLACES, NONE, NONE))


def _tell(table: TennoTable, emit: Emit) -> None:
    for seat in range(table.seats):
        places = [int(place) for place in range(i64(PLACES)) if (table.gaps >> (seat * PLACES + place)) & 1]
        if places:
            emit.add(Event("refilled", {"seat": seat, "places": tuple(places)}))
