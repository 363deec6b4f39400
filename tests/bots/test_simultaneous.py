"""Secret plans: regret matching finds the known mixes, and better plans join the matrix."""

from __future__ import annotations

import pytest

from tatami.bots.simultaneous import DoubleOracle, Matrix, Plan, Planner
from tatami.core.rng import Rng, stream
from tatami.core.state import State, floats
from tests.example.janken import Janken


def matrix(*rows: tuple[float, ...]) -> Matrix:
    game = Matrix(max(len(rows), len(rows[0])))
    game.rows, game.columns = len(rows), len(rows[0])
    for row, cells in enumerate(rows):
        for column, payoff in enumerate(cells):
            game.put(row, column, payoff)
    game.solve(4000)
    return game


@pytest.mark.parametrize(
    ("rows", "row_mix", "column_mix", "value"),
    [
        # Matching pennies, fair; with one of the pennies worth half; and in the row's favour.
        (((1.0, 0.0), (0.0, 1.0)), (1 / 2, 1 / 2), (1 / 2, 1 / 2), 1 / 2),
        (((1.0, 0.0), (0.0, 0.5)), (1 / 3, 2 / 3), (1 / 3, 2 / 3), 1 / 3),
        (((1.0, 0.4), (0.2, 0.8)), (1 / 2, 1 / 2), (1 / 3, 2 / 3), 0.6),
        # Rock, paper, scissors; and with a win by rock worth more.
        (((0.5, 0.0, 1.0), (1.0, 0.5, 0.0), (0.0, 1.0, 0.5)), (1 / 3, 1 / 3, 1 / 3), (1 / 3, 1 / 3, 1 / 3), 1 / 2),
        # The second row is never better than the first: a plan to forget.
        (((0.6, 0.5), (0.4, 0.5)), (1.0, 0.0), (0.0, 1.0), 0.5),
    ],
)
def test_finds_the_known_mix(
    rows: tuple[tuple[float, ...], ...], row_mix: tuple[float, ...], column_mix: tuple[float, ...], value: float
) -> None:
    game = matrix(*rows)
    assert game.value == pytest.approx(value, abs=0.01)
    assert list(game.row_mix)[: len(rows)] == pytest.approx(row_mix, abs=0.02)
    assert list(game.column_mix)[: len(rows[0])] == pytest.approx(column_mix, abs=0.02)


def test_whoever_knows_the_mix_gains_nothing() -> None:
    rng = stream("any game")
    for _ in range(5):
        game = matrix(*(tuple(rng.fraction() for _ in range(9)) for _ in range(7)))
        assert max(list(game.row_gain)[:7]) == pytest.approx(game.value, abs=0.005)
        assert min(list(game.column_gain)[:9]) == pytest.approx(game.value, abs=0.005)


class OneThrow(Planner):
    """Janken for a single throw; a draw is half a win."""

    def payoff(self, state: State, seat: int, rng: Rng) -> float:
        if state.outcome() is None:
            return 0.5
        returns = floats(2)
        state.returns_into(returns)
        return float(returns[seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_throws_every_hand_equally_often(seat: int) -> None:
    duel = DoubleOracle(Janken(1), seat, OneThrow(), 8)
    duel.run(400, stream(seat))
    found = {tuple(actions): (share, value) for actions, share, value in duel.plans()}
    assert set(found) == {(0,), (1,), (2,)}
    for share, value in found.values():
        assert share == pytest.approx(1 / 3, abs=0.03)
        assert value == pytest.approx(1 / 2, abs=0.02)


def test_answers_a_side_that_can_do_one_thing_only() -> None:
    class OnlyRock(OneThrow):
        def invent(self, start: State, seat: int, rng: Rng) -> Plan:
            while seat == 1:
                plan = super().invent(start, seat, rng)
                if plan.actions() == [0]:
                    return plan
            return super().invent(start, seat, rng)

        def vary(self, start: State, seat: int, plan: Plan, rng: Rng) -> Plan:
            return self.invent(start, seat, rng)

    duel = DoubleOracle(Janken(1), 0, OnlyRock(), 8)
    duel.run(200, stream(1))
    best = max(duel.plans(), key=lambda plan: plan[1])
    assert best[0] == [1]
    assert best[1] == pytest.approx(1.0, abs=0.02)
