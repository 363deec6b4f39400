"""What thinking longer is worth, measured: every seating, whole deals, and the same figures from the same seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tatami.bench.thinking import Step, thinking


def steps(game: str, seats: int, games: int) -> list[Step]:
    return [replace(step, decision_ms=0.0) for step in thinking(game, seats, 4, 2, games, "1")]


def test_each_budget_meets_half_of_it() -> None:
    found = steps("tenno", 2, 3)
    assert [(step.budget, step.against, step.games) for step in found] == [(8, 4, 4), (16, 8, 4)]
    assert all(0.0 <= step.low <= step.score <= step.high <= 1.0 for step in found)
    assert found == steps("tenno", 2, 3)


def test_a_team_has_nobody_to_meet() -> None:
    found = steps("samurai_spirit", 2, 1)
    assert [(step.budget, step.against, step.games) for step in found] == [(4, 0, 1), (8, 0, 1), (16, 0, 1)]


def test_a_line_shows_score_and_interval() -> None:
    line = Step("tenno", 2, 8, 4, 60, 0.5, 0.3, 0.7, 1.0).told()
    assert line.startswith("[            --------o-------            ]")
    assert "50.0% (30.0% to 70.0%, 60 games) against 4" in line


@pytest.mark.parametrize("seats", [3, 5])
def test_larger_tables_seat_both_in_turn(seats: int) -> None:
    assert next(iter(thinking("tenno", seats, 2, 1, 1, "1"))).games >= 3
