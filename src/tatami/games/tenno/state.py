"""The table of Tenno: where every card is and how far the turn has come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State
from tatami.games.tenno.data import CARDS, FIRST_HAND, FULL_SET, GEISHA, PLACES
from tatami.games.tenno.memory import Memory

GAP: Final = -1
NONE: Final = -1

# The stages of a game, in the order of a turn.
BEGIN: Final = 0
"""Chance picks the first player."""
ARRANGE: Final = 1
"""Everyone lays three peasants: a window."""
STRIKE: Final = 2
"""The player whose turn it is must attack."""
SUPPORT: Final = 3
"""The defender may show the monk."""
AGAIN: Final = 4
"""A ronin attacked: one more attack, or stop."""
REFILL: Final = 5
"""All who lost cards fill their gaps: a window."""
CHANGE: Final = 6
"""The attacker lost nothing: take up a card (or trade two), or keep."""
RELAY: Final = 7
"""... and lay one in its place."""
PEEK: Final = 8
"""A defender who won may look at one of the attacker's cards."""
OVER: Final = 9

STAGES: Final = (
    "begin",
    "arrange",
    "strike",
    "support",
    "again",
    "refill",
    "change",
    "relay",
    "peek",
    "over",
)


class Table(State):
    """All of a position. Cards before the players are cells: seat * 3 + place."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stage: i64 = BEGIN
        self.turn: i64 = 0
        self.seals: i64 = 0
        self.table: vec[i64] = vec[i64]([GAP] * (seats * PLACES))
        self.hand: vec[i64] = vec[i64]([FIRST_HAND] * seats)
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
        """Cards the attacker has lost this turn."""
        self.looker: i64 = NONE
        """The seat owed a look, and the one owed the next."""
        self.next_looker: i64 = NONE
        self.seen: vec[i64] = vec[i64]([0] * seats)
        """seen[observer]: the cells whose card the observer saw since it was laid there, as a bit set. What a search
        needs of the memory, which alone is exact."""
        self.untouched: i64 = 0
        """The cells where the peasant of the start still lies, as a bit set. Everybody may know it."""
        self.slot: i64 = NONE
        """The cell whose card was taken up to be changed."""
        self.aid: i64 = 1
        """Whether the table lets Tatami keep the players' notes (R7.2)."""
        self.memory: Memory | None = None

    def copy_from(self, other: Table) -> None:
        self.seats = other.seats
        self.stage = other.stage
        self.turn = other.turn
        self.seals = other.seals
        self.table = other.table[:]
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
        self.seen = other.seen[:]
        self.untouched = other.untouched
        self.slot = other.slot
        self.aid = other.aid
        memory = other.memory
        self.memory = memory.clone() if memory is not None else None

    def forget(self) -> None:
        self.memory = None

    def _show(self, cell: i64) -> None:
        """Everybody sees the card at `cell`."""
        for observer in range(self.seats):
            self.seen[observer] |= 1 << cell

    def _hide(self, cell: i64) -> None:
        """Another card may lie at `cell` now, or none."""
        self.untouched &= ~(1 << cell)
        for observer in range(self.seats):
            self.seen[observer] &= ~(1 << cell)

    def era(self) -> i64:
        return self.seals

    def left(self, owner: i64) -> i64:
        """The cards of `owner` that are still in hand or on the table, as a bit set. Everybody may know it."""
        if self.stage <= ARRANGE:
            return FULL_SET
        cards = self.hand[owner]
        for cell in range(owner * PLACES, owner * PLACES + PLACES):
            if self.table[cell] != GAP:
                cards |= 1 << self.table[cell]
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
            int(self.stage),
            int(self.turn),
            int(self.seals),
            int(self.waiting),
            int(self.gaps),
            int(self.weapon),
            int(self.target),
            int(self.first_target),
            int(self.lost),
            int(self.looker),
            int(self.next_looker),
            int(self.slot),
            int(self.aid),
        ]
        for value in self.table:
            parts.append(int(value))
        for value in self.hand:
            parts.append(int(value))
        for value in self.prison:
            parts.append(int(value))
        memory = self.memory
        if memory is not None:
            parts += memory.parts()
        return repr(parts).encode()


def worth(cards: i64) -> i64:
    """What the cards of a bit set add up to; the geisha counts nothing."""
    total: i64 = 0
    for card in range(i64(CARDS)):
        if (cards >> card) & 1 and card != GEISHA:
            total += card + 1
    return total
