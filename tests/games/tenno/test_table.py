"""The table: every field has a kind, is copied, and makes positions differ if it belongs to them."""

from __future__ import annotations

import pytest

from tatami.core.fields import DERIVED, KINDS
from tatami.games.tenno import GAME, sight
from tatami.games.tenno.memory import LOOKED
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import FIELDS, GAP
from tests.games.tenno.positions import random_game

NUMBERS = [name for name in FIELDS if name not in ("cards", "hand", "prison", "peeked", "known")]
LISTS = ["cards", "hand", "prison", "peeked"]


def middle() -> Tenno:
    """A position in which the seats know different things."""
    for state, _ in random_game("table", 3):
        known = state.known
        assert known is not None
        if any(entry[0] == LOOKED for log in known.log for entry in log):
            return state
    raise AssertionError("nobody looked")


def attributes(state: Tenno) -> set[str]:
    """What a position holds, compiled or not."""
    compiled = {
        name
        for kind in type(state).__mro__
        for name, value in vars(kind).items()
        if type(value).__name__ == "getset_descriptor" and not name.startswith("__")
    }
    return compiled or set(vars(state))


def test_every_field_is_listed_with_its_kind() -> None:
    assert attributes(middle()) == set(FIELDS)
    assert set(FIELDS.values()) <= set(KINDS)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_copied_and_told_apart(name: str) -> None:
    state = middle()
    changed = state.clone()
    setattr(changed, name, getattr(state, name) + 1)
    assert getattr(changed.clone(), name) == getattr(state, name) + 1
    assert (changed.key() == state.key()) == (FIELDS[name] == DERIVED)


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_copied_and_told_apart(name: str) -> None:
    state = middle()
    changed = state.clone()
    if name == "peeked":
        sight.peek(changed, 0, 0 if not state.peeked[0] & 1 else 1)
    else:
        getattr(changed, name)[0] += 1
    assert getattr(changed, name)[0] != getattr(state, name)[0], "copies share a list that changes in place"
    assert getattr(changed.clone(), name)[0] == getattr(changed, name)[0]
    assert (changed.key() == state.key()) == (FIELDS[name] == DERIVED)


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
