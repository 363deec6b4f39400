"""CALL: a player with a new combination goes on with koi-koi, or stops (R4.1)."""

from __future__ import annotations

from koikoi import actions, month
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import score
from tatami.core.events import Emit
from tatami.core.refusal import Refusal


def may(table: KoiKoiTable, seat: int) -> list[int]:
    return [actions.KOI, actions.STOP]


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    # Both answers are always open, so whatever is refused belongs to another stage.
    return None


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    if action == actions.STOP:
        month.win(table, emit)
        return
    table.best[seat] = score(table.taken[seat])
    tell(emit, "called", seat=seat)
    month.pass_on(table, emit)
