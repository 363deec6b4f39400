"""Sets of ways in which an owner's three places may be filled. Hot.

A way is a triple of different cards, one a place; the rest of the owner's cards that are still in the game are then its
hand. A set of ways is one big integer with a bit a triple, so that seeing a card is an `and`, and a card that was laid
unseen is a projection and a spread.
"""

from __future__ import annotations

from typing import Final

from tatami.games.tenno.data import CARDS

TRIPLES: Final = CARDS * CARDS * CARDS
STRIDES: Final = (CARDS * CARDS, CARDS, 1)
"""A triple (a, b, c) is bit 121 a + 11 b + c."""


def triple(a: int, b: int, c: int) -> int:
    return CARDS * CARDS * a + CARDS * b + c


def _bits(place: int, card: int) -> int:
    bits = 0
    for number in range(TRIPLES):
        if number // STRIDES[place] % CARDS == card:
            bits |= 1 << number
    return bits


def _distinct() -> int:
    bits = 0
    for a in range(CARDS):
        for b in range(CARDS):
            for c in range(CARDS):
                if a != b and b != c and a != c:
                    bits |= 1 << triple(a, b, c)
    return bits


WITH: Final[list[list[int]]] = [[_bits(place, card) for card in range(CARDS)] for place in range(3)]
"""WITH[place][card]: the triples that have this card at this place."""

DISTINCT: Final[int] = _distinct()

PEASANT_WAYS: Final[int] = (
    1 << triple(0, 1, 2)
    | 1 << triple(0, 2, 1)
    | 1 << triple(1, 0, 2)
    | 1 << triple(1, 2, 0)
    | 1 << triple(2, 0, 1)
    | 1 << triple(2, 1, 0)
)


def unpack(ways: int) -> list[tuple[int, int, int]]:
    """The triples in a set, ascending."""
    found: list[tuple[int, int, int]] = []
    text = bin(ways)[:1:-1]
    number = text.find("1")
    while number >= 0:
        found.append((number // 121, number // 11 % 11, number % 11))
        number = text.find("1", number + 1)
    return found


def candidates(ways: int) -> tuple[tuple[int, ...], ...]:
    """The cards that each place holds in at least one of the ways."""
    return tuple([tuple([card for card in range(CARDS) if ways & WITH[place][card]]) for place in range(3)])


def certain(ways: int) -> int:
    """The places that hold the same card in all ways, as a bit set."""
    places = 0
    for place in range(3):
        held = 0
        for card in range(CARDS):
            if ways & WITH[place][card]:
                held += 1
        if held == 1:
            places |= 1 << place
    return places


def among(ways: int, cards: int) -> int:
    """The triples that hold only cards of the bit set `cards`."""
    for card in range(CARDS):
        if not cards >> card & 1:
            ways &= ~(WITH[0][card] | WITH[1][card] | WITH[2][card])
    return ways


def relaid(ways: int, place: int, cards: int) -> int:
    """After any of the owner's `cards` that lies nowhere else was laid at `place` unseen."""
    stride = STRIDES[place]
    others = 0
    for card in range(CARDS):
        others |= (ways & WITH[place][card]) >> (stride * card)
    spread = 0
    for card in range(CARDS):
        if cards >> card & 1:
            spread |= others << (stride * card)
    return spread & DISTINCT


def traded(ways: int, p: int, q: int) -> int:
    """After the cards at p and q were exchanged, or not."""
    result = ways
    for way in unpack(ways):
        cards = [way[0], way[1], way[2]]
        cards[p], cards[q] = cards[q], cards[p]
        result |= 1 << triple(cards[0], cards[1], cards[2])
    return result
