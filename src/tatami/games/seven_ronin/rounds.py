"""The end of a round and the beginning of the next (R5.13, R6.1 to R6.4). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin import reason, stage, victory
from tatami.games.seven_ronin.data import FIRST_HUNGER, PLACES, RONIN, ROUNDS, TO_CONQUER
from tatami.games.seven_ronin.table import ASIDE, RoninTable


def end(table: RoninTable, emit: Emit | None) -> None:
    """The check for five areas, then the end phase."""
    conquests = victory.conquests(table)
    if emit is not None:
        emit.add(Event("counted", {"count": conquests, "need": TO_CONQUER}))
    if conquests >= TO_CONQUER:
        victory.finish(table, reason.VILLAGE)
        return
    _clear(table, emit)
    if table.round == ROUNDS:
        victory.finish(table, reason.SNOW)
        return
    if table.round >= FIRST_HUNGER and table.reserve > 0:
        table.reserve -= 1
        table.supply += 1
        if emit is not None:
            emit.add(Event("starved", {"reserve": table.reserve}))
        if table.forces() == 0:
            victory.finish(table, reason.HUNGER)
            return
    table.round += 1
    begin(table)
    if emit is not None:
        threat = table.threat[table.round - 1]
        minimum = table.minimum[table.round - 1]
        emit.add(Event("round", {"round": table.round, "threat": threat, "minimum": minimum}))


def begin(table: RoninTable) -> None:
    """Both seats owe a plan."""
    table.stage = stage.PLAN
    table.waiting = 3
    table.used = 0
    table.inn_field = 0
    table.clear_plans()


def _clear(table: RoninTable, emit: Emit | None) -> None:
    """The ronin go back behind the screen, but for those that the Pen holds."""
    for ronin in range(i64(RONIN)):
        if table.at[ronin] < PLACES and not (table.held_next >> ronin) & 1:
            table.station(ronin, ASIDE)
    table.held = table.held_next
    table.held_next = 0
    table.muted = table.muted_next
    table.muted_next = 0
    table.used = 0
    if emit is not None:
        held: list[int] = []
        muted: list[int] = []
        for ronin in range(i64(RONIN)):
            if (table.held >> ronin) & 1:
                held.append(int(ronin))
            if (table.muted >> ronin) & 1:
                muted.append(int(ronin))
        emit.add(Event("cleared", {"held": held, "muted": muted}))
