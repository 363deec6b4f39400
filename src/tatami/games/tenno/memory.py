"""What the seats of Tenno remember: for each owner, every way its three places may be filled. Hot.

All seats share the set of ways that follows from what everybody saw; a seat that looked at a card keeps a narrower
set of its own from then on. Nothing is lost and nothing is assumed, so a seat imagines exactly the positions that its
evidence allows.

The log of what happened to an owner's places is kept too: what one seat imagines of another's cards also says what a
third seat must have seen when it looked at them.
"""

from __future__ import annotations

from typing import Final, final

from tatami.core.rng import Rng
from tatami.games.tenno.data import FULL_SET
from tatami.games.tenno.ways import DISTINCT, PEASANT_WAYS, WITH, certain, relaid, traded, triple, unpack

Entry = tuple[int, int, int, int]
"""One line of a log: what happened, the place, the card (or the second place), and who looked."""

SHOWN: Final = 0
GONE: Final = 1
LAID: Final = 2
TRADED: Final = 3
LOOKED: Final = 4


def advance(ways: int, entry: Entry, left: int) -> int:
    """A set of ways after something that everybody noticed; `left` are the owner's remaining cards."""
    kind, place, card, _ = entry
    if kind == SHOWN:
        return ways & WITH[place][card]
    if kind == LAID:
        return relaid(ways, place, left)
    if kind == TRADED:
        return traded(ways, place, card)
    return ways


@final
class Memory:
    """What all seats know of all owners."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.start: list[int] = [PEASANT_WAYS] * seats
        """What everybody knew when the log began, and which cards the owner had then."""
        self.start_left: list[int] = [FULL_SET] * seats
        self.log: list[list[Entry]] = [[] for _ in range(seats)]
        self.shared: list[int] = self.start[:]
        self.own: list[int] = [0] * (seats * seats)
        """own[observer * seats + owner]; 0 where the observer knows no more than everybody."""
        self.left: list[int] = self.start_left[:]

    def clone(self) -> Memory:
        twin = Memory(self.seats)
        twin.start = self.start[:]
        twin.start_left = self.start_left[:]
        twin.log = [log[:] for log in self.log]
        twin.shared = self.shared[:]
        twin.own = self.own[:]
        twin.left = self.left[:]
        return twin

    def ways(self, observer: int, owner: int) -> int:
        """The ways `owner`'s places may be filled, as far as `observer` knows (-1: a spectator)."""
        if observer >= 0:
            narrower = self.own[observer * self.seats + owner]
            if narrower:
                return narrower
        return self.shared[owner]

    # --- what happens -------------------------------------------------------------------------------------------------

    def note(self, owner: int, entry: Entry) -> None:
        """Something happened to one of the owner's places."""
        kind, place, card, observer = entry
        self.log[owner].append(entry)
        if kind == LOOKED:
            self._keep(observer, owner, self.ways(observer, owner) & WITH[place][card])
            return
        if kind == GONE:
            self.left[owner] &= ~(1 << card)
            return
        left = self.left[owner]
        self.shared[owner] = advance(self.shared[owner], entry, left)
        for other in range(self.seats):
            narrower = self.own[other * self.seats + owner]
            if narrower:
                self._keep(other, owner, advance(narrower, entry, left))

    def _keep(self, observer: int, owner: int, ways: int) -> None:
        """Store a seat's own set, or nothing where it tells no more than the shared one."""
        self.own[observer * self.seats + owner] = 0 if ways == self.shared[owner] else ways

    def begin(self, owner: int, ways: int, left: int) -> None:
        """Start the owner's log anew from a position that was set up."""
        self.start[owner] = self.shared[owner] = ways
        self.start_left[owner] = self.left[owner] = left
        self.log[owner] = []
        for observer in range(self.seats):
            self.own[observer * self.seats + owner] = 0

    def exposed(self, observer: int, owner: int) -> int:
        """The owner's places whose card `observer` knows, as a bit set, told from what everybody noticed alone."""
        places = 0
        for kind, place, other, looker in self.log[owner]:
            if kind == SHOWN or (kind == LOOKED and looker == observer):
                places |= 1 << place
            elif kind == GONE or kind == LAID:
                places &= ~(1 << place)
            elif kind == TRADED:
                places &= ~(1 << place | 1 << other)
        return places | certain(self.shared[owner])

    def untouched(self, owner: int) -> int:
        """The owner's places where a card of the start still lies, as a bit set."""
        if self.start[owner] != PEASANT_WAYS:
            return 0
        places = 0b111
        for kind, place, other, _ in self.log[owner]:
            if kind == LAID or kind == GONE:
                places &= ~(1 << place)
            elif kind == TRADED:
                places &= ~(1 << place | 1 << other)
        return places

    # --- what may be imagined -----------------------------------------------------------------------------------------

    def imagine(self, seat: int, owner: int, rng: Rng) -> tuple[int, int, int]:
        """One of the ways that `seat` cannot rule out, with the looks of others at this owner retold to fit it."""
        ways = unpack(self.ways(seat, owner))
        way = ways[rng.below(len(ways))]
        for entry in self.log[owner]:
            if entry[0] == LOOKED and entry[3] != seat:
                self._retell(owner, self._history(seat, owner, way, rng))
                break
        return way

    def _history(self, seat: int, owner: int, way: tuple[int, int, int], rng: Rng) -> list[Entry]:
        """The log as it would read if the places had come to `way`: what others looked at follows from it."""
        before: list[int] = []
        ways, left = self.start[owner], self.start_left[owner]
        for entry in self.log[owner]:
            before.append(ways)
            if entry[0] == GONE:
                left &= ~(1 << entry[2])
            elif entry[0] == LOOKED and entry[3] == seat:
                ways &= WITH[entry[1]][entry[2]]
            else:
                ways = advance(ways, entry, left)
        told: list[Entry] = []
        a, b, c = way
        for number in range(len(before) - 1, -1, -1):
            kind, place, card, observer = self.log[owner][number]
            if kind == LOOKED and observer != seat:
                card = (a, b, c)[place]
            told.append((kind, place, card, observer))
            if kind == LAID or kind == TRADED:
                earlier = unpack(before[number] & _leading_to((kind, place, card, observer), a, b, c))
                a, b, c = earlier[rng.below(len(earlier))]
        told.reverse()
        return told

    def _retell(self, owner: int, told: list[Entry]) -> None:
        self.begin(owner, self.start[owner], self.start_left[owner])
        for entry in told:
            self.note(owner, entry)

    def blur(self, observer: int, share: float, rng: Rng) -> None:
        """Let `observer` forget about that share of the cards it has seen, each as if it had looked away."""
        for owner in range(self.seats):
            if owner == observer:
                continue
            ways, left = self.start[owner], self.start_left[owner]
            for entry in self.log[owner]:
                if entry[0] == GONE:
                    # A card that left is missed even by those who forgot where it lay.
                    ways, left = ways & WITH[entry[1]][entry[2]], left & ~(1 << entry[2])
                elif entry[0] == LOOKED:
                    if entry[3] == observer and rng.fraction() >= share:
                        ways &= WITH[entry[1]][entry[2]]
                elif entry[0] != SHOWN or rng.fraction() >= share:
                    ways = advance(ways, entry, left)
            self._keep(observer, owner, ways)

    def parts(self) -> list[object]:
        """Everything that makes two memories differ."""
        start = [0 if ways == PEASANT_WAYS else ways for ways in self.start]
        return [start, self.start_left, self.log]


def _leading_to(entry: Entry, a: int, b: int, c: int) -> int:
    """The ways from which a hidden laying or trading can have led to (a, b, c)."""
    kind, place, other, _ = entry
    if kind == TRADED:
        cards = [a, b, c]
        cards[place], cards[other] = cards[other], cards[place]
        return 1 << triple(a, b, c) | 1 << triple(cards[0], cards[1], cards[2])
    ways = DISTINCT
    if place != 0:
        ways &= WITH[0][a]
    if place != 1:
        ways &= WITH[1][b]
    if place != 2:
        ways &= WITH[2][c]
    return ways
