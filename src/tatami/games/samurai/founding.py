"""The set-up of Samurai: first hands and figures, by the players or by chance. R numbers are those of RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import actions
from tatami.games.samurai.data import (
    CAPACITY,
    CASTE_NAMES,
    CASTES,
    FIRST_SETTLEMENT,
    HAND,
    HEX_NAMES,
    SETTLEMENTS_IN_PLAY,
    TILE_NAMES,
    UNIT,
)
from tatami.games.samurai.state import (
    DEAL,
    HANDS,
    NONE,
    SCATTER,
    SETTLE,
    SPOT,
    TURN,
    Table,
    kinds_into,
    size,
)


class Founding(Table):
    """Everything before the first turn."""

    # --- the first player (R1.1) --------------------------------------------------------------------------------------

    def begin(self, seat: i64) -> None:
        """`seat` goes first; the first hands come next."""
        self.first = seat
        if self.chosen:
            self.stage = HANDS
            self.waiting = (1 << self.seats) - 1
        else:
            self.stage = DEAL
            self.turn = seat

    def may_begin(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(self.seats):
            outcomes[seat] = actions.FIRST + seat
            weights[seat] = 1
        return self.seats

    def begins(self, seat: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.begin(seat)
        if emit is not None:
            emit.add(Event("begins", {"seat": seat}))

    # --- the first hands (R1.4, R1.5, R1.9) ---------------------------------------------------------------------------

    def may_choose(self, seat: i64, out: vec[i64]) -> i64:
        """Kinds from the last chosen one on, as long as enough tiles follow to make five."""
        missing = HAND - size(self.hand[seat])
        rest = self.left[seat] - self.hand[seat]
        kind: i64 = 0
        while self.hand[seat] >> (2 * kind) > 3:
            kind += 1
        found: i64 = 0
        rest >>= 2 * kind
        while rest and size(rest) >= missing:
            if rest & 3:
                out[found] = actions.TILE + kind
                found += 1
            rest >>= 2
            kind += 1
        return found

    def chooses(self, seat: i64, kind: i64, emit: Emit | None) -> None:
        self.hand[seat] += UNIT[kind]
        if emit is not None:
            emit.add(Event("chose", {"seat": seat, "tile": TILE_NAMES[kind]}, 1 << seat))
        if size(self.hand[seat]) < HAND:
            return
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.seals += 1
            if emit is not None:
                emit.add(Event("ready", {}))
            self.found()

    def dealt(self, kind: i64, emit: Emit | None) -> None:
        """One tile of a first hand from chance; whoever goes first is dealt to first."""
        seat = self.turn
        self.seals += 1
        self.hand[seat] += UNIT[kind]
        if emit is not None:
            emit.add(Event("drew", {"seat": seat}, -1, {"tile": TILE_NAMES[kind]}, 1 << seat))
        if size(self.hand[seat]) == HAND:
            self.turn = (seat + 1) % self.seats
            if self.turn == self.first:
                self.found()

    # --- the figures (R1.6 to R1.9) -----------------------------------------------------------------------------------

    def found(self) -> None:
        """The hands are there; the figures come next."""
        self.turn = self.first
        self.stage = SETTLE if self.drafted else SCATTER

    def next_city(self) -> i64:
        """The first city that lacks a figure."""
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            if CAPACITY[settlement] == 2 and self.room(settlement) > 0:
                return settlement
        return NONE

    def room(self, settlement: i64) -> i64:
        """How many figures a settlement still lacks."""
        here = self.figures[settlement]
        return CAPACITY[settlement] - (here & 1) - ((here >> 1) & 1) - (here >> 2)

    def takes(self, settlement: i64, caste: i64, cities: bool) -> bool:
        """Whether a settlement takes a figure now: cities first, no two alike in one place (R1.7, R1.8)."""
        if self.room(settlement) == 0 or (self.figures[settlement] >> caste) & 1:
            return False
        return not cities or CAPACITY[settlement] == 2

    def may_settle(self, out: vec[i64]) -> i64:
        found: i64 = 0
        cities = self.next_city() != NONE
        for caste in range(i64(CASTES)):
            if self.supply(caste) > 0 and self.has_spot(caste, cities):
                out[found] = actions.CASTE + caste
                found += 1
        return found

    def has_spot(self, caste: i64, cities: bool) -> bool:
        settlement: i64 = 0
        while settlement < SETTLEMENTS_IN_PLAY[self.seats] and not self.takes(settlement, caste, cities):
            settlement += 1
        return settlement < SETTLEMENTS_IN_PLAY[self.seats]

    def settles(self, caste: i64, emit: Emit | None) -> None:
        self.taken = caste
        self.stage = SPOT
        if emit is not None:
            emit.add(Event("took-figure", {"seat": self.turn, "caste": CASTE_NAMES[caste]}, 1 << self.turn))

    def may_spot(self, out: vec[i64]) -> i64:
        found: i64 = 0
        cities = self.next_city() != NONE
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            if self.takes(settlement, self.taken, cities):
                out[found] = actions.HEX + FIRST_SETTLEMENT + settlement
                found += 1
        return found

    def spots(self, settlement: i64, emit: Emit | None) -> None:
        self.seals += 1
        caste = self.taken
        self.taken = NONE
        self.figures[settlement] |= 1 << caste
        if emit is not None:
            where = HEX_NAMES[FIRST_SETTLEMENT + settlement]
            emit.add(Event("placed", {"seat": self.turn, "caste": CASTE_NAMES[caste], "hex": where}))
        self.turn = (self.turn + 1) % self.seats
        self.stage = SETTLE
        self.open_if_founded(emit)

    def may_scatter(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """Any figure of the supply that the next settlement takes: cities first, then villages."""
        settlement = self.next_site()
        found: i64 = 0
        for caste in range(i64(CASTES)):
            supply = self.supply(caste)
            if supply > 0 and not (self.figures[settlement] >> caste) & 1:
                outcomes[found] = actions.CASTE + caste
                weights[found] = supply
                found += 1
        return found

    def next_site(self) -> i64:
        settlement = self.next_city()
        if settlement != NONE:
            return settlement
        settlement = 0
        while self.room(settlement) == 0:
            settlement += 1
        return settlement

    def scatters(self, caste: i64, emit: Emit | None) -> None:
        self.seals += 1
        settlement = self.next_site()
        self.figures[settlement] |= 1 << caste
        if emit is not None:
            where = HEX_NAMES[FIRST_SETTLEMENT + settlement]
            emit.add(Event("scattered", {"caste": CASTE_NAMES[caste], "hex": where}))
        self.open_if_founded(emit)

    def open_if_founded(self, emit: Emit | None) -> None:
        """The first turn, once every figure is on the board (R1.8)."""
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            if self.room(settlement) > 0:
                return
        self.turn = self.first
        self.stage = TURN
        if emit is not None:
            emit.add(Event("opened", {"seat": self.turn}))


def deal_into(bag: i64, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """One outcome for each kind of tile in a bag, weighted by how many there are."""
    count = kinds_into(bag, actions.TILE, outcomes)
    for index in range(count):
        weights[index] = (bag >> (2 * (outcomes[index] - actions.TILE))) & 3
    return count
