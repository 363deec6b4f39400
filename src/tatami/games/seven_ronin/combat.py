"""Steps 1 and 2 of the combat: the ronin's abilities in the Defender's order, then the wounds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin import actions, bars
from tatami.games.seven_ronin.areas import Areas
from tatami.games.seven_ronin.data import (
    AREAS,
    FIRST,
    GREEN,
    HAYAI,
    MUSASHI,
    PLACES,
    RONIN,
    TAIKO,
    TASUKE,
    TASUKE_BIT,
    YOBU,
    YUMI,
)
from tatami.games.seven_ronin.state import ABILITIES, DEAD, SHARED


class Combat(Areas):
    """The Defender's steps."""

    # --- which ability next (R3.1) ------------------------------------------------------------------------------------

    def next_ability(self, emit: Emit | None) -> None:
        """Ask for the next ability, or go on to the wounds when none can be used."""
        if self._any_ability():
            self.stage = ABILITIES
        else:
            self.begin_wounds(emit)

    def ability_bar(self, ronin: i64) -> i64:
        """What stands in the way of a ronin's ability, whatever it is aimed at."""
        here = self.at[ronin]
        if here == DEAD:
            return bars.FALLEN
        if (self.used >> ronin) & 1:
            return bars.USED
        if (self.muted >> ronin) & 1:
            return bars.MUTED
        if here == GREEN:
            return bars.ON_GREEN
        if ronin == MUSASHI or ronin == YOBU:
            if self.ninja[here] == 0:
                return bars.NO_NINJA_HERE
        elif self.ninja[here] > 0:
            return bars.NOT_FREE
        if ronin == YUMI and self.reserve == 0:
            return bars.NO_RESERVE
        return bars.FINE

    def ride_bar(self, place: i64) -> i64:
        """What keeps Hayai from riding to a place (R3.2); his own condition is tested before."""
        if place == GREEN:
            return bars.NEVER_GREEN
        if self.ninja[place] == 0:
            return bars.NO_NINJA_THERE
        here = self.post[place]
        if here == 0:
            return bars.FINE
        if here != TASUKE_BIT:
            return bars.TAKEN
        return bars.TASUKE_MUTED if self.muted & TASUKE_BIT else bars.FINE

    def heal_bar(self, ronin: i64) -> i64:
        """What keeps Taiko from healing a ronin (R3.5)."""
        if ronin == TAIKO:
            return bars.HEALS_OTHERS
        if self.at[ronin] == DEAD:
            return bars.FALLEN
        if self.wounds[ronin] == 0:
            return bars.UNHURT
        if self.edition == FIRST and self.at[ronin] == GREEN:
            return bars.HEAL_GREEN
        return bars.FINE

    def drive_bar(self, area: i64, markers: i64) -> i64:
        """What keeps Yobu from driving ninja to an area (R3.7)."""
        here = self.at[YOBU]
        if area != self.left[here] and area != self.right[here]:
            return bars.NOT_NEIGHBOUR
        return bars.FINE if self.ninja[here] >= markers else bars.TOO_FEW

    def _any_ability(self) -> bool:
        if self.ability_bar(MUSASHI) == bars.FINE:
            return True
        if self.ability_bar(YOBU) == bars.FINE:
            return True
        if self.ability_bar(YUMI) == bars.FINE:
            return True
        if self.ability_bar(TAIKO) == bars.FINE:
            for ronin in range(i64(RONIN)):
                if self.heal_bar(ronin) == bars.FINE:
                    return True
        if self.ability_bar(HAYAI) == bars.FINE:
            for area in range(i64(AREAS)):
                if self.ride_bar(area) == bars.FINE:
                    return True
        return False

    def may_act(self, out: vec[i64]) -> i64:
        found: i64 = 0
        if self.ability_bar(HAYAI) == bars.FINE:
            for area in range(i64(AREAS)):
                if self.ride_bar(area) == bars.FINE:
                    out[found] = actions.STATION + HAYAI * PLACES + area
                    found += 1
        if self.ability_bar(MUSASHI) == bars.FINE:
            out[found] = actions.STRIKE
            found += 1
        if self.ability_bar(YUMI) == bars.FINE:
            out[found] = actions.SHOOT
            found += 1
        if self.ability_bar(TAIKO) == bars.FINE:
            for ronin in range(i64(RONIN)):
                if self.heal_bar(ronin) == bars.FINE:
                    out[found] = actions.HEAL + ronin
                    found += 1
        if self.ability_bar(YOBU) == bars.FINE:
            found = self._may_drive(out, found)
        out[found] = actions.FIGHT
        return found + 1

    def _may_drive(self, out: vec[i64], found: i64) -> i64:
        here = self.at[YOBU]
        one = self.left[here]
        two = self.right[here]
        if two < one:
            one = two
            two = self.left[here]
        out[found] = actions.DRIVE + one
        out[found + 1] = actions.DRIVE + two
        if self.ninja[here] < 2:
            return found + 2
        out[found + 2] = actions.DRIVE_TWO + one
        out[found + 3] = actions.DRIVE_TWO + two
        out[found + 4] = actions.DRIVE_BOTH
        return found + 5

    # --- what it does (R3.2 to R3.10) ---------------------------------------------------------------------------------

    def act(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        if action == actions.FIGHT:
            self.begin_wounds(emit)
            return
        if action < actions.PLACE:
            self._ride(action - actions.STATION - HAYAI * PLACES, emit)
        elif action == actions.STRIKE:
            self._strike(emit)
        elif action == actions.SHOOT:
            self._shoot_reserve(emit)
        elif action < actions.DRIVE:
            self._heal(action - actions.HEAL, emit)
        else:
            self._drive(action, emit)
        if not self.decided():
            self.next_ability(emit)

    def _ride(self, area: i64, emit: Emit | None) -> None:
        self.used |= 1 << HAYAI
        if emit is not None:
            emit.add(Event("rode", {"ronin": HAYAI, "area": self.at[HAYAI], "to": area}))
        self.station(HAYAI, area)

    def _strike(self, emit: Emit | None) -> None:
        area = self.at[MUSASHI]
        self.used |= 1 << MUSASHI
        self.ninja[area] -= 1
        self.supply += 1
        if emit is not None:
            emit.add(Event("struck", {"ronin": MUSASHI, "area": area, "left": self.ninja[area]}))

    def _shoot_reserve(self, emit: Emit | None) -> None:
        self.used |= 1 << YUMI
        self.reserve -= 1
        self.supply += 1
        if emit is not None:
            emit.add(Event("shot", {"ronin": YUMI, "reserve": self.reserve}))

    def _heal(self, ronin: i64, emit: Emit | None) -> None:
        self.used |= 1 << TAIKO
        self.wounds[ronin] -= 1
        self.supply += 1
        if emit is not None:
            emit.add(Event("healed", {"ronin": ronin, "wounds": self.wounds[ronin]}))

    def _drive(self, action: i64, emit: Emit | None) -> None:
        self.used |= 1 << YOBU
        here = self.at[YOBU]
        if action == actions.DRIVE_BOTH:
            self._push(here, self.left[here], 1, emit)
            self._push(here, self.right[here], 1, emit)
        elif action >= actions.DRIVE_TWO:
            self._push(here, action - actions.DRIVE_TWO, 2, emit)
        else:
            self._push(here, action - actions.DRIVE, 1, emit)

    def _push(self, here: i64, area: i64, markers: i64, emit: Emit | None) -> None:
        self.ninja[here] -= markers
        self.ninja[area] += markers
        if emit is not None:
            emit.add(Event("drove", {"ronin": YOBU, "area": here, "to": area, "count": markers}))

    # --- step 2 (R4.1 to R4.4) ----------------------------------------------------------------------------------------

    def begin_wounds(self, emit: Emit | None) -> None:
        """Only the area where Tasuke stands with another can need a decision, and it is asked for first."""
        if emit is not None:
            emit.add(Event("clashed", {"round": self.round}))
        area = self.at[TASUKE]
        share: i64 = 0
        if area < AREAS and self.shared(area) and self.ninja[area] > 0:
            share = self.least_share(area)
            if share < self.most_share(area):
                self.stage = SHARED
                return
        self.resolve_wounds(share, emit)

    def may_share(self, out: vec[i64]) -> i64:
        area = self.at[TASUKE]
        least = self.least_share(area)
        most = self.most_share(area)
        for share in range(least, most + 1):
            out[share - least] = actions.SHARE + share
        return most - least + 1

    def share_bar(self, share: i64) -> i64:
        area = self.at[TASUKE]
        if share > self.most_share(area):
            return bars.TOO_MANY_WOUNDS
        return bars.TOO_FEW_WOUNDS if share < self.least_share(area) else bars.FINE

    def share(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        if self.stage == SHARED:
            self.resolve_wounds(action - actions.SHARE, emit)
        else:
            self.after_ambush(self.at[TASUKE], action - actions.SHARE, emit)

    def resolve_wounds(self, share: i64, emit: Emit | None) -> None:
        """All areas are resolved before anybody looks for a winner (R4.4)."""
        for area in range(i64(AREAS)):
            if self.ninja[area] > 0 and self.post[area] != 0:
                self.clash(area, share, emit)
        self.used = 0
        if emit is not None:
            held: list[int] = []
            for area in range(i64(AREAS)):
                if self.occupied(area):
                    held.append(int(area))
            emit.add(Event("occupied", {"areas": held}))
        if not self.decided():
            self.next_use(emit)
