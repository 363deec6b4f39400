"""How long people wait for a bot: the time of single decisions, on one core."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tatami.bench.rules import tables
from tatami.bots.look import look
from tatami.bots.names import bot
from tatami.core.match import Match
from tatami.core.rng import stream

STRIDE = 3
"""Every so many decisions of a game the level is asked, so that openings and endings are among them."""
PLAYERS = "peasant"
"""Who plays the games in which it is asked: quick, and the positions make sense."""


@dataclass(frozen=True)
class Wait:
    """What decisions of one table took."""

    game: str
    seats: int
    level: str
    decisions: int
    median_s: float
    p95_s: float
    longest_s: float


def decisions(level: str, id: str | None = None, count: int = 60) -> list[Wait]:
    """Let a level decide `count` times at every table of a game, or of all games."""
    return [_wait(level, name, seats, count) for name, seats in tables(id)]


def _wait(level: str, game: str, seats: int, count: int) -> Wait:
    asked, player = bot(level), bot(PLAYERS)
    took: list[float] = []
    number = met = 0
    while len(took) < count:
        number += 1
        rng = stream(number, "decisions", game, seats)
        match = Match(game, seats=seats, seed=number)
        while match.to_act and len(took) < count:
            seat = match.to_act[rng.below(len(match.to_act))]
            if len(match.legal(seat)) > 1:
                met += 1
                if met % STRIDE == 0:
                    begin = time.perf_counter()
                    asked(look(match, seat), rng.clone())
                    took.append(time.perf_counter() - begin)
            match.submit(seat, player(look(match, seat), rng))
    took.sort()
    return Wait(game, seats, level, count, took[count // 2], took[min(count - 1, count * 95 // 100)], took[-1])
