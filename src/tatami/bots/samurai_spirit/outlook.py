"""What a card is worth to a samurai, and what the village can still bear.

A card on the right takes room below the kiai value, and its penalty is suffered every turn it lies last; the card that
lay there is covered, and its penalty with it. A card on the left costs nothing and keeps a wound, a farm or a family. A
raider nobody meets may burn a barricade. What all this is worth depends on how much still stands between the village
and its end, and on how many raiders come for what the samurai can carry.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.samurai_spirit.merit import families
from tatami.bots.samurai_spirit.weights import (
    BARRICADE_WORTH,
    CARRY_POINT,
    CARRY_SYMBOL,
    DISCARD_COST,
    EDGE_FADE,
    EDGE_WORTH,
    FAMILY_WORTH,
    FARM_MORE,
    FARM_TURNED,
    FILL,
    FLAMES,
    HAT_WORTH,
    KIAI_WORTH,
    LITTLE_ROOM,
    LOST,
    MUST_PASS_COST,
    NEVER,
    NO_DEFENCE_COST,
    NO_SUPPORT_COST,
    NO_TALENTS_COST,
    OUT,
    OUT_ROOM,
    OUT_SYMBOL,
    OVERRUN,
    PUSH,
    PUSH_FULL,
    REDRAW_FLOOR,
    RESHUFFLE_COST,
    ROOM_FADE,
    ROOM_NEED,
    ROOM_PRESS,
    ROOM_WORTH,
    SHIELD,
    SHIELD_LATE,
    SUFFERED,
    TEMPO,
    TEMPO_PRESS,
    WOUND_COST,
)
from tatami.core.state import floats
from tatami.games.samurai_spirit import ban, piles, spot, talents
from tatami.games.samurai_spirit.data import (
    BARRICADE,
    CARDS,
    DAISUKE,
    DISCARD_LEFT,
    DOLL,
    GOROBEI,
    HARD,
    HAT,
    HEIHACHI,
    HOUSE,
    INTRUDER,
    KANBEI,
    KATSUSHIRO,
    KIND,
    KYUZO,
    LEFT_DRAWS,
    MAX_TEAM,
    MUST_PASS,
    NO_DEFEND,
    NO_SUPPORT,
    NO_TALENT,
    PENALTY_ONE,
    PENALTY_TWO,
    RESHUFFLE,
    RIGHT_DRAWS,
    STRENGTH,
    SYMBOL,
    WOUND,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE

STRENGTHS: Final = 7
"""Strengths up to 6."""
PAINS: Final = 12
"""As many as there are penalties."""
MOST_PRESSURE: Final = 2.0
MOST_NEED: Final = 1.5
MOST_ROOM: Final = 20
SURE: Final = 0.95


def _rooms() -> vec[float]:
    """What so much room is worth."""
    return vec[float]([ROOM_WORTH * (1.0 - math.exp(-room / ROOM_FADE)) for room in range(MOST_ROOM)])


ROOMS: Final = _rooms()


@final
class Outlook:
    """The table as an experienced player reads it. `survey` comes first, then `read` for every place asked about."""

    def __init__(self) -> None:
        self.active: i64 = 0
        """How many samurai have not passed."""
        self.pressure = 0.0
        """Raiders in the pile for each that the samurai can still carry."""
        self.barricade = 0.0
        self.farm = 0.0
        self.family = 0.0
        """What the next one lost costs."""
        self.blow = 0.0
        """What a raider left over costs."""
        self.tempo = 0.0
        """What meeting one spares."""
        # Of each place.
        self.strikes = floats(MAX_TEAM * STRENGTHS)
        """A card of each strength on the right."""
        self.pains = floats(MAX_TEAM * PAINS)
        """Each penalty on the last card."""
        self.covered = floats(MAX_TEAM)
        """What the last card's penalties cost now."""
        self.symbols = floats(MAX_TEAM * 3)
        """What each symbol on the left keeps."""
        self.shields = floats(MAX_TEAM * 3)
        """Putting one there now."""
        self.sums = floats(4)
        self.seen = floats(4)

    # --- the village --------------------------------------------------------------------------------------------------

    def survey(self, table: SamuraiSpirit) -> None:
        """What the village can bear and how hard it is pressed. What those who passed lack counts as lost."""
        round = table.round
        farms = table.farms
        kin = families(table)
        carried = 0.0
        active: i64 = 0
        for place in range(table.team):
            if table.has_passed(place):
                if table.left[place * 3 + HOUSE] == NONE:
                    farms -= 1
                if table.left[place * 3 + DOLL] == NONE:
                    kin -= 1
                continue
            active += 1
            room = table.kiai_value(place) - table.sums[place]
            if room >= 0:
                carried += float(room) * CARRY_POINT
                for symbol in range(i64(3)):
                    if table.left[place * 3 + symbol] == NONE:
                        carried += CARRY_SYMBOL
        self.active = active
        beyond = table.barricades + farms - 1 - i64(float(table.breach) * FLAMES[round])
        if beyond < 0:
            beyond = 0
        self.barricade = BARRICADE_WORTH[round] + EDGE_WORTH[round] * math.exp(-EDGE_FADE[round] * float(beyond))
        self.farm = LOST
        if farms > 1:
            self.farm = self.barricade + FARM_MORE[round] / float(farms - 1)
            if table.level >= HARD:
                self.farm *= FARM_TURNED
        if table.barricades <= 0:
            self.barricade = self.farm
        self.family = LOST
        if kin > 1:
            self.family = FAMILY_WORTH[round * 4 + kin]
        self.pressure = MOST_PRESSURE
        if carried * MOST_PRESSURE > float(table.pile):
            self.pressure = float(table.pile) / carried
        self.blow = FLAMES[round] * self.barricade
        self.tempo = self.blow * (TEMPO + TEMPO_PRESS * self.pressure)

    # --- a samurai ----------------------------------------------------------------------------------------------------

    def read(self, table: SamuraiSpirit, place: i64) -> None:
        """What cards are worth to the samurai at a place: by symbol, by penalty, by strength."""
        again = 1.0
        if table.pile <= self.active:
            # The pile may be empty before it is this samurai's turn again.
            again = float(table.pile) / float(self.active + 1)
        wound = WOUND_COST[table.round * 4 + table.wounds[place]]
        open = self._read_symbols(table, place, wound)
        self._read_penalties(table, place, wound, open, again * SUFFERED)
        self.covered[place] = 0.0
        if table.last[place] != NONE:
            self.covered[place] = self.pain(table, place, table.last[place])
        self._read_strengths(table, place, self.need() * again)

    def need(self) -> float:
        """How much room counts."""
        need = ROOM_NEED + ROOM_PRESS * self.pressure
        if need > MOST_NEED:
            return MOST_NEED
        return need

    def _read_symbols(self, table: SamuraiSpirit, place: i64, wound: float) -> i64:
        likely = FILL * float(table.pile) / float(self.active + 1)
        if likely > SURE:
            likely = SURE
        share = SHIELD + SHIELD_LATE * (1.0 - likely)
        open: i64 = 0
        for symbol in range(i64(3)):
            keeps = self.farm
            if symbol == HAT:
                keeps = wound * HAT_WORTH
            elif symbol == DOLL:
                keeps = self.family
            self.symbols[place * 3 + symbol] = keeps
            self.shields[place * 3 + symbol] = NEVER
            if table.left[place * 3 + symbol] == NONE:
                self.shields[place * 3 + symbol] = keeps * share
                open += 1
        return open

    def _read_penalties(self, table: SamuraiSpirit, place: i64, wound: float, open: i64, often: float) -> None:
        pains = self.pains
        base = place * PAINS
        pains[base + BARRICADE] = self.barricade * often
        pains[base + WOUND] = wound * often
        pains[base + INTRUDER] = (self.blow - self.tempo) * often
        pains[base + NO_DEFEND] = NO_DEFENCE_COST * float(open) * often
        pains[base + NO_SUPPORT] = NO_SUPPORT_COST * often
        pains[base + LEFT_DRAWS] = self._push(table, table.left_of(place), wound) * often
        pains[base + RIGHT_DRAWS] = self._push(table, table.right_of(place), wound) * often
        pains[base + MUST_PASS] = MUST_PASS_COST * often
        pains[base + RESHUFFLE] = RESHUFFLE_COST * often
        pains[base + NO_TALENT] = NO_TALENTS_COST * often
        pains[base + DISCARD_LEFT] = DISCARD_COST * often
        if open == 3:
            pains[base + DISCARD_LEFT] = wound * often

    def _push(self, table: SamuraiSpirit, neighbour: i64, wound: float) -> float:
        """A neighbour must draw; if that cannot be, it is a wound (R2.5)."""
        if table.has_passed(neighbour):
            return wound
        if table.kiai_value(neighbour) - table.sums[neighbour] < LITTLE_ROOM:
            return PUSH + PUSH_FULL
        return PUSH

    def _read_strengths(self, table: SamuraiSpirit, place: i64, need: float) -> None:
        value = table.kiai_value(place)
        room = value - table.sums[place]
        now = 0.0
        if room > 0:
            now = ROOMS[room] * need
        for strength in range(i64(1), i64(STRENGTHS)):
            rest = room - strength
            if rest > 0:
                change = ROOMS[rest] * need - now
            elif rest == 0:
                change = self._kiai(table, place) + ROOMS[self._shed(table, place, value)] * need - now
            else:
                change = -self.barricade
                if room >= 0:
                    change -= now + OVERRUN
            self.strikes[place * STRENGTHS + strength] = change

    def _kiai(self, table: SamuraiSpirit, place: i64) -> float:
        side: i64 = 0
        if table.wounds[place] >= 2:
            side = 1
        return KIAI_WORTH[table.who[place] * 2 + side]

    def _shed(self, table: SamuraiSpirit, place: i64, value: i64) -> i64:
        """The room after a kiai: the first card of the line goes."""
        first = table.first[place]
        if first == NONE:
            return value
        return STRENGTH[first]

    def pain(self, table: SamuraiSpirit, place: i64, card: i64) -> float:
        """What the penalties of a card cost while it lies last before a samurai who cannot ignore them."""
        talent: i64 = GOROBEI
        if STRENGTH[card] & 1:
            talent = KANBEI
        if table.who[place] == talent:
            return 0.0
        base = place * PAINS
        return self.pains[base + PENALTY_ONE[card]] + self.pains[base + PENALTY_TWO[card]]

    # --- a card before a samurai --------------------------------------------------------------------------------------

    def attack(self, table: SamuraiSpirit, place: i64, card: i64) -> float:
        strike = self.strikes[place * STRENGTHS + STRENGTH[card]]
        return strike - self.pain(table, place, card) + self.covered[place]

    def defend(self, table: SamuraiSpirit, place: i64, card: i64) -> float:
        symbol = SYMBOL[card]
        if symbol < 0 or (place == table.turn and table.bans & ban.DEFENCE):
            return NEVER
        return self.shields[place * 3 + symbol]

    def best(self, table: SamuraiSpirit, place: i64, card: i64) -> float:
        """The better of left and right."""
        right = self.attack(table, place, card)
        left = self.defend(table, place, card)
        if left > right:
            return left
        return right

    def lighter(self, table: SamuraiSpirit, place: i64) -> float:
        """What it is worth to a line to lose its last card."""
        card = table.last[place]
        room = table.kiai_value(place) - table.sums[place]
        value = self.covered[place]
        if room + STRENGTH[card] > 0:
            value += ROOMS[room + STRENGTH[card]] * self.need()
        if room > 0:
            value -= ROOMS[room] * self.need()
        before = table.first[place]
        if before != card:
            while table.next[before] != card:
                before = table.next[before]
            value -= self.pain(table, place, before)
        return value

    # --- the next raider ----------------------------------------------------------------------------------------------

    def fight(self, table: SamuraiSpirit, place: i64) -> float:
        """What turning up the next raider is worth: over all that it may be, with the talents at hand."""
        left = table.left_of(place)
        right = table.right_of(place)
        handing = talents.has(table, place, HEIHACHI) or talents.has(table, place, DAISUKE)
        if handing:
            self.read(table, left)
            self.read(table, right)
        self.read(table, place)
        known: i64 = 0
        if talents.has(table, place, KYUZO):
            known = _strengths(table, place)
        top = piles.known_top(table)
        if top != NONE:
            return self._meet(table, place, top, known, handing)
        redraw = talents.has(table, place, KATSUSHIRO)
        for kind in range(i64(4)):
            self.sums[kind] = 0.0
            self.seen[kind] = 0.0
        for card in range(i64(CARDS)):
            where = table.where[card]
            if where < spot.UNSEEN:
                continue
            value = self._meet(table, place, card, known, handing)
            if redraw and value < REDRAW_FLOOR:
                value = REDRAW_FLOOR
            kind = KIND[card]
            if where > spot.UNSEEN:
                kind = 3
            self.sums[kind] += value
            self.seen[kind] += 1.0
        total = self.sums[3]
        cards = self.seen[3]
        for kind in range(i64(3)):
            if self.seen[kind] > 0.0:
                slots = float(table.slots[kind])
                total += self.sums[kind] / self.seen[kind] * slots
                cards += slots
        if cards == 0.0:
            return 0.0
        return total / cards

    def _meet(self, table: SamuraiSpirit, place: i64, card: i64, known: i64, handing: bool) -> float:
        value = self.best(table, place, card)
        if value < 0.0 and (known >> STRENGTH[card]) & 1:
            value = 0.0
        if handing:
            talent: i64 = HEIHACHI
            if STRENGTH[card] & 1:
                talent = DAISUKE
            if talents.has(table, place, talent):
                value = self._handed(table, table.left_of(place), card, value)
                value = self._handed(table, table.right_of(place), card, value)
        return value

    def _handed(self, table: SamuraiSpirit, neighbour: i64, card: i64, otherwise: float) -> float:
        if table.has_passed(neighbour):
            return otherwise
        value = self.best(table, neighbour, card)
        if value > otherwise:
            return value
        return otherwise

    # --- leaving the round --------------------------------------------------------------------------------------------

    def leave(self, table: SamuraiSpirit, place: i64) -> float:
        """What passing is worth: no penalty any more, but others must carry the rest, and what is open stays so."""
        if self.active <= 1:
            return self.covered[place] - self._flood(table)
        room = float(table.kiai_value(place) - table.sums[place])
        cost = OUT + OUT_ROOM * room * self.pressure
        for symbol in range(i64(3)):
            if table.left[place * 3 + symbol] == NONE:
                cost += OUT_SYMBOL * self.symbols[place * 3 + symbol]
        return self.covered[place] - cost

    def _flood(self, table: SamuraiSpirit) -> float:
        """The last one passes: everything left storms the village."""
        blows = float(table.pile) * FLAMES[table.round]
        bears = float(table.barricades + table.farms) - 0.5 - float(table.breach) * FLAMES[table.round]
        cost = blows * self.barricade
        if blows > bears:
            cost += (blows - bears) * 3.0
        return cost


def _strengths(table: SamuraiSpirit, place: i64) -> i64:
    """The strengths in a line, as a bit set."""
    bits: i64 = 0
    one: i64 = 1
    card = table.first[place]
    while card != NONE:
        bits |= one << STRENGTH[card]
        card = table.next[card]
    return bits
