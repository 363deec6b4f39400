#!/usr/bin/env python3
"""A bot that searches with Tatami's rules: it imagines the table from what it was told and plays on at random.

Play it with `tatami arena tenno --bots exec:examples/searcher.py,peasant`, or, without a process of its own, with
`tatami arena tenno --bots examples.searcher:choose,peasant`. Tatami must be installed where it runs.
"""

from tatami.bots.author import run
from tatami.bots.look import Look
from tatami.core.playout import finish
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng
from tatami.core.state import buffer, floats

TRIES = 30
"""Random games for each code."""


def choose(look: Look, rng: Rng) -> str:
    """The code after which random play wins most often."""
    game = find_game(look.view.game)
    start = look.imagine(rng)
    legal, weights = buffer(start.breadth()), buffer(start.breadth())
    won = dict.fromkeys(look.legal, 0.0)
    for code in look.legal:
        for _ in range(TRIES):
            state = start.sample(look.seat, rng)
            state.apply(look.seat, game.decode(code))
            finish(state, rng, legal, weights)
            returns = floats(look.view.seats)
            state.returns_into(returns)
            won[code] += returns[look.seat]
    return max(won, key=won.__getitem__)


if __name__ == "__main__":
    run(choose)
