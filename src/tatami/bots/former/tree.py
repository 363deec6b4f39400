"""The search of 0.1, kept to be measured against. Nothing else uses it.

Information-set Monte Carlo tree search (multiple-observer ISMCTS) for any game and any number of seats.

Every seat has a tree of its own, whose branches are what that seat observed (`State.seen_as`). One simulation draws a
position, descends all trees at once with the mover selecting in its own tree, expands one branch, plays on to the end
and backs the result up. So no seat acts on what it could not know, and hidden moves of others stay one branch. Chance,
windows and decisions in parts need nothing special; a shared return makes the search cooperative.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, Imagination, State, buffer, floats

NONE: Final = -1
DEEPEST: Final = 250
"""The most steps that a simulation takes inside the trees."""


@final
class Trees:
    """The trees of all seats in flat arrays; an open-addressing hash table maps (node, observation) to a child."""

    def __init__(self, seats: i64, capacity: i64) -> None:
        size: i64 = 1024
        while size < capacity * 2:
            size *= 2
        self.seats = seats
        self.mask = size - 1
        self.keys = vec[i64]([NONE] * size)
        self.nodes = buffer(size)
        self.capacity = capacity
        self.used: i64 = seats
        self.visits = buffer(capacity + seats)
        self.availability = buffer(capacity + seats)
        """How often a branch was among the legal ones: UCB1 counts that instead of the parent's visits."""
        self.total = floats(capacity + seats)

    def _slot(self, node: i64, observed: i64) -> i64:
        key = node * 65536 + observed
        slot = ((key ^ (key >> 15)) * 40503 + (key >> 7)) & self.mask
        while self.keys[slot] != NONE and self.keys[slot] != key:
            slot = (slot + 1) & self.mask
        return slot

    def find(self, node: i64, observed: i64) -> i64:
        """The child behind a branch, or NONE."""
        slot = self._slot(node, observed)
        if self.keys[slot] == NONE:
            return NONE
        return self.nodes[slot]

    def reach(self, node: i64, observed: i64) -> i64:
        """The child behind a branch, added if need be."""
        slot = self._slot(node, observed)
        if self.keys[slot] == NONE:
            self.keys[slot] = node * 65536 + observed
            self.nodes[slot] = self.used
            self.used += 1
        return self.nodes[slot]

    def full(self, depth: i64) -> bool:
        """Whether another simulation of this depth might not fit."""
        return self.used + depth * self.seats >= self.capacity


@final
class Search:
    """A search for one decision of one seat."""

    def __init__(self, seats: i64, breadth: i64, expert: Expert, exploration: float, capacity: i64) -> None:
        self.seats = seats
        self.expert = expert
        self.exploration = exploration * expert.exploration_factor()
        self.trees = Trees(seats, capacity)
        self.legal = buffer(breadth)
        self.fresh = buffer(breadth)
        self.weights = buffer(breadth)
        self.policy = floats(breadth)
        self.priors = floats(breadth)
        self.at = buffer(seats)
        self.path = buffer(4096)
        self.movers = buffer(4096)
        self.returns = floats(seats)
        self.judged = floats(seats)
        self.simulations: i64 = 0
        self.only: i64 = NONE
        """The only action to search at the root, to evaluate it; NONE: all."""

    def run(self, imagination: Imagination, simulations: int, seconds: float, rng: Rng) -> None:
        """Run so many simulations, or until so many seconds have passed or the trees are full."""
        seat = imagination.seat
        end = time.perf_counter() + seconds
        for number in range(i64(simulations)):
            if number & 63 == 63 and time.perf_counter() > end:
                return
            if self.trees.full(256):
                return
            self._simulate(imagination.draw(rng), seat, rng)
            self.simulations += 1

    def _simulate(self, state: State, asked: i64, rng: Rng) -> None:
        for seat in range(self.seats):
            self.at[seat] = seat
        depth: i64 = 0
        expanded = False
        while not expanded and depth < DEEPEST:
            mover = state.actor()
            if mover == NOBODY:
                break
            if depth == 0:
                mover = asked  # In a window the searching seat decides first; the order does not matter to the others.
            if depth == 0 and self.only != NONE:
                action = self.only
            else:
                action = self._action(state, mover, rng)
            expanded = self._descend(state, mover, action, depth)
            depth += 1
            state.apply(mover, action, None)
        self._value(state, rng)
        self._back_up(depth)

    def _action(self, state: State, mover: i64, rng: Rng) -> i64:
        """The action of one step inside the trees: drawn by chance, or selected by the mover."""
        if mover == CHANCE:
            return state.chance_draw(rng, self.legal, self.weights)
        count = state.legal_into(mover, self.legal)
        if count <= 1:
            return self.legal[0]
        return self.legal[self._select(state, mover, count, rng)]

    def _descend(self, state: State, mover: i64, action: i64, depth: i64) -> bool:
        """Follow an action in the trees of all seats; whether it added a node to the mover's."""
        expanded = False
        self.path[depth] = NONE
        for seat in range(self.seats):
            observed = state.seen_as(mover, action, seat)
            before = self.trees.used
            node = self.trees.reach(self.at[seat], observed)
            self.at[seat] = node
            if seat == mover:
                expanded = before != self.trees.used
                self.path[depth] = node
                self.movers[depth] = mover
        return expanded

    def _back_up(self, depth: i64) -> None:
        """Add the returns to the nodes of the path, each for its mover."""
        for step in range(depth):
            node = self.path[step]
            if node != NONE:
                self.trees.visits[node] += 1
                self.trees.total[node] += self.returns[self.movers[step]]

    def _select(self, state: State, mover: i64, count: i64, rng: Rng) -> i64:
        """The index of the action to follow: by PUCT or with priors if the expert has an opinion, else by UCB1."""
        if self.expert.prefer(state, mover, self.legal, count, self.policy):
            return self._select_puct(mover, count)
        if self.expert.prior(state, mover, self.legal, count, self.priors):
            return self._select_with_priors(mover, count, rng)
        trees = self.trees
        home = self.at[mover]
        fresh: i64 = 0
        best: i64 = 0
        highest = -1.0
        for index in range(count):
            node = trees.find(home, self.legal[index])
            if node == NONE:
                self.fresh[fresh] = index
                fresh += 1
                continue
            trees.availability[node] += 1
            visits = float(trees.visits[node])
            if visits == 0.0:
                return index
            value = trees.total[node] / visits
            value += self.exploration * math.sqrt(math.log(float(trees.availability[node])) / visits)
            if value > highest:
                highest = value
                best = index
        if fresh == 0:
            return best
        return self.fresh[rng.below(fresh)]

    def _select_puct(self, mover: i64, count: i64) -> i64:
        """PUCT: the policy weighs the exploration. An action never tried counts as the mean of those that were."""
        trees = self.trees
        home = self.at[mover]
        visits: i64 = 0
        total = 0.0
        for index in range(count):
            node = trees.find(home, self.legal[index])
            self.fresh[index] = node
            if node != NONE:
                visits += trees.visits[node]
                total += trees.total[node]
        mean = total / float(visits) if visits else 0.0
        bonus = self.exploration * math.sqrt(float(visits) + 1.0)
        best: i64 = 0
        highest = -1.0
        for index in range(count):
            node = self.fresh[index]
            value = mean
            tried = 0.0
            if node != NONE and trees.visits[node]:
                tried = float(trees.visits[node])
                value = trees.total[node] / tried
            value += bonus * self.policy[index] / (1.0 + tried)
            if value > highest:
                highest = value
                best = index
        return best

    def _select_with_priors(self, mover: i64, count: i64, rng: Rng) -> i64:
        """UCB1 with a prior on every branch: the highest prior first, ties broken at random, then the best value."""
        trees = self.trees
        home = self.at[mover]
        fresh: i64 = NONE
        equals: i64 = 0
        foremost = -1.0
        best: i64 = NONE
        highest = -1.0
        for index in range(count):
            prior = self.priors[index]
            if prior < 0.0:
                continue
            node = trees.find(home, self.legal[index])
            visits = 0.0
            if node != NONE:
                trees.availability[node] += 1
                visits = float(trees.visits[node])
            if visits > 0.0:
                value = trees.total[node] / visits + prior / (visits + 1.0)
                value += self.exploration * math.sqrt(math.log(float(trees.availability[node])) / visits)
                if value > highest:
                    highest = value
                    best = index
            elif prior > foremost:
                foremost = prior
                fresh = index
                equals = 1
            elif prior == foremost:
                equals += 1
                if rng.below(equals) == 0:
                    fresh = index
        if fresh != NONE:
            return fresh
        if best != NONE:
            return best
        return rng.below(count)

    def _value(self, state: State, rng: Rng) -> None:
        """Write the value of a leaf into `returns`: of a rollout, of `judge`, or of both by `trust`."""
        expert = self.expert
        trust = expert.trust()
        if trust <= 0.0 or state.actor() == NOBODY:
            self._rollout(state, rng)
            return
        expert.judge(state, self.judged)
        if trust >= 1.0:
            for seat in range(self.seats):
                self.returns[seat] = self.judged[seat]
            return
        self._rollout(state, rng)
        for seat in range(self.seats):
            self.returns[seat] += (self.judged[seat] - self.returns[seat]) * trust

    def _rollout(self, state: State, rng: Rng) -> None:
        expert = self.expert
        horizon = expert.horizon()
        steps: i64 = 0
        while True:
            seat = state.actor()
            if seat == NOBODY:
                state.returns_into(self.returns)
                return
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_draw(rng, self.legal, self.weights), None)
                continue
            if horizon and steps >= horizon and expert.settled(state):
                expert.judge(state, self.returns)
                return
            count = state.legal_into(seat, self.legal)
            index: i64 = 0
            if count > 1:
                index = expert.choose(state, seat, self.legal, count, rng)
            state.apply(seat, self.legal[index], None)
            steps += 1

    # --- results ------------------------------------------------------------------------------------------------------

    def visits(self, seat: int, action: int) -> int:
        """How often `seat` tried an action at the root."""
        node = self.trees.find(seat, action)
        return 0 if node == NONE else int(self.trees.visits[node])

    def value(self, seat: int, action: int) -> float:
        """The mean return of an action for `seat`; 0 for one never tried."""
        node = self.trees.find(seat, action)
        if node == NONE or self.trees.visits[node] == 0:
            return 0.0
        return self.trees.total[node] / float(self.trees.visits[node])
