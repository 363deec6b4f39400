"""Who of the seven samurai is at the table and still in the round. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.samurai_spirit import bars
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def bar(table: SpiritTable, samurai: i64) -> i64:
    """Most things can only be done with a samurai who is present and has not passed (R7.3)."""
    place = table.home[samurai]
    if place == NONE:
        return bars.SAMURAI_ABSENT
    if table.has_passed(place):
        return bars.SAMURAI_PASSED
    return bars.FINE


def active(table: SpiritTable) -> i64:
    """How many samurai have not passed."""
    count: i64 = 0
    for place in range(table.team):
        if not table.has_passed(place):
            count += 1
    return count
