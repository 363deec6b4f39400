"""Who is on holiday, and was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, select, update

from tatami.server.domain.holidays import Holiday
from tatami.server.store.schema import holidays
from tatami.server.store.writer import Write, Writer

ADD_HOLIDAY = insert(holidays)
END_HOLIDAY = (
    update(holidays)
    .where(holidays.c.player == bindparam("who"), holidays.c.number == bindparam("which"))
    .values(until=bindparam("at"))
)
DROP_HOLIDAYS = delete(holidays).where(holidays.c.player == bindparam("who"))


class Holidays:
    """The verbs of holidays."""

    def __init__(self, ask: Callable[[Any], list[Row[Any]]], writer: Callable[[], Writer]) -> None:
        self._ask = ask
        self._writer = writer

    def of(self, player: str) -> list[Holiday]:
        """Somebody's holidays, the first first."""
        query = select(holidays).where(holidays.c.player == player).order_by(holidays.c.number)
        return [_holiday(row) for row in self._ask(query)]

    def lasting(self, moment: int) -> dict[str, Holiday]:
        """Everybody's holidays that last, or were to last until later and are over."""
        query = select(holidays).where(holidays.c.planned > moment).order_by(holidays.c.number)
        return {row.player: _holiday(row) for row in self._ask(query)}

    async def begin(self, player: str, holiday: Holiday) -> None:
        """Somebody goes on holiday; `Conflict` if one of that number has begun meanwhile."""
        await self._writer().write("", [(ADD_HOLIDAY, {"player": player, **asdict(holiday)})])

    async def end(self, player: str, number: int, moment: int) -> None:
        """A holiday ends earlier than it was to."""
        await self._writer().write("", [(END_HOLIDAY, {"who": player, "which": number, "at": moment})])


def _holiday(row: Row[Any]) -> Holiday:
    return Holiday(row.number, row.since, row.until, row.planned)


def forgetting(player: str) -> list[Write]:
    """Somebody goes, and their holidays are not kept."""
    return [(DROP_HOLIDAYS, {"who": player})]
