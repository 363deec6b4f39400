"""Lots: everything is drawn as often as it weighs."""

from __future__ import annotations

import pytest

from tatami.kit.lots import drawn


@pytest.mark.parametrize(
    ("lot", "item"), [(0.0, "one"), (0.99, "one"), (1.0, "three"), (3.99, "three")], ids=lambda each: str(each)
)
def test_a_lot_falls_on_what_lies_there(lot: float, item: str) -> None:
    assert drawn([("one", 1.0), ("none", 0.0), ("three", 3.0)], lot) == item


def test_what_rounding_leaves_over_never_falls_on_something_without_weight() -> None:
    assert drawn([("one", 1.0), ("none", 0.0)], 1.0) == "one"
