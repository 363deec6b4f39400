"""The turn: tokens of absent samurai, penalties, the action, and passing the turn on (R2, R6, R7, R10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import (
    BARRICADE,
    CARDS,
    DISCARD_LEFT,
    GOROBEI,
    INTRUDER,
    KANBEI,
    LEFT_DRAWS,
    MUST_PASS,
    NO_DEFEND,
    NO_PENALTY,
    NO_SUPPORT,
    NO_TALENT,
    PENALTY_ONE,
    PENALTY_TWO,
    RESHUFFLE,
    RIGHT_DRAWS,
    SAMURAI,
    STRENGTH,
    WOUND,
)
from tatami.games.samurai_spirit.kiai import Kiai
from tatami.games.samurai_spirit.stages import (
    ACT,
    ACTION,
    BAN_ALL_BUT_PASS,
    BAN_DEFENCE,
    BAN_SUPPORT,
    BAN_TALENTS,
    BLOW_BARRICADE,
    DISCARDED,
    FIGHTING,
    LEAVE,
    LOSE,
    NONE,
    PENALTY,
    PREPARE,
    READY,
    RETURN,
    RUN,
    SPARE,
    SUFFER,
    TO_PUNISH,
)


class Turns(Kiai):
    """One samurai's turn."""

    def begin_turn(self, place: i64, emit: Emit | None) -> None:
        self.turn = place
        self.turns += 1
        self.bans = 0
        self.fights = 0
        self.phase = PREPARE
        if emit is not None:
            emit.add(Event("turn", {"samurai": self.who[place], "seat": self.seat_of(place)}))

    # --- the tokens of absent samurai (R10.1) -------------------------------------------------------------------------

    def prepare(self) -> None:
        if self._spare_left():
            self.stage = SPARE
        else:
            self._face_penalty()

    def _spare_left(self) -> bool:
        found = False
        if self.spares:
            for samurai in range(i64(SAMURAI)):
                if self.home[samurai] == NONE and self.token[samurai] == READY:
                    found = True
        return found

    def spare_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for samurai in range(i64(SAMURAI)):
            if self.home[samurai] == NONE and self.token[samurai] == READY:
                out[found] = actions.TAKE + samurai
                found += 1
        out[found] = actions.READY
        return found + 1

    def take_spare(self, action: i64, emit: Emit | None) -> None:
        """Take one token; the choice stays open until the samurai is ready, or none is left."""
        if action != actions.READY:
            self.token[action - actions.TAKE] = self.turn
            if emit is not None:
                emit.add(Event("took", {"samurai": self.who[self.turn], "of": action - actions.TAKE}))
            if self._spare_left():
                return
        elif emit is not None:
            emit.add(Event("prepared", {"samurai": self.who[self.turn]}))
        self.seals += 1
        self.stage = RUN
        self._face_penalty()

    # --- the penalty (R2.2 to R2.5) -----------------------------------------------------------------------------------

    def _face_penalty(self) -> None:
        self.phase = SUFFER
        self.fresh = 1
        card = self.last[self.turn]
        if card != NONE:
            self.due_one = PENALTY_ONE[card]
            self.due_two = PENALTY_TWO[card]

    def may_ignore(self) -> bool:
        """Gorobei ignores all penalties of an even card, Kanbei those of an odd one, before any is applied."""
        card = self.last[self.turn]
        if not self.fresh or card == NONE:
            return False
        if STRENGTH[card] & 1:
            return self.has_talent(self.turn, KANBEI)
        return self.has_talent(self.turn, GOROBEI)

    def suffer(self, emit: Emit | None) -> None:
        """The next penalty, or none any more."""
        one = self.due_one
        two = self.due_two
        if one == NO_PENALTY and two == NO_PENALTY:
            self.fresh = 0
            self.phase = ACT
        elif self.may_ignore() or (one != NO_PENALTY and two != NO_PENALTY and one != two):
            self.stage = PENALTY
        elif one != NO_PENALTY:
            self._penalty(one, emit)
        else:
            self._penalty(two, emit)

    def penalty_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        if self.may_ignore():
            out[0] = actions.IGNORE
            found = 1
        low = self.due_one
        high = self.due_two
        if high < low:
            low = self.due_two
            high = self.due_one
        if low != NO_PENALTY and low != high:
            out[found] = actions.SUFFER + low
            found += 1
        out[found] = actions.SUFFER + high
        return found + 1

    def choose_penalty(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        if action == actions.IGNORE:
            self.due_one = NO_PENALTY
            self.due_two = NO_PENALTY
            if emit is not None:
                emit.add(Event("ignored", {"samurai": self.who[self.turn], "card": self.last[self.turn]}))
        else:
            self._penalty(action - actions.SUFFER, emit)

    # --- what each penalty does (R6.5 to R6.9) ------------------------------------------------------------------------

    def _penalty(self, penalty: i64, emit: Emit | None) -> None:
        self.fresh = 0
        if self.due_one == penalty:
            self.due_one = NO_PENALTY
        else:
            self.due_two = NO_PENALTY
        if emit is not None:
            emit.add(Event("suffers", {"samurai": self.who[self.turn], "penalty": penalty}))
        if penalty == BARRICADE:
            self.blow = BLOW_BARRICADE
        elif penalty == WOUND:
            self.wound(self.turn, emit)
        elif penalty == INTRUDER:
            self._intrude(emit)
        elif penalty == NO_DEFEND:
            self.bans |= BAN_DEFENCE
        elif penalty == NO_SUPPORT:
            self.bans |= BAN_SUPPORT
        elif penalty == MUST_PASS:
            self.bans |= BAN_ALL_BUT_PASS
        elif penalty == NO_TALENT:
            self.bans |= BAN_TALENTS
        elif penalty == LEFT_DRAWS:
            self._punish(self.left_of(self.turn), emit)
        elif penalty == RIGHT_DRAWS:
            self._punish(self.right_of(self.turn), emit)
        elif penalty == RESHUFFLE:
            if self.discarded() == 0:
                self._instead(emit)
            else:
                self.stage = RETURN
        elif penalty == DISCARD_LEFT:
            self._lose_left(emit)

    def _instead(self, emit: Emit | None) -> None:
        """What cannot be applied becomes a wound (R2.5)."""
        if emit is not None:
            emit.add(Event("instead", {"samurai": self.who[self.turn]}))
        self.wound(self.turn, emit)

    def _intrude(self, emit: Emit | None) -> None:
        card = self.intrude()
        if emit is not None:
            if card == NONE:
                emit.add(Event("intruded", {"intruders": self.breach, "raiders": self.pile}))
            else:
                emit.add(Event("intruded-known", {"card": card, "intruders": self.breach, "raiders": self.pile}))

    def _punish(self, neighbour: i64, emit: Emit | None) -> None:
        if self.has_passed(neighbour):
            self._instead(emit)
        else:
            self.holder = neighbour
            self.turn_up(TO_PUNISH, emit)

    def back_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == DISCARDED:
                outcomes[found] = actions.BACK + card
                weights[found] = 1
                found += 1
        return found

    def put_back(self, card: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        self.shuffle_in(card)
        if emit is not None:
            emit.add(Event("returned", {"card": card, "raiders": self.pile}))

    def _lose_left(self, emit: Emit | None) -> None:
        symbol: i64 = NONE
        count: i64 = 0
        for each in range(i64(3)):
            if self.left[self.turn * 3 + each] != NONE:
                symbol = each
                count += 1
        if count == 0:
            self._instead(emit)
        elif count == 1:
            self._drop_left(symbol, emit)
        else:
            self.stage = LOSE

    def lose_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for symbol in range(i64(3)):
            if self.left[self.turn * 3 + symbol] != NONE:
                out[found] = actions.LOSE + symbol
                found += 1
        return found

    def lose_left(self, symbol: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        self._drop_left(symbol, emit)

    def _drop_left(self, symbol: i64, emit: Emit | None) -> None:
        card = self.left[self.turn * 3 + symbol]
        self.left[self.turn * 3 + symbol] = NONE
        self.toss(card)
        if emit is not None:
            emit.add(Event("left-lost", {"samurai": self.who[self.turn], "card": card}))

    # --- the action (R2.6, R7.1 to R7.3) ------------------------------------------------------------------------------

    def must_pass(self) -> bool:
        return self.is_over(self.turn) or self.bans & BAN_ALL_BUT_PASS != 0

    def act(self, emit: Emit | None) -> None:
        if self.must_pass():
            self._pass(emit)
        else:
            self.stage = ACTION

    def may_support(self, samurai: i64) -> bool:
        """Whether the active samurai may lend the token to `samurai` now."""
        place = self.home[samurai]
        if place == NONE or place == self.turn or self.has_passed(place) or self.bans & BAN_SUPPORT:
            return False
        return self.token[self.who[self.turn]] == self.turn

    def action_into(self, out: vec[i64]) -> i64:
        out[0] = actions.FIGHT
        found: i64 = 1
        for samurai in range(i64(SAMURAI)):
            if self.may_support(samurai):
                out[found] = actions.SUPPORT + samurai
                found += 1
        out[found] = actions.PASS
        return found + 1

    def choose_action(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        if action == actions.FIGHT:
            if emit is not None:
                emit.add(Event("fights", {"samurai": self.who[self.turn]}))
            self.phase = FIGHTING
            self.fight(emit)
        elif action == actions.PASS:
            self._pass(emit)
        else:
            self.phase = LEAVE
            samurai = self.who[self.turn]
            other = action - actions.SUPPORT
            self.token[samurai] = self.home[other]
            if emit is not None:
                emit.add(Event("supported", {"samurai": samurai, "to": other}))
            self._intrude(emit)

    def _pass(self, emit: Emit | None) -> None:
        if emit is not None:
            why = "free"
            if self.is_over(self.turn):
                why = "over"
            elif self.bans & BAN_ALL_BUT_PASS:
                why = "penalty"
            emit.add(Event("passed", {"samurai": self.who[self.turn], "why": why}))
        self.passed |= 1 << self.turn
        self.phase = LEAVE

    def end_turn(self, emit: Emit | None) -> None:
        """Lent tokens go home (R7.2)."""
        for samurai in range(i64(SAMURAI)):
            home = self.home[samurai]
            if home != NONE and self.token[samurai] == self.turn and home != self.turn:
                self.token[samurai] = home
                if emit is not None:
                    emit.add(Event("token-back", {"of": samurai}))
        self.bans = 0
        self.fights = 0
