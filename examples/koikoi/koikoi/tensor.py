"""What a seat of Koi-Koi may know as numbers: it says what view.py says."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import CARDS, HAND
from koikoi.table import NONE, KoiKoiTable
from tatami.core.state import State
from tatami.core.tensor import Encoder, Sheet

HUNDRED = 100


class KoiKoiEncoder(Encoder):
    """Sets of cards are flags, a card at its number; seats count from 0. Points are written as hundreds and rest."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stage = self.part("stage", len(stage.NAMES))
        self.dealer = self.part("dealer", seats)
        self.turn = self.part("turn", seats)
        self.month = self.part("month", 1, 12)
        self.months = self.part("months", 1, 12)
        self.hand = self.part("hand", CARDS)
        self.field = self.part("field", CARDS)
        self.taken = self.part("taken", seats * CARDS)
        self.pending = self.part("pending", CARDS)
        self.hands = self.part("hands", seats, HAND)
        self.koi = self.part("koi", seats)
        self.hundreds = self.part("hundreds", seats, 30)
        self.points = self.part("points", seats, HUNDRED - 1)

    def position(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, KoiKoiTable)
        dealing = state.stage == stage.DEAL
        sheet.put(self.stage + state.stage, 1)
        sheet.put(self.dealer + state.dealer, 1)
        sheet.put(self.month, state.month)
        sheet.put(self.months, state.months)
        if state.stage not in (stage.BEGIN, stage.DEAL, stage.OVER):
            sheet.put(self.turn + state.turn, 1)
        if not dealing:
            sheet.bits(self.hand, state.hand[seat])
            sheet.bits(self.field, state.field)
        if state.pending != NONE:
            sheet.put(self.pending + state.pending, 1)
        for owner in (0, 1):
            sheet.bits(self.taken + owner * CARDS, state.taken[owner])
            sheet.put(self.hands + owner, 0 if dealing else state.hand[owner].bit_count())
            sheet.put(self.koi + owner, 1 if state.best[owner] else 0)
            sheet.put(self.hundreds + owner, state.points[owner] // HUNDRED)
            sheet.put(self.points + owner, state.points[owner] % HUNDRED)
