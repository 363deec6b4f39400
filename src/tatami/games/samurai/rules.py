"""The rules of Samurai put together: which stage's file answers, and who decides. Hot."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced
from tatami.core.state import CHANCE, NOBODY
from tatami.games.samurai import actions, ending, imagination, placing, stage
from tatami.games.samurai.phases import (
    begin,
    deal,
    draw,
    hands,
    lay,
    lift,
    one,
    other,
    scatter,
    settle,
    shift,
    spot,
    turn,
)
from tatami.games.samurai.table import SamuraiTable
from tatami.kit.bits import lowest


@final
class Samurai(SamuraiTable):
    """A game of Samurai in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if stage.by_turn(self.stage):
            return self.turn
        if self.stage == stage.HANDS:
            return lowest(self.waiting)
        if self.stage == stage.OVER:
            return NOBODY
        return CHANCE

    def owing(self) -> i64:
        if stage.by_turn(self.stage):
            return 1 << self.turn
        return self.waiting

    # --- what may be decided ------------------------------------------------------------------------------------------

    def breadth(self) -> i64:
        return 128

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or not (self.owing() >> seat) & 1:
            return 0
        now = self.stage
        if now == stage.TURN:
            return turn.may(self, seat, out)
        if now == stage.LAY:
            return lay.may(self, seat, out)
        if now == stage.LIFT:
            return lift.may(self, seat, out)
        if now == stage.SHIFT:
            return shift.may(self, seat, out)
        if now == stage.ONE:
            return one.may(self, seat, out)
        if now == stage.OTHER:
            return other.may(self, seat, out)
        if now == stage.HANDS:
            return hands.may(self, seat, out)
        if now == stage.SETTLE:
            return settle.may(self, seat, out)
        return spot.may(self, seat, out)

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """What keeps `seat`, which owes a decision, from playing `action`; the code is empty if nothing does."""
        reason = self._reason(seat, action)
        if reason is None:
            return misplaced(placing.row(self))
        return reason

    def _reason(self, seat: i64, action: i64) -> Refusal | None:
        """The answer of the phase, or None for an action of another stage."""
        now = self.stage
        if now == stage.TURN:
            return turn.why_not(self, seat, action)
        if now == stage.LAY:
            return lay.why_not(self, seat, action)
        if now == stage.LIFT:
            return lift.why_not(self, seat, action)
        if now == stage.SHIFT:
            return shift.why_not(self, seat, action)
        if now == stage.ONE:
            return one.why_not(self, seat, action)
        if now == stage.OTHER:
            return other.why_not(self, seat, action)
        if now == stage.HANDS:
            return hands.why_not(self, seat, action)
        if now == stage.SETTLE:
            return settle.why_not(self, seat, action)
        return spot.why_not(self, seat, action)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        now = self.stage
        if now == stage.DRAW:
            return draw.odds(self, outcomes, weights)
        if now == stage.DEAL:
            return deal.odds(self, outcomes, weights)
        if now == stage.SCATTER:
            return scatter.odds(self, outcomes, weights)
        if now == stage.BEGIN:
            return begin.odds(self, outcomes, weights)
        return 0

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        now = self.stage
        if now == stage.TURN:
            turn.do(self, seat, action, emit)
        elif now == stage.LAY:
            lay.do(self, seat, action, emit)
        elif now == stage.DRAW:
            draw.do(self, seat, action, emit)
        elif now == stage.LIFT:
            lift.do(self, seat, action, emit)
        elif now == stage.SHIFT:
            shift.do(self, seat, action, emit)
        elif now == stage.ONE:
            one.do(self, seat, action, emit)
        elif now == stage.OTHER:
            other.do(self, seat, action, emit)
        elif now == stage.HANDS:
            hands.do(self, seat, action, emit)
        elif now == stage.DEAL:
            deal.do(self, seat, action, emit)
        elif now == stage.SETTLE:
            settle.do(self, seat, action, emit)
        elif now == stage.SPOT:
            spot.do(self, seat, action, emit)
        elif now == stage.SCATTER:
            scatter.do(self, seat, action, emit)
        elif now == stage.BEGIN:
            begin.do(self, seat, action, emit)

    def outcome(self) -> Outcome | None:
        if self.stage != stage.OVER:
            return None
        return ending.outcome(self)

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        """Which tile is chosen or drawn is noticed by its owner only (R7.1)."""
        if self.stage == stage.HANDS and seat != observer:
            return actions.TILE
        if (self.stage == stage.DRAW or self.stage == stage.DEAL) and self.turn != observer:
            return actions.TILE
        return action

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Samurai:
        twin = Samurai(0)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> Samurai:
        twin = self.clone()
        imagination.redraw(twin, seat, rng)
        return twin
