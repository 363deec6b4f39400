"""Simultaneous secret plans of two seats: an approximate equilibrium in mixed strategies, by the double oracle.

The plans of both sides make a matrix game; a cell is the payoff when two plans meet. Regret matching finds a mixed
strategy for each side, and a plan that does better against the other side's mix joins the matrix. The plan to play is
drawn from the mix, so an opponent who knows the mix exactly gains nothing. For two seats whose returns add up to 1.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tatami.core.playout import finish
from tatami.core.rng import Rng
from tatami.core.state import State, buffer, floats

SWEEPS: Final = 200
"""Iterations of regret matching while the matrix grows."""
LAST_SWEEPS: Final = 2000
"""Iterations of regret matching on the final matrix."""
RIVALS: Final = 8
"""How many plans of the other side's mix a new plan is tried against."""


@final
class Plan:
    """One whole plan of one seat: its actions in the order in which they are asked for."""

    def __init__(self, parts: vec[i64]) -> None:
        self.parts = parts

    def same(self, other: Plan) -> bool:
        """Whether both have the same parts."""
        size = i64(len(self.parts))
        if size != len(other.parts):
            return False
        index: i64 = 0
        while index < size and self.parts[index] == other.parts[index]:
            index += 1
        return index == size

    def actions(self) -> list[int]:
        """The parts as a list."""
        return [int(part) for part in self.parts]


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """The knowledge of a game that the search asks for. This base class knows the rules alone."""

    def invent(self, start: State, seat: i64, rng: Rng) -> Plan:
        """A random sensible plan of a seat. `start` is the window with nothing laid; it is not changed."""
        return self.resume(start, seat, vec[i64](), rng)

    def vary(self, start: State, seat: i64, plan: Plan, rng: Rng) -> Plan:
        """A random variation of a plan."""
        kept = rng.below(i64(len(plan.parts)))
        parts = vec[i64]()
        for index in range(kept):
            parts = append(parts, plan.parts[index])
        return self.resume(start, seat, parts, rng)

    def resume(self, start: State, seat: i64, laid: vec[i64], rng: Rng) -> Plan:
        """A random sensible plan that begins with `laid`, which the plan may keep."""
        return Plan(complete(start, seat, laid, rng))

    def payoff(self, state: State, seat: i64, rng: Rng) -> float:
        """The value to a seat, 0 to 1, of a position whose plans have just been revealed; may play on in place."""
        out = buffer(state.breadth())
        finish(state, rng, out, buffer(state.breadth()))
        returns = floats(2)
        state.returns_into(returns)
        return returns[seat]


def complete(start: State, seat: i64, parts: vec[i64], rng: Rng) -> vec[i64]:
    """A plan that begins with `parts` and goes on at random."""
    state = start.clone()
    era = state.era()
    out = buffer(state.breadth())
    done: i64 = 0
    while state.era() == era and (state.owing() >> seat) & 1:
        if done < len(parts):
            action = parts[done]
        else:
            action = out[rng.below(state.legal_into(seat, out))]
            parts = append(parts, action)
        state.apply(seat, action, None)
        done += 1
    return parts


@final
class Matrix:
    """A constant-sum matrix game, solved by regret matching. Cells are the payoffs of the row player."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.cells = floats(most * most)
        self.row_mix = floats(most)
        self.column_mix = floats(most)
        self.row_regret = floats(most)
        self.column_regret = floats(most)
        self.row_now = floats(most)
        self.column_now = floats(most)
        self.row_gain = floats(most)
        self.column_gain = floats(most)
        self.value = 0.5

    def get(self, row: i64, column: i64) -> float:
        """The payoff of a cell."""
        return self.cells[row * self.most + column]

    def put(self, row: i64, column: i64, payoff: float) -> None:
        """Set the payoff of a cell."""
        self.cells[row * self.most + column] = payoff

    def solve(self, sweeps: i64) -> None:
        """Regret matching+ with linear averaging: regrets are clipped at 0, and late sweeps weigh more in the mix."""
        rows = self.rows
        columns = self.columns
        for row in range(rows):
            self.row_mix[row] = 0.0
            self.row_regret[row] = 0.0
        for column in range(columns):
            self.column_mix[column] = 0.0
            self.column_regret[column] = 0.0
        for sweep in range(sweeps):
            _match(self.row_regret, self.row_now, rows)
            _match(self.column_regret, self.column_now, columns)
            self._meet()
            weight = float(sweep + 1)
            for row in range(rows):
                self.row_mix[row] += weight * self.row_now[row]
                self.row_regret[row] += self.row_gain[row] - self.value
                if self.row_regret[row] < 0.0:
                    self.row_regret[row] = 0.0
            for column in range(columns):
                self.column_mix[column] += weight * self.column_now[column]
                self.column_regret[column] += self.value - self.column_gain[column]
                if self.column_regret[column] < 0.0:
                    self.column_regret[column] = 0.0
        _normalise(self.row_mix, rows)
        _normalise(self.column_mix, columns)
        for row in range(rows):
            self.row_now[row] = self.row_mix[row]
        for column in range(columns):
            self.column_now[column] = self.column_mix[column]
        self._meet()

    def _meet(self) -> None:
        """Compute the gain of each row and column against the other side's current strategy, and the value."""
        for column in range(self.columns):
            self.column_gain[column] = 0.0
        self.value = 0.0
        for row in range(self.rows):
            base = row * self.most
            share = self.row_now[row]
            gain = 0.0
            for column in range(self.columns):
                cell = self.cells[base + column]
                gain += cell * self.column_now[column]
                self.column_gain[column] += cell * share
            self.row_gain[row] = gain
            self.value += gain * share


def _match(regret: vec[float], now: vec[float], count: i64) -> None:
    """The strategy proportional to regrets; uniform if there are none."""
    for index in range(count):
        now[index] = regret[index]
    _normalise(now, count)


def _normalise(shares: vec[float], count: i64) -> None:
    total = 0.0
    for index in range(count):
        total += shares[index]
    for index in range(count):
        if total > 0.0:
            shares[index] = shares[index] / total
        else:
            shares[index] = 1.0 / float(count)


@final
class DoubleOracle:
    """The double oracle for one window: the plans of `seat` are the rows, those of the other seat the columns."""

    def __init__(self, start: State, seat: i64, planner: Planner, most: i64) -> None:
        self.start = start
        self.seat = seat
        self.planner = planner
        self.matrix = Matrix(most)
        self.mine: list[Plan] = []
        self.theirs: list[Plan] = []
        self.picked = buffer(RIVALS)
        self.simulations: i64 = 0
        """Pairs of plans evaluated so far."""
        self.budget: i64 = 0
        """Pairs of plans to evaluate in all."""
        self.steps: i64 = 0
        """How many plans may still join."""
        self.stale: i64 = 0
        """How many steps in a row found none."""

    def run(self, simulations: int, rng: Rng) -> None:
        """Grow the matrix until about `simulations` pairs of plans have been evaluated, and solve it."""
        self.begin(simulations, rng)
        while self.step(rng):
            pass
        self.settle()

    def begin(self, simulations: int, rng: Rng) -> None:
        """Invent the first plans of both sides."""
        self.budget = simulations
        seeds: i64 = 2
        while seeds < 8 and (seeds + 1) * (seeds + 1) * 4 <= self.budget:
            seeds += 1
        for _ in range(seeds):
            self._add(self.planner.invent(self.start, self.seat, rng), True, rng)
            self._add(self.planner.invent(self.start, 1 - self.seat, rng), False, rng)
        self.steps = 2 * (self.matrix.most - seeds)

    def step(self, rng: Rng) -> bool:
        """Let a plan join; False when the budget is spent or too many steps have found none."""
        if self.simulations >= self.budget or self.steps <= 0 or self.stale >= 12:
            return False
        matrix = self.matrix
        matrix.solve(SWEEPS)
        # What is left is shared out evenly over the plans that may still join.
        tries = ((self.budget - self.simulations) // self.steps - matrix.most // 2) // RIVALS
        if tries < 3:
            tries = 3
        if self._improve(self.steps % 2 == 0, tries, rng):
            self.stale = 0
        else:
            self.stale += 1
        self.steps -= 1
        return True

    def settle(self) -> None:
        """Solve the final matrix."""
        self.matrix.solve(LAST_SWEEPS)

    def meet(self, mine: Plan, theirs: Plan, rng: Rng) -> float:
        """The payoff of the own seat when these two plans meet."""
        state = self.start.clone()
        for index in range(i64(len(mine.parts))):
            state.apply(self.seat, mine.parts[index], None)
        for index in range(i64(len(theirs.parts))):
            state.apply(1 - self.seat, theirs.parts[index], None)
        self.simulations += 1
        return self.planner.payoff(state, self.seat, rng)

    def plans(self) -> list[tuple[list[int], float, float]]:
        """The own plans: actions, probability in the mix, and payoff against the other side's mix."""
        matrix = self.matrix
        return [(plan.actions(), matrix.row_mix[row], matrix.row_gain[row]) for row, plan in enumerate(self.mine)]

    def resumed(self, laid: list[int], tries: int, rng: Rng) -> list[tuple[list[int], float, float]]:
        """Plans that begin with what has been laid although the mix does not, and their payoffs against the other mix.

        The other side cannot see what has been laid, so its mix stands; the best response gets probability 1.
        """
        found: list[Plan] = []
        for _ in range(tries):
            plan = self.planner.resume(self.start, self.seat, vec[i64](laid), rng)
            if not _known(plan, found):
                found.append(plan)
        gains = [self.against_mix(plan, rng) for plan in found]
        best = max(gains)
        return [(plan.actions(), 1.0 if gain == best else 0.0, gain) for plan, gain in zip(found, gains, strict=True)]

    def against_mix(self, plan: Plan, rng: Rng) -> float:
        """The payoff of a plan of the own seat against the other side's mix."""
        total = 0.0
        for column in range(self.matrix.columns):
            share = self.matrix.column_mix[column]
            if share > 0.005:
                total += share * self.meet(plan, self.theirs[column], rng)
        return total

    def _add(self, plan: Plan, own: bool, rng: Rng) -> bool:
        matrix = self.matrix
        plans = self.mine if own else self.theirs
        if len(plans) >= matrix.most or _known(plan, plans):
            return False
        plans.append(plan)
        if own:
            row = matrix.rows
            matrix.rows += 1
            for column in range(matrix.columns):
                matrix.put(row, column, self.meet(plan, self.theirs[column], rng))
        else:
            column = matrix.columns
            matrix.columns += 1
            for row in range(matrix.rows):
                matrix.put(row, column, self.meet(self.mine[row], plan, rng))
        return True

    def _improve(self, own: bool, tries: i64, rng: Rng) -> bool:
        """Let the best of some candidates join: invented plans, and variations of the mix and of the best so far."""
        matrix = self.matrix
        seat = self.seat
        plans = self.mine
        mix = matrix.row_mix
        rivals = self._pick(matrix.column_mix, matrix.columns, rng)
        if not own:
            seat = 1 - seat
            plans = self.theirs
            mix = matrix.column_mix
            rivals = self._pick(matrix.row_mix, matrix.rows, rng)
        best: Plan | None = None
        highest = -1.0
        for number in range(tries):
            if number % 4 == 0:
                plan = self.planner.invent(self.start, seat, rng)
            elif number % 4 == 1 or best is None:
                plan = self.planner.vary(self.start, seat, plans[_one(mix, i64(len(plans)), rng)], rng)
            else:
                plan = self.planner.vary(self.start, seat, best, rng)
            if _known(plan, plans):
                continue
            gain = 0.0
            for index in range(rivals):
                if own:
                    gain += self.meet(plan, self.theirs[self.picked[index]], rng)
                else:
                    gain += 1.0 - self.meet(self.mine[self.picked[index]], plan, rng)
            if gain > highest:
                highest = gain
                best = plan
        if best is None:
            return False
        return self._add(best, own, rng)

    def _pick(self, mix: vec[float], count: i64, rng: Rng) -> i64:
        """Systematic sampling of RIVALS plans of a mix into `picked`; returns how many."""
        rest = rng.fraction()
        found: i64 = 0
        for index in range(count):
            rest -= mix[index] * float(RIVALS)
            while rest < 0.0 and found < RIVALS:
                self.picked[found] = index
                found += 1
                rest += 1.0
        return found


def _known(plan: Plan, plans: list[Plan]) -> bool:
    return any(plan.same(other) for other in plans)


def _one(mix: vec[float], count: i64, rng: Rng) -> i64:
    """The index of a plan drawn from a mix."""
    rest = rng.fraction()
    for index in range(count):
        rest -= mix[index]
        if rest < 0.0:
            return index
    return count - 1
