"""Where a figure of the supply may go: cities first, no two alike in one place (R1.7, R1.8). Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.stage import Stage
from tatami.games.samurai import bars, settlements, stage
from tatami.games.samurai.data import CAPACITY, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import NONE, SamuraiTable

FULL: Final[vec[i64]] = vec[i64]([bars.FINE, bars.VILLAGE_FULL, bars.CITY_FULL, bars.EDO_FULL])
"""The bar of a full settlement, by the figures that it holds."""


def cities_lack(table: SamuraiTable) -> bool:
    """Whether figures go to cities now, not yet to villages (R1.8)."""
    return settlements.next_city(table) != NONE


def site_bar(table: SamuraiTable, settlement: i64, caste: i64, cities: bool) -> i64:
    """What keeps a figure from a settlement, while cities do or do not lack figures (R1.7, R1.8)."""
    capacity = CAPACITY[settlement]
    if cities and capacity == 1:
        return bars.CITIES_FIRST
    if settlements.room(table, settlement) == 0:
        return FULL[capacity]
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


def row(table: SamuraiTable) -> Stage:
    """The row of the present stage; by which paragraph figures are put up depends on the cities."""
    now = stage.ROWS[table.stage]
    if (table.stage == stage.SETTLE or table.stage == stage.SPOT) and not cities_lack(table):
        return now._replace(rule="R1.8")
    return now
