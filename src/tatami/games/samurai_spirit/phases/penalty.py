"""Ignoring a penalty, or choosing which of two comes first (R2.3, R2.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, penalties, stage
from tatami.games.samurai_spirit.data import NO_PENALTY, PENALTIES, STRENGTH
from tatami.games.samurai_spirit.table import SpiritTable


def suffer_bar(table: SpiritTable, penalty: i64) -> i64:
    """Only a penalty that is due can be applied."""
    if penalty == table.due_one or penalty == table.due_two:
        return bars.FINE
    return bars.NOT_THAT_PENALTY


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """Ignore the penalties, where a talent does, or a penalty that is due."""
    found: i64 = 0
    if penalties.ignore_bar(table) == bars.FINE:
        out[0] = actions.IGNORE
        found = 1
    for penalty in range(i64(1), i64(len(PENALTIES))):
        if suffer_bar(table, penalty) == bars.FINE:
            out[found] = actions.SUFFER + penalty
            found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the penalties cannot be ignored, or one of them not be applied."""
    if action == actions.IGNORE:
        odd = STRENGTH[table.last[table.turn]] & 1
        return bars.ROWS[penalties.ignore_bar(table)].refusal({"parity": "odd" if odd else "even"})
    penalty = action - actions.SUFFER
    if 0 < penalty < len(PENALTIES):
        return bars.ROWS[suffer_bar(table, penalty)].refusal({"penalty": penalty})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Ignore the penalties, or apply one of them."""
    table.eras += 1
    table.stage = stage.RUN
    if action == actions.IGNORE:
        table.due_one = NO_PENALTY
        table.due_two = NO_PENALTY
        if emit is not None:
            emit.add(Event("ignored", {"samurai": table.who[table.turn], "card": table.last[table.turn]}))
    else:
        penalties.suffer(table, action - actions.SUFFER, emit)
