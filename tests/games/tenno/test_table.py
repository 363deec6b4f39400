"""The table: what follows from other fields does, and the memory is part of the position."""

from __future__ import annotations

from tatami.games.tenno import GAME
from tatami.games.tenno.memory import LOOKED
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP
from tests.games.tenno.positions import random_game


def middle() -> Tenno:
    """A position in which the seats know different things."""
    for state, _ in random_game("table", 3):
        known = state.known
        assert known is not None
        if any(entry[0] == LOOKED for log in known.log for entry in log):
            return state
    raise AssertionError("nobody looked")


def test_the_empty_cells_are_those_without_a_card() -> None:
    for game in range(5):
        for state, _ in random_game(f"empty {game}", 3):
            for twin in (state, GAME.from_json(GAME.to_json(state))):
                gaps = [cell for cell in range(9) if twin.cards[cell] == GAP]
                assert twin.empty == sum(1 << cell for cell in gaps)


def test_the_memory_is_copied_and_told_apart() -> None:
    state = middle()
    twin = state.clone()
    assert twin.key() == state.key()
    known = twin.known
    assert known is not None
    known.note(0, (LOOKED, 0, state.cards[0], 1))
    assert twin.key() != state.key()
    assert GAME.to_json(twin)["known"] != GAME.to_json(state)["known"]
