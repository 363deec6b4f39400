"""Fighting a second time: Kikuchiyo's talent (R4.8). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, draws, section, stage
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """A second fight, or none: both always."""
    out[0] = actions.AGAIN
    out[1] = actions.STOP
    return 2


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Both answers are always legal."""
    if action == actions.AGAIN or action == actions.STOP:
        return bars.ROWS[bars.FINE].refusal({})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Fight again, or end the turn."""
    table.eras += 1
    table.stage = stage.RUN
    if emit is not None:
        emit.add(Event("again" if action == actions.AGAIN else "stopped", {"samurai": table.who[table.turn]}))
    if action == actions.AGAIN:
        draws.fight(table, emit)
    else:
        table.section = section.LEAVE
