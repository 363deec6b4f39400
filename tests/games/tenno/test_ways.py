"""Sets of ways against plain sets of triples."""

from __future__ import annotations

from itertools import permutations

import pytest

from tatami.core.rng import stream
from tatami.games.tenno.ways import DISTINCT, PEASANT_WAYS, Way, Ways, ways_of

ALL: list[Way] = list(permutations(range(11), 3))
SIZES = (0, 1, 2, 5, 40, 300, 990)
PAIRS = [(p, q) for p in range(3) for q in range(3)]


def some(size: int) -> list[Way]:
    """A random set of ways, ascending."""
    rng, rest = stream("ways", size), list(ALL)
    return sorted(rest.pop(rng.below(len(rest))) for _ in range(size))


def exchanged(way: Way, p: int, q: int) -> Way:
    cards = list(way)
    cards[p], cards[q] = cards[q], cards[p]
    return (cards[0], cards[1], cards[2])


def check(ways: Ways, wanted: set[Way]) -> None:
    assert ways.listed() == sorted(wanted)


def test_all_ways_and_those_of_the_start() -> None:
    check(DISTINCT, set(ALL))
    check(PEASANT_WAYS, set(permutations(range(3), 3)))


def test_a_card_cannot_lie_in_two_places() -> None:
    check(ways_of([(1, 1, 2), (3, 4, 3), (5, 6, 6), (1, 2, 3)]), {(1, 2, 3)})


@pytest.mark.parametrize("size", SIZES)
def test_what_is_in_a_set(size: int) -> None:
    listed = some(size)
    ways = ways_of(listed)
    places = [{way[place] for way in listed} for place in range(3)]
    assert ways.listed() == listed
    assert ways.size() == size
    assert ways.empty() == (size == 0)
    assert [ways.nth(number) for number in range(size)] == listed
    assert ways.candidates() == sum(1 << place * 11 + card for place in range(3) for card in places[place])
    assert ways.certain() == sum(1 << place for place in range(3) if len(places[place]) == 1)


@pytest.mark.parametrize("size", SIZES)
def test_what_becomes_of_a_set(size: int) -> None:
    listed = some(size)
    ways, cards = ways_of(listed), 0b101_1011_0110
    here = [card for card in range(11) if cards >> card & 1]
    check(ways.among(cards), {way for way in listed if all(card in here for card in way)})
    for place in range(3):
        laid = {(*way[:place], card, *way[place + 1 :]) for way in listed for card in here}
        check(ways.relaid(place, cards), {way for way in ALL if way in laid})
        for card in range(11):
            check(ways.narrowed(place, card), {way for way in listed if way[place] == card})
    for p, q in PAIRS:
        check(ways.traded(p, q), set(listed) | {exchanged(way, p, q) for way in listed})
    check(ways, set(listed))


def test_two_sets() -> None:
    one, other = some(300), some(301)
    check(ways_of(one).met(ways_of(other)), set(one) & set(other))
    assert ways_of(one).same(ways_of(one[::-1]))
    assert not ways_of(one).same(ways_of(one[1:]))
    assert not ways_of(one).same(ways_of(one[:-1]))
