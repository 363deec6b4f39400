"""The rules of Tenno put together: the stage says which phase decides. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced
from tatami.core.state import CHANCE, NOBODY, Imagination
from tatami.games.tenno import ending, imagination, members, notice, stage
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.phases import again, arrange, begin, change, peek, refill, relay, strike, support
from tatami.games.tenno.table import TennoTable


@final
class Tenno(TennoTable):
    """A game of Tenno in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        at = self.stage
        if at == stage.STRIKE or at == stage.AGAIN or at == stage.CHANGE or at == stage.RELAY:
            return self.turn
        if at == stage.SUPPORT:
            return self.target // PLACES
        if at == stage.REFILL or at == stage.ARRANGE:
            return members.first(self.waiting)
        if at == stage.PEEK:
            return self.looker
        if at == stage.BEGIN:
            return CHANCE
        return NOBODY

    def owing(self) -> i64:
        at = self.stage
        if at == stage.REFILL or at == stage.ARRANGE:
            return self.waiting
        if at == stage.BEGIN or at == stage.OVER:
            return 0
        return 1 << self.actor()

    # --- what may be decided ------------------------------------------------------------------------------------------

    def breadth(self) -> i64:
        return 64

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        at = self.stage
        if at == stage.REFILL or at == stage.ARRANGE:
            if seat < 0 or not (self.waiting >> seat) & 1:
                return 0
            if at == stage.REFILL:
                return refill.may(self, seat, out)
            return arrange.may(self, seat, out)
        if at == stage.SUPPORT:
            if seat != self.target // PLACES:
                return 0
            return support.may(self, seat, out)
        if at == stage.PEEK:
            if seat != self.looker:
                return 0
            return peek.may(self, seat, out)
        if seat != self.turn:
            return 0
        if at == stage.STRIKE:
            return strike.may(self, seat, out)
        if at == stage.CHANGE:
            return change.may(self, seat, out)
        if at == stage.RELAY:
            return relay.may(self, seat, out)
        if at == stage.AGAIN:
            return again.may(self, seat, out)
        return 0

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        if self.stage != stage.BEGIN:
            return 0
        return begin.odds(self, outcomes, weights)

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """Why `seat`, which owes a decision, may not play `action`, which is not legal."""
        at = self.stage
        refusal: Refusal | None = None
        if at == stage.STRIKE:
            refusal = strike.why_not(self, seat, action)
        elif at == stage.REFILL:
            refusal = refill.why_not(self, seat, action)
        elif at == stage.SUPPORT:
            refusal = support.why_not(self, seat, action)
        elif at == stage.CHANGE:
            refusal = change.why_not(self, seat, action)
        elif at == stage.RELAY:
            refusal = relay.why_not(self, seat, action)
        elif at == stage.PEEK:
            refusal = peek.why_not(self, seat, action)
        elif at == stage.AGAIN:
            refusal = again.why_not(self, seat, action)
        elif at == stage.ARRANGE:
            refusal = arrange.why_not(self, seat, action)
        return misplaced(stage.ROWS[at]) if refusal is None else refusal

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        at = self.stage
        if at == stage.STRIKE:
            strike.do(self, seat, action, emit)
        elif at == stage.REFILL:
            refill.do(self, seat, action, emit)
        elif at == stage.SUPPORT:
            support.do(self, seat, action, emit)
        elif at == stage.CHANGE:
            change.do(self, seat, action, emit)
        elif at == stage.RELAY:
            relay.do(self, seat, action, emit)
        elif at == stage.PEEK:
            peek.do(self, seat, action, emit)
        elif at == stage.AGAIN:
            again.do(self, seat, action, emit)
        elif at == stage.ARRANGE:
            arrange.do(self, seat, action, emit)
        elif at == stage.BEGIN:
            begin.do(self, seat, action, emit)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.stage == stage.OVER else None

    def returns_into(self, out: vec[float]) -> None:
        ending.returns_into(self, out)

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        return notice.as_seen(seat, action, observer)

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Tenno:
        twin = Tenno(0)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> Tenno:
        twin = self.clone()
        imagination.redraw(twin, seat, rng)
        return twin

    def hazy(self, seat: i64, share: float, rng: Rng) -> Tenno:
        twin = self.clone()
        known = twin.known
        if known is not None:
            known.blur(seat, share, rng)
        return twin

    def imagination(self, seat: i64) -> Imagination:
        return imagination.Conclusions(self, seat)
