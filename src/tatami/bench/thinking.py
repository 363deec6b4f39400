"""What thinking longer is worth: budgets of the same bot against each other, each twice the one below.

The bot is a level without weaknesses. In a game with one common result, each budget plays the same deals as a team.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice, permutations

from tatami.bots.arena import ALL_SEATINGS, wilson
from tatami.bots.knowledge import knowledge_of
from tatami.bots.levels import Level
from tatami.bots.look import look
from tatami.bots.thinker import answer
from tatami.core.match import Match
from tatami.core.registry import game as find_game
from tatami.core.rng import stream

LOWEST = 250
DOUBLINGS = 5
GAMES = 60
UNHURRIED_S = 3600.0
"""Only the budget ends a thought, so that a busy machine plays the same games."""
COLUMNS = 40


@dataclass(frozen=True)
class Step:
    """A budget and how it did: against half of it, or as a team."""

    game: str
    seats: int
    budget: int
    against: int
    """The budget it played against; 0 for a team."""
    games: int
    score: float
    """Its share of what both won, ties split; for a team how much it won."""
    low: float
    high: float
    decision_ms: float
    """What a decision took of the processor's time, on average."""

    def told(self) -> str:
        """The step as a line, with the interval as a bar from 0 to 1."""
        bar = ["-" if self.low * COLUMNS <= column < self.high * COLUMNS else " " for column in range(COLUMNS)]
        bar[COLUMNS // 2] = "|"
        bar[min(COLUMNS - 1, int(self.score * COLUMNS))] = "o"
        rival = f"against {self.against:,}" if self.against else "as a team"
        share = f"{self.score:6.1%} ({self.low:.1%} to {self.high:.1%}, {self.games} games)"
        return f"[{''.join(bar)}] {share} {rival}, {self.decision_ms:.1f} ms a decision"


def thinking(game: str, seats: int | None, lowest: int, doublings: int, games: int, seed: str) -> Iterator[Step]:
    """Each budget from twice the lowest on, as soon as it is measured."""
    meta = find_game(game).meta
    count = meta.seats(meta.min_seats if seats is None else seats)
    team = meta.utility == "shared" or count == 1
    for doubling in range(0 if team else 1, doublings + 1):
        budget = lowest << doubling
        yield _step(game, count, budget, 0 if team else budget // 2, games, seed)


def _step(game: str, seats: int, budget: int, against: int, games: int, seed: str) -> Step:
    budgets = (budget, against) if against else (budget,)
    seatings = _seatings(seats, budgets)
    won = spent = 0.0
    decisions = played = deal = 0
    while played < games:
        for number, seating in enumerate(seatings):
            match = Match(game, seats=seats, seed=f"{seed}/{deal}")
            streams = [stream(seed, "thinking", deal, number, seat, budget) for seat in range(seats)]
            while match.to_act:
                seat = match.to_act[0]
                begin = time.process_time()
                code = answer(look(match, seat), _level(seating[seat]), streams[seat], knowledge_of(game))
                if seating[seat] == budget and len(match.legal(seat)) > 1:
                    spent += time.process_time() - begin
                    decisions += 1
                match.submit(seat, code)
            assert match.outcome is not None
            won += _share(match.outcome.returns, seating, budget)
            played += 1
        deal += 1
    low, high = wilson(won / played, played)
    return Step(game, seats, budget, against, played, won / played, low, high, 1000 * spent / max(1, decisions))


def _level(simulations: int) -> Level:
    return Level("thinking", simulations, UNHURRIED_S, 0.0, 0.0)


def _seatings(seats: int, budgets: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to seat the budgets; at larger tables both of those in turn."""
    line = tuple(islice(cycle(budgets), seats))
    if seats <= ALL_SEATINGS:
        return list(dict.fromkeys(permutations(line)))
    return list(dict.fromkeys(line[turn:] + line[:turn] for turn in range(seats)))


def _share(returns: tuple[float, ...], seating: tuple[int, ...], budget: int) -> float:
    """What the budget won of what both won, a seat with a seat; a half if neither won anything."""
    mine = [won for won, other in zip(returns, seating, strict=True) if other == budget]
    theirs = [won for won, other in zip(returns, seating, strict=True) if other != budget]
    if not theirs:
        return sum(mine) / len(mine)
    own, others = sum(mine) / len(mine), sum(theirs) / len(theirs)
    return own / (own + others) if own + others > 0 else 0.5
