"""The position of Sticks."""

from __future__ import annotations

from sticks import stage
from tatami.core.fields import HIDDEN, PUBLIC
from tatami.core.state import State

STICKS = 15

FIELDS = {"stage": PUBLIC, "turn": PUBLIC, "left": PUBLIC, "moves": HIDDEN}


class SticksTable(State):
    """Every field of a position."""

    def __init__(self) -> None:
        self.stage = stage.TAKE
        self.turn = 0
        self.left = STICKS
        self.moves = 0

    def copy_from(self, other: SticksTable) -> None:
        self.stage, self.turn, self.left, self.moves = other.stage, other.turn, other.left, other.moves

    def key(self) -> bytes:
        return repr((self.stage, self.turn, self.left, self.moves)).encode()
