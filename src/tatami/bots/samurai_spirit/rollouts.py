"""The rollouts of a decision: every action is followed by the expert's play to the end of the round, on the same luck.

Nothing is hidden in Samurai Spirit but the future, and all share one result, so a decision is a comparison: what comes
of this action, what of that one, when the same cards turn up and good players go on from there? The expert's own choice
is the yardstick. Another one must prove itself against it: the fewer rollouts, the more the expert's opinion counts.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64

from tatami.bots.samurai_spirit.expert import SpiritExpert
from tatami.bots.samurai_spirit.merit import merit
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, State, buffer, floats
from tatami.games.samurai_spirit import reason
from tatami.games.samurai_spirit.rules import SamuraiSpirit

BATCH: Final = 8
"""So many rollouts of each action before it is asked which are still worth it."""
DOUBT: Final = 2.0
"""An action that is worse by so many standard errors is given up."""
SPREAD: Final = 0.02
"""No action is given up for a few equal results: differences are taken to vary at least so much."""
TRUST: Final = 100.0
"""How many rollouts the expert's opinion is worth."""
STAKE: Final = 0.04
"""What a barricade means for the outcome, about."""
HOPELESS: Final = 0.3
"""However bad the expert thinks an action is."""


@final
class Rollouts:
    """The rollouts of one decision."""

    def __init__(self, expert: SpiritExpert, state: State, seat: i64) -> None:
        assert isinstance(state, SamuraiSpirit)
        self.expert = expert
        self.state = state
        self.seat = seat
        breadth = state.breadth()
        self.legal = buffer(breadth)
        self.count = state.legal_into(seat, self.legal)
        self.own = expert.favourite(state, self.legal, self.count)
        """The expert's choice."""
        self.opinion = floats(self.count)
        """How much worse the expert thinks each action is."""
        for index in range(self.count):
            worse = STAKE * (expert.values[index] - expert.values[self.own])
            if worse < -HOPELESS:
                worse = -HOPELESS
            self.opinion[index] = worse
        self.alive = buffer(self.count)
        self.visits = buffer(self.count)
        self.total = floats(self.count)
        """By how much each action did better than the expert's choice; of that choice itself, how it did."""
        self.square = floats(self.count)
        self.field = self.count
        self.simulations: i64 = 0
        for index in range(self.count):
            self.alive[index] = 1
        self.out = buffer(breadth)
        self.weights = buffer(breadth)

    def run(self, simulations: int, seconds: float, rng: Rng) -> None:
        """Roll out so often, or until so many seconds have passed, or until only one action is left."""
        goal = self.simulations + i64(simulations)
        end = time.perf_counter() + seconds
        while self.simulations < goal and self.field > 1:
            for _ in range(i64(BATCH)):
                self._compare(rng.word(), rng.word())
            self._give_up()
            if time.perf_counter() > end:
                return

    def _compare(self, luck: i64, more: i64) -> None:
        """Every action once, on the same luck."""
        base = self._rollout(self.own, Rng(luck, more, 0))
        self.visits[self.own] += 1
        self.total[self.own] += base
        for index in range(self.count):
            if self.alive[index] and index != self.own:
                better = self._rollout(index, Rng(luck, more, 0)) - base
                self.visits[index] += 1
                self.total[index] += better
                self.square[index] += better * better
        self.simulations += self.field

    def _give_up(self) -> None:
        for index in range(self.count):
            if self.alive[index] and index != self.own:
                visits = float(self.visits[index])
                mean = self.total[index] / visits
                error = math.sqrt((self.square[index] / visits - mean * mean + SPREAD / visits) / visits)
                if mean + DOUBT * error < 0.0:
                    self.alive[index] = 0
                    self.field -= 1

    def _rollout(self, index: i64, rng: Rng) -> float:
        """How the action turns out when the expert goes on, at the end of the round."""
        state = self.state.clone()
        state.apply(self.seat, self.legal[index], None)
        expert = self.expert
        out = self.out
        round = self.state.round
        while state.round == round:
            seat = state.actor()
            if seat == NOBODY:
                return 1.0 if state.result == reason.VICTORY else 0.0
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_draw(rng, out, self.weights), None)
                continue
            count = state.legal_into(seat, out)
            choice: i64 = 0
            if count > 1:
                choice = expert.favourite(state, out, count)
            state.apply(seat, out[choice], None)
        return merit(state)

    # --- what came of it ----------------------------------------------------------------------------------------------

    def value(self, index: i64) -> float:
        """What the action promises: what the rollouts showed, held against what the expert thinks of it."""
        if self.visits[self.own] == 0:
            return 0.5 + self.opinion[index]
        mean = self.total[self.own] / float(self.visits[self.own])
        if index == self.own:
            return mean
        visits = float(self.visits[index])
        return mean + (self.total[index] + TRUST * self.opinion[index]) / (visits + TRUST)
