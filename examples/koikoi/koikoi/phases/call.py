"""R4.1: with a new combination, koi-koi goes on and stop ends the month."""

from __future__ import annotations

from koikoi import bars, month, turn
from koikoi.actions import KOI, STOP
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import score
from tatami.core.events import Emit
from tatami.core.refusal import Refusal


def may(table: KoiKoiTable, seat: int) -> list[int]:
    """Both, always."""
    return [KOI, STOP]


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    """Both are always legal."""
    return bars.ROWS[bars.FINE].refusal({}) if action in (KOI, STOP) else None


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """Win the month, or pass on with what the combinations were worth remembered."""
    if action == STOP:
        month.win(table, emit)
        return
    table.best[seat] = score(table.taken[seat])
    tell(emit, "called", seat=seat)
    turn.pass_on(table, emit)
