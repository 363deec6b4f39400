"""The rules of 7 Ronin: who decides what, from the plans to the end of the round. R numbers are those of RULES.md.

The phases are written in files of their own, each a layer on the one below:
state, ending (wounds, victory, the end phase), areas (step 3), combat (steps 1 and 2), planning, and this one on top.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import NOBODY
from tatami.games.seven_ronin import actions
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER
from tatami.games.seven_ronin.planning import Planning
from tatami.games.seven_ronin.state import (
    ABILITIES,
    AMBUSH,
    ARROWS,
    COPYING,
    FALLEN,
    OVER,
    PLAN,
    REASONS,
    SENDING,
    SHARED,
    TAKING,
    TARGET,
    USES,
    VILLAGE,
)
from tatami.kit.bits import count


@final
class SevenRonin(Planning):
    """A game of 7 Ronin in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        stage = self.stage
        if stage == PLAN:
            if self.waiting & 1:
                return ATTACKER
            return DEFENDER
        if stage == ABILITIES or stage == SHARED or stage == AMBUSH:
            return DEFENDER
        if stage == OVER:
            return NOBODY
        return ATTACKER

    def owing(self) -> i64:
        stage = self.stage
        if stage == PLAN:
            return self.waiting
        if stage == OVER:
            return 0
        return 1 << self.actor()

    def breadth(self) -> i64:
        return 32

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        stage = self.stage
        if seat < 0 or not (self.owing() >> seat) & 1:
            return 0
        if stage == PLAN:
            if seat == ATTACKER:
                return self.may_place(out)
            return self.may_station(out)
        if stage == ABILITIES:
            return self.may_act(out)
        if stage == USES:
            return self.may_use(out)
        if stage == SHARED or stage == AMBUSH:
            return self.may_share(out)
        if stage == COPYING:
            return self.may_copy(out)
        if stage == TARGET:
            return self.may_target(out)
        if stage == TAKING:
            return self.may_take(out)
        if stage == SENDING:
            return self.may_send(out)
        return self.may_shoot(out)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """There is no chance in this game."""
        return 0

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        stage = self.stage
        if stage == PLAN:
            self.plan(seat, action, emit)
        elif stage == ABILITIES:
            self.act(action, emit)
        elif stage == USES:
            self.use(action, emit)
        elif stage == SHARED or stage == AMBUSH:
            self.share(action, emit)
        elif stage == COPYING:
            self.copy(action, emit)
        elif stage == TARGET:
            self.target(action, emit)
        elif stage == TAKING:
            self.take(action, emit)
        elif stage == SENDING:
            self.send(action, emit)
        elif stage == ARROWS:
            self.shoot(action, emit)

    # --- the result (R7.1 to R7.5) ------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        attacker = self.reason == VILLAGE or self.reason == FALLEN
        return Outcome(
            REASONS[self.reason],
            (1.0, 0.0) if attacker else (0.0, 1.0),
            {
                "round": (int(self.round),),
                "areas": (int(self.conquests()),),
                "ronin": (int(count(self.alive)),),
                "ninja": (int(self.forces()),),
            },
        )

    def returns_into(self, out: vec[float]) -> None:
        out[ATTACKER] = 0.0
        out[DEFENDER] = 1.0
        if self.reason == VILLAGE or self.reason == FALLEN:
            out[ATTACKER] = 1.0
            out[DEFENDER] = 0.0

    # --- what the other side notices of a plan (R2.1) -----------------------------------------------------------------

    def seen_as(self, seat: i64, action: i64, observer: i64) -> i64:
        if seat == observer or self.stage != PLAN or action == actions.READY:
            return action
        return actions.PLACE

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> SevenRonin:
        twin = SevenRonin()
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> SevenRonin:
        """Redraw the other side's open plan (R2.1); an ability half announced is unsaid. All else is public."""
        twin = self.clone()
        if self.stage == PLAN:
            if seat == ATTACKER:
                twin.imagine_ronin(rng)
            else:
                twin.imagine_ninja(rng)
        elif seat == DEFENDER and self.stage >= COPYING and self.stage <= SENDING:
            twin.stage = USES
            twin.put_away()
        return twin
