"""What a seat of Tenno may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
from tatami.games.tenno.data import CARDS, FULL_SET, MONK, PLACES
from tatami.games.tenno.memory import WITH
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.state import ARRANGE, CHANGE, GAP, PEEK, REFILL, RELAY, STAGES, SUPPORT
from tatami.kit.bits import count

DOWN: Final = 0
UP: Final = 1
EMPTY: Final = 2

MOST_KNOWN: Final = 100_000
"""Sets of ways whose candidates are kept."""


class TennoEncoder(Encoder):
    """Cells count seat by seat, places a to c; cards by their number from the peasant 1 to the geisha."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.known: dict[int, int] = {}
        cells = seats * PLACES
        self.stage = self.segment("stage", len(STAGES))
        self.turn = self.segment("turn", seats)
        self.hand = self.segment("hand", CARDS)
        self.lies = self.segment("lies", cells * 3)
        self.card = self.segment("card", cells * CARDS)
        self.may_be = self.segment("may_be", cells * CARDS)
        self.hands = self.segment("hands", seats, CARDS)
        self.prisoners = self.segment("prisoners", seats, CARDS * seats)
        self.discarded = self.segment("discarded", seats * CARDS)
        self.weapon = self.segment("weapon", cells)
        self.target = self.segment("target", cells)
        self.monk = self.segment("monk_at", PLACES)
        self.gaps = self.segment("own_gaps", PLACES)
        self.slot = self.segment("slot", PLACES)
        self.look = self.segment("look_at", seats)

    def remembers(self, state: State) -> bool:
        assert isinstance(state, Tenno)
        return state.aid != 0

    def position(self, state: State, seat: i64, rows: RowBuffer) -> None:
        assert isinstance(state, Tenno)
        stage = state.stage
        mine = stage == RELAY and state.turn == seat
        # Whether a card has been taken up already is its owner's business alone.
        rows.put(self.stage + (CHANGE if stage == RELAY and not mine else stage), 1)
        if stage >= ARRANGE:
            rows.put(self.turn + state.turn, 1)
        hand = state.hand[seat]
        if mine:
            hand |= 1 << state.table[state.slot]
            rows.put(self.slot + state.slot % PLACES, 1)
        rows.bits(self.hand, hand)
        for owner in range(self.seats):
            self._court(state, owner, seat, count(hand), rows)
        if stage == SUPPORT:
            rows.put(self.weapon + state.weapon, 1)
            rows.put(self.target + state.target, 1)
            if state.actor() == seat:
                self._monk(state, seat, rows)
        if stage == REFILL:
            for place in range(i64(PLACES)):
                if state.table[seat * PLACES + place] == GAP:
                    rows.put(self.gaps + place, 1)
        if stage == PEEK:
            rows.put(self.look + state.turn, 1)

    def _court(self, state: Tenno, owner: i64, seat: i64, own_hand: i64, rows: RowBuffer) -> None:
        stage = state.stage
        hand = own_hand if owner == seat else count(state.hand[owner])
        for place in range(i64(PLACES)):
            cell = owner * PLACES + place
            card = state.table[cell]
            fresh = (state.gaps >> cell) & 1 != 0
            if stage == REFILL and owner != seat and fresh and card != GAP:
                hand += 1  # Cards already laid in the open window still count as being in the hand.
            unseen = owner != seat and (stage == ARRANGE or (stage == REFILL and fresh))
            if card == GAP or unseen or (owner == seat and stage == RELAY and cell == state.slot):
                rows.put(self.lies + cell * 3 + EMPTY, 1)
            elif stage == SUPPORT and (cell == state.weapon or cell == state.target):
                rows.put(self.lies + cell * 3 + UP, 1)
                rows.put(self.card + cell * CARDS + card, 1)
            else:
                rows.put(self.lies + cell * 3 + DOWN, 1)
                if owner == seat:
                    rows.put(self.card + cell * CARDS + card, 1)
                else:
                    self._may_be(state, seat, owner, place, rows)
        prisoners: i64 = 0
        for other in range(self.seats):
            prisoners += count(state.prison[owner * self.seats + other])
        rows.put(self.hands + owner, hand)
        rows.put(self.prisoners + owner, prisoners)
        rows.bits(self.discarded + owner * CARDS, state.discarded(owner))

    def _may_be(self, state: Tenno, seat: i64, owner: i64, place: i64, rows: RowBuffer) -> None:
        memory = state.memory
        if memory is None or not state.aid:
            return
        packed = self._candidates(memory.ways(seat, owner)) >> (place * CARDS)
        rows.bits(self.may_be + (owner * PLACES + place) * CARDS, packed & FULL_SET)

    def _candidates(self, ways: int) -> i64:
        """The cards that each place may hold, eleven bits a place. The same few sets come again and again."""
        known = self.known.get(ways)
        if known is not None:
            return known
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        packed = 0
        for place in range(PLACES):
            for card in range(CARDS):
                if ways & WITH[place][card]:
                    packed |= 1 << (place * CARDS + card)
        self.known[ways] = packed
        return packed

    def _monk(self, state: Tenno, seat: i64, rows: RowBuffer) -> None:
        for place in range(i64(PLACES)):
            if state.table[seat * PLACES + place] == MONK:
                rows.put(self.monk + place, 1)
                return
