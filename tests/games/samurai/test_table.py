"""The position's list of fields is complete, and copies, keys and rows of stages follow it."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.fields import DERIVED
from tatami.games.samurai import stage
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import FIELDS


def fresh() -> Any:
    return Samurai(3)


def changed(field: str) -> Any:
    """A table that differs from a fresh one in one field."""
    table = fresh()
    value = getattr(table, field)
    if isinstance(value, bool):
        setattr(table, field, not value)
    elif isinstance(value, int):
        setattr(table, field, value + 1)
    else:
        value[0] += 1
    return table


def test_every_field_is_listed() -> None:
    kept = getattr(Samurai, "__mypyc_attrs__", None) or tuple(vars(fresh()))
    assert set(FIELDS) == {name for name in kept if not name.startswith("__")}


@pytest.mark.parametrize("field", FIELDS)
def test_the_key_tells_positions_apart_by_every_field_that_is_not_derived(field: str) -> None:
    assert (changed(field).key() != fresh().key()) == (FIELDS[field] != DERIVED)


@pytest.mark.parametrize("field", FIELDS)
def test_a_copy_has_every_field_and_keeps_it_to_itself(field: str) -> None:
    table = changed(field)
    twin = table.clone()
    value = getattr(twin, field)
    if isinstance(value, int):
        assert value == getattr(table, field)
    else:
        assert list(value) == list(getattr(table, field))
        value[0] += 1
        assert list(value) != list(getattr(table, field))


def test_the_rows_say_who_decides() -> None:
    for number, row in enumerate(stage.ROWS):
        assert stage.by_turn(number) == (row.who == "turn")
        assert stage.by_turn(stage.opening(number)) == stage.by_turn(number)
        assert not stage.underway(stage.opening(number))
