"""Who will take each figure, and what a figure of each caste is still worth. Hot.

A figure is a race: a lead in influence counts, so do the tiles left to defend it, and where one land hex is open,
whoever is next. Figures of a caste that is decided are worth nothing; those of a close one win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import buffer, floats
from tatami.games.samurai.data import (
    BESIDE,
    CASTES,
    EXCHANGE,
    INFLUENCE,
    KINDS,
    LANDS,
    MAX_SEATS,
    MOVE,
    SETTLEMENTS,
    SETTLEMENTS_IN_PLAY,
    SIDES,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY

BOARD_TILES: Final = MAX_SEATS * KINDS
OWNER: Final[vec[i64]] = vec[i64]([tile // KINDS for tile in range(BOARD_TILES)])
REACH: Final[vec[i64]] = vec[i64](
    [INFLUENCE[caste * KINDS + tile % KINDS] for tile in range(BOARD_TILES) for caste in range(CASTES)]
)
"""REACH[tile * 3 + caste]: what a tile on the board counts for a figure of that caste."""

# --- who will take a figure -------------------------------------------------------------------------------------------

SIXTEENTHS: Final = 96
"""Odds are counted in sixteenths of a logit; six logits ahead, a race is won."""
ODDS: Final[vec[float]] = vec[float](
    [1.0 / (1.0 + math.exp(-step / 16)) for step in range(-SIXTEENTHS, SIXTEENTHS + 1)]
)
POINT: Final = 8
"""What a point of influence ahead counts, in sixteenths. A point more in hand and stack counts one."""
TEMPO: Final[vec[i64]] = vec[i64]([16, 11, 8, 6, 4, 3, 2, 2, 1, 1, 1])
FAR: Final = 10
"""What it counts to be next where one land hex is open, by how far the lead is from none."""

MANY: Final = 7
TAKEN_SHARES: Final = (
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
    (0.67, 0.67, 0.81, 0.88, 0.91, 0.94, 0.97, 0.98),
    (0.41, 0.41, 0.67, 0.79, 0.85, 0.88, 0.90, 0.93),
    (0.24, 0.24, 0.53, 0.70, 0.78, 0.81, 0.85, 0.85),
    (0.16, 0.16, 0.43, 0.62, 0.70, 0.76, 0.76, 0.76),
    (0.40, 0.40, 0.60, 0.75, 0.85, 0.89, 0.90, 0.90),
    (0.50, 0.50, 0.80, 0.90, 0.95, 1.00, 1.00, 1.00),
)
TAKEN: Final[vec[float]] = vec[float]([share for shares in TAKEN_SHARES for share in shares])
"""TAKEN[open land hexes * 8 + figures left of the rarest caste]: how often a figure is taken before the game ends.

Like the odds, measured in 500 games of two players between bots that counted influence.
"""

# --- what is worth keeping, and how sure one may be -------------------------------------------------------------------

MOVE_KEPT: Final = 0.25
EXCHANGE_KEPT: Final = 0.5
"""What the move and the exchange are worth while they are not played, in figures of every caste (measured as above)."""
COMMON: Final = 0.2
"""What a figure counts for the other castes too: it breaks ties, and it forces the others to answer."""
DOUBT: Final = 0.13
SHARP: Final = 1.95
"""A lead of so many figures, over the root of its spread, is a lead in the end; some doubt is always left."""


@final
class Races:
    """The races for all figures in one position: `survey` counts them, `expect` sums them up, `weigh` looks at them as
    one seat does. What they find stays in these tables until the next position."""

    def __init__(self) -> None:
        self.influence = buffer(SETTLEMENTS * CASTES * MAX_SEATS)
        """influence[(settlement * 3 + caste) * 4 + seat]"""
        self.open = buffer(SETTLEMENTS)
        """Empty land hexes beside a settlement."""
        self.rarest: i64 = 0
        """Figures left of the rarest caste: how near the end is."""
        self.rest = buffer(MAX_SEATS * CASTES)
        """The influence each seat has left for each caste, in hand and stack."""
        self.backing = buffer(MAX_SEATS * CASTES)
        """How much more that is than the others have left, on average."""
        self.chance = floats(MAX_SEATS)
        self.mean = floats(MAX_SEATS * CASTES)
        """The figures each seat may expect to end with."""
        self.spread = floats(CASTES)
        """How far from that it may come."""
        self.leads = floats(MAX_SEATS * CASTES)
        """The chance of each seat to lead a caste."""
        self.weight = floats(CASTES)
        """What a figure of a caste adds to the mover's chance to win."""

    def survey(self, table: Samurai) -> None:
        """Influence of every seat and open land around every settlement that holds figures, and what is left."""
        castles: i64 = 0
        buddhas: i64 = 0
        rice: i64 = 0
        for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
            here = table.figures[settlement]
            if here:
                castles += here & 1
                buddhas += (here >> 1) & 1
                rice += here >> 2
                self.survey_around(table, settlement)
        self.rarest = castles
        if buddhas < self.rarest:
            self.rarest = buddhas
        if rice < self.rarest:
            self.rarest = rice
        if self.rarest > MANY:
            self.rarest = MANY
        self.compare_rests(table)

    def survey_around(self, table: Samurai, settlement: i64) -> None:
        """Influence of every seat on a settlement, and the open land around it."""
        tiles = table.tiles
        influence = self.influence
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

    def compare_rests(self, table: Samurai) -> None:
        """What each seat has left for each caste, and how much more that is than the others have."""
        seats = table.seats
        for seat in range(seats):
            self.count_rest(table.left[seat], seat * CASTES)
        for caste in range(i64(CASTES)):
            total: i64 = 0
            for seat in range(seats):
                total += self.rest[seat * CASTES + caste]
            for seat in range(seats):
                mine = self.rest[seat * CASTES + caste]
                self.backing[seat * CASTES + caste] = mine - (total - mine) // (seats - 1)

    def count_rest(self, bag: i64, base: i64) -> None:
        """The influence of a bag of tiles on each caste."""
        rest = self.rest
        rest[base] = 2 * (bag & 3) + 3 * ((bag >> 2) & 3) + 4 * ((bag >> 4) & 3)
        bag >>= 6
        rest[base + 1] = 2 * (bag & 3) + 3 * ((bag >> 2) & 3) + 4 * ((bag >> 4) & 3)
        bag >>= 6
        rest[base + 2] = 2 * (bag & 3) + 3 * ((bag >> 2) & 3) + 4 * ((bag >> 4) & 3)
        bag >>= 6
        general = (bag & 3) + 2 * ((bag >> 2) & 3) + 3 * ((bag >> 4) & 3)
        bag >>= 6
        general += (bag & 3) + ((bag >> 2) & 3) + 2 * ((bag >> 4) & 3)
        rest[base] += general
        rest[base + 1] += general
        rest[base + 2] += general

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
        pairs = 2.0 / float(seats - 1)
        for caste in range(i64(CASTES)):
            self.spread[caste] = DOUBT
            for seat in range(seats):
                mean[seat * CASTES + caste] = float(table.captured[caste * seats + seat])
        for settlement in range(SETTLEMENTS_IN_PLAY[seats]):
            here = figures[settlement]
            if here == 0:
                continue
            gaps = self.open[settlement]
            taken = TAKEN[gaps * (MANY + 1) + self.rarest]
            for caste in range(i64(CASTES)):
                if not (here >> caste) & 1:
                    continue
                total = 0.0
                for seat in range(seats):
                    lead = self.ahead(settlement * CASTES + caste, seat, seats)
                    chance = odds(lead, gaps, self.backing[seat * CASTES + caste], seat == mover)
                    self.chance[seat] = chance
                    total += chance
                scale = taken
                if total > 1.0:
                    scale /= total
                for seat in range(seats):
                    chance = self.chance[seat] * scale
                    mean[seat * CASTES + caste] += chance
                    self.spread[caste] += pairs * chance * (1.0 - chance)
        for seat in range(seats):
            extra = 0.0
            if (table.left[seat] >> (2 * MOVE)) & 3:
                extra += MOVE_KEPT
            if (table.left[seat] >> (2 * EXCHANGE)) & 3:
                extra += EXCHANGE_KEPT
            extra += COMMON * (mean[seat * CASTES] + mean[seat * CASTES + 1] + mean[seat * CASTES + 2])
            for place in range(seat * CASTES, seat * CASTES + CASTES):
                mean[place] += extra
        self.expect_leads(seats)

    def expect_leads(self, seats: i64) -> None:
        """How likely each seat is to lead each caste."""
        mean = self.mean
        for caste in range(i64(CASTES)):
            scale = SHARP / math.sqrt(self.spread[caste])
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
        total = 0.0
        for caste in range(i64(CASTES)):
            chance = self.leads[base + caste]
            one = self.leads[base + (caste + 1) % CASTES]
            two = self.leads[base + (caste + 2) % CASTES]
            pivot = one + two - 2.0 * one * two
            weight = 0.002 + pivot * chance * (1.0 - chance) * SHARP / math.sqrt(self.spread[caste])
            self.weight[caste] = weight
            total += weight
        for caste in range(i64(CASTES)):
            self.weight[caste] += COMMON * total

    # --- what they promise --------------------------------------------------------------------------------------------

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


def odds(lead: i64, gaps: i64, backing: i64, moves: bool) -> float:
    """The chance to win the race for a figure: by the lead in influence, what is left to back it, and who is next."""
    if gaps == 0:
        return 1.0 if lead > 0 else 0.0
    place = POINT * lead + backing
    if gaps == 1:
        far = lead if lead > 0 else -lead
        if far <= FAR:
            if moves:
                place += TEMPO[far]
            else:
                place -= TEMPO[far]
    if place > SIXTEENTHS:
        place = SIXTEENTHS
    elif place < -SIXTEENTHS:
        place = -SIXTEENTHS
    return ODDS[place + SIXTEENTHS]
