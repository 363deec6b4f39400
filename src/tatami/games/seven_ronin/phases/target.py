"""The Well, the Shrine and the Pen: against whom (R5.5, R5.6, R5.8, R5.12). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, victory, village, wounds
from tatami.games.seven_ronin.data import AREAS, PEN, RONIN, SHRINE, WELL
from tatami.games.seven_ronin.table import RoninTable


def target_bar(table: RoninTable, ronin: i64) -> i64:
    """What keeps an ability from being aimed at a ronin."""
    if not (table.alive >> ronin) & 1:
        return bars.FALLEN_TARGET
    if table.at[ronin] >= AREAS:
        return bars.NOT_IN_VILLAGE
    return bars.FINE


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Choose any ronin in the village."""
    found: i64 = 0
    for ronin in range(i64(RONIN)):
        if target_bar(table, ronin) == bars.FINE:
            out[found] = actions.ON + ronin
            found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why the ability cannot be aimed at this ronin."""
    if action < actions.ON or action >= actions.TAKE:
        return None
    ronin = action - actions.ON
    return bars.ROWS[target_bar(table, ronin)].refusal({"ronin": ronin})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Use the ability against the ronin."""
    ronin = action - actions.ON
    tool = table.tool
    village.spend(table, emit)
    if tool == WELL:
        if emit is not None:
            emit.add(Event("poisoned", {"ronin": ronin}))
        table.supply -= 1
        wounds.hit(table, ronin, 1, True, emit)
        if victory.finish_if_gone(table):
            return
    elif tool == SHRINE:
        table.muted_next |= 1 << ronin
        if emit is not None:
            emit.add(Event("desecrated", {"ronin": ronin}))
    elif tool == PEN:
        table.held_next |= 1 << ronin
        if emit is not None:
            emit.add(Event("penned", {"ronin": ronin, "area": table.at[ronin]}))
    village.next_use(table, emit)
