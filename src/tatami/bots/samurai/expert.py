"""How a good player of Samurai looks at the board. Hot.

Three questions decide a game: who will take each figure, what is a figure of each caste still worth (`races.py`), and
which tile laid where changes that most. Tiles are worth keeping for races to come, the exchange and the move most of
all.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.samurai.races import DOUBT, EXCHANGE_KEPT, MANY, MOVE_KEPT, REACH, TAKEN, Races, odds
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State, buffer, floats
from tatami.games.samurai import actions, bars, move, stage
from tatami.games.samurai.data import (
    BESIDE,
    CASTES,
    EXCHANGE,
    FIRST_SETTLEMENT,
    KINDS,
    LAND_IN_PLAY,
    LANDS,
    MOVE,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SHIP_1,
    SIDES,
    TOUCHED,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY, NONE

MOST_TOUCHED: Final = 2
NEXT_TO: Final[vec[i64]] = vec[i64](
    [
        number
        for touched in TOUCHED[:FIRST_SETTLEMENT]
        for number in (list(touched) + [NONE] * MOST_TOUCHED)[:MOST_TOUCHED]
    ]
)
"""NEXT_TO[hex * 2 + i]: the settlements that a land or sea hex touches, then NONE."""

PRIOR_TEMPERATURE: Final = 0.03
"""Gains this much smaller than the best, in chances to win, are looked at about a third as often."""


@final
class SamuraiExpert(Expert):
    """A player who counts influence. The methods work on one study of one position, which stays until the next."""

    def __init__(self) -> None:
        self.races = Races()
        self.lead = buffer(SETTLEMENTS * CASTES)
        """How far the mover's influence is ahead of the best of the others."""
        self.behind = buffer(CASTES)
        """The mover's backing."""
        self.gain = floats(SETTLEMENTS)
        """What the tile in question gains beside each settlement."""
        self.legal = buffer(128)
        self.worth = floats(128)

    def horizon(self) -> i64:
        return 1

    # --- what a position is worth -------------------------------------------------------------------------------------

    def judge(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < stage.TURN:
            for seat in range(table.seats):
                out[seat] = 1.0 / float(table.seats)
            return
        self.finish_turn(table)
        if table.stage == stage.OVER:
            table.returns_into(out)
            return
        mover = table.turn
        if table.stage != stage.TURN:
            mover = (mover + 1) % table.seats
        self.races.survey(table)
        self.races.expect(table, mover)
        self.races.promise(table.seats, out)

    # --- what to play -------------------------------------------------------------------------------------------------

    def study(self, table: Samurai, seat: i64) -> None:
        """The races, the weights and the leads, as `seat` needs them for its turn."""
        seats = table.seats
        self.races.survey(table)
        self.races.expect(table, seat)
        self.races.weigh(seat)
        for settlement in range(SETTLEMENTS_IN_PLAY[seats]):
            if table.figures[settlement]:
                for figure in range(settlement * CASTES, settlement * CASTES + CASTES):
                    self.lead[figure] = self.races.ahead(figure, seat, seats)
        for caste in range(i64(CASTES)):
            self.behind[caste] = self.races.backing[seat * CASTES + caste]

    def fate(self, lead: i64, gaps: i64, caste: i64) -> float:
        """How much more of a figure the mover may expect than its rival, when the turn is over. Needs `study`."""
        if gaps == 0:
            if lead == 0:
                return 0.0
            return 1.0 if lead > 0 else -1.0
        share = odds(lead, gaps, self.behind[caste], False)
        return TAKEN[gaps * (MANY + 1) + self.races.rarest] * (2.0 * share - 1.0)

    def measure(self, table: Samurai, kind: i64) -> None:
        """What a tile of this kind gains beside each settlement. Needs `study`."""
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            here = table.figures[settlement]
            if here == 0:
                continue
            gaps = self.races.open[settlement]
            after = gaps
            if kind < SHIP_1 and gaps > 0:
                after = gaps - 1
            gain = 0.0
            for caste in range(i64(CASTES)):
                if (here >> caste) & 1:
                    lead = self.lead[settlement * CASTES + caste]
                    more = lead + REACH[kind * CASTES + caste]
                    gain += self.races.weight[caste] * (self.fate(more, after, caste) - self.fate(lead, gaps, caste))
            self.gain[settlement] = gain

    def cost(self, seats: i64, kind: i64) -> float:
        """What a tile would still be worth if it were kept: influence in the races to come. Needs `study`."""
        if kind == MOVE:
            return MOVE_KEPT * (self.races.weight[0] + self.races.weight[1] + self.races.weight[2])
        if kind == EXCHANGE:
            return EXCHANGE_KEPT * (self.races.weight[0] + self.races.weight[1] + self.races.weight[2])
        total = 0.0
        for caste in range(i64(CASTES)):
            undecided = (self.races.spread[caste] - DOUBT) * float(seats - 1) / 2.0
            total += self.races.weight[caste] * undecided * float(REACH[kind * CASTES + caste])
        return total / 16.0

    def gains(self, table: Samurai, number: i64) -> float:
        """What the measured tile gains on a hex. Needs `measure`."""
        total = 0.0
        for place in range(number * MOST_TOUCHED, number * MOST_TOUCHED + MOST_TOUCHED):
            settlement = NEXT_TO[place]
            if settlement == NONE:
                break
            if table.figures[settlement]:
                total += self.gain[settlement]
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
                gaps = self.races.open[settlement]
                for caste in range(i64(CASTES)):
                    if (here >> caste) & 1:
                        lead = self.lead[settlement * CASTES + caste]
                        less = lead - REACH[kind * CASTES + caste]
                        total += self.races.weight[caste] * (
                            self.fate(lead, gaps, caste) - self.fate(less, gaps, caste)
                        )
        return total

    def swaps(self, one: i64, other: i64) -> float:
        """What the exchange of two figures (settlement * 3 + caste) gains. Needs `study`."""
        caste = one % CASTES
        second = other % CASTES
        here = one // CASTES
        there = other // CASTES
        moved = self.fate(self.lead[there * CASTES + caste], self.races.open[there], caste)
        stayed = self.fate(self.lead[one], self.races.open[here], caste)
        came = self.fate(self.lead[here * CASTES + second], self.races.open[here], second)
        went = self.fate(self.lead[other], self.races.open[there], second)
        return self.races.weight[caste] * (moved - stayed) + self.races.weight[second] * (came - went)

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
        now = table.stage
        if now == stage.TURN:
            for index in range(count):
                action = legal[index]
                if action == actions.END:
                    out[index] = 0.0
                else:
                    out[index] = self.best_use(table, seat, action - actions.TILE)
        elif now == stage.LAY or now == stage.SHIFT:
            kind = table.tile
            if now == stage.SHIFT:
                kind = table.tiles[table.lifted] % KINDS
            self.measure(table, kind)
            for index in range(count):
                out[index] = self.gains(table, legal[index] - actions.HEX)
        elif now == stage.LIFT:
            for index in range(count):
                out[index] = self.moves(table, legal[index] - actions.HEX)
        elif now == stage.ONE:
            for index in range(count):
                out[index] = self.best_swap(table, legal[index] - actions.FIGURE)
        else:
            for index in range(count):
                out[index] = self.swaps(table.named, legal[index] - actions.FIGURE)

    def best_use(self, table: Samurai, seat: i64, kind: i64) -> float:
        """What a tile gains where it gains most, less what it is worth to keep."""
        if kind == MOVE:
            best = self.best_move(table, seat)
        elif kind == EXCHANGE:
            best = self.best_exchange(table)
        else:
            best = self.best_spot(table, kind)
        return best - self.cost(table.seats, kind)

    def best_move(self, table: Samurai, seat: i64) -> float:
        """What moving one of the seat's own tiles gains at best."""
        best = -1.0
        for number in range(LAND_IN_PLAY[table.seats]):
            if move.lift_bar(table, seat, number) == bars.FINE:
                gain = self.moves(table, number)
                if gain > best:
                    best = gain
        return best

    def moves(self, table: Samurai, number: i64) -> float:
        """What moving the own tile from a hex to its best one gains."""
        return self.best_spot(table, table.tiles[number] % KINDS) - self.loses(table, number)

    def best_exchange(self, table: Samurai) -> float:
        """What exchanging any two figures gains at best."""
        best = -1.0
        for figure in range(SETTLEMENTS_IN_PLAY[table.seats] * CASTES):
            if (table.figures[figure // CASTES] >> (figure % CASTES)) & 1:
                gain = self.best_swap(table, figure)
                if gain > best:
                    best = gain
        return best

    def best_spot(self, table: Samurai, kind: i64) -> float:
        """What a tile of this kind gains on its best hex."""
        self.measure(table, kind)
        if kind >= SHIP_1:
            return self.best_sea(table)
        best = -1.0
        free = table.free
        number = 0
        while free:
            if free & 1:
                gain = self.gains(table, number)
                if gain > best:
                    best = gain
            free >>= 1
            number += 1
        return best

    def best_sea(self, table: Samurai) -> float:
        """What the measured ship gains on its best sea hex. Needs `measure`."""
        best = -1.0
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            if table.figures[settlement] and self.gain[settlement] > best and _has_free_sea(table, settlement):
                best = self.gain[settlement]
        return best

    def prefer(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> bool:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < stage.TURN:
            return False
        self.study(table, seat)
        self.appraise(table, seat, legal, count, out)
        best = -9.0
        for index in range(count):
            if out[index] > best:
                best = out[index]
        total = 0.0
        for index in range(count):
            out[index] = math.exp((out[index] - best) / PRIOR_TEMPERATURE)
            total += out[index]
        for index in range(count):
            out[index] /= total
        return True

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        assert isinstance(state, Samurai)
        table = state
        if table.stage < stage.TURN:
            return rng.below(count)
        return self.best(table, seat, legal, count)

    def best(self, table: Samurai, seat: i64, legal: vec[i64], count: i64) -> i64:
        """The index of the legal action that gains most."""
        self.study(table, seat)
        self.appraise(table, seat, legal, count, self.worth)
        best: i64 = 0
        for index in range(count):
            if self.worth[index] > self.worth[best]:
                best = index
        return best

    def finish_turn(self, table: Samurai) -> None:
        """Play what is left of the turn as it seems best."""
        seat = table.turn
        while table.stage >= stage.TURN and table.stage <= stage.OTHER and (table.stage != stage.TURN or table.played):
            count = table.legal_into(seat, self.legal)
            index: i64 = 0
            if count > 1:
                index = self.best(table, seat, self.legal, count)
            table.apply(seat, self.legal[index], None)


def _has_free_sea(table: Samurai, settlement: i64) -> bool:
    """Whether a ship can be laid beside a settlement."""
    for side in range(settlement * SIDES, settlement * SIDES + SIDES):
        number = BESIDE[side]
        if number >= LANDS and table.tiles[number] == EMPTY:
            return True
    return False
