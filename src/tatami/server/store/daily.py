"""Who has tried the deal of a day, and the order of those who have: an index of the log of results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Engine, and_, bindparam, delete, func, insert, select, update

from tatami.server.domain.daily import NewTry, Placed, Try, points_of
from tatami.server.domain.results import Result
from tatami.server.store.schema import players, results, tries
from tatami.server.store.writer import Rows, Write

ADD_TRY = insert(tries)
END_TRY = (
    update(tries)
    .where(tries.c.place == bindparam("at_table"))
    .values(ended=bindparam("over"), points=bindparam("reached"))
)
DROP_TRIES = delete(tries).where(tries.c.player == bindparam("who"))

_decode = msgspec.json.Decoder(Result).decode


class Tries:
    """The verbs of the deals of the day. They block."""

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    def of(self, player: str, days: Iterable[str]) -> list[Try]:
        """Somebody's tries of these days, without their places."""
        columns = [getattr(tries.c, name) for name in ("day", "game", "place", "ranked", "ended", "points")]
        query = select(*columns).where(tries.c.player == player, tries.c.day.in_(list(days)))
        return [Try(**row._mapping) for row in self._rows(query.order_by(tries.c.day, tries.c.game))]

    def better(self, day: str, game: str, points: int) -> int:
        """How many that count did better with a deal."""
        return int(self._rows(select(func.count()).where(*_counted(day, game), tries.c.points > points))[0][0])

    def standings(self, day: str, game: str) -> list[int]:
        """The points of all that count, the worst first."""
        query = select(tries.c.points).where(*_counted(day, game), tries.c.points.is_not(None))
        return [row.points for row in self._rows(query.order_by(tries.c.points))]

    def place(self, player: str, day: str, game: str) -> str:
        """The table of somebody's try; empty if there is none."""
        mine = and_(tries.c.day == day, tries.c.game == game, tries.c.player == player)
        rows = self._rows(select(tries.c.place).where(mine))
        return str(rows[0].place) if rows else ""

    def played(self, day: str) -> dict[str, int]:
        """How many have finished each deal of a day in time."""
        query = select(tries.c.game, func.count().label("count"))
        query = query.where(tries.c.day == day, tries.c.points.is_not(None)).group_by(tries.c.game)
        return {row.game: row.count for row in self._rows(query)}

    def counted(self, day: str, game: str) -> int:
        """How many are in the table of results of a deal."""
        query = select(func.count()).where(*_counted(day, game), tries.c.points.is_not(None))
        return int(self._rows(query)[0][0])

    def board(self, day: str, game: str, most: int) -> list[Placed]:
        """The best of a deal, of those that count; equals in the order in which they ended."""
        return self._placed(and_(*_counted(day, game), tries.c.points.is_not(None)), most)

    def mine(self, player: str, day: str, game: str) -> Placed | None:
        """Somebody's own line, whether it counts or not; None as long as there is no result."""
        found = self._placed(and_(tries.c.day == day, tries.c.game == game, tries.c.player == player), 1)
        return found[0] if found else None

    def _placed(self, wanted: Any, most: int) -> list[Placed]:
        query = (
            select(tries.c.player, players.c.name, tries.c.place, tries.c.ranked, tries.c.points, results.c.result)
            .join(players, players.c.id == tries.c.player)
            .join(results, results.c.place == tries.c.place)
            .where(wanted)
            .order_by(tries.c.points.desc(), tries.c.ended, tries.c.player)
            .limit(most)
        )
        return [
            Placed(row.player, row.name, row.place, row.ranked, row.points, _decode(row.result))
            for row in self._rows(query)
        ]


def _counted(day: str, game: str) -> tuple[ColumnElement[bool], ...]:
    """Those of a deal that are ranked."""
    return tries.c.day == day, tries.c.game == game, tries.c.ranked.is_(True)


def beginning(made: NewTry, game: str, place: str) -> Write:
    """What is written with a new table of a day. Its key is the lock: one try a person, day and game."""
    return ADD_TRY, {
        "day": made.day,
        "game": game,
        "player": made.player,
        "place": place,
        "ranked": made.ranked,
        "ended": None,
        "points": None,
    }


def ending(result: Result) -> list[Write]:
    """What is written with a result."""
    if not result.day:
        return []
    return [(END_TRY, {"at_table": result.table, "over": result.ended, "reached": points_of(result)})]


def forgetting(player: str) -> list[Write]:
    """What is written when somebody goes."""
    return [(DROP_TRIES, {"who": player})]


def fill(engine: Engine, people: Sequence[Rows], tried: Sequence[Rows]) -> None:
    """Write people and tries at once, for measurements."""
    with engine.begin() as connection:
        for table, rows in ((players, people), (tries, tried)):
            if rows:
                connection.execute(insert(table), list(rows))
        connection.exec_driver_sql("ANALYZE")
