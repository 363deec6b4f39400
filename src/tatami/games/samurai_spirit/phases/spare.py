"""Taking tokens of absent samurai (R10.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, penalties, stage, support
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """The tokens of absent samurai that are left, and no more of them."""
    found: i64 = 0
    for samurai in range(i64(SAMURAI)):
        if support.spare_bar(table, samurai) == bars.FINE:
            out[found] = actions.TAKE + samurai
            found += 1
    out[found] = actions.READY
    return found + 1


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the token of a samurai cannot be taken; to be ready is always free."""
    if action == actions.READY:
        return bars.ROWS[bars.FINE].refusal({})
    samurai = action - actions.TAKE
    if 0 <= samurai < SAMURAI:
        return bars.ROWS[support.spare_bar(table, samurai)].refusal({"samurai": samurai})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take one token; the choice stays open until the samurai is ready, or none is left."""
    own = table.who[table.turn]
    if action != actions.READY:
        samurai = action - actions.TAKE
        table.token[samurai] = table.turn
        if emit is not None:
            emit.add(Event("took", {"samurai": own, "of": samurai}))
        if support.any_spare(table):
            return
    elif emit is not None:
        emit.add(Event("prepared", {"samurai": own}))
    table.eras += 1
    table.stage = stage.RUN
    penalties.face(table)
