"""Random streams and the provable draw."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.core.rng import Rng, commitment, draw, stream


def test_the_generator_is_sfc32() -> None:
    """The published recurrence, written here in Python's big integers, gives the same words."""
    mask = 0xFFFFFFFF
    a, b, c, count = 11, 22, 33, 1
    rng = Rng(11, 22, 33)

    def step() -> int:
        nonlocal a, b, c, count
        word = (a + b + count) & mask
        count = (count + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, (((c << 21) | (c >> 11)) + word) & mask
        return word

    for _ in range(15):
        step()
    assert [rng.word() for _ in range(1000)] == [step() for _ in range(1000)]


@given(st.integers(1, 2**31 - 1), st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = stream(seed, "below")
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 7, 10])
def test_below_is_even(n: int) -> None:
    rng = stream(1, "even", n)
    counts = Counter(rng.below(n) for _ in range(20000))
    expected = 20000 / n
    chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi_square < 35  # Far beyond the 99.9 % point for up to ten values; the seed is fixed.


def test_streams_of_other_names_are_other_streams() -> None:
    words = {name: [stream(1, *name).word() for _ in range(3)] for name in [("a",), ("b",), ("a", 1), (1, "a")]}
    assert len({tuple(value) for value in words.values()}) == 4
    assert stream(1, "a").word() == stream("1", "a").word()


def test_copies_and_pickles_go_on_where_the_stream_stands() -> None:
    rng = stream(3)
    rng.word()
    twins = [rng.clone(), copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    following = [rng.word() for _ in range(5)]
    assert all([twin.word() for _ in range(5)] == following for twin in twins)


def test_draw_is_what_anyone_with_the_seed_can_compute() -> None:
    for number in range(50):
        value = int.from_bytes(hmac.new(b"secret", f"{number}/0".encode(), hashlib.sha256).digest(), "big")
        assert draw("secret", number, 6) == value % 6


@given(st.text(), st.integers(0, 10**6), st.integers(1, 10**6))
def test_draw_stays_within(seed: str, number: int, total: int) -> None:
    assert 0 <= draw(seed, number, total) < total


def test_draw_is_even() -> None:
    counts = Counter(draw("seed", number, 5) for number in range(10000))
    assert sum((counts[i] - 2000) ** 2 / 2000 for i in range(5)) < 25


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        draw("seed", 1, 0)


def test_commitment_fixes_the_seed_without_showing_it() -> None:
    assert commitment("7") == hashlib.sha256(b"tatami seed 7").hexdigest()
    assert commitment("7") != commitment("8")
