"""The arena: bots against bots, every seating of every deal, with 95 % intervals.

A deal is one seed. Every seating of the line-up plays it with the same chance (duplicate deals), so that luck is equal
for all. Results are rows that can be stored one by one, resumed later, and put together (`shards.py`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial

from tatami.bots.look import look
from tatami.bots.names import bot, dismiss
from tatami.bots.process import SECONDS
from tatami.core.errors import BadSetup, Forfeit
from tatami.core.match import Match
from tatami.core.meta import Options
from tatami.core.registry import game as find_game
from tatami.core.rng import stream

ALL_SEATINGS = 4
"""Up to this many seats every permutation is played; beyond, every rotation."""
Z95 = 1.959964


@dataclass(frozen=True)
class Contest:
    """What is played: the game, its options, the line-up, and the seed of the deals."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: str
    seconds: float = SECONDS
    """Time limit of a program for a decision."""

    def lineup(self) -> tuple[str, ...]:
        """The bots at the table; fewer names than seats are repeated in turn."""
        return tuple(itertools.islice(itertools.cycle(self.bots), self.seats))

    def seatings(self) -> list[tuple[str, ...]]:
        """Every distinct seating of the line-up."""
        line = self.lineup()
        if self.seats <= ALL_SEATINGS:
            orders: Iterable[tuple[str, ...]] = itertools.permutations(line)
        else:
            orders = (line[turn:] + line[:turn] for turn in range(self.seats))
        return list(dict.fromkeys(orders))

    def deals(self, games: int) -> range:
        """The deals that make at least `games` games: whole deals only."""
        return range(-(-games // len(self.seatings())))

    def pairings(self, deals: Iterable[int]) -> Iterator[tuple[int, int]]:
        """Deal and seating of each game of these deals."""
        return itertools.product(deals, range(len(self.seatings())))


@dataclass(frozen=True)
class Row:
    """One game that was played."""

    deal: int
    seating: int
    returns: tuple[float, ...]
    reason: str
    """The reason of the outcome, or the code of the forfeit."""
    moves: int
    forfeited: int | None = None
    """The seat whose program lost by breaking the protocol."""
    facts: dict[str, object] = field(default_factory=dict)
    """The facts of the forfeit."""
    seated: tuple[str, ...] = ()
    """The bot at each seat."""
    record: str = ""
    """The record of the game in a line, for `tatami.replay`."""


@dataclass(frozen=True)
class Standing:
    """The result of a bot: its share of wins, ties split, with the 95 % interval."""

    name: str
    games: int
    score: float
    low: float
    high: float
    elo: float | None = None
    """Between two bots: the difference in Elo points."""
    rank: float | None = None
    """At larger tables: the mean place, 1 for the winner; ties share the mean of their places."""
    skill: tuple[float, float, float] | None = None
    """At larger tables: the openskill rating with its 95 % interval."""
    forfeits: dict[str, int] = field(default_factory=dict)
    """How often a program forfeited, by code."""


def contest(
    game: str, bots: str, seats: int | None, options: dict[str, object], seed: str, seconds: float = SECONDS
) -> Contest:
    """A checked contest; BadSetup if the table is impossible or a bot unknown."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        bot(name)
    meta = find_game(game).meta
    wanted = seats if seats is not None else max(len(names), meta.min_seats)
    count = meta.seats(wanted)
    if not names or len(set(names)) != len(names):
        raise BadSetup("arena-bots", bots=bots or "-")
    if len(names) > count:
        raise BadSetup("bots-many", bots=len(names), seats=count)
    return Contest(game, count, meta.settle(count, options), names, seed, seconds)


def play(contest: Contest, deal: int, seating: int) -> Row:
    """One game of the contest. The same contest, deal and seating give the same game."""
    names = contest.seatings()[seating]
    match = Match(contest.game, seats=contest.seats, options=contest.options, seed=f"{contest.seed}/{deal}")
    played = partial(Row, deal, seating)
    streams = [stream(contest.seed, deal, seating, seat) for seat in range(contest.seats)]
    company = [bot(name, contest.seconds) for name in names]
    try:
        while match.to_act:
            seat = match.to_act[0]
            try:
                match.submit(seat, company[seat](look(match, seat), streams[seat]))
            except Forfeit as fault:
                lost, line = forfeited(contest, seat), match.record().line()
                return played(lost, fault.code, len(match), seat, dict(fault.facts), names, line)
    finally:
        for seat, each in enumerate(company):
            dismiss(each, match, seat)
    outcome = match.outcome
    assert outcome is not None
    return played(outcome.returns, outcome.reason, len(match), seated=names, record=match.record().line())


def forfeited(contest: Contest, seat: int) -> tuple[float, ...]:
    """The returns of a game that `seat` forfeits: 0 for it, and the others share 1. A team loses together."""
    others = contest.seats - 1
    if not others or find_game(contest.game).meta.utility == "shared":
        return (0.0,) * contest.seats
    return tuple(0.0 if each == seat else 1.0 / others for each in range(contest.seats))


def standings(contest: Contest, rows: Iterable[Row]) -> list[Standing]:
    """The standing of every bot, the best first.

    A game counts once for a bot, however many seats it had. In a cooperative game all share the team's result. The
    order of the rows does not matter, to the last digit.
    """
    rows = sorted(rows, key=lambda row: (row.deal, row.seating))
    seatings = contest.seatings()
    shared = find_game(contest.game).meta.utility == "shared"
    won: dict[str, float] = dict.fromkeys(contest.bots, 0.0)
    played: dict[str, int] = dict.fromkeys(contest.bots, 0)
    forfeits: dict[str, dict[str, int]] = {name: {} for name in contest.bots}
    for row in rows:
        names = seatings[row.seating]
        for name in contest.bots:
            mine = [result for result, other in zip(row.returns, names, strict=True) if other == name]
            won[name] += sum(mine) / len(mine)
            played[name] += 1
        if row.forfeited is not None:
            faults = forfeits[names[row.forfeited]]
            faults[row.reason] = faults.get(row.reason, 0) + 1
    ranks, skills = ({}, {}) if shared or contest.seats == 2 else (_ranks(contest, rows), _skills(contest, rows))
    found = []
    for name in contest.bots:
        score = won[name] / played[name] if played[name] else 0.0
        low, high = wilson(score, played[name])
        elo = None if shared else _elo(contest, score, played[name])
        found.append(
            Standing(name, played[name], score, low, high, elo, ranks.get(name), skills.get(name), forfeits[name])
        )
    return sorted(found, key=lambda standing: -standing.score)


def _places(returns: tuple[float, ...]) -> list[float]:
    """The place of each seat; ties share the mean of their places."""
    return [
        1 + sum(other > mine for other in returns) + (sum(other == mine for other in returns) - 1) / 2
        for mine in returns
    ]


def _ranks(contest: Contest, rows: list[Row]) -> dict[str, float]:
    """The mean place of every bot."""
    seatings = contest.seatings()
    places: dict[str, list[float]] = {}
    for row in rows:
        for name, place in zip(seatings[row.seating], _places(row.returns), strict=True):
            places.setdefault(name, []).append(place)
    return {name: sum(each) / len(each) for name, each in places.items()}


def _skills(contest: Contest, rows: list[Row]) -> dict[str, tuple[float, float, float]]:
    """Openskill ratings with their 95 % intervals, from the games in the order of the deals."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in contest.bots}
    seatings = contest.seatings()
    for row in sorted(rows, key=lambda row: (row.deal, row.seating)):
        names = seatings[row.seating]
        after = model.rate([[rated[name]] for name in names], ranks=_places(row.returns))
        seats: dict[str, list[int]] = {}
        for seat, name in enumerate(names):
            seats.setdefault(name, []).append(seat)
        for name, own in seats.items():
            # A bot at several seats gets the mean of its updates.
            mu = sum(after[seat][0].mu for seat in own) / len(own)
            sigma = sum(after[seat][0].sigma for seat in own) / len(own)
            rated[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (each.mu, each.mu - Z95 * each.sigma, each.mu + Z95 * each.sigma) for name, each in rated.items()}


def wilson(score: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share at 95 %. With duplicate deals it is conservative."""
    if not games:
        return 0.0, 1.0
    spread = Z95 * Z95 / games
    middle = (score + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(score * (1 - score) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _elo(contest: Contest, score: float, games: int) -> float | None:
    if contest.seats != 2 or len(contest.bots) != 2 or not games:
        return None
    # Clipped by half a game, so that a clean sweep stays finite.
    bounded = min(max(score, 0.5 / games), 1 - 0.5 / games)
    return 400 * math.log10(bounded / (1 - bounded))


def as_json(standings: list[Standing]) -> list[dict[str, object]]:
    """Standings as JSON values."""
    return [asdict(standing) for standing in standings]
