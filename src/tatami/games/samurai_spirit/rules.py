"""Samurai Spirit: who decides, what may be done and what follows. R numbers are those of RULES.md.

The parts stand in files of their own, each a class built on the one before: the table (`state.py`), the piles, the
village, fights and talents, the kiai, turns, rounds.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.outcome import Outcome
from tatami.core.rng import Rng
from tatami.core.state import CHANCE, NOBODY
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.rounds import Rounds
from tatami.games.samurai_spirit.stages import (
    ACT,
    ACTION,
    AGAIN,
    CARD,
    CHOOSE,
    CURE,
    DEAL,
    DRAW,
    FAMILY,
    FARM,
    FIGHTING,
    FIRST,
    GIVE,
    HATS,
    HURT,
    KIAI,
    LEAVE,
    LOSE,
    NONE,
    ORDER,
    OVER,
    PENALTY,
    PLACE,
    PREPARE,
    REASONS,
    RETURN,
    RUN,
    SPARE,
    SUFFER,
    VICTORY,
)


@final
class SamuraiSpirit(Rounds):
    """A game of Samurai Spirit in progress."""

    # --- who decides --------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        stage = self.stage
        if stage == OVER:
            return NOBODY
        if stage >= DRAW or stage == DEAL or stage == FIRST:
            return CHANCE
        return self.seat_of(self.decider())

    def decider(self) -> i64:
        """The place for which something is to be decided; NONE before chance and when over."""
        stage = self.stage
        if stage == CARD or stage == PLACE:
            return self.holder
        if stage == KIAI or stage == GIVE or stage == ORDER:
            return self.kiai
        if stage == CHOOSE:
            return self._next_place()
        if stage >= DRAW or stage == DEAL or stage == FIRST:
            return NONE
        return self.turn

    def owing(self) -> i64:
        actor = self.actor()
        if actor < 0:
            return 0
        return 1 << actor

    def breadth(self) -> i64:
        return 80

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if seat < 0 or seat != self.actor():
            return 0
        stage = self.stage
        if stage == CARD or stage == PLACE:
            return self.may_play(out)
        if stage == ACTION:
            return self.action_into(out)
        if stage == KIAI:
            return self.kiai_into(out)
        if stage == GIVE:
            return self.give_into(out)
        if stage == PENALTY:
            return self.penalty_into(out)
        if stage == ORDER:
            return self.order_into(out)
        if stage == LOSE:
            return self.lose_into(out)
        if stage == SPARE:
            return self.spare_into(out)
        if stage == AGAIN:
            out[0] = actions.AGAIN
            out[1] = actions.STOP
            return 2
        return self._free_into(actions.CHOOSE, out)

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        stage = self.stage
        if stage == DRAW:
            return self.unseen_into(outcomes, weights)
        if stage == FARM:
            return self.farms_into(outcomes, weights)
        if stage == FAMILY:
            return self.families_into(outcomes, weights)
        if stage == HURT or stage == CURE:
            return self.hurt_into(outcomes, weights)
        if stage == RETURN:
            return self.back_into(outcomes, weights)
        found: i64 = 0
        if stage == DEAL:
            found = self._free_into(actions.DEAL, outcomes)
        elif stage == FIRST:
            for place in range(self.team):
                outcomes[place] = actions.FIRST + place
            found = self.team
        for number in range(found):
            weights[number] = 1
        return found

    # --- what follows -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, emit: Emit | None = None) -> None:
        stage = self.stage
        if stage == DRAW:
            self.drawn(action, emit)
        elif stage == CARD or stage == PLACE:
            self.play(action, emit)
        elif stage == ACTION:
            self.choose_action(action, emit)
        elif stage == KIAI:
            self.use_kiai(action, emit)
        elif stage == GIVE:
            self.give(action - actions.GIVE, emit)
        elif stage == PENALTY:
            self.choose_penalty(action, emit)
        elif stage == ORDER:
            self.put_next(action - actions.TOP, emit)
        elif stage == LOSE:
            self.lose_left(action - actions.LOSE, emit)
        elif stage == SPARE:
            self.take_spare(action, emit)
        elif stage == AGAIN:
            self.again(action, emit)
        elif stage == FARM:
            self.lose_farm(action - actions.FARM, emit)
        elif stage == FAMILY:
            self.lose_family(action - actions.FAMILY, emit)
        elif stage == HURT:
            self.hurt(action - actions.HURT, emit)
        elif stage == CURE:
            self.cure(action - actions.CURE, emit)
        elif stage == RETURN:
            self.put_back(action - actions.BACK, emit)
        else:
            self._set_up(action, emit)
        while self.stage == RUN:
            self._go_on(emit)

    def _go_on(self, emit: Emit | None) -> None:
        """What comes next when nobody is asked: first blows on the village, then kiai, then the turn."""
        phase = self.phase
        if self.blow != NONE:
            self.fall(emit)
        elif self.kiai != NONE:
            self.go_on(emit)
        elif self.owed:
            self.next_kiai(emit)
        elif phase >= HATS:
            self.step(emit)
        elif self.pile == 0:
            self.end_round("pile-empty", emit)
        elif phase == FIGHTING:
            self.after_fight()
        elif phase == LEAVE:
            self.leave(emit)
        elif phase == SUFFER:
            self.suffer(emit)
        elif phase == ACT:
            self.act(emit)
        elif phase == PREPARE:
            self.prepare()

    # --- setting up (R1.3, R1.4) --------------------------------------------------------------------------------------

    def _next_place(self) -> i64:
        """The first place without a samurai."""
        for place in range(self.team):
            if self.who[place] == NONE:
                return place
        return NONE

    def _free_into(self, base: i64, out: vec[i64]) -> i64:
        found: i64 = 0
        for samurai in range(i64(SAMURAI)):
            if self.home[samurai] == NONE:
                out[found] = base + samurai
                found += 1
        return found

    def _set_up(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        if self.stage == FIRST:
            self.stage = RUN
            self.begin_round(action - actions.FIRST, emit)
            return
        samurai = action - actions.DEAL
        kind = "dealt"
        if self.stage == CHOOSE:
            samurai = action - actions.CHOOSE
            kind = "chosen"
        place = self._next_place()
        self.who[place] = samurai
        self.home[samurai] = place
        self.token[samurai] = place
        if emit is not None:
            emit.add(Event(kind, {"samurai": samurai, "seat": self.seat_of(place)}))
        if self._next_place() == NONE:
            self.stage = FIRST

    # --- the result (R9.1 to R9.3) ------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        won = self.result == VICTORY
        figures: dict[str, tuple[int, ...]] = {
            "round": (int(self.round) + 1,),
            "farms": (int(self.farms),),
            "families": (int(self.families & 1) + int((self.families >> 1) & 1) + int((self.families >> 2) & 1),),
            "level": (int(self.level),),
        }
        if won:
            figures["unhurt"] = (1 if self.unhurt() else 0,)
            figures["score"] = (int(self.score()),)
        if self.fallen != NONE:
            figures["fallen"] = (int(self.who[self.fallen]),)
        returns = tuple([1.0 if won else 0.0 for _ in range(int(self.seats))])
        return Outcome(REASONS[self.result], returns, figures)

    def returns_into(self, out: vec[float]) -> None:
        share = 0.0
        if self.result == VICTORY:
            share = 1.0
        for seat in range(self.seats):
            out[seat] = share

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> SamuraiSpirit:
        twin = SamuraiSpirit(self.seats, self.team, self.level)
        twin.copy_from(self)
        return twin

    def sample(self, seat: i64, rng: Rng) -> SamuraiSpirit:
        """Nothing is hidden from anybody but the future."""
        return self.clone()
