"""The rules of Sticks, paragraph by paragraph."""

from __future__ import annotations

import pytest

from sticks import GAME
from tatami.core import registry
from tatami.core.errors import IllegalMove
from tatami.core.match import Match


@pytest.mark.rule("R1.1", "R1.2")
def test_players_take_up_to_three_in_turn() -> None:
    match = Match(GAME)
    assert match.legal(0) == ["take-1", "take-2", "take-3"]
    match.submit(0, "take-3")
    assert match.to_act == [1]


@pytest.mark.rule("R1.2")
def test_nobody_takes_more_than_there_are() -> None:
    match = Match(GAME, start=GAME.from_json({"stage": "take", "turn": 0, "left": 2, "moves": 5}))
    with registry.known(GAME), pytest.raises(IllegalMove, match="only 2 sticks"):
        match.submit(0, "take-3")


@pytest.mark.rule("R1.3")
def test_the_last_stick_loses() -> None:
    match = Match(GAME, start=GAME.from_json({"stage": "take", "turn": 0, "left": 1, "moves": 5}))
    match.submit(0, "take-1")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
