"""BEGIN: chance picks the first dealer (R1.2)."""

from __future__ import annotations

from koikoi import actions, stage
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    return [(actions.FIRST, 1), (actions.FIRST + 1, 1)]


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    table.dealer = table.turn = action - actions.FIRST
    table.stage = stage.DEAL
    tell(emit, "begins", seat=table.dealer)
