"""Holidays: days on which somebody's clocks stand still in all their games over days. There are so many in a year.

A holiday lasts whole days from the moment it begins, and a day that has begun counts. A day belongs to the year, in
UTC, in which it begins. Everything here is told the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from tatami.server.domain import entries
from tatami.server.domain.clocks import DAY
from tatami.server.domain.entries import Entry
from tatami.server.domain.problems import Refusal
from tatami.server.domain.table import Table


@dataclass(frozen=True, slots=True)
class Holiday:
    """A holiday of somebody, in milliseconds since 1970."""

    number: int
    """From 0; of one number there is one."""
    since: int
    until: int
    """When it ends, or ended."""
    planned: int
    """When it was to end."""


def _days(holiday: Holiday) -> range:
    """The moments at which its days begin."""
    return range(holiday.since, holiday.until, DAY)


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).year


def used(holidays: Iterable[Holiday]) -> Counter[int]:
    """How many days of each year are taken."""
    return Counter(_year(day) for holiday in holidays for day in _days(holiday))


def left(holidays: Iterable[Holiday], allowance: int, moment: int) -> int:
    """How many days of the present year are left."""
    return max(0, allowance - used(holidays)[_year(moment)])


def present(holidays: Iterable[Holiday], moment: int) -> Holiday | None:
    """The holiday that somebody is on."""
    return next((each for each in holidays if each.since <= moment < each.until), None)


def begun(holidays: list[Holiday], days: int, allowance: int, moment: int) -> Holiday:
    """A holiday of so many days that begins now, if there are as many left."""
    if present(holidays, moment) is not None:
        raise Refusal("holiday-now")
    until = moment + days * DAY
    made = Holiday(len(holidays), moment, until, until)
    if days < 1 or max(used([*holidays, made]).values(), default=0) > allowance:
        raise Refusal("holiday-days", left=left(holidays, allowance, moment))
    return made


def news(table: Table, holidays: dict[str, Holiday], moment: int) -> Entry | None:
    """What a table has yet to learn of the holidays of its people, one by one; None: nothing."""
    if table.status != "playing" or not table.pace.over_days:
        return None
    for chair in table.chairs:
        known, told = holidays.get(chair.player), chair.holiday
        if known is None or chair.kind != "person" or told == (known.since, known.until):
            continue
        if known.until > moment or told[0] == known.since:
            return entries.OnHoliday(at=moment, player=chair.player, since=known.since, until=known.until)
    return None
