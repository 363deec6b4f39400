"""Endings solved: the whole tree of an ending of two players, CFR+ on it, and what a perfect opponent wins.

The tree is built once from our rules and then walked as plain lists, so that endings of tens of thousands of positions
can be solved in seconds; OpenSpiel's solvers (`distance.py`) play every position anew in every iteration. In a window
the first seat decides first; the other does not see it, so the order does not matter. Payoffs are of the first seat: a
win counts 1, a loss -1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tatami.bots.look import Look
from tatami.core.events import Emit
from tatami.core.game import AnyGame
from tatami.core.state import CHANCE, State

Mix = dict[str, float]
Strategy = list[list[float]]
"""The probability of each action, at each information set."""


@dataclass
class InformationSet:
    """All positions that one seat cannot tell apart when it has to decide."""

    seat: int
    look: Look
    codes: list[str]


@dataclass
class Node:
    """A position: of chance (`weights`), of a seat (`at`), or an end (`payoff`)."""

    children: list[Node] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    at: int = -1
    """The number of its information set."""
    payoff: float = 0.0


class Ending:
    """The tree of an ending, from equally likely starts."""

    def __init__(self, game: AnyGame, starts: Sequence[State], most: int = 2_000_000) -> None:
        self.game = game
        self.most = most
        self.nodes = 0
        self.sets: list[InformationSet] = []
        self._numbers: dict[object, int] = {}
        children = []
        for start in starts:
            past = tuple((game.view(start, seat).to_json(),) for seat in (0, 1))
            children.append(self._grow(start, past))
        self.root = Node(children, [1 / len(starts)] * len(starts))

    def _grow(self, state: State, past: tuple[tuple[object, ...], ...]) -> Node:
        """The tree below a position; `past` is what each seat has seen and done."""
        self.nodes += 1
        if self.nodes > self.most:
            raise ValueError(f"this ending has more than {self.most} positions")
        owing = state.to_act()
        if not owing:
            outcome = state.outcome()
            assert outcome is not None
            return Node(payoff=2 * outcome.returns[0] - 1)
        mover = owing[0]
        if mover == CHANCE:
            outcomes = state.chance()
            total = sum(weight for _, weight in outcomes)
            children = [self._after(state, mover, action, past) for action, _ in outcomes]
            return Node(children, [weight / total for _, weight in outcomes])
        actions = state.legal(mover)
        if len(actions) == 1:
            return self._after(state, mover, actions[0], past)
        number = self._set(state, mover, actions, past[mover])
        return Node([self._after(state, mover, action, past) for action in actions], at=number)

    def _after(self, state: State, mover: int, action: int, past: tuple[tuple[object, ...], ...]) -> Node:
        twin, emit = state.clone(), Emit()
        twin.apply(mover, action, emit)
        told = []
        for seat in (0, 1):
            seen = tuple(repr(each) for event in emit.events if (each := event.seen_by(seat)) is not None)
            own = (action,) if seat == mover else ()
            told.append((past[seat], own, seen) if own or seen else past[seat])
        return self._grow(twin, (told[0], told[1]))

    def _set(self, state: State, seat: int, actions: list[int], past: tuple[object, ...]) -> int:
        key = (seat, past)
        if key not in self._numbers:
            self._numbers[key] = len(self.sets)
            codes = [self.game.encode(action) for action in actions]
            here = state.clone()
            look = Look(seat, self.game.view(here, seat), [], codes, lambda rng: here.sample(seat, rng))
            self.sets.append(InformationSet(seat, look, codes))
        return self._numbers[key]

    # --- strategies ---------------------------------------------------------------------------------------------------

    def uniform(self) -> Strategy:
        """Every action alike."""
        return [[1 / len(each.codes)] * len(each.codes) for each in self.sets]

    def asked(self, answer: Callable[[Look], Mix]) -> Strategy:
        """What a bot would play at each information set."""
        found = []
        for each in self.sets:
            mix = answer(each.look)
            found.append([mix.get(code, 0.0) for code in each.codes])
        return found

    def favourites(self, strategy: Strategy) -> Strategy:
        """The same strategy without mixing: always the likeliest action."""
        return [[float(number == row.index(max(row))) for number in range(len(row))] for row in strategy]

    def solved(self, iterations: int) -> Strategy:
        """CFR+: regrets are clipped at 0, seats take turns, and late iterations weigh more in the average."""
        regrets = [[0.0] * len(each.codes) for each in self.sets]
        total = [[0.0] * len(each.codes) for each in self.sets]
        for number in range(iterations):
            for seat in (0, 1):
                now = [_matched(row) for row in regrets]
                gains = [[0.0] * len(row) for row in regrets]
                self._regrets(self.root, seat, 1.0, 1.0, now, gains, total, number + 1.0)
                for row, gain in zip(regrets, gains, strict=True):
                    for index, each in enumerate(gain):
                        row[index] = max(0.0, row[index] + each)
        return [_matched(row) for row in total]

    def _regrets(
        self,
        node: Node,
        seat: int,
        own: float,
        others: float,
        now: Strategy,
        gains: list[list[float]],
        total: list[list[float]],
        weight: float,
    ) -> float:
        """The value of a position to `seat`, adding up what each action would have gained there."""
        if not node.children:
            return node.payoff if seat == 0 else -node.payoff
        if node.at < 0:
            return sum(
                share * self._regrets(child, seat, own, others * share, now, gains, total, weight)
                for child, share in zip(node.children, node.weights, strict=True)
            )
        mix = now[node.at]
        if self.sets[node.at].seat != seat:
            value = 0.0
            for child, share in zip(node.children, mix, strict=True):
                if share > 0.0:
                    value += share * self._regrets(child, seat, own, others * share, now, gains, total, weight)
            return value
        values = [
            self._regrets(child, seat, own * share, others, now, gains, total, weight)
            for child, share in zip(node.children, mix, strict=True)
        ]
        value = sum(share * each for share, each in zip(mix, values, strict=True))
        for index, each in enumerate(values):
            gains[node.at][index] += others * (each - value)
            total[node.at][index] += weight * own * mix[index]
        return value

    # --- a perfect opponent -------------------------------------------------------------------------------------------

    def exploited(self, strategy: Strategy) -> float:
        """What a perfect opponent wins against the strategy, on average over both seats; 0 is perfect play."""
        return (self._best(0, strategy) + self._best(1, strategy)) / 2

    def _best(self, seat: int, strategy: Strategy) -> float:
        """What `seat` wins by answering the other's strategy as well as can be."""
        reached: dict[int, list[tuple[Node, float]]] = {}

        def gather(node: Node, chance: float) -> None:
            if node.at >= 0 and self.sets[node.at].seat == seat:
                reached.setdefault(node.at, []).append((node, chance))
                shares = [1.0] * len(node.children)
            else:
                shares = node.weights if node.at < 0 else strategy[node.at]
            for child, share in zip(node.children, shares, strict=True):
                if share > 0.0:
                    gather(child, chance * share)

        gather(self.root, 1.0)
        chosen: dict[int, int] = {}

        def value(node: Node) -> float:
            if not node.children:
                return node.payoff if seat == 0 else -node.payoff
            if node.at >= 0 and self.sets[node.at].seat == seat:
                return value(node.children[choice(node.at)])
            shares = node.weights if node.at < 0 else strategy[node.at]
            return sum(share * value(child) for child, share in zip(node.children, shares, strict=True) if share > 0.0)

        def choice(number: int) -> int:
            if number not in chosen:
                sums = [
                    sum(chance * value(node.children[index]) for node, chance in reached[number])
                    for index in range(len(self.sets[number].codes))
                ]
                chosen[number] = sums.index(max(sums))
            return chosen[number]

        return value(self.root)


def _matched(row: list[float]) -> list[float]:
    """The mix in proportion to these; uniform if all are 0."""
    total = sum(row)
    return [each / total for each in row] if total > 0.0 else [1 / len(row)] * len(row)
