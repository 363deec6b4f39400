"""What a good player of Samurai knows.

Three questions decide a game: who will take each figure, what is a figure of each caste still worth, and which tile
laid where changes that most. A figure is a race: the lead in influence weighs more the fewer land hexes are open, and
with one open it is nearly the mover's. Figures of a caste that is decided are worth nothing; those of a close one win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.craft import Craft
from tatami.bots.levels import Level
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State, buffer, floats
from tatami.games.samurai import actions
from tatami.games.samurai.data import (
    BESIDE,
    CASTES,
    EXCHANGE,
    FIRST_SETTLEMENT,
    INFLUENCE,
    KINDS,
    LAND_IN_PLAY,
    LANDS,
    MAX_SEATS,
    MOVE,
    RONIN,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SHIP_1,
    SIDES,
    STRENGTHS,
    TILE_COUNTS,
    TOUCHED,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.state import EMPTY, HANDS, LAY, LIFT, NONE, ONE, OTHER, OVER, SHIFT, TURN

BOARD_TILES: Final = MAX_SEATS * KINDS
OWNER: Final[vec[i64]] = vec[i64]([tile // KINDS for tile in range(BOARD_TILES)])
REACH: Final[vec[i64]] = vec[i64](
    [INFLUENCE[caste * KINDS + tile % KINDS] for tile in range(BOARD_TILES) for caste in range(CASTES)]
)
"""REACH[tile * 3 + caste]: what a tile on the board counts for a figure of that caste."""

MOST_TOUCHED: Final = 4
NEXT_TO: Final[vec[i64]] = vec[i64](
    [
        number
        for touched in TOUCHED[:FIRST_SETTLEMENT]
        for number in (list(touched) + [NONE] * MOST_TOUCHED)[:MOST_TOUCHED]
    ]
)
"""NEXT_TO[hex * 4 + i]: the settlements that a land or sea hex touches, then NONE."""

# --- who will take a figure -------------------------------------------------------------------------------------------

WIDEST: Final = 8
"""Leads beyond this are all alike."""
LEADS: Final = 2 * WIDEST + 1


def _fates() -> list[float]:
    steep = (0.0, 0.9, 0.55, 0.4, 0.32, 0.27, 0.24)
    tempo = (0.0, 1.5, 0.5, 0.5, 0.4, 0.4, 0.4)
    taken = (1.0, 0.9, 0.85, 0.8, 0.7, 0.65, 0.6)
    found: list[float] = []
    for moves in (-1, 1):
        for open in range(SIDES + 1):
            for lead in range(-WIDEST, WIDEST + 1):
                if open == 0:
                    found.append(1.0 if lead > 0 else 0.0)
                else:
                    found.append(taken[open] / (1.0 + math.exp(-steep[open] * (lead + moves * tempo[open]))))
    return found


FATES: Final[vec[float]] = vec[float](_fates())
"""FATES[(moves next * 7 + open land hexes) * 17 + lead + 8]: the chance to take a figure."""


@final
class Strategist(Expert):
    """A player who counts influence."""

    def __init__(self, turns: int = 0, temper: float = 0.03, noise: float = 0.02, hold: float = 0.01, spare: float = 0.05) -> None:
        self.turns: i64 = turns
        """How many turns to play on before judging."""
        self.temper = temper
        self.noise = noise
        self.hold = hold
        self.spare = spare
        self.influence = buffer(SETTLEMENTS * CASTES * MAX_SEATS)
        """influence[(settlement * 3 + caste) * 4 + seat]"""
        self.open = buffer(SETTLEMENTS)
        self.lead = buffer(SETTLEMENTS * CASTES)
        """What the mover's influence is ahead of the best of the others."""
        self.mean = floats(MAX_SEATS * CASTES)
        """The figures each seat may expect to end with."""
        self.spread = floats(CASTES)
        self.leads = floats(MAX_SEATS * CASTES)
        """The chance to lead a caste."""
        self.weight = floats(CASTES)
        """What a figure of a caste adds to the mover's chance to win."""
        self.gain = floats(SETTLEMENTS * KINDS)
        self.worth = floats(KINDS)
        self.target = buffer(KINDS)
        self.legal = buffer(128)
        self.likely = floats(128)

    def horizon(self) -> i64:
        return 1

    # --- the state of the races ---------------------------------------------------------------------------------------

    def survey(self, table: Samurai) -> None:
        """Influence of every seat and open land, around every settlement that holds figures."""
        tiles = table.tiles
        figures = table.figures
        influence = self.influence
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            if figures[settlement] == 0:
                continue
            base = settlement * (CASTES * MAX_SEATS)
            for place in range(base, base + CASTES * MAX_SEATS):
                influence[place] = 0
            gaps: i64 = 0
            for side in range(settlement * SIDES, settlement * SIDES + SIDES):
                number = BESIDE[side]
                tile = tiles[number]
                if tile == EMPTY:
                    if number < LANDS:
                        gaps += 1
                else:
                    place = base + OWNER[tile]
                    influence[place] += REACH[tile * CASTES]
                    influence[place + MAX_SEATS] += REACH[tile * CASTES + 1]
                    influence[place + 2 * MAX_SEATS] += REACH[tile * CASTES + 2]
            self.open[settlement] = gaps

    def ahead(self, figure: i64, seat: i64, seats: i64) -> i64:
        """How far a seat's influence is ahead of the best of the others, on a figure (settlement * 3 + caste)."""
        base = figure * MAX_SEATS
        best: i64 = 0
        for other in range(seats):
            if other != seat and self.influence[base + other] > best:
                best = self.influence[base + other]
        return self.influence[base + seat] - best

    def expect(self, table: Samurai, mover: i64) -> None:
        """How many figures everyone may expect, and how likely each is to lead each caste. Needs `survey`."""
        seats = table.seats
        figures = table.figures
        mean = self.mean
        for caste in range(i64(CASTES)):
            self.spread[caste] = 0.3
            for seat in range(seats):
                mean[seat * CASTES + caste] = float(table.captured[seat * CASTES + caste])
        for settlement in range(SETTLEMENTS_IN_PLAY[seats]):
            here = figures[settlement]
            if here == 0:
                continue
            gaps = self.open[settlement]
            for caste in range(i64(CASTES)):
                if (here >> caste) & 1:
                    for seat in range(seats):
                        chance = fate(self.ahead(settlement * CASTES + caste, seat, seats), gaps, seat == mover)
                        if seats > 2:
                            chance *= 0.9
                        mean[seat * CASTES + caste] += chance
                        self.spread[caste] += chance * (1.0 - chance)
        for seat in range(seats):
            bag = table.left[seat]
            kind: i64 = 0
            spare = self.spare
            while bag:
                number = bag & 3
                if number:
                    worth = spare * float(number * STRENGTH[kind])
                    if kind < 9:
                        mean[seat * CASTES + kind // 3] += worth
                    else:
                        mean[seat * CASTES] += worth
                        mean[seat * CASTES + 1] += worth
                        mean[seat * CASTES + 2] += worth
                bag >>= 2
                kind += 1
        for caste in range(i64(CASTES)):
            scale = 1.7 / math.sqrt(self.spread[caste])
            total = 0.0
            for seat in range(seats):
                chance = 1.0
                for other in range(seats):
                    if other != seat:
                        gap = mean[seat * CASTES + caste] - mean[other * CASTES + caste]
                        chance /= 1.0 + math.exp(-scale * gap)
                self.leads[seat * CASTES + caste] = chance
                total += chance
            for seat in range(seats):
                self.leads[seat * CASTES + caste] /= total

    def weigh(self, seat: i64) -> None:
        """What one more figure of each caste adds to the chance of `seat` to win. Needs `expect`."""
        base = seat * CASTES
        for caste in range(i64(CASTES)):
            chance = self.leads[base + caste]
            one = self.leads[base + (caste + 1) % CASTES]
            two = self.leads[base + (caste + 2) % CASTES]
            pivot = one + two - 2.0 * one * two
            self.weight[caste] = 0.005 + pivot * chance * (1.0 - chance) * 1.7 / math.sqrt(self.spread[caste])

    # --- what a position is worth -------------------------------------------------------------------------------------

    def judge(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < TURN:
            self.judge_founding(table, out)
            return
        while table.stage >= TURN and table.stage <= OTHER and (table.stage != TURN or table.played):
            self.play_part(table, None)
        if table.stage == OVER:
            table.returns_into(out)
            return
        mover = table.turn
        if table.stage != TURN:
            mover = (mover + 1) % table.seats
        self.survey(table)
        self.expect(table, mover)
        self.promise(table.seats, out)

    def judge_founding(self, table: Samurai, out: vec[float]) -> None:
        for seat in range(table.seats):
            out[seat] = 1.0 / float(table.seats)

    def promise(self, seats: i64, out: vec[float]) -> None:
        """The chance to win, from the chances to lead the castes: two leads win, else the other figures count."""
        leads = self.leads
        for seat in range(seats):
            out[seat] = 0.0
        for first in range(seats):
            for second in range(seats):
                both = leads[first * CASTES] * leads[second * CASTES + 1]
                for third in range(seats):
                    chance = both * leads[third * CASTES + 2]
                    if first == second or first == third:
                        out[first] += chance
                    elif second == third:
                        out[second] += chance
                    else:
                        self.compare(first, second, third, chance, out)

    def compare(self, first: i64, second: i64, third: i64, chance: float, out: vec[float]) -> None:
        """Three leaders of one caste each: the most figures of the other castes win (R6.3)."""
        mean = self.mean
        one = math.exp(mean[first * CASTES + 1] + mean[first * CASTES + 2])
        two = math.exp(mean[second * CASTES] + mean[second * CASTES + 2])
        three = math.exp(mean[third * CASTES] + mean[third * CASTES + 1])
        total = one + two + three
        out[first] += chance * one / total
        out[second] += chance * two / total
        out[third] += chance * three / total

    # --- what to play -------------------------------------------------------------------------------------------------

    def study(self, table: Samurai, seat: i64) -> None:
        """The races, the weights and the leads, as `seat` needs them for its turn."""
        seats = table.seats
        self.survey(table)
        self.expect(table, seat)
        self.weigh(seat)
        for settlement in range(SETTLEMENTS_IN_PLAY[seats]):
            if table.figures[settlement]:
                for figure in range(settlement * CASTES, settlement * CASTES + CASTES):
                    self.lead[figure] = self.ahead(figure, seat, seats)

    def measure(self, table: Samurai, kind: i64) -> None:
        """What a tile of this kind gains beside each settlement. Needs `study`."""
        filled: i64 = 0 if kind >= SHIP_1 else 1
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            here = table.figures[settlement]
            if here == 0:
                continue
            gaps = self.open[settlement]
            if gaps == 0:
                filled = 0
            gain = 0.0
            for caste in range(i64(CASTES)):
                if (here >> caste) & 1:
                    lead = self.lead[settlement * CASTES + caste]
                    more = lead + REACH[kind * CASTES + caste]
                    gain += self.weight[caste] * (fate(more, gaps - filled, False) - fate(lead, gaps, False))
            self.gain[settlement * KINDS + kind] = gain
            filled = 0 if kind >= SHIP_1 else 1

    def gains(self, table: Samurai, kind: i64, number: i64) -> float:
        """What a tile of this kind gains on a hex. Needs `measure`."""
        total = 0.0
        for place in range(number * MOST_TOUCHED, number * MOST_TOUCHED + MOST_TOUCHED):
            settlement = NEXT_TO[place]
            if settlement == NONE:
                break
            if table.figures[settlement]:
                total += self.gain[settlement * KINDS + kind]
        return total

    def loses(self, table: Samurai, number: i64) -> float:
        """What taking the own tile from a hex loses. Needs `study`."""
        kind = table.tiles[number] % KINDS
        total = 0.0
        for place in range(number * MOST_TOUCHED, number * MOST_TOUCHED + MOST_TOUCHED):
            settlement = NEXT_TO[place]
            if settlement == NONE:
                break
            here = table.figures[settlement]
            if here:
                gaps = self.open[settlement]
                for caste in range(i64(CASTES)):
                    if (here >> caste) & 1:
                        lead = self.lead[settlement * CASTES + caste]
                        less = lead - REACH[kind * CASTES + caste]
                        total += self.weight[caste] * (fate(lead, gaps, False) - fate(less, gaps, False))
        return total

    def swaps(self, one: i64, other: i64) -> float:
        """What the exchange of two figures (settlement * 3 + caste) gains. Needs `study`."""
        caste = one % CASTES
        second = other % CASTES
        here = one // CASTES
        there = other // CASTES
        moved = fate(self.lead[there * CASTES + caste], self.open[there], False)
        stayed = fate(self.lead[one], self.open[here], False)
        came = fate(self.lead[here * CASTES + second], self.open[here], False)
        went = fate(self.lead[other], self.open[there], False)
        return self.weight[caste] * (moved - stayed) + self.weight[second] * (came - went)

    def best_swap(self, table: Samurai, one: i64) -> float:
        """The best exchange for one figure."""
        caste = one % CASTES
        here = table.figures[one // CASTES]
        best = -1.0
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            there = table.figures[settlement]
            if there == 0 or (there >> caste) & 1:
                continue
            for other in range(i64(CASTES)):
                if (there >> other) & 1 and not (here >> other) & 1:
                    gain = self.swaps(one, settlement * CASTES + other)
                    if gain > best:
                        best = gain
        return best

    def appraise(self, table: Samurai, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        """What every legal action gains for `seat`, in chances to win. Needs `study`."""
        stage = table.stage
        if stage == TURN:
            for index in range(count):
                action = legal[index]
                if action == actions.END:
                    out[index] = 0.0
                else:
                    out[index] = self.best_use(table, seat, action - actions.TILE)
        elif stage == LAY or stage == SHIFT:
            kind = table.taken
            if stage == SHIFT:
                kind = table.tiles[table.source] % KINDS
            self.measure(table, kind)
            for index in range(count):
                out[index] = self.gains(table, kind, legal[index] - actions.HEX)
        elif stage == LIFT:
            for index in range(count):
                number = legal[index] - actions.HEX
                out[index] = self.best_spot(table, table.tiles[number] % KINDS) - self.loses(table, number)
        elif stage == ONE:
            for index in range(count):
                out[index] = self.best_swap(table, legal[index] - actions.FIGURE)
        else:
            for index in range(count):
                out[index] = self.swaps(table.source, legal[index] - actions.FIGURE)

    def best_use(self, table: Samurai, seat: i64, kind: i64) -> float:
        """What a tile gains where it gains most, less what it is worth to keep."""
        best = -1.0
        if kind == MOVE:
            for number in range(LAND_IN_PLAY[table.seats]):
                if table.movable(seat, number):
                    gain = self.best_spot(table, table.tiles[number] % KINDS) - self.loses(table, number)
                    if gain > best:
                        best = gain
            return best - self.hold
        if kind == EXCHANGE:
            for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
                here = table.figures[settlement]
                for caste in range(i64(CASTES)):
                    if (here >> caste) & 1:
                        gain = self.best_swap(table, settlement * CASTES + caste)
                        if gain > best:
                            best = gain
            return best - self.hold
        best = self.best_spot(table, kind)
        if kind >= RONIN:
            best -= self.hold
        return best

    def best_spot(self, table: Samurai, kind: i64) -> float:
        """What a tile of this kind gains on its best hex."""
        self.measure(table, kind)
        best = -1.0
        if kind >= SHIP_1:
            for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
                if table.figures[settlement]:
                    gain = self.gain[settlement * KINDS + kind]
                    if gain > best:
                        for side in range(settlement * SIDES, settlement * SIDES + SIDES):
                            number = BESIDE[side]
                            if number >= LANDS and table.tiles[number] == EMPTY:
                                best = gain
            return best
        free = table.free
        number = 0
        while free:
            if free & 1:
                gain = self.gains(table, kind, number)
                if gain > best:
                    best = gain
            free >>= 1
            number += 1
        return best

    def prefer(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < TURN:
            return False
        self.study(table, seat)
        self.appraise(table, seat, legal, count, out)
        best = -9.0
        for index in range(count):
            if out[index] > best:
                best = out[index]
        total = 0.0
        for index in range(count):
            out[index] = math.exp((out[index] - best) / self.temper)
            total += out[index]
        for index in range(count):
            out[index] /= total
        return True

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < TURN:
            return rng.below(count)
        self.study(table, seat)
        self.appraise(table, seat, legal, count, self.likely)
        return self.most(count, rng)

    def most(self, count: i64, rng: Rng | None) -> i64:
        best: i64 = 0
        highest = -9.0
        for index in range(count):
            value = self.likely[index]
            if rng is not None:
                value += self.noise * rng.fraction()
            if value > highest:
                highest = value
                best = index
        return best

    def play_part(self, table: Samurai, rng: Rng | None) -> None:
        """Play the next part of the turn as it seems best."""
        seat = table.turn
        count = table.legal_into(seat, self.legal)
        index: i64 = 0
        if count > 1:
            self.study(table, seat)
            self.appraise(table, seat, self.legal, count, self.likely)
            index = self.most(count, rng)
        table.apply(seat, self.legal[index], None)


def fate(lead: i64, gaps: i64, moves: bool) -> float:
    """The chance to take a figure with this lead in influence, with so many land hexes open beside it."""
    if lead > WIDEST:
        lead = WIDEST
    elif lead < -WIDEST:
        lead = -WIDEST
    place = gaps * LEADS + lead + WIDEST
    if moves:
        place += (SIDES + 1) * LEADS
    return FATES[place]


STRENGTH: Final[vec[i64]] = vec[i64]([strength for strength in STRENGTHS])

CRAFT: Final = Craft(Strategist(), explore=0.3)
