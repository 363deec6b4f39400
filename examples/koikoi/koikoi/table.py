"""The table of Koi-Koi: every card, the points, and how far the turn has come."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import ALL
from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING
from tatami.core.state import State

NONE = -1
"""No card."""

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
"""The kind of every field of the position. Copies and keys follow this list."""


class KoiKoiTable(State):
    """A position of Koi-Koi. Hands, field and taken cards are sets; what is nowhere lies in the pile, in no order."""

    def __init__(self, months: int) -> None:
        self.months = months
        """How many months the game lasts."""
        self.month = 0
        """The present one, from 0."""
        self.stage = stage.BEGIN
        """What is being decided or drawn."""
        self.dealer = 0
        """Who deals this month, and plays first."""
        self.turn = 0
        """Who plays."""
        self.hand = [0, 0]
        """The hand of each seat."""
        self.field = 0
        """The cards that lie open on the field."""
        self.taken = [0, 0]
        """What each seat has taken this month."""
        self.pending = NONE
        """The card that waits for its owner to choose what it takes."""
        self.best = [0, 0]
        """What each seat's combinations were worth when it last called koi-koi; 0: it has not."""
        self.points = [0, 0]
        """What each seat has won so far."""
        self.moves = 0
        """How many moves were made: each shows a card or passes the decision on, so none can be taken back."""

    def era(self) -> int:
        return self.moves

    @property
    def pile(self) -> int:
        """The cards that nobody has seen this month."""
        held = self.hand[0] | self.hand[1] | self.field | self.taken[0] | self.taken[1]
        return ALL & ~(held if self.pending == NONE else held | 1 << self.pending)

    def copy_from(self, other: KoiKoiTable) -> None:
        """Become a copy of another table."""
        for name in FIELDS:
            value = getattr(other, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def key(self) -> bytes:
        return repr([getattr(self, name) for name, kind in FIELDS.items() if kind != DERIVED]).encode()
