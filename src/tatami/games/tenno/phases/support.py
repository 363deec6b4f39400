"""The defender's monk, shown or not (R3.2, R3.3, R3.5). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, fight, monk, sight
from tatami.games.tenno.data import MONK, PLACES
from tatami.games.tenno.memory import SHOWN
from tatami.games.tenno.table import NONE, TennoTable


def monk_bar(table: TennoTable, seat: i64) -> i64:
    """What stands in the way of showing the monk."""
    if monk.cell_of(table, seat) == NONE:
        return bars.NO_MONK
    return bars.FINE


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Show the monk, if it lies there, or fight without it."""
    found: i64 = 0
    if monk_bar(table, seat) == bars.FINE:
        out[0] = actions.MONK_SHOWN
        found = 1
    out[found] = actions.PLAIN
    return found + 1


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why the monk cannot be shown. To fight without it is always allowed."""
    if action == actions.MONK_SHOWN:
        return bars.ROWS[monk_bar(table, seat)].refusal({})
    if action == actions.PLAIN:
        return bars.ROWS[bars.FINE].refusal({})
    return None


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Show the monk or not, and fight."""
    table.eras += 1
    shown = action == actions.MONK_SHOWN
    if shown:
        cell = monk.cell_of(table, seat)
        sight.show(table, cell)
        if emit is not None:
            emit.add(Event("supported", {"seat": seat, "place": cell % PLACES}))
        known = table.known
        if known is not None:
            known.note(seat, (SHOWN, cell % PLACES, MONK, NONE))
    fight.decide(table, shown, emit)
