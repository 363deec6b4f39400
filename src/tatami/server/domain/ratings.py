"""Ratings: the fold of the log of results, by openskill's model of Plackett and Luce.

Every game has a pool of its own, and so has every side of a game whose seats differ. Whoever is rated has a mean and
an uncertainty in each pool. Results are taken in the order of the log, so the same log always gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from tatami.server.domain.results import Result, SeatResult

MODEL = PlackettLuce()
Key = tuple[str, str]
"""A pool, and who is rated there."""

MIDDLE, SCALE = 1500, 40
"""As it is shown, somebody new has 1500; openskill's 25 is there, and one of its points is forty."""
SURE = 2.0
"""An uncertainty is shown as so many deviations: nineteen times of twenty, the truth is within."""
PROVISIONAL = 5.0
"""As long as the deviation is larger, a rating is provisional."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is in a pool, as far as is known."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def mean(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def spread(self) -> int:
        return round(SCALE * SURE * self.sigma)

    @property
    def floor(self) -> float:
        """What somebody is worth almost surely: boards are ordered by it."""
        return self.mu - SURE * self.sigma

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL


NEW = Rating()


@dataclass(frozen=True, slots=True)
class Step:
    """How one game changed somebody's rating."""

    pool: str
    who: str
    number: int
    """The game, by its number in the log of results."""
    at: int
    rating: Rating
    change: float
    """Of the mean, in openskill's points."""

    @property
    def shown_change(self) -> int:
        """The change of the mean as it is shown: the difference of what is shown before and after."""
        return self.rating.mean - Rating(self.rating.mu - self.change).mean


@dataclass(frozen=True, slots=True)
class Contest:
    """Teams in a pool, or in several, with the place of each; 1 is the best."""

    teams: tuple[tuple[Key, ...], ...]
    places: tuple[int, ...]


def contests(result: Result) -> list[Contest]:
    """What is to be rated of a game; nothing if it does not count."""
    if result.bar or not result.seats:
        return []
    if result.village:
        return _against_the_village(result)
    pools = [result.game] * len(result.seats)
    found = [_among_seats(result.seats, pools)]
    if all(seat.side for seat in result.seats):
        found.append(_among_seats(result.seats, [f"{result.game}/{seat.side}" for seat in result.seats]))
    return [contest for contest in found if len({key for team in contest.teams for key in team}) > 1]


def _among_seats(seats: Sequence[SeatResult], pools: Sequence[str]) -> Contest:
    """Everybody for themselves."""
    teams = tuple(((pool, seat.who),) for pool, seat in zip(pools, seats, strict=True))
    return Contest(teams, tuple(seat.rank for seat in seats))


def _against_the_village(result: Result) -> list[Contest]:
    """A team against its level and number of players, which count as one opponent for each of the team.

    Whoever left is no longer of the team, and has lost alone.
    """
    village: Key = (result.game, result.village)
    stayed = [seat for seat in result.seats if not seat.left]
    found = []
    if stayed:
        team = tuple((result.game, seat.who) for seat in stayed)
        places = (1, 2) if stayed[0].fate == "won" else (2, 1)
        found.append(Contest((team, (village,) * len(team)), places))
    gone = [seat for seat in result.seats if seat.left]
    return found + [Contest((((result.game, seat.who),), (village,)), (2, 1)) for seat in gone]


def keys_of(result: Result) -> set[Key]:
    """Whose ratings a game changes."""
    return {key for contest in contests(result) for team in contest.teams for key in team}


def take(found: Mapping[Key, Rating], number: int, result: Result) -> list[Step]:
    """What a game changes, given the ratings before it."""
    now: dict[Key, Rating] = {}
    before: dict[Key, Rating] = {}
    for contest in contests(result):
        known = {key: now.get(key) or found.get(key) or NEW for team in contest.teams for key in team}
        for key, rating in known.items():
            before.setdefault(key, rating)
        now |= _rated(contest, known)
    return [
        Step(pool, who, number, result.ended, rating, rating.mu - before[pool, who].mu)
        for (pool, who), rating in now.items()
    ]


def fold(results: Iterable[tuple[int, Result]]) -> tuple[dict[Key, Rating], list[Step]]:
    """Everybody's ratings from the whole log, and every step on the way."""
    found: dict[Key, Rating] = {}
    steps: list[Step] = []
    for number, result in results:
        taken = take(found, number, result)
        found.update(((step.pool, step.who), step.rating) for step in taken)
        steps += taken
    return found, steps


def _rated(contest: Contest, known: Mapping[Key, Rating]) -> dict[Key, Rating]:
    """Everybody's rating after a contest; who has several seats, as a bot's level may, gets the mean of the changes."""
    teams = [[_openskill(known[key]) for key in team] for team in contest.teams]
    after = MODEL.rate(teams, ranks=[float(place) for place in contest.places])
    changed: dict[Key, list[PlackettLuceRating]] = {}
    won: set[Key] = set()
    for team, rated, place in zip(contest.teams, after, contest.places, strict=True):
        for key, each in zip(team, rated, strict=True):
            changed.setdefault(key, []).append(each)
        if place == min(contest.places):
            won.update(team)
    return {
        key: Rating(
            sum(each.mu for each in rated) / len(rated),
            sum(each.sigma for each in rated) / len(rated),
            known[key].games + 1,
            known[key].won + (key in won),
        )
        for key, rated in changed.items()
    }


def _openskill(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)
