"""R1.2: one, two or three sticks."""

from __future__ import annotations

from sticks import bars, stage
from sticks.actions import CODES
from sticks.table import SticksTable
from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal


def count_bar(table: SticksTable, action: int) -> int:
    """What stands in the way of taking so many."""
    return bars.FINE if action < table.left else bars.TOO_FEW


def may(table: SticksTable, seat: int) -> list[int]:
    """As many as are left, up to three."""
    return [action for action in range(len(CODES)) if count_bar(table, action) == bars.FINE]


def why_not(table: SticksTable, seat: int, action: int) -> Refusal | None:
    """Why so many cannot be taken."""
    return bars.ROWS[count_bar(table, action)].refusal({"left": table.left})


def do(table: SticksTable, seat: int, action: int, emit: Emit | None) -> None:
    """Take them. R1.3: whoever takes the last stick has lost."""
    table.left -= action + 1
    table.moves += 1
    if emit is not None:
        emit.add(Event("took", {"seat": seat, "count": action + 1, "left": table.left}))
    if table.left:
        table.turn = 1 - seat
    else:
        table.stage = stage.OVER
