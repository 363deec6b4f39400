"""How rounds begin and end (R1, R8, R9)."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit.data import (
    BOSS,
    CARDS,
    DOLL,
    DOLLS_WANTED,
    FAMILY_BARRICADE,
    FAMILY_HEAL,
    FAMILY_INTRUDER,
    HAT,
    HEROIC,
    HOUSE,
    KIND,
    LIEUTENANT,
    MARAUDER,
    MAX_TEAM,
    ROUNDS,
    SAMURAI,
    TURN_LIMIT,
)
from tatami.games.samurai_spirit.stages import (
    BLOW_FAMILY,
    BLOW_FARM,
    BONUSES,
    BOX,
    DOLLS,
    HATS,
    HOUSES,
    INTRUDERS,
    NONE,
    OVER,
    SPENT,
    TO_BONUS,
    TO_STORM,
    UNSEEN,
    VICTORY,
)
from tatami.games.samurai_spirit.turns import Turns


class Rounds(Turns):
    """The frame around the turns."""

    # --- the beginning of a round (R1.2, R8.7) ------------------------------------------------------------------------

    def begin_round(self, place: i64, emit: Emit | None) -> None:
        """Shuffle the raiders of this round; the samurai at `place` begins."""
        counts: list[i64] = [0, 0, 0]
        for card in range(i64(CARDS)):
            kind = KIND[card]
            if kind == self.round:
                self.where[card] = UNSEEN
            elif self.where[card] == UNSEEN:
                self.where[card] = BOX
            elif self.where[card] != BOX:
                self.where[card] = UNSEEN
                counts[kind] += 1
            self.next[card] = NONE
        officers = self.start_officers()
        if self.round == 0:
            self.slots[MARAUDER] = self.start_marauders()
            self.dolls_due = 0
            if self.seats <= 2:
                self.dolls_due = DOLLS_WANTED
        else:
            self.slots[MARAUDER] = counts[0]
            self.slots[LIEUTENANT] = officers if self.round == LIEUTENANT else counts[1]
            if self.round == BOSS:
                self.slots[BOSS] = officers
        self.pile = self.slots[0] + self.slots[1] + self.slots[2]
        self.deep = self.pile
        self.top = NONE
        self.bottom = NONE
        self.bottom_end = NONE
        self.layer = 0
        self.breach = 0
        self.passed = 0
        self.turns = 0
        self.at = 0
        for number in range(i64(MAX_TEAM)):
            self.sums[number] = 0
            self.first[number] = NONE
            self.last[number] = NONE
            for symbol in range(i64(3)):
                self.left[number * 3 + symbol] = NONE
        if emit is not None:
            emit.add(Event("round", {"round": self.round + 1, "raiders": self.pile}))
        self.begin_turn(place, emit)

    # --- the end of a turn or round (R7.4, R7.5, R8.1) ----------------------------------------------------------------

    def leave(self, emit: Emit | None) -> None:
        """The turn is over: the next samurai who has not passed, or the round's end."""
        self.end_turn(emit)
        if self.passed == (1 << self.team) - 1:
            self.end_round("all-passed", emit)
            return
        if self.turns >= TURN_LIMIT:
            self.end_round("too-long", emit)
            return
        place = self.left_of(self.turn)
        while self.has_passed(place):
            place = self.left_of(place)
        self.begin_turn(place, emit)

    def end_round(self, why: str, emit: Emit | None) -> None:
        if emit is not None:
            emit.add(Event("round-over", {"why": why, "raiders": self.pile}))
        self.flood()
        self.end_turn(None)
        self.due_one = 0
        self.due_two = 0
        self.fresh = 0
        for samurai in range(i64(SAMURAI)):
            if self.home[samurai] != NONE:
                self.token[samurai] = self.home[samurai]
            elif self.token[samurai] >= 0:
                self.token[samurai] = SPENT
        self.phase = HATS
        self.at = 0

    # --- the steps in their order (R8.2 to R8.6) ----------------------------------------------------------------------

    def step(self, emit: Emit | None) -> None:
        if self.phase == HATS:
            if self._missing(HAT, emit):
                self.wound(self.at - 1, emit)
        elif self.phase == HOUSES:
            if self._missing(HOUSE, emit):
                self.blow = BLOW_FARM
        elif self.phase == DOLLS:
            if self._missing(DOLL, emit):
                self.blow = BLOW_FAMILY
        elif self.phase == BONUSES:
            self._bonus(emit)
        elif self.breach > 0:
            self.turn_up(TO_STORM, emit)
        else:
            self._round_done(emit)

    def _missing(self, symbol: i64, emit: Emit | None) -> bool:
        """Look for the next samurai without that symbol; the step is over when there is none."""
        while self.at < self.team:
            place = self.at
            self.at += 1
            if self.left[place * 3 + symbol] == NONE:
                if emit is not None:
                    emit.add(Event("undefended", {"samurai": self.who[place], "symbol": symbol}))
                return True
        self.at = 0
        self.phase += 1
        return False

    def _bonus(self, emit: Emit | None) -> None:
        """What the families that are left do for the village (R8.5)."""
        if self.level == HEROIC or self.at == 3:
            self.at = 0
            self.phase = INTRUDERS
            return
        family = self.at
        self.at += 1
        if not (self.families >> family) & 1:
            return
        if family == FAMILY_HEAL:
            self.cure_somebody(emit)
        elif family == FAMILY_BARRICADE:
            self.build(emit)
        elif family == FAMILY_INTRUDER and self.breach > 0:
            self.turn_up(TO_BONUS, emit)

    def _round_done(self, emit: Emit | None) -> None:
        self.round += 1
        if self.round == ROUNDS:
            self.round = ROUNDS - 1
            self.result = VICTORY
            self.stage = OVER
            return
        self.begin_round(self.left_of(self.turn), emit)

    # --- the score (R9.2, R9.3) ---------------------------------------------------------------------------------------

    def unhurt(self) -> bool:
        wounded = False
        for place in range(self.team):
            if self.wounded(place):
                wounded = True
        return not wounded

    def score(self) -> i64:
        points = self.farms + (self.families & 1) + ((self.families >> 1) & 1) + ((self.families >> 2) & 1)
        if self.unhurt():
            points += 1
        return points
