"""What a seat of Tenno may know as numbers. It says what view.py says, for hot loops; the tests compare them. Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer
from tatami.games.tenno import members, monk, stage
from tatami.games.tenno.data import CARDS, FULL_SET, PLACES
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE

DOWN: Final = 0
UP: Final = 1
EMPTY: Final = 2


class TennoEncoder(Encoder):
    """Cells count seat by seat, places a to c; cards by their number from the peasant 1 to the geisha."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        cells = seats * PLACES
        self.stage = self.segment("stage", len(stage.ROWS))
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
        at = state.stage
        mine = at == stage.RELAY and state.turn == seat
        # Whether a card has been taken up already is its owner's business alone.
        rows.put(self.stage + (stage.CHANGE if at == stage.RELAY and not mine else at), 1)
        if at >= stage.ARRANGE:
            rows.put(self.turn + state.turn, 1)
        hand = state.hand[seat]
        if mine:
            hand |= 1 << state.cards[state.slot]
            rows.put(self.slot + state.slot % PLACES, 1)
        rows.bits(self.hand, hand)
        for owner in range(self.seats):
            self._court(state, owner, seat, members.count(hand), rows)
        if at == stage.SUPPORT:
            rows.put(self.weapon + state.weapon, 1)
            rows.put(self.target + state.target, 1)
            if state.actor() == seat:
                own = monk.cell_of(state, seat)
                if own != NONE:
                    rows.put(self.monk + own % PLACES, 1)
        if at == stage.REFILL:
            for place in range(i64(PLACES)):
                if state.cards[seat * PLACES + place] == GAP:
                    rows.put(self.gaps + place, 1)
        if at == stage.PEEK:
            rows.put(self.look + state.turn, 1)

    def _court(self, state: Tenno, owner: i64, seat: i64, own_hand: i64, rows: RowBuffer) -> None:
        at = state.stage
        hand = own_hand if owner == seat else members.count(state.hand[owner])
        for place in range(i64(PLACES)):
            cell = owner * PLACES + place
            card = state.cards[cell]
            fresh = (state.gaps >> cell) & 1 != 0
            if at == stage.REFILL and owner != seat and fresh and card != GAP:
                hand += 1  # Cards already laid in the open window still count as being in the hand.
            unseen = owner != seat and (at == stage.ARRANGE or (at == stage.REFILL and fresh))
            if card == GAP or unseen or (owner == seat and at == stage.RELAY and cell == state.slot):
                rows.put(self.lies + cell * 3 + EMPTY, 1)
            elif at == stage.SUPPORT and (cell == state.weapon or cell == state.target):
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
            prisoners += members.count(state.prison[owner * self.seats + other])
        rows.put(self.hands + owner, hand)
        rows.put(self.prisoners + owner, prisoners)
        rows.bits(self.discarded + owner * CARDS, state.discarded(owner))

    def _may_be(self, state: Tenno, seat: i64, owner: i64, place: i64, rows: RowBuffer) -> None:
        known = state.known
        if known is None or not state.aid:
            return
        packed = known.ways(seat, owner).candidates() >> (place * CARDS)
        rows.bits(self.may_be + (owner * PLACES + place) * CARDS, packed & FULL_SET)
