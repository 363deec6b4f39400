"""The table of Samurai: where every figure and tile is, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State
from tatami.games.samurai.data import (
    BIT,
    CASTES,
    FIGURES,
    FIRST_SETTLEMENT,
    FULL_SET,
    KINDS,
    LAND_IN_PLAY,
    RONIN,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
)

EMPTY: Final = -1
NONE: Final = -1
EVERY_CASTE: Final = 7

# The stages of a game, in order.
BEGIN: Final = 0
"""Chance picks the first player."""
HANDS: Final = 1
"""Everyone chooses five tiles, one by one, in the order of the catalogue: a window."""
DEAL: Final = 2
"""Chance deals the first hands instead."""
SETTLE: Final = 3
"""By turns: take a figure from the supply ..."""
SPOT: Final = 4
"""... and put it on a city or village."""
SCATTER: Final = 5
"""Chance puts the figures on the board instead."""
TURN: Final = 6
"""Take up a tile of the hand, or end the turn."""
LAY: Final = 7
"""Lay the tile that was taken up."""
LIFT: Final = 8
"""The move: which own tile ..."""
SHIFT: Final = 9
"""... and where to."""
ONE: Final = 10
"""The exchange: one figure ..."""
OTHER: Final = 11
"""... and the other."""
DRAW: Final = 12
"""Chance fills the hand up."""
OVER: Final = 13

STAGES: Final = (
    "begin",
    "hands",
    "deal",
    "settle",
    "spot",
    "scatter",
    "turn",
    "lay",
    "lift",
    "shift",
    "one",
    "other",
    "draw",
    "over",
)


class Table(State):
    """All of a position. A tile on the board is owner * 17 + kind; a settlement's figures are a bit set of castes."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.stage: i64 = BEGIN
        self.turn: i64 = 0
        """Who plays, or puts up a figure, or draws."""
        self.first: i64 = 0
        self.seals: i64 = 0
        self.drafted: i64 = 1
        """Whether players put the figures up, or chance (R1.9)."""
        self.chosen: i64 = 1
        """Whether players choose their first hands, or chance (R1.9)."""
        self.waiting: i64 = 0
        """Seats that still choose their first hand."""
        self.free: i64 = BIT[LAND_IN_PLAY[seats]] - 1
        """The empty land hexes, as a bit set; the same as `tiles` says."""
        # A table without seats is only there to be copied into.
        self.tiles: vec[i64] = vec[i64]([EMPTY] * (FIRST_SETTLEMENT if seats else 0))
        """What lies on each land and sea hex."""
        self.figures: vec[i64] = vec[i64]([0] * (SETTLEMENTS if seats else 0))
        if seats:
            self.figures[0] = EVERY_CASTE
        self.left: vec[i64] = vec[i64]([FULL_SET] * seats)
        """The tiles of each player that were not played yet, hand and stack, as a bag."""
        self.hand: vec[i64] = vec[i64]([0] * seats)
        self.captured: vec[i64] = vec[i64]([0] * (seats * CASTES))
        """captured[seat * 3 + caste]"""
        self.aside: vec[i64] = vec[i64]([0] * CASTES)
        self.played: i64 = 0
        """Tiles played in this turn, and whether one of them was ordinary."""
        self.ordinary: i64 = 0
        self.taken: i64 = NONE
        """The tile taken up; in the set-up, the caste of the figure."""
        self.source: i64 = NONE
        """The hex to move from, or the first figure of an exchange (settlement * 3 + caste)."""

    def copy_from(self, other: Table) -> None:
        self.seats = other.seats
        self.stage = other.stage
        self.turn = other.turn
        self.first = other.first
        self.seals = other.seals
        self.drafted = other.drafted
        self.chosen = other.chosen
        self.waiting = other.waiting
        self.free = other.free
        self.tiles = other.tiles[:]
        self.figures = other.figures[:]
        self.left = other.left[:]
        self.hand = other.hand[:]
        self.captured = other.captured[:]
        self.aside = other.aside[:]
        self.played = other.played
        self.ordinary = other.ordinary
        self.taken = other.taken
        self.source = other.source

    def era(self) -> i64:
        return self.seals

    # --- figures ------------------------------------------------------------------------------------------------------

    def standing(self, caste: i64) -> i64:
        """Figures of a caste on the board."""
        number: i64 = 0
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            number += (self.figures[settlement] >> caste) & 1
        return number

    def supply(self, caste: i64) -> i64:
        """Figures of a caste that wait beside the board during the set-up."""
        return FIGURES[self.seats] - self.standing(caste)

    def put_aside(self) -> i64:
        """How many figures were set aside for nobody."""
        return self.aside[0] + self.aside[1] + self.aside[2]

    # --- what a turn may need -----------------------------------------------------------------------------------------

    def can_move(self, seat: i64) -> bool:
        """Whether `seat` has a tile on the board that the move tile could move, and somewhere to move it (R3.1)."""
        if self.free == 0:
            return False
        number: i64 = 0
        while number < LAND_IN_PLAY[self.seats] and not self.movable(seat, number):
            number += 1
        return number < LAND_IN_PLAY[self.seats]

    def movable(self, seat: i64, number: i64) -> bool:
        """Whether an own tile without the fast sign lies on this land hex."""
        tile = self.tiles[number] - seat * KINDS
        return tile >= 0 and tile < RONIN

    def lone(self, caste: i64, other: i64) -> bool:
        """Whether some settlement holds a figure of `caste` and none of `other`."""
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            here = self.figures[settlement]
            if (here >> caste) & 1 and not (here >> other) & 1:
                return True
        return False

    def can_exchange(self) -> bool:
        """Whether any two figures may change places (R3.5)."""
        for caste in range(i64(CASTES - 1)):
            for other in range(caste + 1, i64(CASTES)):
                if self.lone(caste, other) and self.lone(other, caste):
                    return True
        return False

    def key(self) -> bytes:
        parts: list[int] = [
            int(self.seats),
            int(self.stage),
            int(self.turn),
            int(self.first),
            int(self.seals),
            int(self.drafted),
            int(self.chosen),
            int(self.waiting),
            int(self.played),
            int(self.ordinary),
            int(self.taken),
            int(self.source),
        ]
        for values in (self.tiles, self.figures, self.left, self.hand, self.captured, self.aside):
            for value in values:
                parts.append(int(value))
        return repr(parts).encode()


# --- bags of tiles: two bits a kind -----------------------------------------------------------------------------------


def size(bag: i64) -> i64:
    """How many tiles a bag holds."""
    number: i64 = 0
    while bag:
        number += bag & 3
        bag >>= 2
    return number


def kinds_into(bag: i64, base: i64, out: vec[i64]) -> i64:
    """One action for each kind of tile in a bag."""
    found: i64 = 0
    while bag:
        if bag & 3:
            out[found] = base
            found += 1
        bag >>= 2
        base += 1
    return found


def nth_tile(bag: i64, n: i64) -> i64:
    """The kind of the n-th tile of a bag, counted from 0."""
    kind: i64 = 0
    while n >= bag & 3:
        n -= bag & 3
        bag >>= 2
        kind += 1
    return kind
