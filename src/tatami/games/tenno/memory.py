"""What the seats of Tenno remember: for each owner, every way its three places may be filled. Hot.

All seats share the set of ways that follows from what everybody saw; a seat that looked at a card keeps a narrower
set of its own from then on. Nothing is lost and nothing is assumed, so a seat imagines exactly the positions that its
evidence allows.

The log of what happened to an owner's places is kept too: what one seat imagines of another's cards also says what a
third seat must have seen when it looked at them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.games.tenno.data import FULL_SET
from tatami.games.tenno.ways import PEASANT_WAYS, Way, Ways, ways_of

Entry = tuple[int, int, int, int]
"""One line of a log: what happened, the place, the card (or the second place), and who looked."""

SHOWN: Final = 0
GONE: Final = 1
LAID: Final = 2
TRADED: Final = 3
LOOKED: Final = 4


def advance(ways: Ways, entry: Entry, left: i64) -> Ways:
    """A set of ways after something that everybody noticed; `left` are the owner's remaining cards."""
    kind, place, card, _ = entry
    if kind == SHOWN:
        return ways.narrowed(place, card)
    if kind == LAID:
        return ways.relaid(place, left)
    if kind == TRADED:
        return ways.traded(place, card)
    return ways


@final
class Memory:
    """What all seats know of all owners."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.start: list[Ways] = [PEASANT_WAYS for _ in range(seats)]
        """What everybody knew when the log began."""
        self.start_left: vec[i64] = vec[i64]([FULL_SET] * seats)
        """The cards that the owner had when the log began, as a bit set."""
        self.log: list[list[Entry]] = [[] for _ in range(seats)]
        """What has happened to the owner's places."""
        self.shared: list[Ways] = self.start[:]
        """What everybody knows."""
        self.own: list[Ways | None] = [None for _ in range(seats * seats)]
        """own[observer * seats + owner]: what this observer knows; None where it is no more than everybody knows."""
        self.left: vec[i64] = self.start_left[:]
        """The cards that the owner still has, as a bit set."""

    def clone(self) -> Memory:
        twin = Memory(0)
        twin.seats = self.seats
        twin.start = self.start[:]
        twin.start_left = self.start_left[:]
        twin.log = [log[:] for log in self.log]
        twin.shared = self.shared[:]
        twin.own = self.own[:]
        twin.left = self.left[:]
        return twin

    def ways(self, observer: i64, owner: i64) -> Ways:
        """The ways `owner`'s places may be filled, as far as `observer` knows (-1: a spectator)."""
        if observer >= 0:
            narrower = self.own[observer * self.seats + owner]
            if narrower is not None:
                return narrower
        return self.shared[owner]

    # --- what happens -------------------------------------------------------------------------------------------------

    def note(self, owner: i64, entry: Entry) -> None:
        """Something happened to one of the owner's places."""
        kind, place, card, observer = entry
        self.log[owner].append(entry)
        if kind == LOOKED:
            self._keep(observer, owner, self.ways(observer, owner).narrowed(place, card))
            return
        left = self.left[owner]
        if kind == GONE:
            gone: i64 = card
            self.left[owner] = left & ~(1 << gone)
            return
        self.shared[owner] = advance(self.shared[owner], entry, left)
        for other in range(self.seats):
            narrower = self.own[other * self.seats + owner]
            if narrower is not None:
                self._keep(other, owner, advance(narrower, entry, left))

    def _keep(self, observer: i64, owner: i64, ways: Ways) -> None:
        """Store a seat's own set, or nothing where it tells no more than the shared one."""
        self.own[observer * self.seats + owner] = None if ways.same(self.shared[owner]) else ways

    def begin(self, owner: i64, ways: Ways, left: i64) -> None:
        """Start the owner's log anew from a position that was set up."""
        self.start[owner] = self.shared[owner] = ways
        self.start_left[owner] = left
        self.left[owner] = left
        self.log[owner] = []
        for observer in range(self.seats):
            self.own[observer * self.seats + owner] = None

    def exposed(self, observer: i64, owner: i64) -> i64:
        """The owner's places whose card `observer` knows, as a bit set, told from what everybody noticed alone."""
        places: i64 = 0
        for kind, place, other, looker in self.log[owner]:
            if kind == SHOWN or (kind == LOOKED and looker == observer):
                places |= 1 << i64(place)
            elif kind == GONE or kind == LAID:
                places &= ~(1 << i64(place))
            elif kind == TRADED:
                places &= ~(1 << i64(place) | 1 << i64(other))
        return places | self.shared[owner].certain()

    def untouched(self, owner: i64) -> i64:
        """The owner's places where a card of the start still lies, as a bit set."""
        if not self.start[owner].same(PEASANT_WAYS):
            return 0
        places: i64 = 0b111
        for kind, place, other, _ in self.log[owner]:
            if kind == LAID or kind == GONE:
                places &= ~(1 << i64(place))
            elif kind == TRADED:
                places &= ~(1 << i64(place) | 1 << i64(other))
        return places

    # --- what may be imagined -----------------------------------------------------------------------------------------

    def imagine(self, seat: i64, owner: i64, rng: Rng) -> Way:
        """One of the ways that `seat` cannot rule out, with the looks of others at this owner retold to fit it."""
        ways = self.ways(seat, owner)
        way = ways.nth(rng.below(ways.size()))
        for entry in self.log[owner]:
            if entry[0] == LOOKED and entry[3] != seat:
                self._retell(owner, self._history(seat, owner, way, rng))
                break
        return way

    def _history(self, seat: i64, owner: i64, way: Way, rng: Rng) -> list[Entry]:
        """The log as it would read if the places had come to `way`: what others looked at follows from it."""
        before: list[Ways] = []
        ways = self.start[owner]
        left = self.start_left[owner]
        for entry in self.log[owner]:
            before.append(ways)
            if entry[0] == GONE:
                left &= ~(1 << i64(entry[2]))
            elif entry[0] == LOOKED and entry[3] == seat:
                ways = ways.narrowed(entry[1], entry[2])
            else:
                ways = advance(ways, entry, left)
        told: list[Entry] = []
        for number in range(len(before) - 1, -1, -1):
            kind, place, card, observer = self.log[owner][number]
            if kind == LOOKED and observer != seat:
                card = way[place]
            told.append((kind, place, card, observer))
            if kind == LAID or kind == TRADED:
                earlier = _leading_to(before[number], (kind, place, card, observer), way)
                way = earlier.nth(rng.below(earlier.size()))
        told.reverse()
        return told

    def _retell(self, owner: i64, told: list[Entry]) -> None:
        self.begin(owner, self.start[owner], self.start_left[owner])
        for entry in told:
            self.note(owner, entry)

    def blur(self, observer: i64, share: float, rng: Rng) -> None:
        """Let `observer` forget about that share of the cards it has seen, each as if it had looked away."""
        for owner in range(self.seats):
            if owner != observer:
                self._keep(observer, owner, self._blurred(observer, owner, share, rng))

    def _blurred(self, observer: i64, owner: i64, share: float, rng: Rng) -> Ways:
        """What `observer` knows of the owner if that share of the cards it has seen is forgotten, but not the last."""
        ways = self.start[owner]
        left = self.start_left[owner]
        fresh = len(self.log[owner]) - 1
        for number, entry in enumerate(self.log[owner]):
            kind, place, card, looker = entry
            if kind == LOOKED and looker != observer:
                continue
            if (kind == LOOKED or kind == SHOWN) and number < fresh and rng.fraction() < share:
                continue
            if kind == LOOKED:
                ways = ways.narrowed(place, card)
            elif kind == GONE:
                # A card that left is missed even by those who forgot where it lay.
                ways = ways.narrowed(place, card)
                left &= ~(1 << i64(card))
            else:
                ways = advance(ways, entry, left)
        return ways

    def parts(self) -> list[object]:
        """Everything that makes two memories differ."""
        start = [None if ways.same(PEASANT_WAYS) else ways.listed() for ways in self.start]
        return [start, [int(left) for left in self.start_left], self.log]


def _leading_to(ways: Ways, entry: Entry, way: Way) -> Ways:
    """Those of the ways from which a hidden laying or trading can have led to `way`."""
    kind, place, other, _ = entry
    if kind == TRADED:
        cards = [way[0], way[1], way[2]]
        cards[place], cards[other] = cards[other], cards[place]
        return ways.met(ways_of([way, (cards[0], cards[1], cards[2])]))
    for still in range(3):
        if still != place:
            ways = ways.narrowed(still, way[still])
    return ways
