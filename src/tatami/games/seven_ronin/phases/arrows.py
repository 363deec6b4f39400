"""The Watchtower: everybody next door is hit while the supply can pay (R5.2, R5.11). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, stage, victory, village, wounds
from tatami.games.seven_ronin.data import AREAS, RONIN
from tatami.games.seven_ronin.table import RoninTable
from tatami.kit.bits import count


def shoot(table: RoninTable, emit: Emit | None) -> None:
    """Use the Watchtower, or the Inn in its place."""
    copied = table.through_inn != 0
    village.spend(table, emit)
    if emit is not None:
        emit.add(Event("arrows", {"area": village.tower(table, copied)}))
    _fly(table, village.in_range(table, copied), emit)


def _fly(table: RoninTable, marks: i64, emit: Emit | None) -> None:
    """Hit all of them if the supply can pay; else ask who is next, while there is a marker."""
    if count(marks) > table.supply:
        if table.supply == 0:
            village.next_use(table, emit)
        else:
            table.put_away()
            table.marks = marks
            table.stage = stage.ARROWS
        return
    for ronin in range(i64(RONIN)):
        if (marks >> ronin) & 1:
            table.supply -= 1
            wounds.hit(table, ronin, 1, True, emit)
    if not victory.finish_if_gone(table):
        village.next_use(table, emit)


def mark_bar(table: RoninTable, ronin: i64) -> i64:
    """What keeps the next arrow from a ronin."""
    if not (table.alive >> ronin) & 1:
        return bars.FALLEN
    if table.at[ronin] >= AREAS:
        return bars.NOT_IN_VILLAGE
    if not (table.marks >> ronin) & 1:
        return bars.OUT_OF_REACH
    return bars.FINE


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Hit any of those who are still to be hit."""
    found: i64 = 0
    for ronin in range(i64(RONIN)):
        if mark_bar(table, ronin) == bars.FINE:
            out[found] = actions.ON + ronin
            found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why the next arrow cannot hit this ronin."""
    if action < actions.ON or action >= actions.TAKE:
        return None
    ronin = action - actions.ON
    return bars.ROWS[mark_bar(table, ronin)].refusal({"ronin": ronin})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Hit the ronin; then the others, as far as the supply goes."""
    ronin = action - actions.ON
    table.eras += 1
    marks = table.marks & ~(1 << ronin)
    table.marks = 0
    table.supply -= 1
    wounds.hit(table, ronin, 1, True, emit)
    if not victory.finish_if_gone(table):
        _fly(table, marks, emit)
