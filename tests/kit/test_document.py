"""Documents: values that fit are read, all others are refused with the field's name and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import BadPosition
from tatami.core.words import LANGUAGES
from tatami.games import tenno
from tatami.kit.document import Document

FOLDER = Path(tenno.__file__).parent
NAMES = ("plan", "strike", "over")
WHOLE = {
    "turn": 2,
    "open": True,
    "stage": "strike",
    "places": ["plan", "over"],
    "waiting": [0, 3],
    "pair": [1, 2],
    "hand": {"stage": "over", "none": None},
}


def read(fields: Any) -> Document:
    return Document(fields, FOLDER)


def test_what_fits_is_read() -> None:
    document = read(WHOLE)
    assert document.integer("turn", 0, 2) == 2
    assert document.flag("open") is True
    assert document.choice("stage", NAMES) == 1
    assert document.members("places", NAMES) == 0b101
    assert document.numbers("waiting", 0, 3) == 0b1001
    assert document.items("pair", 2) == [1, 2]
    assert document.part("hand").choice("stage", NAMES) == 2
    assert document.part("hand").maybe("none", NAMES) == -1


def test_what_is_left_out_has_its_default() -> None:
    document = read({})
    assert document.integer("turn", 0, 2, 1) == 1
    assert document.flag("open", False) is False
    assert document.choice("stage", NAMES, "plan") == 0
    assert document.items("pair", default=[]) == []
    assert document.part("hand", {}).fields == {}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (lambda d: d.integer("turn", 0, 1), 'The position\'s field "turn" must be one of: 0-1.'),
        (lambda d: d.integer("open", 0, 1), 'The position\'s field "open" must be one of: 0-1.'),
        (lambda d: d.integer("missing", 0, 1), 'The position\'s field "missing" must be one of: 0-1.'),
        (lambda d: d.flag("turn"), 'The position\'s field "turn" must be one of: true, false.'),
        (lambda d: d.choice("stage", ("plan", "over")), 'The position\'s field "stage" must be one of: plan, over.'),
        (lambda d: d.choice("pair", NAMES), 'The position\'s field "pair" must be one of: plan, strike, over.'),
        (lambda d: d.items("turn"), 'The position\'s field "turn" must be a list.'),
        (lambda d: d.items("pair", 3), 'The position\'s field "pair" must be a list of 3.'),
        (lambda d: d.numbers("waiting", 0, 2), 'The position\'s field "waiting" must be one of: 0-2.'),
        (lambda d: d.part("pair"), 'The position\'s field "pair" must be an object with named fields.'),
        (
            lambda d: d.part("hand").choice("stage", ("plan",)),
            'The position\'s field "hand.stage" must be one of: plan.',
        ),
    ],
)
def test_what_does_not_fit_is_named(asked: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        asked(read(WHOLE))
    assert str(refused.value) == sentence
    assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)
