"""Sets of ways in which an owner's three places may be filled. Hot.

A way is a triple of different cards, one a place; the rest of the owner's cards that are still in the game are then its
hand. A set has a row for every pair of cards at the places a and b: a bit set of the cards that may lie at c then.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tatami.games.tenno import members
from tatami.games.tenno.actions import ORDERS
from tatami.games.tenno.data import CARDS, FULL_SET

ROWS: Final = 121
"""The row of the cards a and b is number 11 a + b."""

Way = tuple[int, int, int]


def _no_rows() -> vec[i16]:
    return vec[i16]([0] * ROWS)


@final
class Ways:
    """A set of ways. It is never changed, so that positions may share it."""

    def __init__(self, rows: vec[i16]) -> None:
        self.rows = rows
        self.packed: i64 = -1
        """The cards that each place may hold, eleven bits a place; -1 until somebody asks."""

    # --- what is in it ------------------------------------------------------------------------------------------------

    def candidates(self) -> i64:
        """The cards that each place holds in at least one way: a bit set of eleven bits a place, a lowest."""
        if self.packed >= 0:
            return self.packed
        rows = self.rows
        firsts: i64 = 0
        seconds: i64 = 0
        thirds: i64 = 0
        for a in range(i64(CARDS)):
            here: i64 = 0
            for b in range(i64(CARDS)):
                row = i64(rows[a * CARDS + b])
                if row:
                    here |= row
                    seconds |= 1 << b
            if here:
                thirds |= here
                firsts |= 1 << a
        self.packed = firsts | (seconds << CARDS) | (thirds << (2 * CARDS))
        return self.packed

    def empty(self) -> bool:
        """Whether no way is left."""
        return self.candidates() == 0

    def certain(self) -> i64:
        """The places that hold the same card in all ways, as a bit set."""
        packed = self.candidates()
        places: i64 = 0
        for place in range(i64(3)):
            if members.count((packed >> (place * CARDS)) & FULL_SET) == 1:
                places |= 1 << place
        return places

    def size(self) -> i64:
        """How many ways there are."""
        rows = self.rows
        total: i64 = 0
        for at in range(i64(ROWS)):
            if rows[at]:
                total += members.count(i64(rows[at]))
        return total

    def nth(self, number: i64) -> Way:
        """The way of this number in ascending order, counted from 0."""
        rows = self.rows
        at: i64 = 0
        here = members.count(i64(rows[0]))
        while number >= here:
            number -= here
            at += 1
            here = members.count(i64(rows[at]))
        row = i64(rows[at])
        while number:
            row &= row - 1
            number -= 1
        return (int(at // CARDS), int(at % CARDS), int(members.first(row)))

    def listed(self) -> list[Way]:
        """All ways, ascending."""
        found: list[Way] = []
        for at in range(i64(ROWS)):
            row = i64(self.rows[at])
            while row:
                found.append((int(at // CARDS), int(at % CARDS), int(members.first(row))))
                row &= row - 1
        return found

    def same(self, other: Ways) -> bool:
        """Whether both sets hold the same ways."""
        if self is other:
            return True
        rows = self.rows
        others = other.rows
        at: i64 = 0
        while at < ROWS and rows[at] == others[at]:
            at += 1
        return at == ROWS

    # --- what becomes of it -------------------------------------------------------------------------------------------

    def narrowed(self, place: i64, card: i64) -> Ways:
        """The ways that have this card at this place."""
        rows = self.rows
        kept = _no_rows()
        if place == 0:
            for at in range(card * CARDS, card * CARDS + CARDS):
                kept[at] = rows[at]
        elif place == 1:
            for a in range(i64(CARDS)):
                kept[a * CARDS + card] = rows[a * CARDS + card]
        else:
            bit = i16(1 << card)
            for at in range(i64(ROWS)):
                kept[at] = rows[at] & bit
        return Ways(kept)

    def among(self, cards: i64) -> Ways:
        """The ways that hold only cards of a bit set."""
        kept = _no_rows()
        for a in range(i64(CARDS)):
            for b in range(i64(CARDS)):
                if (cards >> a) & (cards >> b) & 1:
                    kept[a * CARDS + b] = self.rows[a * CARDS + b] & i16(cards)
        return Ways(kept)

    def relaid(self, place: i64, cards: i64) -> Ways:
        """The ways after any of the owner's `cards` that lies nowhere else was laid at `place` unseen."""
        spread = _no_rows()
        if place == 0:
            self._relay_first(cards, spread)
        elif place == 1:
            self._relay_second(cards, spread)
        else:
            self._relay_third(cards, spread)
        return Ways(spread)

    def _relay_first(self, cards: i64, spread: vec[i16]) -> None:
        rows = self.rows
        for b in range(i64(CARDS)):
            thirds: i64 = 0
            for a in range(i64(CARDS)):
                thirds |= i64(rows[a * CARDS + b])
            if not thirds:
                continue
            left = cards & ~(1 << b)
            for a in range(i64(CARDS)):
                if (left >> a) & 1:
                    spread[a * CARDS + b] = i16(thirds & ~(1 << a))

    def _relay_second(self, cards: i64, spread: vec[i16]) -> None:
        rows = self.rows
        for a in range(i64(CARDS)):
            thirds: i64 = 0
            for b in range(i64(CARDS)):
                thirds |= i64(rows[a * CARDS + b])
            if not thirds:
                continue
            left = cards & ~(1 << a)
            for b in range(i64(CARDS)):
                if (left >> b) & 1:
                    spread[a * CARDS + b] = i16(thirds & ~(1 << b))

    def _relay_third(self, cards: i64, spread: vec[i16]) -> None:
        rows = self.rows
        for a in range(i64(CARDS)):
            left = cards & ~(1 << a)
            for b in range(i64(CARDS)):
                if rows[a * CARDS + b]:
                    spread[a * CARDS + b] = i16(left & ~(1 << b))

    def traded(self, p: i64, q: i64) -> Ways:
        """The ways after the cards at p and q were exchanged, or not."""
        if p > q:
            return self.traded(q, p)
        if p == q:
            return self
        rows = self.rows
        result = rows[:]
        for a in range(i64(CARDS)):
            for b in range(i64(CARDS)):
                row = rows[a * CARDS + b]
                if row and q == 1:
                    result[b * CARDS + a] |= row
                elif row:
                    _trade_third(i64(row), a, b, p, result)
        return Ways(result)

    def met(self, other: Ways) -> Ways:
        """The ways that are in both sets."""
        rows = self.rows[:]
        for at in range(i64(ROWS)):
            rows[at] &= other.rows[at]
        return Ways(rows)


def _trade_third(row: i64, a: i64, b: i64, p: i64, result: vec[i16]) -> None:
    """Add the ways of a row with the card at c exchanged for the one at p."""
    while row:
        c = members.first(row)
        row &= row - 1
        if p == 0:
            result[c * CARDS + b] |= i16(1 << a)
        else:
            result[a * CARDS + c] |= i16(1 << b)


def ways_of(listed: list[Way]) -> Ways:
    """The set of these ways; those that have a card twice are left out."""
    rows = _no_rows()
    for a, b, c in listed:
        if a != b and b != c and a != c:
            rows[a * CARDS + b] |= i16(1 << i64(c))
    return Ways(rows)


def _distinct() -> Ways:
    rows = _no_rows()
    for a in range(i64(CARDS)):
        for b in range(i64(CARDS)):
            if a != b:
                rows[a * CARDS + b] = i16(FULL_SET & ~(1 << a) & ~(1 << b))
    return Ways(rows)


DISTINCT: Final = _distinct()
"""All ways there are."""

PEASANT_WAYS: Final = ways_of([(order[0], order[1], order[2]) for order in ORDERS])
"""The ways to lay the peasants of the start."""
