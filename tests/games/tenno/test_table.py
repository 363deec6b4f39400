"""The table: every field has a kind, is copied, and makes positions differ if it belongs to them."""

from __future__ import annotations

import pytest

from tatami.core.fields import DERIVED, KINDS
from tatami.games.tenno import GAME
from tatami.games.tenno.memory import LOOKED
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import FIELDS
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
    getattr(changed, name)[0] += 1
    assert getattr(changed, name)[0] == getattr(state, name)[0] + 1, "copies share a list"
    assert getattr(changed.clone(), name)[0] == getattr(changed, name)[0]
    assert (changed.key() == state.key()) == (FIELDS[name] == DERIVED)


def test_the_memory_is_copied_and_told_apart() -> None:
    state = middle()
    twin = state.clone()
    assert twin.key() == state.key()
    known = twin.known
    assert known is not None
    known.note(0, (LOOKED, 0, state.cards[0], 1))
    assert twin.key() != state.key()
    assert GAME.to_json(twin)["known"] != GAME.to_json(state)["known"]
