"""R3: the combinations."""

from __future__ import annotations

import pytest

from koikoi.data import ALL
from koikoi.yaku import MOST, score, yaku
from koikoi_tables import bits


@pytest.mark.rule("R3.1")
def test_several_combinations_are_added_up_and_share_cards() -> None:
    held = bits("mum-cup grass-moon cherry-curtain pine-crane")
    assert yaku(held) == [("three-brights", 5), ("moon-viewing", 5), ("blossom-viewing", 5)]
    assert score(held) == 15


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize(
    ("held", "made"),
    [
        ("pine-crane cherry-curtain", []),
        ("pine-crane cherry-curtain willow-rain", []),
        ("pine-crane cherry-curtain paulownia-phoenix", [("three-brights", 5)]),
        ("pine-crane cherry-curtain paulownia-phoenix willow-rain", [("rainy-four", 7)]),
        ("pine-crane cherry-curtain paulownia-phoenix grass-moon", [("four-brights", 8)]),
        ("pine-crane cherry-curtain paulownia-phoenix grass-moon willow-rain", [("five-brights", 10)]),
    ],
)
def test_brights(held: str, made: list[tuple[str, int]]) -> None:
    assert yaku(bits(held)) == made


@pytest.mark.rule("R3.3", "R3.4", "R3.5")
@pytest.mark.parametrize(
    ("held", "made"),
    [
        ("clover-boar maple-deer peony-butterflies", "boar-deer-butterflies"),
        ("pine-poem plum-poem cherry-poem", "poems"),
        ("peony-blue mum-blue maple-blue", "blues"),
        ("mum-cup grass-moon", "moon-viewing"),
        ("mum-cup cherry-curtain", "blossom-viewing"),
    ],
)
def test_cards_that_belong_together(held: str, made: str) -> None:
    assert yaku(bits(held)) == [(made, 5)]
    assert yaku(bits(held) & bits(held) - 1) == []


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize(
    ("held", "made"),
    [
        ("plum-warbler wisteria-cuckoo iris-bridge grass-geese", []),
        ("plum-warbler wisteria-cuckoo iris-bridge grass-geese mum-cup", [("animals", 1)]),
        ("plum-warbler wisteria-cuckoo iris-bridge grass-geese mum-cup maple-deer", [("animals", 2)]),
        ("wisteria-red iris-red clover-red willow-red pine-poem", [("ribbons", 1)]),
        ("wisteria-red iris-red clover-red willow-red pine-poem mum-blue", [("ribbons", 2)]),
        ("pine-a pine-b plum-a plum-b iris-a iris-b mum-a mum-b maple-a", []),
        ("pine-a pine-b plum-a plum-b iris-a iris-b mum-a mum-b maple-a willow-a", [("plains", 1)]),
    ],
)
def test_enough_cards_of_a_kind(held: str, made: list[tuple[str, int]]) -> None:
    assert yaku(bits(held)) == made


def test_no_month_is_worth_more_than_all_cards_doubled_twice() -> None:
    assert 4 * score(ALL) == MOST
