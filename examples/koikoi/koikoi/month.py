"""What a month is worth, and its end."""

from __future__ import annotations

from koikoi import stage
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import DOUBLED, score
from tatami.core.events import Emit


def worth(table: KoiKoiTable, seat: int) -> int:
    """What the month brings if `seat` stops now (R4.3, R4.4)."""
    worth = score(table.taken[seat])
    if worth >= DOUBLED:
        worth *= 2
    return worth * 2 if table.best[1 - seat] else worth


def win(table: KoiKoiTable, emit: Emit | None) -> None:
    """Whoever has the turn takes the month."""
    won = worth(table, table.turn)
    table.points[table.turn] += won
    table.dealer = table.turn
    tell(emit, "won", seat=table.turn, month=table.month, points=won)
    end(table, emit)


def end(table: KoiKoiTable, emit: Emit | None) -> None:
    """R1.5: whoever won deals next. R5.1: after the last month the points are compared."""
    table.month += 1
    if table.month == table.months:
        table.stage = stage.OVER
        return
    table.stage = stage.DEAL
    table.turn = table.dealer
    table.hand, table.taken, table.best = [0, 0], [0, 0], [0, 0]
    table.field = 0
