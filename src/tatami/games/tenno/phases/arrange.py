"""Laying the peasants, all at once (R1.2, R1.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, stage
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.table import TennoTable


def open_window(table: TennoTable, first: i64) -> None:
    """Ask everybody for their peasants; `first` will have the first turn."""
    table.turn = first
    table.stage = stage.ARRANGE
    table.waiting = (1 << table.seats) - 1


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Every order of the three peasants."""
    for order in range(i64(6)):
        out[order] = actions.SET + order
    return 6


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Nothing stands against any order."""
    if action < actions.SET or action >= actions.ATTACK:
        return None
    return bars.ROWS[bars.FINE].refusal({})


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Lay the peasants of `seat`; the first attack follows once all have."""
    peasants = actions.ORDERS[action - actions.SET]
    for place in range(i64(PLACES)):
        cell = seat * PLACES + place
        table.cards[cell] = peasants[place]
    cells: i64 = 0b111 << (seat * PLACES)
    table.empty &= ~cells
    table.untouched |= cells
    table.waiting &= ~(1 << seat)
    if emit is not None:
        emit.add(Event("arranged", {"seat": seat, "cards": peasants}, 1 << seat))
    if table.waiting == 0:
        table.eras += 1
        table.stage = stage.STRIKE
        if emit is not None:
            emit.add(Event("ready", {"seat": table.turn}))
