"""A month of Koi-Koi: whose turn comes next, what stopping is worth, and how the month ends."""

from __future__ import annotations

from koikoi import stage
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import DOUBLED, score
from tatami.core.events import Emit


def pass_on(table: KoiKoiTable, emit: Emit | None) -> None:
    """Let the other player play; with empty hands, the month ends and nobody scores (R4.6)."""
    table.turn = 1 - table.turn
    table.stage = stage.PLAY
    if not table.hand[table.turn]:
        tell(emit, "nothing", month=table.month)
        _end(table, emit)


def worth(table: KoiKoiTable, seat: int) -> int:
    """What the month is worth if `seat` stops now (R4.3, R4.4)."""
    worth = score(table.taken[seat])
    if worth >= DOUBLED:
        worth *= 2
    return worth * 2 if table.best[1 - seat] else worth


def win(table: KoiKoiTable, emit: Emit | None) -> None:
    """Let whoever's turn it is stop and score (R4.1, R1.5)."""
    points = worth(table, table.turn)
    table.points[table.turn] += points
    table.dealer = table.turn
    tell(emit, "won", seat=table.turn, month=table.month, points=points)
    _end(table, emit)


def _end(table: KoiKoiTable, emit: Emit | None) -> None:
    """Deal the next month, or end the game after the last one (R5.1)."""
    table.month += 1
    if table.month == table.months:
        table.stage = stage.OVER
        return
    table.stage = stage.DEAL
    table.turn = table.dealer
    table.hand, table.taken, table.best = [0, 0], [0, 0], [0, 0]
    table.field = 0
