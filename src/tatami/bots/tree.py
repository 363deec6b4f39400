"""Information-set tree search for any game, any number of seats.

Every seat has a tree of its own, whose branches are what that seat noticed (`State.seen_as`). One simulation imagines a
position, walks all trees at once with the mover choosing in its own tree, opens one new branch, plays on to the end and
hands the result back. So nobody in the search acts on what they could not know, and hidden moves of others stay one
branch. Chance, windows and decisions in parts need nothing special; a shared result makes it cooperative.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, Imagination, State, buffer, floats

NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert:
    """What the search asks of a player who knows the game. This one knows nothing: every move is as good as another."""

    def prior(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        """How well each legal action promises before it was ever tried, in units of the result; False: all alike.

        The tree tries the most promising first, and a branch keeps prior / (visits + 1) on top of what came of it.
        Below zero it is left out, unless all are. It must not rest on what `seat` cannot know: `state` is imagined anew
        for every simulation, and a prior that looks at hidden cards would tell the tree about them.
        """
        return False

    def imagination(self, state: State, seat: i64) -> Imagination:
        """What `seat` may imagine of this position; an expert may hold some of it for likelier than the rest."""
        return state.imagination(seat)

    def curiosity(self) -> float:
        """How much of the usual exploring is left to do beside the expert's word; 1 is all of it."""
        return 1.0

    def prefer(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        """How likely a good player is to play each legal action, adding up to 1; False without an opinion."""
        return False

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        """The index of the action to play outside the tree."""
        return rng.below(count)

    def horizon(self) -> i64:
        """After how many moves outside the tree to judge instead of playing on; 0 plays to the end."""
        return 0

    def settled(self, state: State) -> bool:
        """Whether `judge` can speak of this position; if not, a few more moves are played beyond the horizon."""
        return True

    def judge(self, state: State, out: vec[float]) -> None:
        """What a position is worth to each seat, as if it were finished."""

    def trust(self) -> float:
        """How much of a result is `judge`'s word where the tree ends, 0 to 1; the rest is how it was played on."""
        return 0.0


@final
class Trees:
    """The trees of all seats in flat tables, their branches found by hashing (node, what was noticed)."""

    def __init__(self, seats: i64, room: i64) -> None:
        size: i64 = 1024
        while size < room * 2:
            size *= 2
        self.seats = seats
        self.mask = size - 1
        self.keys = vec[i64]([NONE] * size)
        self.nodes = buffer(size)
        self.room = room
        self.used: i64 = seats
        self.visits = buffer(room + seats)
        self.chances = buffer(room + seats)
        """How often a branch could have been chosen."""
        self.total = floats(room + seats)

    def _slot(self, node: i64, noticed: i64) -> i64:
        key = node * 65536 + noticed
        slot = ((key ^ (key >> 15)) * 40503 + (key >> 7)) & self.mask
        while self.keys[slot] != NONE and self.keys[slot] != key:
            slot = (slot + 1) & self.mask
        return slot

    def find(self, node: i64, noticed: i64) -> i64:
        """The node behind a branch, or NONE."""
        slot = self._slot(node, noticed)
        if self.keys[slot] == NONE:
            return NONE
        return self.nodes[slot]

    def reach(self, node: i64, noticed: i64) -> i64:
        """The node behind a branch, new if need be."""
        slot = self._slot(node, noticed)
        if self.keys[slot] == NONE:
            self.keys[slot] = node * 65536 + noticed
            self.nodes[slot] = self.used
            self.used += 1
        return self.nodes[slot]

    def full(self, depth: i64) -> bool:
        """Whether another walk of this depth might not fit."""
        return self.used + depth * self.seats >= self.room


@final
class Search:
    """A search for one decision of one seat."""

    def __init__(self, seats: i64, breadth: i64, expert: Expert, explore: float, room: i64) -> None:
        self.seats = seats
        self.expert = expert
        self.explore = explore * expert.curiosity()
        self.trees = Trees(seats, room)
        self.legal = buffer(breadth)
        self.fresh = buffer(breadth)
        self.weights = buffer(breadth)
        self.likely = floats(breadth)
        self.promise = floats(breadth)
        self.at = buffer(seats)
        self.path = buffer(4096)
        self.movers = buffer(4096)
        self.returns = floats(seats)
        self.judged = floats(seats)
        self.simulations: i64 = 0
        self.only: i64 = NONE
        """The one action to think about, if what it is worth is the question; NONE: all."""

    def run(self, imagination: Imagination, simulations: int, seconds: float, rng: Rng) -> None:
        """Think for so many simulations, or until so many seconds have passed."""
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
        opened = False
        while not opened and depth < 250:
            mover = state.actor()
            if mover == NOBODY:
                break
            if depth == 0:
                mover = asked  # In a window the seat that thinks decides first; order is nothing to the others.
            if mover == CHANCE:
                action = state.chance_draw(rng, self.legal, self.weights)
            elif depth == 0 and self.only != NONE:
                action = self.only
            else:
                count = state.legal_into(mover, self.legal)
                index: i64 = 0
                if count > 1:
                    index = self._select(state, mover, count, rng)
                action = self.legal[index]
            for seat in range(self.seats):
                noticed = state.seen_as(mover, action, seat)
                before = self.trees.used
                node = self.trees.reach(self.at[seat], noticed)
                self.at[seat] = node
                if seat == mover:
                    opened = before != self.trees.used
                    self.path[depth] = node
                    self.movers[depth] = mover
            if mover == CHANCE:
                self.path[depth] = NONE
            depth += 1
            state.apply(mover, action, None)
        self._value(state, rng)
        for step in range(depth):
            node = self.path[step]
            if node != NONE:
                self.trees.visits[node] += 1
                self.trees.total[node] += self.returns[self.movers[step]]

    def _select(self, state: State, mover: i64, count: i64, rng: Rng) -> i64:
        """As the expert prefers, or the most promising first; without its word a branch never tried, else the best."""
        if self.expert.prefer(state, mover, self.legal, count, self.likely):
            return self._prefer(mover, count)
        if self.expert.prior(state, mover, self.legal, count, self.promise):
            return self._select_primed(mover, count, rng)
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
            trees.chances[node] += 1
            visits = float(trees.visits[node])
            if visits == 0.0:
                return index
            value = trees.total[node] / visits
            value += self.explore * math.sqrt(math.log(float(trees.chances[node])) / visits)
            if value > highest:
                highest = value
                best = index
        if fresh == 0:
            return best
        return self.fresh[rng.below(fresh)]

    def _prefer(self, mover: i64, count: i64) -> i64:
        """The best prospects, where a likely action is tried sooner and more often (PUCT). One never tried counts as
        the mean of those that were."""
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
        eager = self.explore * math.sqrt(float(visits) + 1.0)
        best: i64 = 0
        highest = -1.0
        for index in range(count):
            node = self.fresh[index]
            value = mean
            tried = 0.0
            if node != NONE and trees.visits[node]:
                tried = float(trees.visits[node])
                value = trees.total[node] / tried
            value += eager * self.likely[index] / (1.0 + tried)
            if value > highest:
                highest = value
                best = index
        return best

    def _select_primed(self, mover: i64, count: i64, rng: Rng) -> i64:
        """The same with the expert's word on every branch."""
        trees = self.trees
        home = self.at[mover]
        fresh: i64 = NONE
        equals: i64 = 0
        foremost = -1.0
        best: i64 = NONE
        highest = -1.0
        for index in range(count):
            promise = self.promise[index]
            if promise < 0.0:
                continue
            node = trees.find(home, self.legal[index])
            visits = 0.0
            if node != NONE:
                trees.chances[node] += 1
                visits = float(trees.visits[node])
            if visits == 0.0:
                if promise > foremost:
                    foremost = promise
                    fresh = index
                    equals = 1
                elif promise == foremost:
                    equals += 1
                    if rng.below(equals) == 0:
                        fresh = index
                continue
            value = trees.total[node] / visits + promise / (visits + 1.0)
            value += self.explore * math.sqrt(math.log(float(trees.chances[node])) / visits)
            if value > highest:
                highest = value
                best = index
        if fresh != NONE:
            return fresh
        if best != NONE:
            return best
        return rng.below(count)

    def _value(self, state: State, rng: Rng) -> None:
        """What the end of the walk is worth: played on, judged, or some of both."""
        expert = self.expert
        trust = expert.trust()
        if trust <= 0.0 or state.actor() == NOBODY:
            self._finish(state, rng)
            return
        expert.judge(state, self.judged)
        if trust >= 1.0:
            for seat in range(self.seats):
                self.returns[seat] = self.judged[seat]
            return
        self._finish(state, rng)
        for seat in range(self.seats):
            self.returns[seat] += (self.judged[seat] - self.returns[seat]) * trust

    def _finish(self, state: State, rng: Rng) -> None:
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

    # --- what came of it ----------------------------------------------------------------------------------------------

    def visits(self, seat: int, action: int) -> int:
        node = self.trees.find(seat, action)
        return 0 if node == NONE else int(self.trees.visits[node])

    def value(self, seat: int, action: int) -> float:
        """The mean result of an action for `seat`; nothing is known of one never tried."""
        node = self.trees.find(seat, action)
        if node == NONE or self.trees.visits[node] == 0:
            return 0.0
        return self.trees.total[node] / float(self.trees.visits[node])
