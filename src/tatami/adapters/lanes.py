"""Many games at once in compiled code, for the vector environment. Hot.

A lane is one game. In every lane one seat is to decide; `step` plays a decision in each, resolves chance, begins a new
game where one has ended, and writes observations and action masks for the seats that decide next. `answer` does so in
some lanes only, where somebody else than the caller's learner is to decide.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY, State, buffer, floats
from tatami.core.tensor import Encoder, RowBuffer

EVERY_SEAT: Final = -1
"""All seats, as a bit set."""
PASS: Final = -1
"""In place of an action: nothing is played in this lane."""
WORD: Final = 4
"""Bytes of an action number."""


@final
class Lanes:
    """Games in lockstep. The seats of the bit set `asked` decide from outside; all others play at random."""

    def __init__(self, root: State, seats: int, actions: int, encoder: Encoder, rngs: list[Rng], asked: int) -> None:
        count = len(rngs)
        self.root = root
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.encoder = encoder
        self.rngs = rngs
        self.asked: i64 = asked
        self.states: list[State] = [root.clone() for _ in rngs]
        self.count: i64 = count
        self.rows = RowBuffer(count, int(encoder.width))
        self.masks = RowBuffer(count, actions)
        self.movers = buffer(count)
        self.returns = floats(count * seats)
        self.over: vec[u8] = vec[u8](bytes(count))
        self.lengths = buffer(count)
        """Decisions of each lane's game so far; where `over` is set, of the finished game."""
        self.made = buffer(count)
        self.chosen = buffer(count)
        self.breadth: i64 = root.breadth()
        self.legal = buffer(count * int(self.breadth))
        """The legal actions of lane i, from index i * breadth on."""
        self.found = buffer(count)
        """How many legal actions each lane has."""
        self.out = buffer(root.breadth())
        self.weights = buffer(root.breadth())
        self.payoff = floats(seats)

    def begin(self) -> None:
        """Begin new games in all lanes."""
        for lane in range(self.count):
            self.states[lane] = self.root.clone()
            self.made[lane] = 0
            self._clear(lane)
            self._settle(lane)
        self.rewrite()

    def illegal(self, actions: bytes) -> i64:
        """The first lane whose action is illegal, or -1."""
        cells = self.masks.cells
        for lane in range(self.count):
            action = i64(read_i32_le(actions, lane * WORD))
            if action < 0 or action >= self.actions or cells[lane * self.actions + action] == 0:
                return lane
        return -1

    def step(self, actions: bytes) -> None:
        """Play one action in every lane, unchecked: little-endian int32, a lane each."""
        for lane in range(self.count):
            self.chosen[lane] = i64(read_i32_le(actions, lane * WORD))
        self._advance()

    def answer(self, actions: bytes) -> None:
        """Play an action where there is one (elsewhere PASS), unchecked; what the last step brought stays."""
        for lane in range(self.count):
            action = i64(read_i32_le(actions, lane * WORD))
            if action != PASS:
                self._play(lane, action)
                self._write(lane)

    def random_step(self) -> None:
        """Play a random decision in every lane."""
        for lane in range(self.count):
            choice = self.rngs[lane].below(self.found[lane])
            self.chosen[lane] = self.legal[lane * self.breadth + choice]
        self._advance()

    def refresh(self) -> None:
        """Recompute all outputs, after the states were replaced."""
        for lane in range(self.count):
            self._clear(lane)
            self._settle(lane)
        self.rewrite()

    def rewrite(self) -> None:
        """Write the rows and masks of all lanes again."""
        for lane in range(self.count):
            self._write(lane)

    def _advance(self) -> None:
        for lane in range(self.count):
            self._clear(lane)
            self._play(lane, self.chosen[lane])
        self.rewrite()

    def _play(self, lane: i64, action: i64) -> None:
        self.states[lane].apply(self.movers[lane], action, None)
        self.made[lane] += 1
        self._settle(lane)

    def _clear(self, lane: i64) -> None:
        self.over[lane] = 0
        for seat in range(self.seats):
            self.returns[lane * self.seats + seat] = 0.0

    def _settle(self, lane: i64) -> None:
        """Play on to the next decision of the caller: chance, random seats, and the start of a new game."""
        rng = self.rngs[lane]
        state = self.states[lane]
        while True:
            seat = state.actor()
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_draw(rng, self.out, self.weights), None)
            elif seat == NOBODY:
                state.returns_into(self.payoff)
                for each in range(self.seats):
                    self.returns[lane * self.seats + each] = self.payoff[each]
                self.over[lane] = 1
                self.lengths[lane] = self.made[lane]
                self.made[lane] = 0
                state = self.root.clone()
                self.states[lane] = state
            elif (self.asked >> seat) & 1:
                self.movers[lane] = seat
                if self.over[lane] == 0:
                    self.lengths[lane] = self.made[lane]
                return
            else:
                found = state.legal_into(seat, self.out)
                state.apply(seat, self.out[rng.below(found)], None)

    def _write(self, lane: i64) -> None:
        rows = self.rows
        masks = self.masks
        out = self.out
        state = self.states[lane]
        seat = self.movers[lane]
        rows.begin(lane)
        self.encoder.write(state, seat, rows)
        rows.finish()
        masks.begin(lane)
        found = state.legal_into(seat, out)
        self.found[lane] = found
        first = lane * self.breadth
        for number in range(found):
            masks.put(out[number], 1)
            self.legal[first + number] = out[number]
