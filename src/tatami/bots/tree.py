"""Information-set Monte Carlo tree search (multiple-observer ISMCTS) for any game and any number of seats.

Every seat has a tree of its own, whose branches are what that seat observed (`State.seen_as`). One simulation draws a
position, descends all trees at once with the mover selecting in its own tree, expands one branch, plays on to the end
and backs the result up. So no seat acts on what it could not know, and hidden moves of others stay one branch. Chance,
windows and decisions in parts need nothing special; a shared return makes the search cooperative.

Simulations are of two kinds, in turn. In the first the searching seat holds its own cards, and its tree alone learns.
In the second its cards too are drawn anew, from what one of the others, each in turn, may imagine; that one's tree
learns, and another tree of the searching seat, which stands for whatever it might hold. An opponent's tree that learnt
in simulations of the first kind would know the searcher's cards, and the more it learnt the better.

Where others cannot see what is chosen, the searching seat selects by regret matching, and the average of what it
selected is a mixed strategy to draw the choice from.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, Imagination, State, buffer, floats

NONE: Final = -1
DEEPEST: Final = 250
"""The most steps that a simulation takes inside the trees."""
EXPLORED: Final = 0.15
"""How often regret matching tries any action at all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert:
    """The knowledge of a game that the search asks for. This base class has none: every move is as good as another."""

    def prior(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        """Write a prior value of each legal action, in units of the return; False: no opinion (progressive bias).

        The tree tries the highest first, and a branch keeps prior / (visits + 1) on top of its mean return. An action
        below zero is pruned, unless all are. A prior must not depend on what `seat` cannot know: `state` is drawn anew
        for every simulation, and a prior that looks at hidden cards would leak them into the tree.
        """
        return False

    def imagination(self, state: State, seat: i64) -> Imagination:
        """The sampler of positions for `seat`; an expert may weight them by its beliefs."""
        return state.imagination(seat)

    def exploration_factor(self) -> float:
        """Factor on the exploration constant; below 1 where priors already guide the search."""
        return 1.0

    def prefer(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        """Write a policy: the probability of each legal action, adding up to 1; False: no opinion. Used by PUCT."""
        return False

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        """The rollout policy: the index of the action to play outside the tree."""
        return rng.below(count)

    def horizon(self) -> i64:
        """After how many moves outside the tree a rollout is cut off and judged; 0 plays to the end."""
        return 0

    def settled(self, state: State) -> bool:
        """Whether a position is quiet enough for `judge`; if not, a rollout goes on beyond the horizon."""
        return True

    def judge(self, state: State, out: vec[float]) -> None:
        """The evaluation function: write the expected return of each seat."""

    def trust(self) -> float:
        """The weight of `judge` in the value of a leaf, 0 to 1; the rest is the rollout's."""
        return 0.0


@final
class Trees:
    """The trees of all seats in flat arrays; an open-addressing hash table maps (node, observation) to a child."""

    def __init__(self, seats: i64, capacity: i64) -> None:
        size: i64 = 1024
        while size < capacity * 2:
            size *= 2
        self.roots = seats + 1
        """A root for each seat, and one for the searching seat as the others imagine it."""
        self.seats = seats
        self.mask = size - 1
        self.keys = vec[i64]([NONE] * size)
        self.nodes = buffer(size)
        self.capacity = capacity
        self.used: i64 = self.roots
        self.visits = buffer(capacity + self.roots)
        self.availability = buffer(capacity + self.roots)
        """How often a branch was among the legal ones: UCB1 counts that instead of the parent's visits."""
        self.total = floats(capacity + self.roots)

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
class Mix:
    """Regret matching over the actions of a root: regrets from mean returns, and the average of what they proposed."""

    def __init__(self, breadth: i64) -> None:
        self.count: i64 = 0
        self.actions = buffer(breadth)
        self.regret = floats(breadth)
        self.share = floats(breadth)
        """The sum of the proposed strategies, late ones weighing more."""
        self.steps = 0.0

    def slot(self, action: i64) -> i64:
        """Where an action is kept, added if need be."""
        for slot in range(self.count):
            if self.actions[slot] == action:
                return slot
        if self.count == len(self.actions):
            self.actions = append(self.actions, action)
            self.regret = append(self.regret, 0.0)
            self.share = append(self.share, 0.0)
        slot = self.count
        self.actions[slot] = action
        self.count += 1
        return slot

    def average(self, action: i64) -> float:
        """The share of an action in the average strategy, among all."""
        total = 0.0
        found = 0.0
        for slot in range(self.count):
            total += self.share[slot]
            if self.actions[slot] == action:
                found = self.share[slot]
        return found / total if total > 0.0 else 0.0


@final
class Search:
    """A search for one decision of one seat."""

    def __init__(self, seats: i64, breadth: i64, expert: Expert, exploration: float, capacity: i64) -> None:
        self.seats = seats
        self.breadth = breadth
        self.expert = expert
        self.exploration = exploration * expert.exploration_factor()
        self.trees = Trees(seats, capacity)
        self.legal = buffer(breadth)
        self.fresh = buffer(breadth)
        self.weights = buffer(breadth)
        self.policy = floats(breadth)
        self.priors = floats(breadth)
        self.at = buffer(seats)
        self.learns = buffer(seats)
        """1 for the seats whose trees learn in this simulation."""
        self.path = buffer(4096)
        self.movers = buffer(4096)
        self.returns = floats(seats)
        self.judged = floats(seats)
        self.simulations: i64 = 0
        self.only: i64 = NONE
        """The only action to search at the root, to evaluate it; NONE: all."""
        self.doubted = seats > 1
        """Whether the others are unsure of anything that the searching seat knows."""
        self.mixed = False
        """Whether the searching seat mixes at the root, because others cannot see what it chooses."""
        self.mix = Mix(breadth)
        self.mix_as_seen = Mix(breadth)
        self.slots = buffer(breadth)
        self.doubts: Rng | None = None
        """The stream of the simulations of the second kind, which nothing of the first kind may stir."""

    def run(self, imagination: Imagination, simulations: int, seconds: float, rng: Rng) -> None:
        """Run so many simulations, or until so many seconds have passed or the trees are full."""
        seat = imagination.seat
        end = time.perf_counter() + seconds
        doubts = self.doubts
        if doubts is None:
            doubts = Rng(rng.word(), rng.word(), rng.word())
            self.doubts = doubts
        for number in range(i64(simulations)):
            if number & 63 == 63 and time.perf_counter() > end:
                return
            if self.trees.full(256):
                return
            if not self.doubted or self.simulations & 1 == 0:
                for other in range(self.seats):
                    self.at[other] = other
                    self.learns[other] = 0 if self.doubted else 1
                self.learns[seat] = 1
                self._simulate(imagination.draw(rng), seat, True, rng)
            else:
                for other in range(self.seats):
                    self.at[other] = other
                    self.learns[other] = 0
                observer = (seat + 1 + (self.simulations >> 1) % (self.seats - 1)) % self.seats
                self.at[seat] = self.seats
                self.learns[seat] = 1
                self.learns[observer] = 1
                self._simulate(imagination.draw_for(observer, doubts), seat, False, doubts)
            self.simulations += 1

    def _simulate(self, state: State, asked: i64, own: bool, rng: Rng) -> None:
        """One simulation; `own`: the searching seat holds its own cards."""
        depth: i64 = 0
        expanded = False
        while not expanded and depth < DEEPEST:
            mover = state.actor()
            if mover == NOBODY:
                break
            # In a window the searching seat decides first; the order does not matter to the others.
            if depth == 0 and (state.owing() >> asked) & 1:
                mover = asked
            if mover >= 0 and self.at[mover] == NONE:
                break
            if depth == 0 and own and self.only != NONE:
                action = self.only
            elif depth == 0 and self.mixed and mover == asked:
                action = self._mixed(state, asked, self.mix if own else self.mix_as_seen, rng)
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
        """Follow an action in the trees of all seats; whether it left the mover's tree, or added a node to it."""
        expanded = False
        self.path[depth] = NONE
        for seat in range(self.seats):
            home = self.at[seat]
            if home == NONE:
                continue
            observed = state.seen_as(mover, action, seat)
            if not self.learns[seat]:
                node = self.trees.find(home, observed)
                self.at[seat] = node
                if seat == mover and node == NONE:
                    expanded = True
                continue
            before = self.trees.used
            node = self.trees.reach(home, observed)
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

    def _mixed(self, state: State, seat: i64, mix: Mix, rng: Rng) -> i64:
        """An action of the searching seat at its root by regret matching, each now and then whatever the regrets."""
        trees = self.trees
        home = self.at[seat]
        count = state.legal_into(seat, self.legal)
        untried: i64 = 0
        for index in range(count):
            node = trees.find(home, self.legal[index])
            self.slots[index] = mix.slot(self.legal[index])
            self.fresh[index] = node
            if node == NONE or trees.visits[node] == 0:
                untried += 1
        if untried:
            # All are tried once before regrets say anything.
            wanted = rng.below(untried)
            for index in range(count):
                node = self.fresh[index]
                if node == NONE or trees.visits[node] == 0:
                    if wanted == 0:
                        return self.legal[index]
                    wanted -= 1
        # The strategy that the regrets propose, and what it would bring.
        total = 0.0
        for index in range(count):
            total += mix.regret[self.slots[index]]
        value = 0.0
        for index in range(count):
            share = 1.0 / float(count)
            if total > 0.0:
                share = mix.regret[self.slots[index]] / total
            self.policy[index] = share
            node = self.fresh[index]
            value += share * trees.total[node] / float(trees.visits[node])
        mix.steps += 1.0
        for index in range(count):
            node = self.fresh[index]
            slot = self.slots[index]
            mix.share[slot] += mix.steps * self.policy[index]
            regret = mix.regret[slot] + trees.total[node] / float(trees.visits[node]) - value
            mix.regret[slot] = regret if regret > 0.0 else 0.0
        if rng.fraction() < EXPLORED:
            return self.legal[rng.below(count)]
        rest = rng.fraction()
        for index in range(count):
            rest -= self.policy[index]
            if rest < 0.0:
                return self.legal[index]
        return self.legal[count - 1]

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
            trees.availability[node] += self.learns[mover]
            visits = float(trees.visits[node])
            if visits == 0.0:
                return index
            value = trees.total[node] / visits
            value += self.exploration * math.sqrt(math.log(self._offered(node)) / visits)
            if value > highest:
                highest = value
                best = index
        if fresh == 0:
            return best
        return self.fresh[rng.below(fresh)]

    def _offered(self, node: i64) -> float:
        """How often a branch was among the legal ones; at least once, for one that was taken when it was new."""
        times = self.trees.availability[node]
        return float(times) if times > 1 else 1.0

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
                trees.availability[node] += self.learns[mover]
                visits = float(trees.visits[node])
            if visits > 0.0:
                value = trees.total[node] / visits + prior / (visits + 1.0)
                value += self.exploration * math.sqrt(math.log(self._offered(node)) / visits)
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

    def share(self, action: int) -> float:
        """The share of an action in the average strategy of the searching seat, where it mixes."""
        return self.mix.average(action)
