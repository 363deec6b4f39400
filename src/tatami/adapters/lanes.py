"""Many games at once in compiled code: the heart of the vector environment. Hot.

A lane is one game. In every lane one seat is to decide; `step` plays a decision in each, lets chance draw, begins the
next game where one has ended, and writes down what the seats that decide next may know and may do.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, State, buffer, floats
from tatami.core.tensor import Encoder, Sheet

EVERY_SEAT: Final = -1
WORD: Final = 4
"""Bytes of an action number."""


@final
class Lanes:
    """Games in step. Where there is a `learner`, compiled code plays all other seats at random."""

    def __init__(self, root: State, seats: int, actions: int, encoder: Encoder, rngs: list[Rng], learner: int) -> None:
        count = len(rngs)
        self.root = root
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.encoder = encoder
        self.rngs = rngs
        self.learner: i64 = learner
        self.states: list[State] = [root.clone() for _ in rngs]
        self.count: i64 = count
        self.sheet = Sheet(count, int(encoder.width))
        self.masks = Sheet(count, actions)
        self.movers = buffer(count)
        self.returns = floats(count * seats)
        self.over: vec[u8] = vec[u8](bytes(count))
        self.lengths = buffer(count)
        """Decisions of the lane's game so far; of the finished one where `over` says so."""
        self.made = buffer(count)
        self.chosen = buffer(count)
        self.breadth: i64 = root.breadth()
        self.legal = buffer(count * int(self.breadth))
        """The actions that are legal in each lane ..."""
        self.found = buffer(count)
        """... and how many they are."""
        self.out = buffer(root.breadth())
        self.weights = buffer(root.breadth())
        self.purse = floats(seats)

    def begin(self) -> None:
        """New games in all lanes."""
        for lane in range(self.count):
            self.states[lane] = self.root.clone()
            self.made[lane] = 0
            self._clear(lane)
            self._settle(lane)
        self._write()

    def illegal(self, actions: bytes) -> i64:
        """The first lane whose action may not be played, or -1."""
        cells = self.masks.cells
        for lane in range(self.count):
            action = i64(read_i32_le(actions, lane * WORD))
            if action < 0 or action >= self.actions or cells[lane * self.actions + action] == 0:
                return lane
        return -1

    def step(self, actions: bytes) -> None:
        """Play one decision in every lane; `illegal` has been asked."""
        for lane in range(self.count):
            self.chosen[lane] = i64(read_i32_le(actions, lane * WORD))
        self._advance()

    def stroll(self) -> None:
        """Play a random decision in every lane."""
        for lane in range(self.count):
            choice = self.rngs[lane].below(self.found[lane])
            self.chosen[lane] = self.legal[lane * self.breadth + choice]
        self._advance()

    def refresh(self) -> None:
        """Write everything down anew, after the states were exchanged from outside."""
        for lane in range(self.count):
            self._clear(lane)
            self._settle(lane)
        self._write()

    def _advance(self) -> None:
        for lane in range(self.count):
            self._clear(lane)
            self.states[lane].apply(self.movers[lane], self.chosen[lane], None)
            self.made[lane] += 1
            self._settle(lane)
        self._write()

    def _clear(self, lane: i64) -> None:
        self.over[lane] = 0
        for seat in range(self.seats):
            self.returns[lane * self.seats + seat] = 0.0

    def _settle(self, lane: i64) -> None:
        """Go on to the next decision that somebody outside must make."""
        rng = self.rngs[lane]
        state = self.states[lane]
        while True:
            seat = state.actor()
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_draw(rng, self.out, self.weights), None)
            elif seat == NOBODY:
                state.returns_into(self.purse)
                for each in range(self.seats):
                    self.returns[lane * self.seats + each] = self.purse[each]
                self.over[lane] = 1
                self.lengths[lane] = self.made[lane]
                self.made[lane] = 0
                state = self.root.clone()
                self.states[lane] = state
            elif self.learner == EVERY_SEAT or seat == self.learner:
                self.movers[lane] = seat
                if self.over[lane] == 0:
                    self.lengths[lane] = self.made[lane]
                return
            else:
                found = state.legal_into(seat, self.out)
                state.apply(seat, self.out[rng.below(found)], None)

    def _write(self) -> None:
        sheet = self.sheet
        masks = self.masks
        out = self.out
        legal = self.legal
        sheet.wipe()
        masks.wipe()
        for lane in range(self.count):
            state = self.states[lane]
            seat = self.movers[lane]
            sheet.row(lane)
            self.encoder.write(state, seat, sheet)
            masks.row(lane)
            found = state.legal_into(seat, out)
            self.found[lane] = found
            first = lane * self.breadth
            for number in range(found):
                masks.put(out[number], 1)
                legal[first + number] = out[number]
