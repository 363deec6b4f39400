"""The Passage: one or two ninja come from the reserve to one area (R5.10). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, village
from tatami.games.seven_ronin.data import AREAS, GREEN
from tatami.games.seven_ronin.phases import share
from tatami.games.seven_ronin.table import NONE, RoninTable


def send_bar(table: RoninTable, place: i64) -> i64:
    """What keeps the next ninja from a place."""
    if place == GREEN:
        return bars.PASSAGE_GREEN
    if table.first != NONE and place != table.first:
        return bars.ONE_AREA
    return bars.FINE


def enough_bar(table: RoninTable) -> i64:
    """What keeps the Attacker from stopping."""
    if table.first == NONE:
        return bars.NONE_SENT
    return bars.FINE


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Send the first ninja to any area, the second after it or not at all."""
    found: i64 = 0
    for area in range(i64(AREAS)):
        if send_bar(table, area) == bars.FINE:
            out[found] = actions.PLACE + area
            found += 1
    if enough_bar(table) == bars.FINE:
        out[found] = actions.ENOUGH
        found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why no ninja can be sent to this place, or why one must be."""
    if action == actions.ENOUGH:
        return bars.ROWS[enough_bar(table)].refusal({})
    if action < actions.PLACE or action >= actions.STRIKE:
        return None
    return bars.ROWS[send_bar(table, action - actions.PLACE)].refusal({"area": table.first})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Note the area; once the number of ninja is known, they march."""
    if table.first == NONE:
        table.first = action - actions.PLACE
        if table.reserve == 1:
            _march(table, 1, emit)
    elif action == actions.ENOUGH:
        _march(table, 1, emit)
    else:
        _march(table, 2, emit)


def _march(table: RoninTable, markers: i64, emit: Emit | None) -> None:
    area = table.first
    village.spend(table, emit)
    table.reserve -= markers
    table.ninja[area] += markers
    if emit is not None:
        emit.add(Event("marched", {"area": area, "count": markers, "reserve": table.reserve}))
    if table.post[area] == 0:
        village.next_use(table, emit)
    else:
        share.ambush(table, area, emit)
