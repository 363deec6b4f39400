"""The figures on Samurai's settlements: how many stand there, how many may still come (R1.6 to R1.8). Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.samurai.data import CAPACITY, CITIES, FIGURES, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import EVERY_CASTE, NONE, SamuraiTable

SIZES: Final[vec[i64]] = vec[i64]([castes.bit_count() for castes in range(EVERY_CASTE + 1)])
"""How many figures a set of castes is."""


def standing(table: SamuraiTable, caste: i64) -> i64:
    """Figures of a caste on the board."""
    number: i64 = 0
    figures = table.figures
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        number += (figures[settlement] >> caste) & 1
    return number


def supply(table: SamuraiTable, caste: i64) -> i64:
    """Figures of a caste that wait beside the board during the set-up."""
    return FIGURES[table.seats] - standing(table, caste)


def room(table: SamuraiTable, settlement: i64) -> i64:
    """How many figures a settlement still lacks."""
    return CAPACITY[settlement] - SIZES[table.figures[settlement]]


def next_city(table: SamuraiTable) -> i64:
    """The first city in play that lacks a figure, or NONE."""
    sites = SETTLEMENTS_IN_PLAY[table.seats]
    for city in CITIES:
        if city < sites and room(table, city) > 0:
            return city
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
