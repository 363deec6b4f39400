"""A turn of Samurai, part by part: what may be done, and beside it what it does. R numbers are those of RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import actions
from tatami.games.samurai.data import (
    BESIDE,
    BIT,
    CASTE_NAMES,
    CASTES,
    EXCHANGE,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    GROUND,
    HAND,
    HEX_NAMES,
    INFLUENCE,
    KINDS,
    LAND_IN_PLAY,
    LANDS,
    MOST_ASIDE,
    MOVE,
    RONIN,
    SEA_IN_PLAY,
    SETTLEMENTS_IN_PLAY,
    SHIP_1,
    SHIP_2,
    SIDES,
    TILE_NAMES,
    UNIT,
)
from tatami.games.samurai.founding import Founding
from tatami.games.samurai.state import DRAW, EMPTY, LAY, LIFT, NONE, ONE, OTHER, OVER, SHIFT, TURN, size


class Turns(Founding):
    """Everything from the first turn to the last capture."""

    # --- a tile, or the end of the turn (R2.1, R2.2) ------------------------------------------------------------------

    def may_play(self, out: vec[i64]) -> i64:
        found: i64 = 0
        bag = self.hand[self.turn]
        kind: i64 = 0
        while bag:
            if bag & 3 and self.playable(self.turn, kind):
                out[found] = actions.TILE + kind
                found += 1
            bag >>= 2
            kind += 1
        if self.played:
            out[found] = actions.END
            found += 1
        return found

    def playable(self, seat: i64, kind: i64) -> bool:
        """Whether a tile of this kind has any use now. Ships always find a free sea hex: there are more than ships."""
        if kind == EXCHANGE:
            return self.can_exchange()
        if self.ordinary and (kind < RONIN or kind == MOVE):
            return False
        if kind == MOVE:
            return self.can_move(seat)
        # The ronin may have taken the very last land hex.
        return kind >= SHIP_1 or self.free != 0

    def takes_up(self, kind: i64, emit: Emit | None) -> None:
        self.taken = kind
        if kind == MOVE:
            self.stage = LIFT
        elif kind == EXCHANGE:
            self.stage = ONE
        else:
            self.stage = LAY
        if emit is not None:
            emit.add(Event("took", {"seat": self.turn, "tile": TILE_NAMES[kind]}, 1 << self.turn))

    def spend(self) -> None:
        """The tile that was taken up leaves the hand; the turn goes on."""
        kind = self.taken
        self.hand[self.turn] -= UNIT[kind]
        self.left[self.turn] -= UNIT[kind]
        self.played += 1
        if kind < RONIN or kind == MOVE:
            self.ordinary = 1
        self.taken = NONE
        self.source = NONE
        self.stage = TURN

    # --- laying a tile (R2.3, R2.4) -----------------------------------------------------------------------------------

    def may_lay(self, out: vec[i64]) -> i64:
        if self.taken == SHIP_1 or self.taken == SHIP_2:
            found: i64 = 0
            for number in range(i64(FIRST_SEA), FIRST_SEA + SEA_IN_PLAY[self.seats]):
                if self.tiles[number] == EMPTY:
                    out[found] = actions.HEX + number
                    found += 1
            return found
        return self.may_shift(out)

    def lays(self, number: i64, emit: Emit | None) -> None:
        kind = self.taken
        self.tiles[number] = self.turn * KINDS + kind
        if number < LANDS:
            self.free &= ~BIT[number]
        if emit is not None:
            emit.add(Event("laid", {"seat": self.turn, "tile": TILE_NAMES[kind], "hex": HEX_NAMES[number]}))
        self.spend()

    # --- the move (R3.1 to R3.3) --------------------------------------------------------------------------------------

    def may_lift(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for number in range(LAND_IN_PLAY[self.seats]):
            if self.movable(self.turn, number):
                out[found] = actions.HEX + number
                found += 1
        return found

    def lifts(self, number: i64, emit: Emit | None) -> None:
        self.source = number
        self.stage = SHIFT
        if emit is not None:
            emit.add(Event("lifted", {"seat": self.turn, "hex": HEX_NAMES[number]}, 1 << self.turn))

    def may_shift(self, out: vec[i64]) -> i64:
        """The empty land hexes."""
        found: i64 = 0
        free = self.free
        number: i64 = actions.HEX
        while free:
            if free & 1:
                out[found] = number
                found += 1
            free >>= 1
            number += 1
        return found

    def shifts(self, number: i64, emit: Emit | None) -> None:
        tile = self.tiles[self.source]
        self.tiles[number] = tile
        self.tiles[self.source] = self.turn * KINDS + MOVE
        self.free &= ~BIT[number]
        if emit is not None:
            facts: dict[str, object] = {
                "seat": self.turn,
                "tile": TILE_NAMES[tile % KINDS],
                "hex": HEX_NAMES[self.source],
                "to": HEX_NAMES[number],
            }
            emit.add(Event("moved", facts))
        self.spend()

    # --- the exchange (R3.4 to R3.7) ----------------------------------------------------------------------------------

    def may_one(self, out: vec[i64]) -> i64:
        """Figures that some figure of a later caste may change places with."""
        found: i64 = 0
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            for caste in range(i64(CASTES - 1)):
                if (self.figures[settlement] >> caste) & 1 and self.has_partner(settlement, caste):
                    out[found] = actions.FIGURE + settlement * CASTES + caste
                    found += 1
        return found

    def has_partner(self, settlement: i64, caste: i64) -> bool:
        for other in range(caste + 1, i64(CASTES)):
            if not (self.figures[settlement] >> other) & 1 and self.lone(other, caste):
                return True
        return False

    def names_one(self, figure: i64, emit: Emit | None) -> None:
        self.source = figure
        self.stage = OTHER
        if emit is not None:
            facts: dict[str, object] = {
                "seat": self.turn,
                "caste": CASTE_NAMES[figure % CASTES],
                "hex": HEX_NAMES[FIRST_SETTLEMENT + figure // CASTES],
            }
            emit.add(Event("named", facts, 1 << self.turn))

    def may_other(self, out: vec[i64]) -> i64:
        found: i64 = 0
        caste = self.source % CASTES
        here = self.figures[self.source // CASTES]
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            there = self.figures[settlement]
            if (there >> caste) & 1:
                continue
            for other in range(caste + 1, i64(CASTES)):
                if (there >> other) & 1 and not (here >> other) & 1:
                    out[found] = actions.FIGURE + settlement * CASTES + other
                    found += 1
        return found

    def exchanges(self, figure: i64, emit: Emit | None) -> None:
        one = self.source // CASTES
        other = figure // CASTES
        both = (1 << (self.source % CASTES)) | (1 << (figure % CASTES))
        self.figures[one] ^= both
        self.figures[other] ^= both
        if emit is not None:
            facts: dict[str, object] = {
                "seat": self.turn,
                "caste": CASTE_NAMES[self.source % CASTES],
                "hex": HEX_NAMES[FIRST_SETTLEMENT + one],
                "other": CASTE_NAMES[figure % CASTES],
                "to": HEX_NAMES[FIRST_SETTLEMENT + other],
            }
            emit.add(Event("exchanged", facts))
        self.spend()

    # --- the end of a turn (R4.1 to R4.6, R5.1 to R5.3) ---------------------------------------------------------------

    def ends(self, emit: Emit | None) -> None:
        self.seals += 1
        if emit is not None:
            emit.add(Event("ended", {"seat": self.turn}))
        self.played = 0
        self.ordinary = 0
        captures = False
        for settlement in range(SETTLEMENTS_IN_PLAY[self.seats]):
            if self.figures[settlement] and not self.free & GROUND[settlement]:
                self.surrounded(settlement, emit)
                captures = True
        if captures and self.finished(emit):
            self.stage = OVER
        else:
            self.stage = DRAW
            self.refill(emit)

    def surrounded(self, settlement: i64, emit: Emit | None) -> None:
        """Every figure of the settlement goes to whoever has the most influence on it, or aside (R4.2 to R4.5)."""
        for caste in range(i64(CASTES)):
            if (self.figures[settlement] >> caste) & 1:
                winner = self.strongest(settlement, caste)
                if winner == NONE:
                    self.aside[caste] += 1
                else:
                    self.captured[winner * CASTES + caste] += 1
                if emit is not None:
                    facts: dict[str, object] = {
                        "caste": CASTE_NAMES[caste],
                        "hex": HEX_NAMES[FIRST_SETTLEMENT + settlement],
                        "influence": [int(self.influence(seat, settlement, caste)) for seat in range(self.seats)],
                    }
                    if winner != NONE:
                        facts["seat"] = winner
                    emit.add(Event("aside" if winner == NONE else "captured", facts))
        self.figures[settlement] = 0

    def influence(self, seat: i64, settlement: i64, caste: i64) -> i64:
        """What the tiles of `seat` beside a settlement count for a figure of that caste."""
        total: i64 = 0
        base = caste * KINDS - seat * KINDS
        for side in range(settlement * SIDES, settlement * SIDES + SIDES):
            tile = self.tiles[BESIDE[side]]
            if tile != EMPTY and tile // KINDS == seat:
                total += INFLUENCE[base + tile]
        return total

    def strongest(self, settlement: i64, caste: i64) -> i64:
        """The seat with the most influence, or NONE if several have it."""
        best: i64 = -1
        winner: i64 = NONE
        for seat in range(self.seats):
            total = self.influence(seat, settlement, caste)
            if total > best:
                best = total
                winner = seat
            elif total == best:
                winner = NONE
        return winner

    def finished(self, emit: Emit | None) -> bool:
        """Whether a caste has left the board, or enough figures were set aside."""
        end = False
        for caste in range(i64(CASTES)):
            if self.standing(caste) == 0:
                end = True
                if emit is not None:
                    emit.add(Event("gone", {"caste": CASTE_NAMES[caste]}))
        if self.put_aside() >= MOST_ASIDE:
            end = True
            if emit is not None:
                emit.add(Event("four-aside", {"number": self.put_aside()}))
        return end

    def refill(self, emit: Emit | None) -> None:
        """Draw again, or pass the turn on when the hand is full or the stack empty (R2.6)."""
        hand = self.hand[self.turn]
        if hand != self.left[self.turn] and size(hand) < HAND:
            return
        self.stage = TURN
        self.turn = (self.turn + 1) % self.seats
        while not self.can_play():
            # Somebody always can: as long as a figure stands, a land hex is free and its tile is not played yet.
            if emit is not None:
                emit.add(Event("skipped", {"seat": self.turn}))
            self.turn = (self.turn + 1) % self.seats

    def can_play(self) -> bool:
        """Whether the hand holds a tile that can be played (R2.7)."""
        bag = self.hand[self.turn]
        kind: i64 = 0
        while bag:
            if bag & 3 and self.playable(self.turn, kind):
                return True
            bag >>= 2
            kind += 1
        return False

    def draws(self, kind: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.hand[self.turn] += UNIT[kind]
        if emit is not None:
            emit.add(Event("drew", {"seat": self.turn}, -1, {"tile": TILE_NAMES[kind]}, 1 << self.turn))
        self.refill(emit)
