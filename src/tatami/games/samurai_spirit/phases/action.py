"""The action of a turn: fight, support or pass (R2.6, R7.1, R7.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, draws, piles, section, stage, support, turns
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """Fight, support whoever may receive the token, or pass."""
    out[0] = actions.FIGHT
    found: i64 = 1
    if support.lend_bar(table) == bars.FINE:
        for samurai in range(i64(SAMURAI)):
            if support.receive_bar(table, samurai) == bars.FINE:
                out[found] = actions.SUPPORT + samurai
                found += 1
    out[found] = actions.PASS
    return found + 1


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the token may not be lent, or not to this samurai; fighting and passing are always free."""
    if action == actions.FIGHT or action == actions.PASS:
        return bars.ROWS[bars.FINE].refusal({})
    samurai = action - actions.SUPPORT
    if not 0 <= samurai < SAMURAI:
        return None
    bar = support.lend_bar(table)
    if bar != bars.FINE:
        return bars.ROWS[bar].refusal({"samurai": table.who[table.turn]})
    return bars.ROWS[support.receive_bar(table, samurai)].refusal({"samurai": samurai}, "R7.1")


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Fight, support or pass; the rules go on by themselves."""
    table.eras += 1
    table.stage = stage.RUN
    own = table.who[table.turn]
    if action == actions.FIGHT:
        if emit is not None:
            emit.add(Event("fights", {"samurai": own}))
        table.section = section.FIGHTING
        draws.fight(table, emit)
    elif action == actions.PASS:
        turns.leave_round(table, emit)
    else:
        other = action - actions.SUPPORT
        table.section = section.LEAVE
        table.token[own] = table.home[other]
        if emit is not None:
            emit.add(Event("supported", {"samurai": own, "to": other}))
        piles.intrude(table, emit)
