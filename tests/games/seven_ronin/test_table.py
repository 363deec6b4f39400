"""The table's fields and the rows that tables of numbers stand on: nothing is forgotten, nothing is out of step."""

from __future__ import annotations

import pytest

from tatami.core.fields import DERIVED, KINDS
from tatami.core.words import LANGUAGES, paragraphs
from tatami.games.seven_ronin import GAME, bars, reason, stage
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import FIELDS


def opening() -> SevenRonin:
    return GAME.new(2, GAME.meta.settle(2, None))


def alter(state: SevenRonin, field: str) -> None:
    """Change one field, in the second place if it is a row of numbers."""
    value = getattr(state, field)
    if isinstance(value, int):
        setattr(state, field, value + 1)
    else:
        changed = value[:]
        changed[1] += 1
        setattr(state, field, changed)


def test_every_field_is_listed() -> None:
    state = opening()
    held = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert held == set(FIELDS)
    assert set(FIELDS.values()) <= set(KINDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_copied_and_in_the_key_unless_it_follows_from_others(field: str) -> None:
    state = opening()
    before = state.key()
    alter(state, field)
    assert (state.key() != before) == (FIELDS[field] != DERIVED)
    twin = state.clone()
    ours, theirs = getattr(state, field), getattr(twin, field)
    assert ours == theirs if isinstance(ours, int) else list(ours) == list(theirs)


def test_every_bar_has_a_row_with_a_sentence_and_a_paragraph() -> None:
    numbers = [value for name, value in vars(bars).items() if name.isupper() and isinstance(value, int)]
    assert numbers == list(range(len(bars.ROWS)))
    known = paragraphs(GAME.folder, "en")
    facts = {"area": 1, "asked": 1, "last": 1, "least": 1, "limit": 1, "most": 1, "need": 1, "planned": 1}
    for row in bars.ROWS[1:]:
        assert row.rule in known
        for lang in LANGUAGES:
            assert row.rule in GAME.words(lang).refusal(row.refusal({**facts, "ronin": 1, "threat": 1}))


def test_stages_and_reasons_are_named_as_their_constants() -> None:
    for family in (stage, reason):
        numbers = {name.lower(): value for name, value in vars(family).items() if isinstance(value, int)}
        numbers = {name: value for name, value in numbers.items() if name not in ("attacker", "defender", "nobody")}
        assert list(family.NAMES) == sorted(numbers, key=lambda name: numbers[name])
