"""The log of results and what follows from it: histories, ratings and boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, text, tuple_, update

from tatami.server.domain.endings import OVER
from tatami.server.domain.histories import Ranked, Tallied, Wanted
from tatami.server.domain.progress import Climbed
from tatami.server.domain.ratings import Key, Rating, Step
from tatami.server.domain.results import BOT, PROGRAM, VILLAGE, Result
from tatami.server.store import daily
from tatami.server.store.failures import reported
from tatami.server.store.schema import places, players, rating_steps, ratings, result_seats, results
from tatami.server.store.values import Account
from tatami.server.store.writer import Rows, Write

if TYPE_CHECKING:
    from tatami.server.store.sql import SqlStore

ADD_RESULT = insert(results)
ADD_SEAT = insert(result_seats)
DROP_RATING = delete(ratings).where(ratings.c.pool == bindparam("in_pool"), ratings.c.who == bindparam("of"))
KEYS = or_(*(bindparam("who").startswith(prefix) for prefix in (BOT, PROGRAM, VILLAGE)))
HERE = select(players.c.id).where(players.c.id == bindparam("who"), players.c.login.is_not(None)).exists()
RATED = ("pool", "who", "mu", "sigma", "games", "won", "floor")
ADD_RATING = insert(ratings).values({**{name: bindparam(name) for name in RATED}, "listed": or_(KEYS, HERE)})
UNLIST = update(ratings).where(ratings.c.who == bindparam("of")).values(listed=False)
ADD_STEP = insert(rating_steps)
AT_ONCE = 2_000
"""Rows that are read or written together where there are very many."""

_decode = msgspec.json.Decoder(Result).decode
_decode_habits = msgspec.json.Decoder(dict[str, int]).decode


class Results:
    """The verbs of results. Reading blocks; `add` is awaited."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    # --- the log ------------------------------------------------------------------------------------------------------

    async def add(self, number: int, result: Result, steps: Sequence[Step]) -> None:
        """Add a result with the ratings after it. `Conflict` if the number is taken, or the table has its result."""
        writes: list[Write] = [(ADD_RESULT, _result_row(number, result))]
        writes += [(ADD_SEAT, row) for row in _seat_rows(number, result)]
        writes += daily.ending(result)
        writes += [(DROP_RATING, {"in_pool": step.pool, "of": step.who}) for step in steps]
        writes += [(ADD_RATING, _rating_row((step.pool, step.who), step.rating)) for step in steps]
        writes += [(ADD_STEP, _step_row(step)) for step in steps]
        await self._store.writer.write("", writes)

    def last(self) -> int:
        """The number of the last result."""
        return int(self._rows(select(func.max(results.c.number)))[0][0] or 0)

    def of(self, place: str) -> tuple[int, Result] | None:
        """The result of a table, with its number."""
        rows = self._rows(select(results.c.number, results.c.result).where(results.c.place == place))
        return (rows[0].number, _decode(rows[0].result)) if rows else None

    def missing(self, most: int) -> list[str]:
        """Tables that are over and have no result yet, the earliest first."""
        query = select(places.c.id).outerjoin(results, results.c.place == places.c.id)
        query = query.where(places.c.status.in_(OVER), results.c.number.is_(None))
        return [row.id for row in self._rows(query.order_by(places.c.updated, places.c.id).limit(most))]

    def log(self) -> Iterator[tuple[int, Result]]:
        """All results, in order."""
        number = 0
        while True:
            query = select(results.c.number, results.c.result).where(results.c.number > number)
            rows = self._rows(query.order_by(results.c.number).limit(AT_ONCE))
            for row in rows:
                yield row.number, _decode(row.result)
            if len(rows) < AT_ONCE:
                return
            number = rows[-1].number

    # --- somebody's games ---------------------------------------------------------------------------------------------

    def history(self, who: str, wanted: Wanted, most: int) -> list[tuple[int, Result]]:
        """Somebody's games, the latest first."""
        mine = result_seats
        query = select(mine.c.number).where(mine.c.who == who, mine.c.first.is_(True))
        if wanted.game:
            query = query.where(mine.c.game == wanted.game)
        if wanted.fate:
            query = query.where(mine.c.fate == wanted.fate)
        if wanted.company:
            query = query.where(mine.c.company.is_(wanted.company == "people"))
        if wanted.rated is not None:
            query = query.where(mine.c.rated.is_(wanted.rated))
        if wanted.opponent:
            other = result_seats.alias()
            met = select(other.c.number).where(other.c.number == mine.c.number, other.c.who == wanted.opponent)
            query = query.where(met.exists())
        if wanted.before is not None:
            ended, number = wanted.before
            query = query.where(or_(mine.c.ended < ended, and_(mine.c.ended == ended, mine.c.number < number)))
        query = query.order_by(mine.c.ended.desc(), mine.c.number.desc()).limit(most)
        numbers = [row.number for row in self._rows(query)]
        found = select(results.c.number, results.c.result).where(results.c.number.in_(numbers))
        texts = {row.number: row.result for row in self._rows(found)} if numbers else {}
        return [(number, _decode(texts[number])) for number in numbers]

    def tallies(self, who: str) -> list[Tallied]:
        """How somebody's games ended, by game."""
        mine, games = result_seats, func.count().label("games")
        query = select(mine.c.game, mine.c.fate, games).where(mine.c.who == who, mine.c.first.is_(True))
        query = query.group_by(mine.c.game, mine.c.fate).order_by(mine.c.game, mine.c.fate)
        return [Tallied(row.game, row.fate, row.games) for row in self._rows(query)]

    def habits(self, who: str, game: str, most: int) -> list[dict[str, int]]:
        """What somebody did in each of the latest games of a kind."""
        mine = result_seats
        query = select(mine.c.habits).where(mine.c.who == who, mine.c.game == game)
        query = query.order_by(mine.c.ended.desc(), mine.c.number.desc()).limit(most)
        return [_decode_habits(row.habits) for row in self._rows(query)]

    def climbed(self, who: str, most: int) -> list[Climbed]:
        """Somebody's latest games against bots of one level, the latest first."""
        mine = result_seats
        query = select(mine.c.game, mine.c.rung, mine.c.fate).where(mine.c.who == who, mine.c.rung != "")
        query = query.order_by(mine.c.ended.desc(), mine.c.number.desc()).limit(most)
        return [Climbed(row.game, row.rung, row.fate) for row in self._rows(query)]

    # --- ratings ------------------------------------------------------------------------------------------------------

    def ratings(self, keys: Iterable[Key]) -> dict[Key, Rating]:
        """The ratings of these; who is new has none."""
        asked = [and_(ratings.c.pool == pool, ratings.c.who == who) for pool, who in sorted(keys)]
        rows = self._rows(select(ratings).where(or_(*asked))) if asked else []
        return {(row.pool, row.who): _rating(row) for row in rows}

    def ratings_of(self, who: str) -> dict[str, Rating]:
        """Somebody's ratings by pool."""
        query = select(ratings).where(ratings.c.who == who).order_by(ratings.c.pool)
        return {row.pool: _rating(row) for row in self._rows(query)}

    def steps(self, who: str, pool: str, most: int) -> list[Step]:
        """How somebody's rating came to be what it is: the latest steps, in order."""
        mine = and_(rating_steps.c.pool == pool, rating_steps.c.who == who)
        query = select(rating_steps).where(mine).order_by(rating_steps.c.number.desc()).limit(most)
        return [_step(row) for row in self._rows(query)][::-1]

    def changes(self, asked: Iterable[tuple[Key, int]]) -> dict[tuple[Key, int], Step]:
        """What some games changed for some people in some pools; games by their numbers."""
        conditions = [
            and_(rating_steps.c.pool == pool, rating_steps.c.who == who, rating_steps.c.number == number)
            for (pool, who), number in asked
        ]
        rows = self._rows(select(rating_steps).where(or_(*conditions))) if conditions else []
        return {((row.pool, row.who), row.number): _step(row) for row in rows}

    def board(self, pool: str, most: int, skipped: int = 0) -> list[Ranked]:
        """A page of a pool, the best first: people with a claimed name who are still here, programs, bots' levels."""
        order = (ratings.c.floor.desc(), ratings.c.who.desc())
        # What is skipped is counted in the index alone; rows and names are looked up for this page.
        page = select(ratings.c.who).where(*_on(pool)).order_by(*order).limit(most).offset(skipped).subquery()
        query = _named().join(page, page.c.who == ratings.c.who).where(ratings.c.pool == pool).order_by(*order)
        rows = self._rows(query)
        return [Ranked(skipped + at, row.who, row.name or "", _rating(row)) for at, row in enumerate(rows, 1)]

    def place(self, pool: str, who: str) -> Ranked | None:
        """Somebody's own line of a board; None if they are not on it."""
        rows = self._rows(_named().where(*_on(pool), ratings.c.who == who))
        if not rows:
            return None
        better = tuple_(ratings.c.floor, ratings.c.who) > tuple_(rows[0].floor, rows[0].who)
        before = self._rows(select(func.count()).where(*_on(pool), better))[0][0]
        return Ranked(int(before) + 1, rows[0].who, rows[0].name or "", _rating(rows[0]))

    def listed(self, pool: str) -> int:
        """How many lines a board has."""
        return int(self._rows(select(func.count()).where(*_on(pool)))[0][0])

    def all_ratings(self) -> dict[Key, Rating]:
        """Everybody's ratings."""
        return {(row.pool, row.who): _rating(row) for row in self._rows(select(ratings))}

    def count_steps(self) -> int:
        """How many steps are kept."""
        return int(self._rows(select(func.count()).select_from(rating_steps))[0][0])

    def replace(self, found: dict[Key, Rating], steps: Sequence[Step]) -> None:
        """Put these ratings in place of all that are kept. Blocks; no server may run meanwhile."""
        with reported(), self._store.filling() as connection:
            connection.execute(delete(rating_steps))
            connection.execute(delete(ratings))
            for rows in _parts([_rating_row(key, rating) for key, rating in found.items()]):
                connection.execute(ADD_RATING, rows)
            self._store.pour(connection, rating_steps, [_step_row(step) for step in steps])

    def fill(self, made: Iterable[tuple[int, Result]], people: Iterable[Account] = ()) -> None:
        """Add many people and many results at once, without ratings: for measurements. Blocks."""
        with reported(), self._store.filling() as connection:
            self._store.pour(connection, players, [asdict(account) for account in people])
            kept = list(made)
            self._store.pour(connection, results, [_result_row(number, result) for number, result in kept])
            rows = [row for number, result in kept for row in _seat_rows(number, result)]
            self._store.pour(connection, result_seats, rows)
            connection.execute(text("ANALYZE"))

    def _rows(self, query: Any) -> list[Any]:
        return self._store.rows(query)


def _on(pool: str) -> tuple[Any, Any]:
    """What holds for the lines of a board."""
    return ratings.c.pool == pool, ratings.c.listed.is_(True)


def _named() -> Any:
    """Ratings with the names of people."""
    return select(*ratings.c, players.c.name).outerjoin(players, players.c.id == ratings.c.who)


def _parts(rows: list[Rows]) -> Iterator[list[Rows]]:
    for start in range(0, len(rows), AT_ONCE):
        yield rows[start : start + AT_ONCE]


def _result_row(number: int, result: Result) -> Rows:
    return {
        "number": number,
        "place": result.table,
        "game": result.game,
        "ended": result.ended,
        "deal": result.deal,
        "result": msgspec.json.encode(result).decode(),
    }


def _seat_rows(number: int, result: Result) -> list[Rows]:
    return [
        {
            "number": number,
            "seat": seat.seat,
            "who": seat.who,
            "game": result.game,
            "ended": result.ended,
            "fate": seat.fate,
            "first": seat.first,
            "name": seat.name,
            "rung": seat.rung,
            "rated": not result.bar,
            "company": any(other.kind != "bot" and other.who != seat.who for other in result.seats),
            "habits": msgspec.json.encode(seat.habits).decode(),
        }
        for seat in result.seats
    ]


def _rating_row(key: Key, rating: Rating) -> Rows:
    return {
        "pool": key[0],
        "who": key[1],
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "won": rating.won,
        "floor": rating.floor,
    }


def _step_row(step: Step) -> Rows:
    return {
        "pool": step.pool,
        "who": step.who,
        "number": step.number,
        "at": step.at,
        "mu": step.rating.mu,
        "sigma": step.rating.sigma,
        "change": step.change,
    }


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.won)


def _step(row: Any) -> Step:
    return Step(row.pool, row.who, row.number, row.at, Rating(row.mu, row.sigma), row.change)
