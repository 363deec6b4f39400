"""The ronin's abilities: who can use his, and on whom or where (R3.1 to R3.9). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.seven_ronin import bars
from tatami.games.seven_ronin.data import (
    AREAS,
    FIRST,
    GREEN,
    HAYAI,
    MUSASHI,
    RONIN,
    TAIKO,
    TASUKE_BIT,
    YOBU,
    YUMI,
)
from tatami.games.seven_ronin.table import DEAD, RoninTable


def ability_bar(table: RoninTable, ronin: i64) -> i64:
    """What stands in the way of a ronin's ability, whatever it is aimed at."""
    here = table.at[ronin]
    if here == DEAD:
        return bars.FALLEN
    if (table.used >> ronin) & 1:
        return bars.USED
    if (table.muted >> ronin) & 1:
        return bars.MUTED
    if here == GREEN:
        return bars.ON_GREEN
    if ronin == MUSASHI or ronin == YOBU:
        if table.ninja[here] == 0:
            return bars.NO_NINJA_HERE
    elif table.ninja[here] > 0:
        return bars.NOT_FREE
    if ronin == YUMI and table.reserve == 0:
        return bars.NO_RESERVE
    return bars.FINE


def ride_bar(table: RoninTable, place: i64) -> i64:
    """What keeps Hayai from riding to a place (R3.2); his own condition is tested before."""
    if place == GREEN:
        return bars.NEVER_GREEN
    if table.ninja[place] == 0:
        return bars.NO_NINJA_THERE
    here = table.post[place]
    if here == 0:
        return bars.FINE
    if here != TASUKE_BIT:
        return bars.RIDE_TAKEN
    if table.muted & TASUKE_BIT:
        return bars.TASUKE_MUTED
    return bars.FINE


def heal_bar(table: RoninTable, ronin: i64) -> i64:
    """What keeps Taiko from healing a ronin (R3.5)."""
    if ronin == TAIKO:
        return bars.HEALS_OTHERS
    if table.at[ronin] == DEAD:
        return bars.FALLEN
    if table.wounds[ronin] == 0:
        return bars.UNHURT
    if table.edition == FIRST and table.at[ronin] == GREEN:
        return bars.HEAL_GREEN
    return bars.FINE


def drive_bar(table: RoninTable, area: i64, markers: i64) -> i64:
    """What keeps Yobu from driving ninja to an area (R3.7)."""
    here = table.at[YOBU]
    if area != table.left[here] and area != table.right[here]:
        return bars.NOT_NEIGHBOUR
    if table.ninja[here] < markers:
        return bars.TOO_FEW
    return bars.FINE


def drive_both_bar(table: RoninTable) -> i64:
    """What keeps Yobu from driving one ninja to each neighbour (R3.7)."""
    if table.ninja[table.at[YOBU]] < 2:
        return bars.TOO_FEW
    return bars.FINE


def any_usable(table: RoninTable) -> bool:
    """Whether anybody can use his ability on anything."""
    if ability_bar(table, MUSASHI) == bars.FINE:
        return True
    if ability_bar(table, YOBU) == bars.FINE:
        return True
    if ability_bar(table, YUMI) == bars.FINE:
        return True
    if ability_bar(table, TAIKO) == bars.FINE:
        for ronin in range(i64(RONIN)):
            if heal_bar(table, ronin) == bars.FINE:
                return True
    if ability_bar(table, HAYAI) == bars.FINE:
        for area in range(i64(AREAS)):
            if ride_bar(table, area) == bars.FINE:
                return True
    return False
