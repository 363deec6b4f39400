"""What the seats of Tenno remember: for each owner, every way its three places may be filled.

A way is a triple of different cards, one a place; the rest of the owner's cards that are still in the game are then its
hand. A set of ways is one big integer with a bit a triple, so that seeing a card is an `and`, and a card that was laid
unseen is a projection and a spread. All seats share the set that follows from what everybody saw; a seat that looked at
a card keeps a narrower set of its own from then on. Nothing is lost and nothing is assumed, so a seat imagines exactly
the positions that its evidence allows.
"""

from __future__ import annotations

from typing import Final, final

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


def among(ways: int, cards: int) -> int:
    """The triples that hold only cards of the bit set `cards`."""
    for card in range(CARDS):
        if not cards >> card & 1:
            ways &= ~(WITH[0][card] | WITH[1][card] | WITH[2][card])
    return ways


def every(cards: int) -> int:
    """All triples of different cards from the bit set `cards`."""
    return among(DISTINCT, cards)


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


@final
class Memory:
    """The sets of all seats about all owners."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.shared: list[int] = [PEASANT_WAYS] * seats
        self.own: list[int] = [0] * (seats * seats)
        """own[observer * seats + owner]; 0 where the observer knows no more than everybody."""

    def clone(self) -> Memory:
        twin = Memory(self.seats)
        twin.shared = self.shared[:]
        twin.own = self.own[:]
        return twin

    def ways(self, observer: int, owner: int) -> int:
        """The ways `owner`'s places may be filled, as far as `observer` knows (-1: a spectator)."""
        if observer >= 0:
            narrower = self.own[observer * self.seats + owner]
            if narrower:
                return narrower
        return self.shared[owner]

    def shown(self, owner: int, place: int, card: int) -> None:
        """Everybody saw the card."""
        bits = WITH[place][card]
        self.shared[owner] &= bits
        for observer in range(self.seats):
            self._keep(observer, owner, self.own[observer * self.seats + owner] & bits)

    def looked(self, observer: int, owner: int, place: int, card: int) -> None:
        """One seat saw the card."""
        self._keep(observer, owner, self.ways(observer, owner) & WITH[place][card])

    def laid(self, owner: int, place: int, cards: int) -> None:
        """One of the owner's remaining `cards` was laid unseen."""
        self.shared[owner] = relaid(self.shared[owner], place, cards)
        for observer in range(self.seats):
            self._keep(observer, owner, relaid(self.own[observer * self.seats + owner], place, cards))

    def traded(self, owner: int, p: int, q: int) -> None:
        """Two cards were taken up and laid back, exchanged or not."""
        self.shared[owner] = traded(self.shared[owner], p, q)
        for observer in range(self.seats):
            self._keep(observer, owner, traded(self.own[observer * self.seats + owner], p, q))

    def _keep(self, observer: int, owner: int, ways: int) -> None:
        """Store a seat's own set, or nothing where it tells no more than the shared one."""
        self.own[observer * self.seats + owner] = 0 if ways == self.shared[owner] else ways

    def parts(self) -> list[int]:
        """Everything in one list, for comparison."""
        return self.shared + self.own
