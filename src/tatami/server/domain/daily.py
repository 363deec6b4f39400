"""The deal of the day: of each game one deal that everybody may play once, against the same bots.

A day begins and ends at midnight UTC. Its seeds are keyed hashes of the day and the game under a key that only the
server knows, so that every process finds the same ones and nobody else any. Until the day is over, a table of it is
shown to nobody who has not finished the same deal.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from tatami.core.errors import TatamiError
from tatami.core.match import BY_LANES
from tatami.core.meta import Deal
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.server.domain import entries
from tatami.server.domain.clocks import DAY
from tatami.server.domain.entries import Entry
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.results import Result, SeatResult
from tatami.server.domain.table import Table
from tatami.server.domain.terms import Pace

LEVEL = "samurai"
"""How strong the bots of the day play."""
STEPS = {"lost": 1, "shared": 2, "won": 3}
"""What an ending counts before all figures; whoever gave up has none of these."""
FIGURES, SPAN = 3, 1000
"""So many figures count, each in so many steps, with as many below zero as above."""


@dataclass(frozen=True)
class NewTry:
    """Somebody begins the deal of a day."""

    day: str
    player: str
    ranked: bool
    """Whether it counts in the table of results: only for names that were claimed before it began."""


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's try at a deal."""

    day: str
    game: str
    place: str
    ranked: bool
    ended: int | None
    """When its result was written down; None: not yet."""
    points: int | None
    """None: not ended, or too late."""
    better: int = 0
    """How many that count did better."""
    of: int = 0
    """How many count."""

    @property
    def rank(self) -> int | None:
        """The place, or where it would stand."""
        return None if self.points is None else self.better + 1

    @property
    def field(self) -> int:
        """Among how many that place is."""
        return self.of + (not self.ranked)


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of the table of results."""

    player: str
    name: str
    place: str
    ranked: bool
    points: int | None
    result: Result


# --- days -------------------------------------------------------------------------------------------------------------


def day_of(moment: int) -> str:
    """The day of a moment, as 2026-11-18."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def begin_of(day: str) -> int:
    """When a day begins, in milliseconds since 1970; refused if it is no day."""
    try:
        found = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise Refusal("no-day") from None
    return int(found.timestamp()) * 1000


def end_of(day: str) -> int:
    """When a day is over."""
    return begin_of(day) + DAY


def week_of(day: str) -> list[str]:
    """The days of the week of a day, from Monday to Sunday."""
    found = date.fromisoformat(day)
    monday = found - timedelta(days=found.weekday())
    return [(monday + timedelta(days=each)).isoformat() for each in range(7)]


# --- deals ------------------------------------------------------------------------------------------------------------


def games() -> list[str]:
    """The games that have a deal of the day."""
    return [id for id in known_games() if _deal(id) is not None]


def deal_of(game: str) -> Deal:
    """How the deal of a game is set up; refused if it has none."""
    found = _deal(game)
    if found is None:
        raise Refusal("no-deal")
    return found


def _deal(game: str) -> Deal | None:
    try:
        found: Deal | None = find_game(game).meta.deal
        return found
    except TatamiError:
        return None


def seat_of(day: str, seats: int) -> int:
    """Which seat is the person's: every day the next one, for everybody the same."""
    return date.fromisoformat(day).toordinal() % seats


def seed_of(key: bytes, day: str, game: str) -> str:
    """The seed of a deal. It draws by lanes, so that the deal stays the same however it is played."""
    return BY_LANES + hmac.new(key, f"{day} {game}".encode(), hashlib.sha256).hexdigest()


def first_entries(key: bytes, day: str, game: str, player: Player, at: int) -> tuple[entries.Opened, list[Entry]]:
    """The log of a table of the day, up to the beginning of the game."""
    deal, meta = deal_of(game), find_game(game).meta
    opened = entries.Opened(
        at=at,
        game=game,
        rules=meta.version,
        seats=meta.seats(deal.seats),
        options=meta.settle(deal.seats, deal.options),
        seed=seed_of(key, day, game),
        host=player.id,
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
        day=day,
    )
    mine = seat_of(day, deal.seats)
    seated: list[Entry] = [entries.Sat(at=at, seat=mine, player=player.id, name=player.name, claimed=player.claimed)]
    others = (seat for seat in range(deal.seats) if seat != mine)
    seated += [entries.Placed(at=at, seat=seat, level=LEVEL) for seat in others]
    return opened, [*seated, entries.Started(at=at, here=[])]


def try_of(table: Table) -> NewTry | None:
    """What a new table is to the day; None if it is an ordinary one."""
    opened = table.opened
    if not opened.day:
        return None
    return NewTry(opened.day, opened.host, all(chair.claimed for chair in table.chairs if chair.kind == "person"))


# --- secrecy ----------------------------------------------------------------------------------------------------------


def secret(table: Table, moment: int) -> bool:
    """Whether a table is of a day that is not over: its seed is told nobody, and its game only who has played it."""
    return bool(table.opened.day) and moment < end_of(table.opened.day)


def finished(table: Table, player: str) -> bool:
    """Whether somebody has nothing more to decide at a table of theirs."""
    seats = table.seats_of(player)
    return bool(seats) and (table.over or all(table.chairs[seat].resigned for seat in seats))


# --- results ----------------------------------------------------------------------------------------------------------


def own_seat(result: Result) -> SeatResult | None:
    """The seat of the person whose try it was."""
    return next((seat for seat in result.seats if seat.kind == "person"), None)


def points_of(result: Result) -> int | None:
    """How well somebody did with a deal, as a number that orders all who played it; None if it was not in time.

    First comes how it ended, then the figures that the game compares; giving up is behind everything.
    """
    seat = own_seat(result)
    if seat is None or result.ended >= end_of(result.day):
        return None
    if seat.left or seat.fate == "none":
        return 0
    points = STEPS[seat.fate]
    figures = [*seat.score.values(), *(0 for _ in range(FIGURES))][:FIGURES]
    for figure in figures:
        points = points * SPAN + min(max(figure + SPAN // 2, 0), SPAN - 1)
    return points


def marks(rank: int, of: int) -> int:
    """What a place counts in the sum of a week: 100 for the first, 0 for the last, between them evenly."""
    return 100 if of <= 1 else round(100 * (of - rank) / (of - 1))


def total(places: Sequence[tuple[int, int]]) -> int:
    """The sum of a week, from places and how many there were."""
    return sum(marks(rank, of) for rank, of in places)
