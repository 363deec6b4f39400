"""How fast the tree search is without any knowledge of a game."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tatami.bench.rules import ROUNDS, tables
from tatami.bots.thinker import doubted
from tatami.bots.tree import Expert, Search
from tatami.core.match import Match
from tatami.core.rng import stream


@dataclass(frozen=True)
class SearchSpeed:
    """Simulations of the tree search a second, from the first real decision of a game."""

    game: str
    seats: int
    simulations_per_s: float


def search(id: str | None = None, simulations: int = 5000) -> list[SearchSpeed]:
    """The best of some rounds for every game and seat count."""
    found = []
    for name, seats in tables(id):
        match, rng = Match(name, seats=seats, seed=1), stream(1, "bench search", name, seats)
        while len(match.to_act) != 1 or len(match.legal(match.to_act[0])) < 2:
            seat = match.to_act[0]
            match.submit(seat, match.legal(seat)[0])
        seat = match.to_act[0]
        imagined = match.imagine(seat, rng)
        best = 0.0
        for _ in range(ROUNDS):
            thought = Search(seats, imagined.breadth(), Expert(), 0.7, simulations * 16 * seats)
            thought.doubted = doubted(imagined, seat, seats, rng)
            begin = time.process_time()
            thought.run(imagined.imagination(seat), simulations, 60.0, rng)
            best = max(best, int(thought.simulations) / (time.process_time() - begin))
        found.append(SearchSpeed(name, seats, best))
    return found
