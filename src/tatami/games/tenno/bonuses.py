"""After the fights: the attacker's change and the defender's look. The base of Tenno's rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import actions
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import LAID, LOOKED, TRADED
from tatami.games.tenno.state import NONE, RELAY, STRIKE, Table


class Bonuses(Table):
    """What a turn brings besides prisoners."""

    # --- the attacker's change (R5.1 to R5.4) -------------------------------------------------------------------------

    def _may_change(self, out: vec[i64]) -> i64:
        if self.hand[self.turn]:
            for place in range(i64(PLACES)):
                out[place] = actions.SWAP + place
            out[PLACES] = actions.KEEP
            return PLACES + 1
        out[0] = actions.KEEP
        for number in range(i64(6)):
            out[number + 1] = actions.TRADE + number
        return 7

    def _change(self, action: i64, emit: Emit | None) -> None:
        seat = self.turn
        if action < actions.KEEP:
            place = action - actions.SWAP
            self.slot = seat * PLACES + place
            self.stage = RELAY
            if emit is not None:
                taken = self.table[self.slot]
                emit.add(Event("took", {"seat": seat, "place": place, "card": taken}, 1 << seat))
            return
        self.seals += 1
        if action == actions.KEEP:
            if emit is not None:
                emit.add(Event("kept", {"seat": seat}))
        else:
            self._trade(action, emit)
        self._next_turn()

    def _trade(self, action: i64, emit: Emit | None) -> None:
        seat = self.turn
        real = action < actions.FEINT
        p, q = actions.PAIRS[action - (actions.TRADE if real else actions.FEINT)]
        if real:
            one = self.table[seat * PLACES + p]
            self.table[seat * PLACES + p] = self.table[seat * PLACES + q]
            self.table[seat * PLACES + q] = one
        self._hide(seat * PLACES + p)
        self._hide(seat * PLACES + q)
        memory = self.memory
        if memory is not None:
            memory.note(seat, (TRADED, p, q, NONE))
        if emit is not None:
            emit.add(Event("traded", {"seat": seat, "places": (p, q)}, -1, {"real": 1 if real else 0}, 1 << seat))

    def _may_relay(self, out: vec[i64]) -> i64:
        return cards_into(self.hand[self.turn] | (1 << self.table[self.slot]), actions.LAY, out)

    def _relay(self, card: i64, emit: Emit | None) -> None:
        seat = self.turn
        place = self.slot % PLACES
        taken = self.table[self.slot]
        self.hand[seat] = (self.hand[seat] | (1 << taken)) & ~(1 << card)
        self.table[self.slot] = card
        self._hide(self.slot)
        self.slot = NONE
        self.seals += 1
        memory = self.memory
        if memory is not None:
            memory.note(seat, (LAID, place, NONE, NONE))
        if emit is not None:
            emit.add(Event("changed", {"seat": seat, "place": place}, -1, {"card": taken, "laid": card}, 1 << seat))
        self._next_turn()

    # --- the defender's look (R5.5 to R5.7) ---------------------------------------------------------------------------

    def _peek(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        seat = self.looker
        if action == actions.TRUST:
            if emit is not None:
                emit.add(Event("trusted", {"seat": seat, "attacker": self.turn}))
        else:
            place = action - actions.LOOK
            card = self.table[self.turn * PLACES + place]
            self.seen[seat] |= 1 << (self.turn * PLACES + place)
            memory = self.memory
            if memory is not None:
                memory.note(self.turn, (LOOKED, place, card, seat))
            if emit is not None:
                emit.add(
                    Event(
                        "looked", {"seat": seat, "attacker": self.turn, "place": place}, -1, {"card": card}, 1 << seat
                    )
                )
        self.looker = self.next_looker
        self.next_looker = NONE
        if self.looker == NONE:
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.stage = STRIKE
        self.weapon = NONE
        self.target = NONE
        self.first_target = NONE
        self.lost = 0


def may_peek(out: vec[i64]) -> i64:
    for place in range(i64(PLACES)):
        out[place] = actions.LOOK + place
    out[PLACES] = actions.TRUST
    return PLACES + 1


def cards_into(cards: i64, base: i64, out: vec[i64]) -> i64:
    """One action for each card of a bit set."""
    found: i64 = 0
    while cards:
        if cards & 1:
            out[found] = base
            found += 1
        cards >>= 1
        base += 1
    return found
