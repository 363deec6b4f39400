"""The turn, which goes from seat to seat. Hot."""

from __future__ import annotations

from tatami.games.tenno import stage
from tatami.games.tenno.table import NONE, TennoTable


def pass_on(table: TennoTable) -> None:
    """Let the next player attack."""
    table.turn = (table.turn + 1) % table.seats
    table.stage = stage.STRIKE
    table.weapon = NONE
    table.target = NONE
    table.first_target = NONE
    table.lost = 0
