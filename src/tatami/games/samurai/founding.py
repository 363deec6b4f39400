"""The order of Samurai's set-up: who begins, first hands, figures, first turn. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import settlements, stage
from tatami.games.samurai.table import NONE, SamuraiTable


def begin(table: SamuraiTable, seat: i64) -> None:
    """Let `seat` go first; the first hands come next (R1.1, R1.4)."""
    table.first = seat
    if table.chosen:
        table.stage = stage.HANDS
        table.waiting = (1 << table.seats) - 1
    else:
        table.stage = stage.DEAL
        table.turn = seat


def begin_placing(table: SamuraiTable) -> None:
    """Begin to put figures up: the hands are complete (R1.6, R1.9)."""
    table.turn = table.first
    table.stage = stage.SCATTER
    if table.drafted:
        table.stage = stage.SETTLE


def open_if_founded(table: SamuraiTable, emit: Emit | None) -> None:
    """Begin the first turn once every figure is on the board (R1.8)."""
    if settlements.next_site(table) != NONE:
        return
    table.turn = table.first
    table.stage = stage.TURN
    if emit is not None:
        emit.add(Event("opened", {"seat": table.turn}))
