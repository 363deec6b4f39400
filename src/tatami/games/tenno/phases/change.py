"""The change of an attacker who lost nothing: take a card up, trade two, or keep all (R5.1 to R5.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, sight, stage, turn
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import TRADED
from tatami.games.tenno.table import NONE, TennoTable


def swap_bar(table: TennoTable, seat: i64) -> i64:
    """What stands in the way of taking a card up."""
    if table.hand[seat] == 0:
        return bars.HAND_EMPTY
    return bars.FINE


def trade_bar(table: TennoTable, seat: i64) -> i64:
    """What stands in the way of trading two cards, or of pretending to."""
    if table.hand[seat] != 0:
        return bars.HAND_NOT_EMPTY
    return bars.FINE


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Take up any of the three cards, or keep them; with an empty hand trade two of them, really or not."""
    found: i64 = 0
    if swap_bar(table, seat) == bars.FINE:
        for place in range(i64(PLACES)):
            out[place] = actions.SWAP + place
        found = PLACES
    out[found] = actions.KEEP
    found += 1
    if trade_bar(table, seat) == bars.FINE:
        for action in range(i64(actions.TRADE), i64(actions.LOOK)):
            out[found] = action
            found += 1
    return found


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why the attacker cannot change that way. To keep all cards is always allowed."""
    if action == actions.KEEP:
        return bars.ROWS[bars.FINE].refusal({})
    if actions.SWAP <= action < actions.KEEP:
        return bars.ROWS[swap_bar(table, seat)].refusal({})
    if actions.TRADE <= action < actions.LOOK:
        return bars.ROWS[trade_bar(table, seat)].refusal({})
    return None


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take a card up, or end the turn with a trade or without."""
    if action < actions.KEEP:
        _take_up(table, seat, action - actions.SWAP, emit)
        return
    table.eras += 1
    if action != actions.KEEP:
        _trade(table, seat, action, emit)
    elif emit is not None:
        emit.add(Event("kept", {"seat": seat}))
    turn.pass_on(table)


def _take_up(table: TennoTable, seat: i64, place: i64, emit: Emit | None) -> None:
    table.slot = seat * PLACES + place
    table.stage = stage.RELAY
    if emit is not None:
        emit.add(Event("took", {"seat": seat, "place": place, "card": table.cards[table.slot]}, 1 << seat))


def _trade(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Exchange two cards, or only pretend to: the others cannot tell."""
    real = action < actions.FEINT
    p, q = actions.PAIRS[(action - actions.TRADE) % len(actions.PAIRS)]
    one = seat * PLACES + p
    other = seat * PLACES + q
    if real:
        card = table.cards[one]
        table.cards[one] = table.cards[other]
        table.cards[other] = card
    sight.hide(table, one)
    sight.hide(table, other)
    known = table.known
    if known is not None:
        known.note(seat, (TRADED, p, q, NONE))
    if emit is not None:
        emit.add(Event("traded", {"seat": seat, "places": (p, q)}, -1, {"real": 1 if real else 0}, 1 << seat))
