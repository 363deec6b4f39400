"""Where a figure of the supply may go: cities first, no two alike in one place (R1.7, R1.8). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.refusal import Refusal
from tatami.core.stage import misplaced as out_of_place
from tatami.games.samurai import bars, settlements, stage
from tatami.games.samurai.data import CAPACITY, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import NONE, SamuraiTable


def cities_lack(table: SamuraiTable) -> bool:
    """Whether figures go to cities now, not yet to villages (R1.8)."""
    return settlements.next_city(table) != NONE


def site_bar(table: SamuraiTable, settlement: i64, caste: i64, cities: bool) -> i64:
    """What keeps a figure from a settlement, while cities do or do not lack figures (R1.7, R1.8)."""
    capacity = CAPACITY[settlement]
    if cities and capacity == 1:
        return bars.CITIES_FIRST
    if settlements.room(table, settlement) == 0:
        return bars.VILLAGE_FULL + capacity - 1
    if (table.figures[settlement] >> caste) & 1:
        return bars.SAME_CASTE
    return bars.FINE


def caste_bar(table: SamuraiTable, caste: i64, cities: bool) -> i64:
    """What keeps a player from taking a figure of a caste from the supply."""
    if settlements.supply(table, caste) == 0:
        return bars.SUPPLY_EMPTY
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        if site_bar(table, settlement, caste, cities) == bars.FINE:
            return bars.FINE
    return bars.NO_CITY_FOR


def misplaced(table: SamuraiTable) -> Refusal:
    """The refusal of an action of another stage: which paragraph figures are put up by depends on the cities."""
    row = stage.ROWS[table.stage]
    return out_of_place(row if cities_lack(table) else row._replace(rule="R1.8"))
