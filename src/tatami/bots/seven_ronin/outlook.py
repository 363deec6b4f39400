"""A village of 7 Ronin in mind: how the round would end if nothing more were done, and what that is worth.

Worth is measured in the Attacker's favour, as the logarithm of odds, and asked for at the start of a planning phase.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.seven_ronin.features import (
    ALIVE,
    BAND_SQUARED,
    BIAS,
    CONQUESTS,
    CONQUESTS_SQUARED,
    FEATURES,
    GAPS,
    HELD,
    LATE,
    MUSTERED,
    MUTED,
    OCCUPIED,
    RESERVE,
    RESERVE_ROOM,
    RESERVE_SQUARED,
    ROOM,
    ROOM_SQUARED,
    STACKED,
)
from tatami.core.state import buffer, floats
from tatami.games.seven_ronin import stage
from tatami.games.seven_ronin.data import (
    AREAS,
    FIELD_2,
    FIELD_3,
    GREEN,
    INN,
    PASSAGE,
    PLACES,
    RONIN,
    ROUNDS,
    TASUKE,
    TASUKE_BIT,
    TO_CONQUER,
    VITALITY,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import NONE
from tatami.kit.bits import count as members
from tatami.kit.bits import lowest

WON: Final = 12.0
"""The worth of a game that is as good as over."""


@final
class Outlook:
    """A village in mind: the round as it would end if nothing more were done, and what that is worth."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.ninja = buffer(PLACES)
        self.post = buffer(PLACES)
        self.room = buffer(RONIN)
        self.alive: i64 = 0
        self.reserve: i64 = 0
        self.held: i64 = 0
        self.muted: i64 = 0
        self.inn_field: i64 = 0
        self.features = floats(FEATURES)
        self.split: i64 = NONE
        """How many of the shared wounds Tasuke takes; NONE: as is best for most."""

    def load(self, table: SevenRonin) -> None:
        for place in range(i64(PLACES)):
            self.ninja[place] = table.ninja[place]
            self.post[place] = table.post[place]
        for ronin in range(i64(RONIN)):
            self.room[ronin] = 0
            if (table.alive >> ronin) & 1:
                self.room[ronin] = VITALITY[ronin] - table.wounds[ronin]
        self.alive = table.alive
        self.reserve = table.reserve
        self.inn_field = table.inn_field
        self.split = NONE
        if table.stage == stage.PLAN:
            self.held = table.held
            self.muted = table.muted
        else:
            self.held = table.held_next
            self.muted = table.muted_next

    # --- what happens in mind -----------------------------------------------------------------------------------------

    def hurt(self, ronin: i64, wounds: i64) -> None:
        self.room[ronin] -= wounds
        if self.room[ronin] <= 0:
            self.room[ronin] = 0
            bit: i64 = 1 << ronin
            self.alive &= ~bit
            self.held &= ~bit
            self.muted &= ~bit

    def clash(self, area: i64) -> None:
        """The ninja of a contested area become wounds while there is room."""
        here = self.post[area] & self.alive
        if here == 0 or self.ninja[area] == 0:
            return
        if here & TASUKE_BIT and here != TASUKE_BIT:
            self._clash_shared(area, lowest(here & ~TASUKE_BIT))
            return
        ronin = lowest(here)
        markers = self.ninja[area]
        if markers > self.room[ronin]:
            markers = self.room[ronin]
        self.ninja[area] -= markers
        self.hurt(ronin, markers)

    def _clash_shared(self, area: i64, partner: i64) -> None:
        """Tasuke and another live both if they can; else she gives way only to what he cannot take."""
        both = self.room[partner] + self.room[TASUKE]
        markers = self.ninja[area]
        if markers > both:
            markers = both
        self.ninja[area] -= markers
        share = self.split
        if share == NONE:
            share = markers - (self.room[partner] - 1)
            if share >= self.room[TASUKE]:
                share = markers - self.room[partner]
            if share < 0:
                share = 0
        if share:
            self.hurt(TASUKE, share)
        if markers > share:
            self.hurt(partner, markers - share)

    def fight(self) -> None:
        for area in range(i64(AREAS)):
            if self.ninja[area] > 0:
                self.clash(area)

    # --- what it is worth ---------------------------------------------------------------------------------------------

    def conquests(self) -> i64:
        """As the victory counts them, if no ronin stands where ninja are."""
        held: i64 = 0
        for area in range(i64(AREAS)):
            if self.ninja[area] > 0:
                held += 1
        small = self.ninja[FIELD_2] > 0
        large = self.ninja[FIELD_3] > 0
        if (small and large) or ((small or large) and self.inn_field != 0 and self.ninja[INN] > 0):
            held += 1
        return held

    def reach(self, used: i64) -> i64:
        """How many areas may count once the Passage and the Inn have done their best; `used` are no help any more.

        The Passage takes an open area, the Inn copies it or makes one Field count twice, and the Passage may well take
        the Inn first.
        """
        held = self.conquests()
        if held >= TO_CONQUER:
            return held
        inn: i64 = 0
        if not (used >> INN) & 1:
            inn = self.ninja[INN]
        passage = self.reserve > 0 and self.ninja[PASSAGE] > 0
        open_areas: i64 = 0
        for area in range(i64(AREAS)):
            if self._open(area):
                open_areas += 1
        small = self.ninja[FIELD_2] > 0
        large = self.ninja[FIELD_3] > 0
        one_field = small != large
        second_field = (small and self._open(FIELD_3)) or (large and self._open(FIELD_2))
        if passage and not (used >> PASSAGE) & 1 and open_areas > 0:
            held += 1
            again = self.reserve > 1 and open_areas > 1
            if second_field:
                held += 1
                if inn and again:
                    held += 1
            elif (inn or (not (used >> INN) & 1 and self._open(INN))) and (one_field or again):
                held += 1
        elif inn and passage and open_areas > 0:
            held += 1
            if second_field:
                held += 1
        elif inn and one_field and self.inn_field == 0:
            held += 1
        return held

    def _open(self, area: i64) -> bool:
        """Whether nobody is there."""
        return self.ninja[area] == 0 and self.post[area] & self.alive == 0

    def forces(self) -> i64:
        total = self.reserve
        for place in range(i64(PLACES)):
            total += self.ninja[place]
        return total

    def ending(self, round: i64, used: i64) -> float:
        """The worth of the round if it ended like this, but for a victory that is within the Attacker's reach."""
        if self.forces() == 0:
            return -WON
        if self.alive == 0:
            return WON
        conquests = self.conquests()
        if conquests >= TO_CONQUER:
            return WON
        reach = self.reach(used)
        if reach >= TO_CONQUER:
            return WON - float(reach - conquests)
        if round == ROUNDS:
            return float(conquests) - WON
        self.inn_field = 0
        return self.worth(round + 1)

    def worth(self, round: i64) -> float:
        """The worth of a planning phase that starts like this."""
        self.note(round)
        base = round * FEATURES
        total = 0.0
        for feature in range(i64(FEATURES)):
            total += self.features[feature] * self.weights[base + feature]
        return total

    def note(self, round: i64) -> None:
        """Write the features down."""
        features = self.features
        for feature in range(i64(FEATURES)):
            features[feature] = 0.0
        for area in range(i64(AREAS)):
            if self.ninja[area] > 0:
                features[OCCUPIED + area] = 1.0
                features[STACKED + area] = float(self.ninja[area] - 1)
        room: i64 = 0
        for ronin in range(i64(RONIN)):
            room += self.room[ronin]
            features[ROOM + ronin] = float(self.room[ronin])
            if (self.alive >> ronin) & 1:
                features[ALIVE + ronin] = 1.0
            if (self.held >> ronin) & 1:
                features[HELD + ronin] = 1.0
            if (self.muted >> ronin) & 1:
                features[MUTED + ronin] = 1.0
        conquests = self.conquests()
        for step in range(i64(3)):
            if conquests >= step + 2:
                features[CONQUESTS + step] = 1.0
        reserve = float(self.reserve) / 10.0
        band = members(self.alive)
        late = float(round - 1) / 7.0
        features[BIAS] = 1.0
        features[RESERVE] = reserve
        features[RESERVE_SQUARED] = reserve * reserve
        features[MUSTERED] = float(self.ninja[GREEN])
        features[ROOM_SQUARED] = float(room * room) / 100.0
        features[RESERVE_ROOM] = reserve * float(room) / 10.0
        features[BAND_SQUARED] = float(band * band) / 10.0
        features[GAPS] = float(conquests * (RONIN - band)) / 10.0
        features[CONQUESTS_SQUARED] = float(conquests * conquests) / 10.0
        features[LATE] = late * late
