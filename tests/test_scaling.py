"""What docs/scaling.md derives follows from what it was given."""

from __future__ import annotations

from tests.scaling import DERIVED, PAGE, derived, inputs, shown


def test_the_derived_figures_follow_from_the_inputs() -> None:
    text = PAGE.read_text("utf-8")
    assert len(inputs(text)) > 10
    assert len(DERIVED.findall(text)) > 10
    assert derived(text) == text, "python -m tests.scaling writes them anew"


def test_figures_have_as_many_digits_as_they_deserve() -> None:
    assert [shown(value) for value in (66_666.7, 0.5128, 7.04, 0.0)] == ["67,000", "0.51", "7.0", "0"]
