"""The unique greatest, against Python's own max."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tatami.kit.greatest import SHARED, greatest


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=6), st.integers(0, 2))
def test_it_is_the_place_of_the_maximum_unless_that_is_shared(numbers: list[int], before: int) -> None:
    row = vec[i64]([9] * before + numbers + [9])
    most = max(numbers)
    expected = numbers.index(most) if numbers.count(most) == 1 else SHARED
    assert greatest(row, before, len(numbers)) == expected
