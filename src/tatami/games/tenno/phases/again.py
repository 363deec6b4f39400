"""The second attack that a ronin brings, with another card and on another (R3.6, R3.7). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, attack, bars, gaps
from tatami.games.tenno.data import CELLS, PLACES
from tatami.games.tenno.table import TennoTable


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Every other card that may attack, against every card that was not attacked yet, or stop."""
    found: i64 = 0
    for place in range(i64(PLACES)):
        if attack.weapon_bar(table, seat * PLACES + place) != bars.FINE:
            continue
        action = actions.ATTACK + place * CELLS
        for cell in range(table.seats * PLACES):
            if attack.target_bar(table, cell) == bars.FINE:
                out[found] = action + cell
                found += 1
    out[found] = actions.STOP
    return found + 1


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why this attack is not allowed. To stop always is."""
    if action == actions.STOP:
        return bars.ROWS[bars.FINE].refusal({})
    return attack.why_not(table, action)


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Attack once more, or stop."""
    if action != actions.STOP:
        attack.begin(table, action, emit)
        return
    table.eras += 1
    if emit is not None:
        emit.add(Event("stopped", {"seat": seat}))
    gaps.open_window(table, emit)
