"""What a seat of Koi-Koi may know as numbers: it says what view.py says."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import CARDS, HAND
from koikoi.table import NONE, KoiKoiTable
from tatami.core.state import State
from tatami.core.tensor import Encoder, RowBuffer

HUNDRED = 100


class KoiKoiEncoder(Encoder):
    """Sets of cards are flags, a card at its number; seats count from 0. Points are written as hundreds and rest."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stage = self.segment("stage", len(stage.NAMES))
        self.dealer = self.segment("dealer", seats)
        self.turn = self.segment("turn", seats)
        self.month = self.segment("month", 1, 12)
        self.months = self.segment("months", 1, 12)
        self.hand = self.segment("hand", CARDS)
        self.field = self.segment("field", CARDS)
        self.taken = self.segment("taken", seats * CARDS)
        self.pending = self.segment("pending", CARDS)
        self.hands = self.segment("hands", seats, HAND)
        self.koi = self.segment("koi", seats)
        self.hundreds = self.segment("hundreds", seats, 30)
        self.points = self.segment("points", seats, HUNDRED - 1)

    def position(self, state: State, seat: int, rows: RowBuffer) -> None:
        assert isinstance(state, KoiKoiTable)
        dealing = state.stage == stage.DEAL
        rows.put(self.stage + state.stage, 1)
        rows.put(self.dealer + state.dealer, 1)
        rows.put(self.month, state.month)
        rows.put(self.months, state.months)
        if state.stage not in (stage.BEGIN, stage.DEAL, stage.OVER):
            rows.put(self.turn + state.turn, 1)
        if not dealing:
            rows.bits(self.hand, state.hand[seat])
            rows.bits(self.field, state.field)
        if state.pending != NONE:
            rows.put(self.pending + state.pending, 1)
        for owner in (0, 1):
            rows.bits(self.taken + owner * CARDS, state.taken[owner])
            rows.put(self.hands + owner, 0 if dealing else state.hand[owner].bit_count())
            rows.put(self.koi + owner, 1 if state.best[owner] else 0)
            rows.put(self.hundreds + owner, state.points[owner] // HUNDRED)
            rows.put(self.points + owner, state.points[owner] % HUNDRED)
