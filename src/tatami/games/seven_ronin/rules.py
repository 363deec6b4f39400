"""The rules of 7 Ronin: from each stage to its phase. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.rng import Rng
from tatami.core.stage import misplaced
from tatami.games.seven_ronin import actions, imagination, reason, stage, victory
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER
from tatami.games.seven_ronin.phases import abilities, areas, arrows, copy, plan, send, share, take, target
from tatami.games.seven_ronin.table import RoninTable
from tatami.kit.bits import count


@final
class SevenRonin(RoninTable):
    """A game of 7 Ronin in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.stage == stage.PLAN and not self.waiting & 1:
            return DEFENDER
        return stage.DECIDERS[self.stage]

    def owing(self) -> i64:
        if self.stage == stage.PLAN:
            return self.waiting
        if self.stage == stage.OVER:
            return 0
        return 1 << stage.DECIDERS[self.stage]

    # --- what may be decided ------------------------------------------------------------------------------------------

    def breadth(self) -> i64:
        return 32

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        now = self.stage
        if seat < 0 or not (self.owing() >> seat) & 1:
            return 0
        if now == stage.PLAN:
            return plan.may(self, seat, out)
        if now == stage.ABILITIES:
            return abilities.may(self, seat, out)
        if now == stage.AREAS:
            return areas.may(self, seat, out)
        if now == stage.SHARE or now == stage.AMBUSH:
            return share.may(self, seat, out)
        if now == stage.COPY:
            return copy.may(self, seat, out)
        if now == stage.TARGET:
            return target.may(self, seat, out)
        if now == stage.TAKE:
            return take.may(self, seat, out)
        if now == stage.SEND:
            return send.may(self, seat, out)
        return arrows.may(self, seat, out)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """There is no chance in this game."""
        return 0

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """Why `seat`, which owes a decision, may not play `action`."""
        return self._why_not(seat, action) or misplaced(stage.ROWS[self.stage])

    def _why_not(self, seat: i64, action: i64) -> Refusal | None:
        now = self.stage
        if now == stage.PLAN:
            return plan.why_not(self, seat, action)
        if now == stage.ABILITIES:
            return abilities.why_not(self, seat, action)
        if now == stage.AREAS:
            return areas.why_not(self, seat, action)
        if now == stage.SHARE or now == stage.AMBUSH:
            return share.why_not(self, seat, action)
        if now == stage.COPY:
            return copy.why_not(self, seat, action)
        if now == stage.TARGET:
            return target.why_not(self, seat, action)
        if now == stage.TAKE:
            return take.why_not(self, seat, action)
        if now == stage.SEND:
            return send.why_not(self, seat, action)
        return arrows.why_not(self, seat, action)

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        now = self.stage
        if now == stage.PLAN:
            plan.do(self, seat, action, emit)
        elif now == stage.ABILITIES:
            abilities.do(self, seat, action, emit)
        elif now == stage.AREAS:
            areas.do(self, seat, action, emit)
        elif now == stage.SHARE or now == stage.AMBUSH:
            share.do(self, seat, action, emit)
        elif now == stage.COPY:
            copy.do(self, seat, action, emit)
        elif now == stage.TARGET:
            target.do(self, seat, action, emit)
        elif now == stage.TAKE:
            take.do(self, seat, action, emit)
        elif now == stage.SEND:
            send.do(self, seat, action, emit)
        elif now == stage.ARROWS:
            arrows.do(self, seat, action, emit)

    def outcome(self) -> Outcome | None:
        if self.stage != stage.OVER:
            return None
        return Outcome(
            reason.NAMES[self.reason],
            (1.0, 0.0) if victory.won_by_attacker(self) else (0.0, 1.0),
            {
                "round": (int(self.round),),
                "areas": (int(victory.conquests(self)),),
                "ronin": (int(count(self.alive)),),
                "ninja": (int(self.forces()),),
            },
        )

    def returns_into(self, out: vec[float]) -> None:
        out[ATTACKER] = 0.0
        out[DEFENDER] = 1.0
        if victory.won_by_attacker(self):
            out[ATTACKER] = 1.0
            out[DEFENDER] = 0.0

    # --- what the other side notices and imagines (R2.1) --------------------------------------------------------------

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        if seat == observer or self.stage != stage.PLAN or action == actions.READY:
            return action
        return actions.PLACE

    def clone(self) -> SevenRonin:
        twin = SevenRonin()
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> SevenRonin:
        twin = self.clone()
        imagination.redraw(twin, seat, rng)
        return twin
