"""The rows of stages say who decides."""

from __future__ import annotations

from tatami.games.samurai import stage


def test_the_rows_say_who_decides() -> None:
    for number, row in enumerate(stage.ROWS):
        assert stage.by_turn(number) == (row.who == "turn")
        assert stage.by_turn(stage.opening(number)) == stage.by_turn(number)
        assert not stage.underway(stage.opening(number))
