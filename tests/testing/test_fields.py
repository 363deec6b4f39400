"""No field can be forgotten: `check_fields` finds each forgetting of a game made to forget."""

from __future__ import annotations

import re

import pytest

from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING
from tatami.testing import check_fields
from tests.example.janken import GAME as JANKEN
from tests.testing.beads import FIELDS, BeadsGame

SAYS = {
    "copies": "is forgotten in copies",
    "aliases": "is shared with copies",
    "key": "is forgotten in the key",
    "to_json": "is forgotten in JSON",
    "from_json": "does not come back from JSON",
    "view": "is forgotten in every view",
    "tensor": "is forgotten in every tensor",
}
WRITTEN_INTO = ("bowl", "hand")
"""The fields that a move writes into instead of replacing them."""
WAYS = [
    *((name, place) for name in FIELDS for place in ("copies", "from_json") if name != "size"),
    *((name, "aliases") for name in WRITTEN_INTO),
    *((name, place) for name, kind in FIELDS.items() for place in ("key", "to_json") if kind != DERIVED),
    *((name, place) for name in ("last", "bowl", "hand") for place in ("view", "tensor")),
]
"""Every way to forget; the size is what a position is made with, and whose turn it is shows beside every view."""


def listing(**changes: str | None) -> BeadsGame:
    """Beads with another list of fields; None takes one off it."""
    game = BeadsGame()
    game.fields = {name: kind for name, kind in {**FIELDS, **changes}.items() if kind is not None}
    return game


def test_whoever_forgets_nothing_is_left_alone() -> None:
    check_fields(BeadsGame())
    check_fields(JANKEN)


@pytest.mark.parametrize(("name", "place"), WAYS)
def test_a_forgotten_field_is_found(name: str, place: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(f"{name} {SAYS[place]}")):
        check_fields(BeadsGame((name, place)))


def test_every_kind_is_tried() -> None:
    assert {FIELDS[name] for name, _ in WAYS} == {PUBLIC, SECRET, HIDDEN, SETTING, DERIVED}


@pytest.mark.parametrize("name", FIELDS)
def test_the_list_is_whole(name: str) -> None:
    with pytest.raises(AssertionError, match=f"{name} is a field that the list does not name"):
        check_fields(listing(**{name: None}))


@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("inn", PUBLIC, "inn is on the list, but no field of the position"),
        ("moves", SETTING, "moves is called a setting, but changes during a game"),
        ("moves", PUBLIC, "moves is forgotten in every tensor and in every view"),
        ("hand", HIDDEN, "hand is called hidden, but shows in a view"),
        ("left", HIDDEN, "left is forgotten in JSON and in the key"),
        ("left", "obvious", "left is called obvious, which is no kind of field"),
    ],
)
def test_the_list_is_true(name: str, kind: str, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_fields(listing(**{name: kind}))


def test_a_game_without_a_list_is_told_so() -> None:
    with pytest.raises(AssertionError, match="beads names no fields"):
        check_fields(listing(**dict.fromkeys(FIELDS)))
