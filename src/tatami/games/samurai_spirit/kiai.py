"""The kiai of the seven samurai, human and animal (R5). One samurai's kiai is resolved completely before the next."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import (
    CARDS,
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    SAMURAI,
)
from tatami.games.samurai_spirit.fights import Fights
from tatami.games.samurai_spirit.stages import (
    GIVE,
    KIAI,
    NONE,
    ORDER,
    RUN,
    SHOWN,
    TO_REPEL,
    TO_REVEAL,
    TO_SCATTER,
)


class Kiai(Fights):
    """What happens when a sum is exactly the kiai value."""

    def next_kiai(self, emit: Emit | None) -> None:
        """Begin the kiai of the next samurai who is owed one: the active one first, then clockwise (R5.4)."""
        place = self.turn
        while not (self.owed >> place) & 1:
            place = self.left_of(place)
        self.owed &= ~(1 << place)
        self.kiai = place
        self.uses = 1
        samurai = self.who[place]
        if self.wounds[place] >= 2 and (samurai == DAISUKE or samurai == KIKUCHIYO):
            self.uses = 2
        if emit is not None:
            emit.add(Event("kiai", {"samurai": samurai, "value": self.kiai_value(place)}))

    def go_on(self, emit: Emit | None) -> None:
        """Go on with the kiai that is being resolved."""
        samurai = self.who[self.kiai]
        if self.tally > 0:
            self._next_card(samurai, emit)
        elif self.ordered < 0:
            self._put_back(emit)
        elif self.uses > 0 and self._possible():
            self.stage = KIAI
        else:
            self._finish(emit)

    def _finish(self, emit: Emit | None) -> None:
        """Used or not, the first card of the line is discarded (R5.2)."""
        place = self.kiai
        self.uses = 0
        if self.first[place] != NONE:
            card = self.drop_first(place)
            self.toss(card)
            if emit is not None:
                emit.add(Event("shed", {"samurai": self.who[place], "card": card, "sum": self.sums[place]}))
        self.kiai = NONE

    # --- what may be done (R5.5 to R5.12) -----------------------------------------------------------------------------

    def _animal(self) -> bool:
        return self.wounds[self.kiai] >= 2

    def _possible(self) -> bool:
        """Whether there is anything to choose beside doing without."""
        samurai = self.who[self.kiai]
        if samurai == GOROBEI or samurai == KATSUSHIRO:
            return self.pile > 0
        if samurai == KANBEI:
            return self.breach > 0
        found = self.may_build() and (samurai == HEIHACHI or (samurai == KYUZO and self._animal()))
        for other in range(i64(SAMURAI)):
            if self.may_target(samurai, other):
                found = True
        return found

    def may_target(self, samurai: i64, other: i64) -> bool:
        """Whether the kiai of `samurai` can be used on `other`: heal, move the token, move or discard the last card."""
        place = self.home[other]
        if place == NONE:
            return False
        if samurai == HEIHACHI:
            return self._animal() and self.wounded(place)
        if self.has_passed(place):
            return False
        if samurai == KYUZO:
            # With a single samurai left in the round, a token that lies with him has nowhere to go.
            return self._active() > 1 or self.token[other] != self.kiai
        if samurai == KIKUCHIYO:
            return self.last[place] != NONE
        if samurai == DAISUKE:
            return self.last[place] != NONE and self._active() > 1
        return False

    def _active(self) -> i64:
        """How many samurai have not passed."""
        count: i64 = 0
        for place in range(self.team):
            if not self.has_passed(place):
                count += 1
        return count

    def kiai_into(self, out: vec[i64]) -> i64:
        samurai = self.who[self.kiai]
        found: i64 = 0
        base: i64 = NONE
        use = samurai == GOROBEI or samurai == KANBEI or samurai == KATSUSHIRO
        if samurai == HEIHACHI:
            base = actions.HEAL
            use = self.may_build()
        elif samurai == KYUZO:
            base = actions.TOKEN
            use = self._animal() and self.may_build()
        elif samurai == KIKUCHIYO:
            base = actions.STRIP
        elif samurai == DAISUKE:
            base = actions.MOVE
        if use:
            out[found] = actions.USE
            found += 1
        out[found] = actions.SKIP
        found += 1
        if base != NONE:
            for other in range(i64(SAMURAI)):
                if self.may_target(samurai, other):
                    out[found] = base + other
                    found += 1
        return found

    def use_kiai(self, action: i64, emit: Emit | None) -> None:
        samurai = self.who[self.kiai]
        if action >= actions.MOVE or actions.TOKEN <= action < actions.STRIP:
            self._pick(action, emit)
            return
        self.seals += 1
        self.stage = RUN
        if action == actions.SKIP:
            self.uses = 0
            if emit is not None:
                emit.add(Event("kiai-skipped", {"samurai": samurai}))
        elif action >= actions.STRIP:
            self._strip(self.home[action - actions.STRIP], emit)
        elif action >= actions.HEAL:
            self.uses = 0
            self.build(emit)
            self.heal(self.home[action - actions.HEAL], emit)
        else:
            self._use(samurai, emit)

    def _use(self, samurai: i64, emit: Emit | None) -> None:
        self.uses = 0
        if samurai == HEIHACHI or samurai == KYUZO:
            self.build(emit)
            return
        self.tally = 2
        if self._animal():
            self.tally = 3
        if emit is not None:
            emit.add(Event("kiai-used", {"samurai": samurai, "count": self.tally}))

    # --- cards of the piles: Gorobei, Kanbei, Katsushiro (R5.9, R5.10, R5.12) -----------------------------------------

    def _next_card(self, samurai: i64, emit: Emit | None) -> None:
        """Turn up one more card, as long as there are any."""
        self.tally -= 1
        if samurai == KANBEI:
            if self.breach > 0:
                self.turn_up(TO_REPEL, emit)
            else:
                self.tally = 0
        elif self.pile == 0:
            self.tally = 0
        elif samurai == GOROBEI:
            self.turn_up(TO_SCATTER, emit)
        else:
            self.turn_up(TO_REVEAL, emit)
        if samurai == KATSUSHIRO and self.tally == 0:
            self.ordered = NONE

    def _shown(self) -> i64:
        count: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == SHOWN:
                count += 1
        return count

    def _put_back(self, emit: Emit | None) -> None:
        """All cards are revealed: ask for their order, unless there is only one."""
        self.ordered = 0
        if self._shown() > 1:
            self.stage = ORDER
        else:
            self._restack(emit)

    def order_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for card in range(i64(CARDS)):
            if self.where[card] == SHOWN and not self._is_ordered(card):
                out[found] = actions.TOP + card
                found += 1
        return found

    def _is_ordered(self, card: i64) -> bool:
        found = False
        for number in range(self.ordered):
            if self.order[number] == card:
                found = True
        return found

    def put_next(self, card: i64, emit: Emit | None) -> None:
        """The next card from the top down; the last one needs no choice."""
        self.order[self.ordered] = card
        self.ordered += 1
        if emit is not None:
            emit.add(Event("ordered", {"samurai": self.who[self.kiai], "card": card, "number": self.ordered}))
        if self._shown() > self.ordered + 1:
            return
        self.seals += 1
        self.stage = RUN
        self._restack(emit)

    def _restack(self, emit: Emit | None) -> None:
        for card in range(i64(CARDS)):
            if self.where[card] == SHOWN and not self._is_ordered(card):
                self.order[self.ordered] = card
                self.ordered += 1
                break
        if emit is not None:
            cards = [int(self.order[number]) for number in range(self.ordered)]
            emit.add(Event("restacked", {"samurai": self.who[self.kiai], "cards": cards}))
        while self.ordered > 0:
            self.ordered -= 1
            self.put_on_top(self.order[self.ordered])
            self.order[self.ordered] = NONE

    # --- cards of lines: Kikuchiyo, Daisuke (R5.7, R5.8) --------------------------------------------------------------

    def _strip(self, place: i64, emit: Emit | None) -> None:
        self.uses -= 1
        card = self.drop_last(place)
        self.toss(card)
        if emit is not None:
            emit.add(Event("stripped", {"samurai": self.who[place], "card": card, "sum": self.sums[place]}))
        self.note_sum(place)

    def _pick(self, action: i64, emit: Emit | None) -> None:
        """The first half of the choice: whose token, whose card. The decision stays open."""
        samurai = self.who[self.kiai]
        kind = "picked-token"
        if samurai == DAISUKE:
            self.picked = action - actions.MOVE
            kind = "picked-card"
        else:
            self.picked = action - actions.TOKEN
        self.stage = GIVE
        if emit is not None:
            emit.add(Event(kind, {"samurai": samurai, "of": self.picked}))

    def may_be_given(self, other: i64) -> bool:
        """Whether the picked token or card can go to `other`."""
        place = self.home[other]
        if place == NONE or self.has_passed(place):
            return False
        if self.who[self.kiai] == DAISUKE:
            return other != self.picked
        return self.token[self.picked] != place

    def give_into(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for other in range(i64(SAMURAI)):
            if self.may_be_given(other):
                out[found] = actions.GIVE + other
                found += 1
        return found

    def give(self, other: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        picked = self.picked
        self.picked = NONE
        self.uses -= 1
        place = self.home[other]
        if self.who[self.kiai] != DAISUKE:
            self.token[picked] = place
            if emit is not None:
                emit.add(Event("token-moved", {"of": picked, "to": other}))
            if self._animal():
                self.build(emit)
            return
        source = self.home[picked]
        card = self.drop_last(source)
        if emit is not None:
            facts: dict[str, object] = {"of": picked, "card": card, "to": other, "sum": self.sums[source]}
            emit.add(Event("moved", facts))
        self.note_sum(source)
        self.receive(place, card, emit)
