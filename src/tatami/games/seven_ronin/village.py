"""The abilities of the occupied areas: which of them can be used, and what each of them costs (R5.1 to R5.3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin import bars, rounds, stage
from tatami.games.seven_ronin.data import (
    AREAS,
    BURIAL,
    FIELD_2,
    FIELD_3,
    FIRST,
    GRANARY,
    GREEN,
    INN,
    PASSAGE,
    WATCHTOWER,
    WELL,
)
from tatami.games.seven_ronin.table import RoninTable


def use_bar(table: RoninTable, area: i64) -> i64:
    """What stands in the way of using an area's ability now."""
    if not table.occupied(area):
        return bars.NOT_OCCUPIED
    if (table.used >> area) & 1:
        return bars.AREA_USED
    return _effect_bar(table, area, False)


def copy_bar(table: RoninTable, area: i64) -> i64:
    """What stands in the way of the Inn's copying an area now (R5.3)."""
    if area == INN:
        return bars.OWN_COPY
    if not table.occupied(area):
        return bars.COPY_NOT_OCCUPIED
    return _effect_bar(table, area, True)


def _effect_bar(table: RoninTable, area: i64, copied: bool) -> i64:
    """What keeps an ability from having any effect."""
    if area == BURIAL:
        return bars.FINE
    if area == INN:
        return _inn_bar(table)
    if area == PASSAGE:
        if table.reserve == 0:
            return bars.PASSAGE_EMPTY
        return bars.FINE
    if area == FIELD_2 or area == FIELD_3:
        if copied:
            return bars.FINE
        return bars.FIELD_PASSIVE
    bar = _victim_bar(table, area, copied)
    if bar == bars.FINE and table.supply == 0 and (area == WATCHTOWER or area == WELL or area == GRANARY):
        return bars.SUPPLY_EMPTY
    return bar


def _inn_bar(table: RoninTable) -> i64:
    """What keeps the Inn from copying anything (R5.3)."""
    for area in range(i64(AREAS)):
        if copy_bar(table, area) == bars.FINE:
            return bars.FINE
    return bars.NOTHING_TO_COPY


def _victim_bar(table: RoninTable, area: i64, copied: bool) -> i64:
    """What keeps an ability that needs a ronin to suffer it from finding one; the Granary needs none."""
    if area == GRANARY:
        return bars.FINE
    if area == WATCHTOWER:
        if in_range(table, copied) != 0:
            return bars.FINE
        if copied:
            return bars.COPY_NOBODY_NEAR
        return bars.NOBODY_NEAR
    if table.post[GREEN] == table.alive:
        return bars.NO_TARGET
    return bars.FINE


def tower(table: RoninTable, copied: bool) -> i64:
    """Where the arrows come from: the Watchtower, or through the Inn, in `grey_fox`, the Inn itself."""
    if copied and table.edition != FIRST:
        return INN
    return WATCHTOWER


def in_range(table: RoninTable, copied: bool) -> i64:
    """The ronin next to the tower, as a bit set (R5.2)."""
    place = tower(table, copied)
    return table.post[table.left[place]] | table.post[table.right[place]]


def spend(table: RoninTable, emit: Emit | None) -> None:
    """The ability is used up, its own or the Inn's; from here on it cannot be taken back."""
    table.eras += 1
    if table.through_inn != 0:
        table.used |= 1 << INN
        if emit is not None:
            emit.add(Event("copied", {"area": table.tool}))
    else:
        table.used |= 1 << table.tool


def next_use(table: RoninTable, emit: Emit | None) -> None:
    """Ask for the next ability, or end the round when none can do anything."""
    table.put_away()
    for area in range(i64(AREAS)):
        if use_bar(table, area) == bars.FINE:
            table.stage = stage.AREAS
            return
    rounds.end(table, emit)
