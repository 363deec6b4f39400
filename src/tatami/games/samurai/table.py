"""The table of Samurai: where every figure and tile is, and how far the turn has come. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING
from tatami.core.state import State
from tatami.games.samurai import stage
from tatami.games.samurai.data import BIT, CAPITAL, CASTES, FIRST_SETTLEMENT, FULL_SET, LAND_IN_PLAY, SETTLEMENTS

EMPTY: Final = -1
"""No tile on a hex."""
NONE: Final = -1
"""No seat, settlement, tile, caste, hex or figure."""
EVERY_CASTE: Final = 7
"""A castle, a Buddha and rice, as a bit set of castes: what stands in Edo."""

FIELDS: Final[dict[str, str]] = {
    "seats": SETTING,
    "drafted": SETTING,
    "chosen": SETTING,
    "stage": SECRET,
    "eras": HIDDEN,
    "first": PUBLIC,
    "turn": PUBLIC,
    "waiting": PUBLIC,
    "free": DERIVED,
    "tiles": PUBLIC,
    "figures": PUBLIC,
    "left": PUBLIC,
    "hand": SECRET,
    "captured": SECRET,
    "aside": PUBLIC,
    "played": PUBLIC,
    "ordinary": PUBLIC,
    "tile": SECRET,
    "caste": SECRET,
    "lifted": SECRET,
    "named": SECRET,
}
"""The kind of every field of the position."""


class SamuraiTable(State):
    """A position of Samurai.

    A tile on the board is owner * 17 + kind; what stands on a settlement is a bit set of castes; a figure on the board
    is settlement * 3 + caste.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.drafted = True
        """Whether players put the figures up, or chance (R1.9)."""
        self.chosen = True
        """Whether players choose their first hands, or chance (R1.9)."""
        self.stage: i64 = stage.BEGIN
        """What is being decided or drawn."""
        self.eras: i64 = 0
        """How often something happened that cannot be taken back."""
        self.first: i64 = 0
        """Who begins."""
        self.turn: i64 = 0
        """Who plays, or puts up a figure, or draws."""
        self.waiting: i64 = 0
        """The seats that still choose their first hand, as a bit set."""
        self.free: i64 = BIT[LAND_IN_PLAY[seats]] - 1
        """The empty land hexes, as a bit set; the same as `tiles` says."""
        # A table without seats is only there to be copied into.
        self.tiles: vec[i64] = vec[i64]([EMPTY] * (FIRST_SETTLEMENT if seats else 0))
        """What lies on each land and sea hex."""
        self.figures: vec[i64] = vec[i64]([0] * (SETTLEMENTS if seats else 0))
        """What stands on each settlement."""
        if seats:
            self.figures[CAPITAL] = EVERY_CASTE
        self.left: vec[i64] = vec[i64]([FULL_SET] * seats)
        """The tiles of each player that were not played yet, hand and stack, as a bag."""
        self.hand: vec[i64] = vec[i64]([0] * seats)
        """The hand of each player, as a bag."""
        self.captured: vec[i64] = vec[i64]([0] * (CASTES * seats))
        """captured[caste * seats + seat]: the figures that each player has captured."""
        self.aside: vec[i64] = vec[i64]([0] * (CASTES if seats else 0))
        """The figures of each caste that were set aside for nobody."""
        self.played: i64 = 0
        """How many tiles were played in this turn."""
        self.ordinary = False
        """Whether one of them was ordinary."""
        self.tile: i64 = NONE
        """The kind of the tile that was taken up."""
        self.caste: i64 = NONE
        """The caste of the figure that was taken from the supply."""
        self.lifted: i64 = NONE
        """The hex that the move tile moves a tile from."""
        self.named: i64 = NONE
        """The first figure of the exchange."""

    def era(self) -> i64:
        return self.eras

    def copy_from(self, other: SamuraiTable) -> None:
        """Become a copy of another table."""
        self.seats = other.seats
        self.drafted = other.drafted
        self.chosen = other.chosen
        self.stage = other.stage
        self.eras = other.eras
        self.first = other.first
        self.turn = other.turn
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
        self.tile = other.tile
        self.caste = other.caste
        self.lifted = other.lifted
        self.named = other.named

    def key(self) -> bytes:
        parts: list[int] = [
            int(self.seats),
            int(self.drafted),
            int(self.chosen),
            int(self.stage),
            int(self.eras),
            int(self.first),
            int(self.turn),
            int(self.waiting),
            int(self.played),
            int(self.ordinary),
            int(self.tile),
            int(self.caste),
            int(self.lifted),
            int(self.named),
        ]
        for values in (self.tiles, self.figures, self.left, self.hand, self.captured, self.aside):
            for value in values:
                parts.append(int(value))
        return repr(parts).encode()
