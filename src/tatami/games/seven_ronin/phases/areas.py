"""Step 3 of the combat: the abilities of the occupied areas, in the Attacker's order (R5.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, rounds, stage, village
from tatami.games.seven_ronin.data import AREAS, BURIAL, FIELD_2, FIELD_3, GRANARY, INN, PASSAGE, WATCHTOWER
from tatami.games.seven_ronin.phases import arrows
from tatami.games.seven_ronin.table import RoninTable


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Use any occupied area whose ability has an effect, or end the round."""
    found: i64 = 0
    for area in range(i64(AREAS)):
        if village.use_bar(table, area) == bars.FINE:
            out[found] = actions.USE + area
            found += 1
    out[found] = actions.END
    return found + 1


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why an area cannot be used. To end the round is always allowed."""
    if action == actions.END:
        return bars.ROWS[bars.FINE].refusal({})
    if action < actions.USE or action >= actions.COPY:
        return None
    area = action - actions.USE
    return bars.ROWS[village.use_bar(table, area)].refusal({"area": area})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Use the area, or end the round."""
    if action == actions.END:
        table.eras += 1
        rounds.end(table, emit)
        return
    area = action - actions.USE
    if area == INN:
        table.stage = stage.COPY
    else:
        resolve(table, area, emit)


def resolve(table: RoninTable, area: i64, emit: Emit | None) -> None:
    """Do what needs no further choice; else ask for the next part of it."""
    table.tool = area
    if area == WATCHTOWER:
        arrows.shoot(table, emit)
    elif area == GRANARY:
        _loot(table, emit)
    elif area == BURIAL:
        table.stage = stage.TAKE
    elif area == PASSAGE:
        table.stage = stage.SEND
    elif area == FIELD_2 or area == FIELD_3:
        village.spend(table, emit)
        table.inn_field = 1
        village.next_use(table, emit)
    else:
        table.stage = stage.TARGET


def _loot(table: RoninTable, emit: Emit | None) -> None:
    """The Granary gives two markers, or what the supply has (R5.7)."""
    village.spend(table, emit)
    markers: i64 = 2
    if table.supply < markers:
        markers = table.supply
    table.supply -= markers
    table.reserve += markers
    if emit is not None:
        emit.add(Event("looted", {"count": markers, "reserve": table.reserve}))
    village.next_use(table, emit)
