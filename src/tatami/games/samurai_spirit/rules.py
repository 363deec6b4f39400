"""Samurai Spirit: from the stage to its phase. R numbers are those of RULES.md. Hot."""

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
from tatami.games.samurai_spirit import ending, progress, seating, stage, targets, unseen
from tatami.games.samurai_spirit.phases import action as acting
from tatami.games.samurai_spirit.phases import (
    again,
    card,
    choose,
    cure,
    deal,
    draw,
    family,
    farm,
    first,
    give,
    hurt,
    kiai,
    lose,
    order,
    penalty,
    place,
    return_,
    spare,
)
from tatami.games.samurai_spirit.table import NONE, SpiritTable


@final
class SamuraiSpirit(SpiritTable):
    """A game of Samurai Spirit in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        now = self.stage
        if now == stage.OVER:
            return NOBODY
        if now >= stage.DRAW or now == stage.DEAL or now == stage.FIRST:
            return CHANCE
        return self.seat_of(self.decider())

    def decider(self) -> i64:
        """The place for which something is to be decided; NONE before chance and when over."""
        now = self.stage
        if now == stage.CARD or now == stage.PLACE:
            return self.holder
        if now == stage.KIAI or now == stage.GIVE or now == stage.ORDER:
            return self.kiai
        if now == stage.CHOOSE:
            return seating.next_place(self)
        if now >= stage.DRAW or now == stage.DEAL or now == stage.FIRST:
            return NONE
        return self.turn

    def owing(self) -> i64:
        actor = self.actor()
        if actor < 0:
            return 0
        return 1 << actor

    # --- what may be decided ------------------------------------------------------------------------------------------

    def breadth(self) -> i64:
        return 80

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or seat != self.actor():
            return 0
        now = self.stage
        if now == stage.CARD:
            return card.may(self, seat, out)
        if now == stage.ACTION:
            return acting.may(self, seat, out)
        if now == stage.KIAI:
            return kiai.may(self, seat, out)
        if now == stage.GIVE:
            return give.may(self, seat, out)
        if now == stage.PENALTY:
            return penalty.may(self, seat, out)
        if now == stage.PLACE:
            return place.may(self, seat, out)
        if now == stage.ORDER:
            return order.may(self, seat, out)
        if now == stage.LOSE:
            return lose.may(self, seat, out)
        if now == stage.SPARE:
            return spare.may(self, seat, out)
        if now == stage.AGAIN:
            return again.may(self, seat, out)
        return choose.may(self, seat, out)

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """What keeps `seat`, which owes a decision, from playing `action`; the code is empty if nothing does."""
        return self._reason(seat, action) or misplaced(targets.row(self))

    def _reason(self, seat: i64, action: i64) -> Refusal | None:
        """The answer of the phase, or None for an action of another stage."""
        now = self.stage
        if now == stage.CARD:
            return card.why_not(self, seat, action)
        if now == stage.ACTION:
            return acting.why_not(self, seat, action)
        if now == stage.KIAI:
            return kiai.why_not(self, seat, action)
        if now == stage.GIVE:
            return give.why_not(self, seat, action)
        if now == stage.PENALTY:
            return penalty.why_not(self, seat, action)
        if now == stage.PLACE:
            return place.why_not(self, seat, action)
        if now == stage.ORDER:
            return order.why_not(self, seat, action)
        if now == stage.LOSE:
            return lose.why_not(self, seat, action)
        if now == stage.SPARE:
            return spare.why_not(self, seat, action)
        if now == stage.AGAIN:
            return again.why_not(self, seat, action)
        return choose.why_not(self, seat, action)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        now = self.stage
        if now == stage.DRAW:
            return draw.odds(self, outcomes, weights)
        if now == stage.FARM:
            return farm.odds(self, outcomes, weights)
        if now == stage.FAMILY:
            return family.odds(self, outcomes, weights)
        if now == stage.HURT:
            return hurt.odds(self, outcomes, weights)
        if now == stage.CURE:
            return cure.odds(self, outcomes, weights)
        if now == stage.RETURN:
            return return_.odds(self, outcomes, weights)
        if now == stage.DEAL:
            return deal.odds(self, outcomes, weights)
        if now == stage.FIRST:
            return first.odds(self, outcomes, weights)
        return 0

    def chance_draw(self, rng: Rng, actions: vec[i64], weights: vec[i64]) -> i64:
        if self.stage == stage.DRAW and self.depth == 0 and self.dolls_due == 0:
            return unseen.draw(self, rng)
        return super().chance_draw(rng, actions, weights)

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        now = self.stage
        if now == stage.DRAW:
            draw.do(self, seat, action, emit)
        elif now == stage.CARD:
            card.do(self, seat, action, emit)
        elif now == stage.ACTION:
            acting.do(self, seat, action, emit)
        elif now == stage.KIAI:
            kiai.do(self, seat, action, emit)
        elif now == stage.GIVE:
            give.do(self, seat, action, emit)
        elif now == stage.PENALTY:
            penalty.do(self, seat, action, emit)
        elif now == stage.PLACE:
            place.do(self, seat, action, emit)
        elif now == stage.ORDER:
            order.do(self, seat, action, emit)
        elif now == stage.LOSE:
            lose.do(self, seat, action, emit)
        elif now == stage.SPARE:
            spare.do(self, seat, action, emit)
        elif now == stage.AGAIN:
            again.do(self, seat, action, emit)
        elif now == stage.FARM:
            farm.do(self, seat, action, emit)
        elif now == stage.FAMILY:
            family.do(self, seat, action, emit)
        elif now == stage.HURT:
            hurt.do(self, seat, action, emit)
        elif now == stage.CURE:
            cure.do(self, seat, action, emit)
        elif now == stage.RETURN:
            return_.do(self, seat, action, emit)
        elif now == stage.DEAL:
            deal.do(self, seat, action, emit)
        elif now == stage.CHOOSE:
            choose.do(self, seat, action, emit)
        else:
            first.do(self, seat, action, emit)
        progress.run(self, emit)

    # --- the result ---------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def returns_into(self, out: vec[float]) -> None:
        ending.returns_into(self, out)

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> SamuraiSpirit:
        twin = SamuraiSpirit(self.seats, self.team, self.level)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> SamuraiSpirit:
        """Nothing is hidden from anybody but the future."""
        return self.clone()


def new_table(seats: i64, team: i64, level: i64) -> SamuraiSpirit:
    """A table before anything has happened, free to be written to."""
    table = SamuraiSpirit(seats, team, level)
    table.copy_from(table)
    return table
