"""The first player, picked by chance (R1.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import actions
from tatami.games.tenno.phases import arrange
from tatami.games.tenno.table import TennoTable


def odds(table: TennoTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every seat, each as likely as the others."""
    for seat in range(table.seats):
        outcomes[seat] = actions.FIRST + seat
        weights[seat] = 1
    return table.seats


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Give the first turn to the seat that was drawn."""
    table.eras += 1
    arrange.open_window(table, action - actions.FIRST)
    if emit is not None:
        emit.add(Event("begins", {"seat": table.turn}))
