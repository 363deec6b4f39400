"""Our search against OpenSpiel's at equal time: `python -m tatami.bench.duel tenno --seconds 0.05 --games 40`.

Both decide from what their seat may know, on the same deals, each with both seatings. OpenSpiel's searches in C++ do
not take games written in Python, so its side is its ISMCTS in Python. Time is this process's own on the processor, and
each side does as many simulations as fit, by what its last decisions took.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from tatami.adapters import openspiel
from tatami.bench.distance import look_at
from tatami.bots.arena import wilson
from tatami.bots.knowledge import PLAIN, knowledge_of
from tatami.bots.levels import Level
from tatami.bots.thinker import answer
from tatami.core.rng import stream
from tatami.kit.lots import drawn

Decide = Callable[[Any, int], int]
"""An action for a state, with so many simulations."""


class Timed:
    """A search that gets so much of the processor's time for a decision, on average."""

    def __init__(self, decide: Decide, seconds: float, first: int) -> None:
        self.decide = decide
        self.seconds = seconds
        self.rate = first / seconds
        """Simulations a second, as it went so far."""
        self.done = 0
        self.spent = 0.0
        self.decisions = 0

    def step(self, state: Any) -> int:
        simulations = max(2, int(self.rate * self.seconds))
        begin = time.process_time()
        action = self.decide(state, simulations)
        spent = time.process_time() - begin
        self.done += simulations
        self.spent += spent
        self.decisions += 1
        self.rate = 0.7 * self.rate + 0.3 * simulations / max(spent, 1e-6)
        return action


def ours(taught: bool) -> Decide:
    rng = stream(1, "duel")

    def decide(state: Any, simulations: int) -> int:
        look = look_at(state)
        known = knowledge_of(look.view.game) if taught else PLAIN
        code = answer(look, Level("duel", simulations, 3600.0, 0.0, 0.0), rng, known)
        return state.trail.game.decode(code)  # type: ignore[no-any-return]

    return decide


def theirs(game: Any) -> Decide:
    bot = openspiel.ismcts(game, 1)

    def decide(state: Any, simulations: int) -> int:
        bot._max_simulations = simulations
        return int(bot.step(state))

    return decide


def play(game: Any, players: list[Timed], deal: int) -> list[float]:
    """One game; its chance is the deal's."""
    luck = stream(deal, "duel deal")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), luck.fraction()))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(players[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def duel(id: str, seconds: float, games: int, taught: bool = True, told: Callable[[str], None] = print) -> float:
    """Our share of the points over two seats."""
    game = pyspiel.load_game(openspiel.PREFIX + id)
    mine, other = Timed(ours(taught), seconds, 1000), Timed(theirs(game), seconds, 10)
    points = 0.0
    for number in range(games):
        seat = number % 2
        players = [other, other]
        players[seat] = mine
        points += (play(game, players, number // 2)[seat] + 1) / 2
    share = points / games
    low, high = wilson(share, games)
    told(f"{id}: {share:.1%} of {games} games ({low:.1%} - {high:.1%})")
    for name, side in (("ours", mine), ("OpenSpiel's ISMCTS", other)):
        each = side.decisions or 1
        told(f"  {name}: {side.done / each:,.0f} simulations in {side.spent / each:.3f} s a decision")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--untaught", action="store_true", help="without our bots' knowledge of the game")
    asked = parser.parse_args()
    duel(asked.game, asked.seconds, asked.games, not asked.untaught)
