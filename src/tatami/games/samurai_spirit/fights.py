"""Turning up raiders, playing them, and the talents (R3, R4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import DAISUKE, FLAME, HEIHACHI, KATSUSHIRO, KIKUCHIYO, KYUZO, STRENGTH, SYMBOL
from tatami.games.samurai_spirit.stages import (
    AGAIN,
    BAN_TALENTS,
    BLOW_BARRICADE,
    CARD,
    DRAW,
    LEAVE,
    LEFT,
    NONE,
    PLACE,
    PLAYED,
    RUN,
    SHOWN,
    TO_BONUS,
    TO_FIGHT,
    TO_PUNISH,
    TO_REDRAW,
    TO_REPEL,
    TO_REVEAL,
    TO_SCATTER,
)
from tatami.games.samurai_spirit.village import Village


class Fights(Village):
    """Cards being turned up and played."""

    # --- turning up a card --------------------------------------------------------------------------------------------

    def turn_up(self, purpose: i64, emit: Emit | None) -> None:
        """Turn up the top raider or intruder: at once if it is known, else chance says what it is."""
        self.purpose = purpose
        if purpose >= TO_REPEL:
            entry = self.intruders[self.breach - 1]
            if entry >= 0:
                self.breach -= 1
                self._turned_up(entry, emit)
            else:
                self.look_at_layer(-1 - entry)
                self.stage = DRAW
            return
        card = self.known_top()
        if card != NONE:
            self.take_top()
            self._turned_up(card, emit)
        else:
            self.look_at_layer(self.layer)
            self.stage = DRAW

    def drawn(self, action: i64, emit: Emit | None) -> None:
        """Chance has said what the card is, or that it is older than the layer it looked at."""
        self.seals += 1
        if action == actions.DEEPER:
            self.look_at_layer(self.depth - 1)
            return
        card = action - actions.CARD
        self.stage = RUN
        self.depth = 0
        if self.purpose >= TO_REPEL:
            self.breach -= 1
        else:
            self.deep -= 1
            self.pile -= 1
        self.identify(card)
        self._turned_up(card, emit)

    def _turned_up(self, card: i64, emit: Emit | None) -> None:
        purpose = self.purpose
        self.purpose = NONE
        self.where[card] = PLAYED
        if purpose == TO_FIGHT or purpose == TO_REDRAW:
            if emit is not None:
                emit.add(Event("drew", {"samurai": self.who[self.holder], "card": card}))
            self.card = card
            self._face(emit)
        elif purpose == TO_PUNISH:
            place = self.holder
            self.holder = NONE
            if emit is not None:
                emit.add(Event("drew", {"samurai": self.who[place], "card": card}))
            self.strike(place, card, emit)
        elif purpose == TO_REVEAL:
            self.where[card] = SHOWN
            if emit is not None:
                emit.add(Event("revealed", {"card": card}))
        else:
            self.toss(card)
            if emit is not None:
                kind = "storm"
                if purpose == TO_SCATTER:
                    kind = "scattered"
                elif purpose == TO_REPEL or purpose == TO_BONUS:
                    kind = "repelled"
                emit.add(Event(kind, {"card": card, "intruders": self.breach, "raiders": self.pile}))
            if purpose > TO_BONUS and FLAME[card]:
                self.blow = BLOW_BARRICADE

    # --- talents (R4.1 to R4.4) ---------------------------------------------------------------------------------------

    def has_talent(self, place: i64, samurai: i64) -> bool:
        """One's own talent works at any time, a lent one in the holder's own turn; a boss can forbid both there."""
        if place == self.turn:
            return (self.who[place] == samurai or self.token[samurai] == place) and not self.bans & BAN_TALENTS
        return self.who[place] == samurai

    def may_hand(self) -> bool:
        """Whether the holder has a talent to hand the card on (R4.5)."""
        if self.bound:
            return False
        if STRENGTH[self.card] & 1:
            return self.has_talent(self.holder, DAISUKE)
        return self.has_talent(self.holder, HEIHACHI)

    def may_receive(self, place: i64) -> bool:
        """Whether the card can be handed to a neighbour (R4.5, R4.6)."""
        if place == self.holder or self.has_passed(place) or (self.handed >> place) & 1:
            return False
        return place == self.left_of(self.holder) or place == self.right_of(self.holder)

    def may_discard(self) -> bool:
        """Whether the card has the strength of one in the holder's line, and Kyuzo's talent is there (R4.9)."""
        if self.bound or not self.has_talent(self.holder, KYUZO):
            return False
        card = self.first[self.holder]
        while card != NONE:
            if STRENGTH[card] == STRENGTH[self.card]:
                return True
            card = self.next[card]
        return False

    def may_redraw(self) -> bool:
        """R4.10."""
        return not self.bound and self.pile > 0 and self.has_talent(self.holder, KATSUSHIRO)

    # --- playing a card -----------------------------------------------------------------------------------------------

    def _face(self, emit: Emit | None) -> None:
        """The holder must play the card; only an attack is no choice."""
        holder = self.holder
        choice = self.may_hold_left(holder, self.card) or self.may_discard() or self.may_redraw()
        if not choice and self.may_hand():
            choice = self.may_receive(self.left_of(holder)) or self.may_receive(self.right_of(holder))
        if choice:
            self.stage = CARD
        else:
            self._attack(emit)

    def may_play(self, out: vec[i64]) -> i64:
        out[0] = actions.ATTACK
        found: i64 = 1
        if self.may_hold_left(self.holder, self.card):
            out[found] = actions.DEFEND
            found += 1
        if self.stage == PLACE:
            return found
        if self.may_hand():
            for samurai in range(i64(7)):
                place = self.home[samurai]
                if place != NONE and self.may_receive(place):
                    out[found] = actions.HAND + samurai
                    found += 1
        if self.may_discard():
            out[found] = actions.DISCARD
            found += 1
        if self.may_redraw():
            out[found] = actions.REDRAW
            found += 1
        return found

    def play(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        card = self.card
        holder = self.holder
        if action == actions.ATTACK:
            self._attack(emit)
        elif action == actions.DEFEND:
            self._defend(emit)
        elif action == actions.DISCARD:
            self.toss(card)
            self._played()
            if emit is not None:
                emit.add(Event("discarded", {"samurai": self.who[holder], "card": card}))
        elif action == actions.REDRAW:
            self.put_under(card)
            self.card = NONE
            self.bound = 1
            if emit is not None:
                emit.add(Event("redrew", {"samurai": self.who[holder], "card": card}))
            self.turn_up(TO_REDRAW, emit)
        else:
            receiver = self.home[action - actions.HAND]
            self.handed |= 1 << holder
            self.holder = receiver
            if emit is not None:
                emit.add(Event("handed", {"samurai": self.who[holder], "card": card, "to": self.who[receiver]}))
            self._face(emit)

    def _attack(self, emit: Emit | None) -> None:
        card = self.card
        place = self.holder
        self._played()
        self.strike(place, card, emit)

    def _defend(self, emit: Emit | None) -> None:
        card = self.card
        place = self.holder
        self._played()
        self.where[card] = LEFT
        self.left[place * 3 + SYMBOL[card]] = card
        if emit is not None:
            emit.add(Event("defended", {"samurai": self.who[place], "card": card, "symbol": SYMBOL[card]}))

    def _played(self) -> None:
        self.card = NONE
        self.holder = NONE
        self.handed = 0
        self.bound = 0

    def receive(self, place: i64, card: i64, emit: Emit | None) -> None:
        """A card moved by Daisuke's kiai: left or right, and no talent acts on it (R5.8)."""
        self.card = card
        self.holder = place
        self.where[card] = PLAYED
        if self.may_hold_left(place, card):
            self.stage = PLACE
        else:
            self._attack(emit)

    # --- fighting (R3.1, R4.8) ----------------------------------------------------------------------------------------

    def fight(self, emit: Emit | None) -> None:
        self.fights += 1
        self.holder = self.turn
        self.turn_up(TO_FIGHT, emit)

    def after_fight(self) -> None:
        """Kikuchiyo's talent: a second fight, unless he is beaten already."""
        if self.fights == 1 and self.has_talent(self.turn, KIKUCHIYO) and not self.is_over(self.turn):
            self.stage = AGAIN
        else:
            self.phase = LEAVE

    def is_over(self, place: i64) -> bool:
        return self.sums[place] > self.kiai_value(place)

    def again(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        if emit is not None:
            emit.add(Event("again" if action == actions.AGAIN else "stopped", {"samurai": self.who[self.turn]}))
        if action == actions.AGAIN:
            self.fight(emit)
        else:
            self.phase = LEAVE
