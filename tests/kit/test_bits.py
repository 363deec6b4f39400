"""Bit sets, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tatami.core.state import buffer
from tatami.kit.bits import actions_into, count, lowest, nth


@given(st.sets(st.integers(0, 61), min_size=1))
def test_a_bit_set_is_a_set(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert count(bits) == len(members)
    assert lowest(bits) == min(members)
    assert [nth(bits, n) for n in range(len(members))] == sorted(members)


def test_nothing_is_in_the_empty_set() -> None:
    assert count(0) == 0


@given(st.sets(st.integers(0, 61)), st.integers(0, 3))
def test_each_member_becomes_an_action(members: set[int], before: int) -> None:
    out = buffer(80)
    found = actions_into(sum(1 << member for member in members), 100, out, before)
    assert [int(out[place]) for place in range(before, found)] == [100 + member for member in sorted(members)]
