"""Ratings as people read them: 1500 for somebody new, and how far from it the truth may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from tatami.server import wire
from tatami.server.domain.histories import Ranked
from tatami.server.domain.rated import Bar
from tatami.server.domain.ratings import Rating, Step
from tatami.server.domain.results import BOT, PROGRAM, VILLAGE


def ratings(found: Mapping[str, Rating]) -> list[wire.Rating]:
    """Somebody's ratings, by pool."""
    return [_rating(pool, rating) for pool, rating in sorted(found.items())]


def _rating(pool: str, rating: Rating) -> wire.Rating:
    game, side = split(pool)
    return wire.Rating(
        game=game,
        side=side,
        mean=rating.mean,
        spread=rating.spread,
        provisional=rating.provisional,
        games=rating.games,
        won=rating.won,
    )


def split(pool: str) -> tuple[str, int | None]:
    """The game of a pool, and the side if it is one's own."""
    game, _, side = pool.partition("/")
    return game, int(side) if side else None


def change(step: Step) -> wire.RatingChange:
    """What a game changed."""
    rating = step.rating
    return wire.RatingChange(
        mean=rating.mean,
        spread=rating.spread,
        provisional=rating.provisional,
        change=step.shown_change,
        side=split(step.pool)[1],
    )


def points(steps: Iterable[Step]) -> list[wire.RatingPoint]:
    """How a rating came to be what it is."""
    return [
        wire.RatingPoint(at=step.at, mean=step.rating.mean, spread=step.rating.spread, change=step.shown_change)
        for step in steps
    ]


def counted(bar: Bar, steps: Iterable[Step], played: bool) -> wire.Counted:
    """Whether a game counts, and what it changed for whoever asks."""
    return wire.Counted(bar=bar, changes=[change(step) for step in steps], played=played)


def board(
    rows: Iterable[Ranked], mine: Ranked | None, seen: Set[str], reader: str, page: int, size: int, lines: int
) -> wire.Board:
    """A page of a board; `seen` are the people whose pages the reader may see."""
    return wire.Board(
        rows=[_line(row, seen, reader) for row in rows],
        page=page,
        pages=max(1, -(-lines // size)),
        mine=None if mine is None else _line(mine, seen, reader),
        mine_page=0 if mine is None else (mine.rank - 1) // size + 1,
    )


def _line(row: Ranked, seen: Set[str], reader: str) -> wire.Ranked:
    kind, name, level, seats = _told(row)
    return wire.Ranked(
        rank=row.rank,
        kind=kind,
        name=name,
        mean=row.rating.mean,
        spread=row.rating.spread,
        provisional=row.rating.provisional,
        games=row.rating.games,
        player=row.who if row.who in seen else "",
        level=level,
        seats=seats,
        mine=row.who == reader,
    )


def _told(row: Ranked) -> tuple[wire.RankedKind, str, str, int]:
    """What a key says: what kind, a name, a level, a number of players."""
    who = row.who
    if who.startswith(BOT):
        return "bot", "", who.removeprefix(BOT), 0
    if who.startswith(PROGRAM):
        return "program", who.split(":", 2)[2], "", 0
    if who.startswith(VILLAGE):
        level, _, seats = who.removeprefix(VILLAGE).rpartition(":")
        return "village", "", level, int(seats)
    return "person", row.name, "", 0
