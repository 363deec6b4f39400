"""Filling the gaps that fights leave, or ending the game over them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import actions
from tatami.games.tenno.bonuses import Bonuses, cards_into
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import LAID
from tatami.games.tenno.state import CHANGE, GAP, NONE, OVER, PEEK, REFILL


class Gaps(Bonuses):
    """What follows when all fights of a turn are over."""

    # --- refilling, and the end of the game (R4.1 to R4.3) ------------------------------------------------------------

    def _after_fights(self, emit: Emit | None) -> None:
        gaps: i64 = 0
        waiting: i64 = 0
        short: i64 = 0
        for seat in range(self.seats):
            spare = self.hand[seat]
            for cell in range(seat * PLACES, seat * PLACES + PLACES):
                if self.table[cell] == GAP:
                    gaps |= 1 << cell
                    waiting |= 1 << seat
                    if spare == 0:
                        short |= 1 << seat
                    spare &= spare - 1
        self.gaps = gaps
        self.waiting = waiting
        if short == 0:
            self.stage = REFILL
            return
        self.stage = OVER
        self.waiting = 0
        if emit is not None:
            for seat in range(self.seats):
                if (short >> seat) & 1:
                    emit.add(Event("exhausted", {"seat": seat}))

    def _may_refill(self, seat: i64, out: vec[i64]) -> i64:
        return cards_into(self.hand[seat], actions.FILL, out)

    def _refill(self, seat: i64, card: i64, emit: Emit | None) -> None:
        cell = seat * PLACES
        while self.table[cell] != GAP:
            cell += 1
        self.table[cell] = card
        self.hand[seat] &= ~(1 << card)
        if emit is not None:
            emit.add(Event("filled", {"seat": seat, "place": cell % PLACES, "card": card}, 1 << seat))
        for other in range(seat * PLACES, seat * PLACES + PLACES):
            if self.table[other] == GAP:
                return
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self._refilled(emit)

    def _refilled(self, emit: Emit | None) -> None:
        self.seals += 1
        if emit is not None or self.memory is not None:
            self._tell_refilled(emit)
        self.gaps = 0
        if self.lost == 0:
            self.stage = CHANGE
        elif self.looker != NONE:
            self.stage = PEEK
        else:
            self._next_turn()

    def _tell_refilled(self, emit: Emit | None) -> None:
        memory = self.memory
        for seat in range(self.seats):
            places: list[int] = []
            for place in range(i64(PLACES)):
                if (self.gaps >> (seat * PLACES + place)) & 1:
                    places.append(int(place))
            if memory is not None:
                for spot in places:
                    memory.note(seat, (LAID, spot, NONE, NONE))
            if emit is not None and places:
                emit.add(Event("refilled", {"seat": seat, "places": tuple(places)}))
