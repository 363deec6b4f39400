"""Hexes: coordinates there and back, neighbours and distances."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tatami.kit.hexes import DIRECTIONS, axial, distance, label, neighbours, printed

spots = st.tuples(st.integers(0, 25), st.integers(0, 40))


@given(spots)
def test_printed_and_axial_are_inverse(spot: tuple[int, int]) -> None:
    assert printed(*axial(*spot)) == spot


@given(spots)
def test_six_different_neighbours_one_step_away_that_answer(spot: tuple[int, int]) -> None:
    around = neighbours(*spot)
    assert len(set(around)) == 6
    assert all(distance(*spot, *other) == 1 for other in around)
    assert all(spot in neighbours(*other) for other in around)


@given(spots, spots, spots)
def test_distance_is_a_distance(one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]) -> None:
    assert distance(*one, *two) == distance(*two, *one)
    assert (distance(*one, *two) == 0) == (one == two)
    assert distance(*one, *three) <= distance(*one, *two) + distance(*two, *three)


def test_directions_go_round_and_cancel() -> None:
    assert [sum(step) for step in zip(*DIRECTIONS, strict=True)] == [0, 0]
    assert all(
        distance(*printed(*one), *printed(*two)) == 1
        for one, two in zip(DIRECTIONS, [*DIRECTIONS[1:], DIRECTIONS[0]], strict=True)
    )


def test_odd_columns_are_shoved_down() -> None:
    assert set(neighbours(2, 5)) == {(2, 4), (2, 6), (1, 4), (1, 5), (3, 4), (3, 5)}
    assert set(neighbours(3, 5)) == {(3, 4), (3, 6), (2, 5), (2, 6), (4, 5), (4, 6)}


def test_labels_are_read_off_the_edge() -> None:
    assert label(0, 0) == "a1"
    assert label(14, 13) == "o14"
