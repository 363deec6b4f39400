"""What one seat of Sticks may know: everything."""

from __future__ import annotations

from sticks import stage
from sticks.table import SticksTable
from tatami.core.view import View


class SticksView(View, frozen=True, kw_only=True):
    left: int
    turn: int


def view(table: SticksTable, seat: int | None) -> SticksView:
    name = stage.NAMES[table.stage]
    return SticksView(game="sticks", seats=2, seat=seat, stage=name, left=table.left, turn=table.turn)
