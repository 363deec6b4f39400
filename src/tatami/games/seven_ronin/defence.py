"""The Defender's plan: who is asked for next, and where a ronin may go (R2.7 to R2.9). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.seven_ronin import bars
from tatami.games.seven_ronin.data import GREEN, RONIN, TASUKE, TASUKE_BIT
from tatami.games.seven_ronin.table import ASIDE, DEAD, NONE, RoninTable


def asked(table: RoninTable) -> i64:
    """The ronin whose place is to be chosen next, or NONE."""
    for ronin in range(i64(RONIN)):
        if table.at[ronin] == ASIDE and table.plan_ronin[ronin] == NONE:
            return ronin
    return NONE


def planned_at(table: RoninTable, place: i64) -> i64:
    """The ronin who are held or planned there, as a bit set."""
    here = table.post[place]
    for ronin in range(i64(RONIN)):
        if table.plan_ronin[ronin] == place:
            here |= 1 << ronin
    return here


def planned_post(table: RoninTable, ronin: i64) -> i64:
    """Where a ronin will be after the reveal, as far as it is planned: a place, NONE or DEAD."""
    if table.at[ronin] == ASIDE:
        return table.plan_ronin[ronin]
    return table.at[ronin]


def ready_bar(asked_for: i64) -> i64:
    """What keeps the Defender's plan from being whole while this ronin is asked for."""
    if asked_for == NONE:
        return bars.FINE
    return bars.UNPLACED


def ronin_bar(table: RoninTable, ronin: i64) -> i64:
    """What keeps a ronin from being sent anywhere."""
    if table.at[ronin] == DEAD:
        return bars.FALLEN_UNSENT
    if table.at[ronin] != ASIDE:
        return bars.HELD
    if table.plan_ronin[ronin] != NONE:
        return bars.PLACED
    return bars.FINE


def post_bar(table: RoninTable, ronin: i64, place: i64) -> i64:
    """What keeps a ronin, who may be sent out, from a place."""
    if place == GREEN and table.ninja[GREEN] == 0:
        return bars.GREEN_EMPTY
    here = planned_at(table, place)
    if here == 0:
        return bars.FINE
    if place == GREEN:
        return bars.GREEN_TAKEN
    if ronin != TASUKE and here != TASUKE_BIT:
        return bars.TAKEN
    if here & (here - 1):
        return bars.TAKEN
    if table.muted & TASUKE_BIT:
        return bars.TASUKE_MUTED
    return bars.FINE


def station_bar(table: RoninTable, ronin: i64, place: i64) -> i64:
    """What keeps a ronin from being sent to a place now, when another may be asked for first."""
    bar = ronin_bar(table, ronin)
    if bar == bars.FINE:
        bar = post_bar(table, ronin, place)
    if bar == bars.FINE and ronin != asked(table):
        return bars.RONIN_ORDER
    return bar
