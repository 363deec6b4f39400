"""The Burial Grounds: one or two ninja go back to the reserve (R5.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, village
from tatami.games.seven_ronin.data import AREAS
from tatami.games.seven_ronin.table import NONE, RoninTable


def take_bar(table: RoninTable, area: i64) -> i64:
    """What keeps the next ninja from being taken from an area."""
    if area < table.first:
        return bars.TAKE_ORDER
    left = table.ninja[area]
    if area == table.first:
        left -= 1
    if left > 0:
        return bars.FINE
    return bars.NOTHING_TO_TAKE


def enough_bar(table: RoninTable) -> i64:
    """What keeps the Attacker from stopping."""
    if table.first == NONE:
        return bars.NONE_TAKEN
    return bars.FINE


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Take a ninja from any area that has one left, or leave out the second."""
    found: i64 = 0
    for area in range(i64(AREAS)):
        if take_bar(table, area) == bars.FINE:
            out[found] = actions.TAKE + area
            found += 1
    if enough_bar(table) == bars.FINE:
        out[found] = actions.ENOUGH
        found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why no ninja can be taken from this area, or why one must be."""
    if action == actions.ENOUGH:
        return bars.ROWS[enough_bar(table)].refusal({})
    if action < actions.TAKE or action >= actions.ENOUGH:
        return None
    area = action - actions.TAKE
    return bars.ROWS[take_bar(table, area)].refusal({"area": area, "last": table.first})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Note the first area; with the second, or without one, the ninja go back to the reserve."""
    if table.first == NONE:
        table.first = action - actions.TAKE
        return
    one = table.first
    two: i64 = NONE
    if action != actions.ENOUGH:
        two = action - actions.TAKE
    village.spend(table, emit)
    _withdraw(table, one)
    if two != NONE:
        _withdraw(table, two)
    if emit is not None:
        taken = [int(one)] if two == NONE else [int(one), int(two)]
        emit.add(Event("withdrew", {"areas": taken, "reserve": table.reserve}))
    village.next_use(table, emit)


def _withdraw(table: RoninTable, area: i64) -> None:
    table.ninja[area] -= 1
    table.reserve += 1
