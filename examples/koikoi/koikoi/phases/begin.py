"""R1.2: chance picks the first dealer."""

from __future__ import annotations

from koikoi import stage
from koikoi.actions import FIRST
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    """Either player, alike."""
    return [(FIRST, 1), (FIRST + 1, 1)]


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """The dealer plays first."""
    table.dealer = table.turn = action - FIRST
    table.stage = stage.DEAL
    tell(emit, "begins", seat=table.dealer)
