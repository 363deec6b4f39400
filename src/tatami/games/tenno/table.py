"""The table of Tenno: where every card is and how far the turn has come. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING, TRANSIENT
from tatami.core.state import State
from tatami.games.tenno import stage
from tatami.games.tenno.data import FIRST_HAND, FULL_SET, PLACES
from tatami.games.tenno.memory import Memory

GAP: Final = -1
"""Where a card could lie and none does."""
NONE: Final = -1
"""No cell, no seat."""

FIELDS: Final[dict[str, str]] = {
    "seats": SETTING,
    "aid": SETTING,
    "stage": SECRET,
    "turn": PUBLIC,
    "eras": HIDDEN,
    "cards": SECRET,
    "hand": SECRET,
    "prison": SECRET,
    "waiting": PUBLIC,
    "gaps": PUBLIC,
    "weapon": PUBLIC,
    "target": PUBLIC,
    "first_target": HIDDEN,
    "lost": HIDDEN,
    "looker": PUBLIC,
    "next_looker": HIDDEN,
    "slot": SECRET,
    "known": SECRET,
    "empty": DERIVED,
    "shown": TRANSIENT,
    "peeked": TRANSIENT,
    "private": TRANSIENT,
    "untouched": TRANSIENT,
}
"""Every field of a position and its kind. The stage is a secret because nobody else sees a card being taken up."""


class TennoTable(State):
    """All of a position. Cards before the players lie in cells: seat * 3 + place."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.aid: i64 = 1
        """Whether the table lets Tatami keep the players' notes (R7.2)."""
        self.stage: i64 = stage.BEGIN
        self.turn: i64 = 0
        """The seat whose turn it is, the attacker."""
        self.eras: i64 = 0
        """How much has happened that cannot be taken back."""
        self.cards: vec[i64] = vec[i64]([GAP] * (seats * PLACES))
        """cards[cell]: the card that lies there, or GAP."""
        self.empty: i64 = (1 << (seats * PLACES)) - 1
        """The cells with a GAP, as a bit set."""
        self.hand: vec[i64] = vec[i64]([FIRST_HAND] * seats)
        """hand[seat]: a bit set of cards."""
        self.prison: vec[i64] = vec[i64]([0] * (seats * seats))
        """prison[captor * seats + owner]: a bit set of cards."""
        self.waiting: i64 = 0
        """In a window: the seats that have not committed, as a bit set."""
        self.gaps: i64 = 0
        """While refilling: the cells that were empty when it began, as a bit set."""
        self.weapon: i64 = NONE
        """The attacking cell of the present fight."""
        self.target: i64 = NONE
        """The attacked cell of the present fight."""
        self.first_target: i64 = NONE
        """The cell attacked first, once a ronin's second fight is possible."""
        self.lost: i64 = 0
        """How many cards the attacker has lost this turn."""
        self.looker: i64 = NONE
        """The seat owed a look."""
        self.next_looker: i64 = NONE
        """The seat owed the look after that one."""
        self.slot: i64 = NONE
        """The cell whose card was taken up to be changed."""
        self.known: Memory | None = None
        """What the seats remember; None in a copy that has forgotten it for a search."""
        self.shown: i64 = 0
        """The cells whose card everybody saw since it was laid there, as a bit set. This field and the next three are
        what a search needs of the memory, which alone is exact."""
        self.peeked: vec[i64] = vec[i64]([0] * seats)
        """peeked[observer]: the cells whose card this seat saw since it was laid there, and not everybody did. Replaced
        as a whole where it changes, which is seldom, so that copies share it."""
        self.private: i64 = 0
        """All cells of `peeked` together, so that a card seldom has to be hidden from each observer."""
        self.untouched: i64 = 0
        """The cells where the peasant of the start still lies, as a bit set. Everybody may know it."""

    def copy_from(self, other: TennoTable) -> None:
        self.seats = other.seats
        self.aid = other.aid
        self.stage = other.stage
        self.turn = other.turn
        self.eras = other.eras
        self.cards = other.cards[:]
        self.empty = other.empty
        self.hand = other.hand[:]
        self.prison = other.prison[:]
        self.waiting = other.waiting
        self.gaps = other.gaps
        self.weapon = other.weapon
        self.target = other.target
        self.first_target = other.first_target
        self.lost = other.lost
        self.looker = other.looker
        self.next_looker = other.next_looker
        self.slot = other.slot
        known = other.known
        self.known = known.clone() if known is not None else None
        self.shown = other.shown
        self.peeked = other.peeked
        self.private = other.private
        self.untouched = other.untouched

    def clone(self) -> TennoTable:
        raise NotImplementedError

    def forget(self) -> None:
        self.known = None

    def era(self) -> i64:
        return self.eras

    def left(self, owner: i64) -> i64:
        """The cards of `owner` that are still in hand or on the table, as a bit set. Everybody may know it."""
        if self.stage <= stage.ARRANGE:
            return FULL_SET
        cards = self.hand[owner]
        for cell in range(owner * PLACES, owner * PLACES + PLACES):
            if self.cards[cell] != GAP:
                cards |= 1 << self.cards[cell]
        return cards

    def captured(self, owner: i64) -> i64:
        """The cards of `owner` that lie in any prison, as a bit set."""
        cards: i64 = 0
        for captor in range(self.seats):
            cards |= self.prison[captor * self.seats + owner]
        return cards

    def discarded(self, owner: i64) -> i64:
        """The cards of `owner` that left the game, as a bit set."""
        return FULL_SET & ~self.left(owner) & ~self.captured(owner)

    def key(self) -> bytes:
        parts: list[object] = [
            int(self.seats),
            int(self.aid),
            int(self.stage),
            int(self.turn),
            int(self.eras),
            int(self.waiting),
            int(self.gaps),
            int(self.weapon),
            int(self.target),
            int(self.first_target),
            int(self.lost),
            int(self.looker),
            int(self.next_looker),
            int(self.slot),
        ]
        for numbers in (self.cards, self.hand, self.prison):
            for value in numbers:
                parts.append(int(value))
        known = self.known
        if known is not None:
            parts += known.parts()
        return repr(parts).encode()
