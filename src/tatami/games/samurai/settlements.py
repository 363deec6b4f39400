"""The figures on Samurai's settlements: how many stand there, how many may still come. R numbers are those of RULES.md.

Hot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.games.samurai.data import CAPACITY, FIGURES, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import NONE, SamuraiTable

CITY: Final = 2
"""Figures that a city holds."""


def standing(table: SamuraiTable, caste: i64) -> i64:
    """Figures of a caste on the board."""
    number: i64 = 0
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        number += (table.figures[settlement] >> caste) & 1
    return number


def supply(table: SamuraiTable, caste: i64) -> i64:
    """Figures of a caste that wait beside the board during the set-up."""
    return FIGURES[table.seats] - standing(table, caste)


def room(table: SamuraiTable, settlement: i64) -> i64:
    """How many figures a settlement still lacks."""
    here = table.figures[settlement]
    return CAPACITY[settlement] - (here & 1) - ((here >> 1) & 1) - (here >> 2)


def next_city(table: SamuraiTable) -> i64:
    """The first city that lacks a figure, or NONE."""
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        if CAPACITY[settlement] == CITY and room(table, settlement) > 0:
            return settlement
    return NONE


def next_site(table: SamuraiTable) -> i64:
    """The first settlement that lacks a figure, or NONE: cities first, then villages (R1.7, R1.8)."""
    city = next_city(table)
    if city != NONE:
        return city
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        if room(table, settlement) > 0:
            return settlement
    return NONE
