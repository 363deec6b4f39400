"""Where a player's monk is. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.tenno.data import MONK, PLACES
from tatami.games.tenno.table import NONE, TennoTable


def cell_of(table: TennoTable, seat: i64) -> i64:
    """The cell where the monk of `seat` lies, or NONE."""
    for cell in range(seat * PLACES, seat * PLACES + PLACES):
        if table.cards[cell] == MONK:
            return cell
    return NONE


def owned(table: TennoTable, seat: i64) -> bool:
    """Whether `seat` still has its monk, in hand or on the table."""
    return (table.hand[seat] >> MONK) & 1 != 0 or cell_of(table, seat) != NONE
