"""The position of Koi-Koi: hands, field and taken cards as sets; whatever is nowhere lies in the pile, in no order."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import ALL
from tatami.core.fields import HIDDEN, PUBLIC, SECRET, SETTING
from tatami.core.state import State

NONE = -1

FIELDS = {
    "months": SETTING,
    "month": PUBLIC,
    "stage": PUBLIC,
    "dealer": PUBLIC,
    "turn": PUBLIC,
    "hand": SECRET,
    "field": PUBLIC,
    "taken": PUBLIC,
    "pending": PUBLIC,
    "best": PUBLIC,
    "points": PUBLIC,
    "moves": HIDDEN,
}


class KoiKoiTable(State):
    """Every field of a position. Pairs are by seat."""

    def __init__(self, months: int) -> None:
        self.months = months
        """How many are played."""
        self.month = 0
        """The present one; the number of months when the game is over."""
        self.stage = stage.BEGIN
        self.dealer = 0
        self.turn = 0
        self.hand = [0, 0]
        self.field = 0
        self.taken = [0, 0]
        self.pending = NONE
        """The card that waits for its owner to choose what it takes."""
        self.best = [0, 0]
        """What each seat's combinations were worth when it last called koi-koi; 0: it has not."""
        self.points = [0, 0]
        self.moves = 0
        """Moves so far. Every one shows a card or passes the decision on, so it is the era too."""

    @property
    def pile(self) -> int:
        """The cards that are nowhere else, as a set."""
        held = self.hand[0] | self.hand[1] | self.field | self.taken[0] | self.taken[1]
        return ALL & ~(held if self.pending == NONE else held | 1 << self.pending)

    def copy_from(self, other: KoiKoiTable) -> None:
        self.months, self.month, self.stage = other.months, other.month, other.stage
        self.dealer, self.turn = other.dealer, other.turn
        self.hand, self.taken = other.hand[:], other.taken[:]
        self.field, self.pending = other.field, other.pending
        self.best, self.points, self.moves = other.best[:], other.points[:], other.moves

    def key(self) -> bytes:
        whole = (self.months, self.month, self.stage, self.dealer, self.turn, self.hand, self.field, self.taken)
        return repr((*whole, self.pending, self.best, self.points, self.moves)).encode()
