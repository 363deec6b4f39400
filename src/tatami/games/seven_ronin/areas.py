"""Step 3 of the combat: the abilities of the occupied areas, in the Attacker's order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin import actions, bars
from tatami.games.seven_ronin.data import (
    AREAS,
    BURIAL,
    FIELD_2,
    FIELD_3,
    FIRST,
    GRANARY,
    GREEN,
    INN,
    PASSAGE,
    PEN,
    RONIN,
    SHRINE,
    WATCHTOWER,
    WELL,
)
from tatami.games.seven_ronin.ending import Ending
from tatami.games.seven_ronin.state import (
    AMBUSH,
    ARROWS,
    COPYING,
    NONE,
    SENDING,
    TAKING,
    TARGET,
    USES,
)
from tatami.kit.bits import count


class Areas(Ending):
    """The Attacker's step."""

    # --- which ability next (R5.1) ------------------------------------------------------------------------------------

    def next_use(self, emit: Emit | None) -> None:
        """Ask for the next ability, or go on when none can do anything."""
        self.put_away()
        for area in range(i64(AREAS)):
            if self.use_bar(area) == bars.FINE:
                self.stage = USES
                return
        self.end_combat(emit)

    def use_bar(self, area: i64) -> i64:
        """What stands in the way of using an area's ability now."""
        if not self.occupied(area):
            return bars.NOT_OCCUPIED
        if (self.used >> area) & 1:
            return bars.AREA_USED
        return self._effect_bar(area, False)

    def copy_bar(self, area: i64) -> i64:
        """What stands in the way of the Inn's copying an area now (R5.3)."""
        if area == INN:
            return bars.OWN_COPY
        if not self.occupied(area):
            return bars.NOT_OCCUPIED
        return self._effect_bar(area, True)

    def _effect_bar(self, area: i64, copied: bool) -> i64:
        if area == PASSAGE:
            if self.reserve == 0:
                return bars.RESERVE_EMPTY
        elif area == FIELD_2 or area == FIELD_3:
            if not copied:
                return bars.FIELD_PASSIVE
        elif area == INN:
            for other in range(i64(AREAS)):
                if self.copy_bar(other) == bars.FINE:
                    return bars.FINE
            return bars.NOTHING_TO_COPY
        elif area != BURIAL:
            if area == WATCHTOWER:
                if self.in_range(copied) == 0:
                    return bars.NO_TARGET
            elif area != GRANARY and self.post[GREEN] == self.alive:
                return bars.NO_TARGET
            if self.supply == 0 and (area == WATCHTOWER or area == WELL or area == GRANARY):
                return bars.SUPPLY_EMPTY
        return bars.FINE

    def may_use(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for area in range(i64(AREAS)):
            if self.use_bar(area) == bars.FINE:
                out[found] = actions.USE + area
                found += 1
        out[found] = actions.END
        return found + 1

    def use(self, action: i64, emit: Emit | None) -> None:
        if action == actions.END:
            self.seals += 1
            self.end_combat(emit)
            return
        area = action - actions.USE
        if area == INN:
            self.stage = COPYING
        else:
            self._resolve(area, emit)

    def may_copy(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for area in range(i64(AREAS)):
            if self.copy_bar(area) == bars.FINE:
                out[found] = actions.COPY + area
                found += 1
        return found

    def copy(self, action: i64, emit: Emit | None) -> None:
        self.through_inn = 1
        self._resolve(action - actions.COPY, emit)

    def _resolve(self, area: i64, emit: Emit | None) -> None:
        """Do what needs no further choice; else ask for the next part of it."""
        self.tool = area
        if area == WATCHTOWER:
            self._shoot(emit)
        elif area == GRANARY:
            self._loot(emit)
        elif area == BURIAL:
            self.stage = TAKING
        elif area == PASSAGE:
            self.stage = SENDING
        elif area == FIELD_2 or area == FIELD_3:
            self._spend(emit)
            self.inn_field = 1
            self.next_use(emit)
        else:
            self.stage = TARGET

    def _spend(self, emit: Emit | None) -> None:
        """The ability is used up, its own or the Inn's; from here on it cannot be taken back."""
        self.seals += 1
        if self.through_inn != 0:
            self.used |= 1 << INN
            if emit is not None:
                emit.add(Event("copied", {"area": self.tool}))
        else:
            self.used |= 1 << self.tool

    # --- the Watchtower (R5.2) ----------------------------------------------------------------------------------------

    def in_range(self, copied: bool) -> i64:
        """The ronin next to the Watchtower; through the Inn, `grey_fox` counts from the Inn itself."""
        tower: i64 = WATCHTOWER
        if copied and self.edition != FIRST:
            tower = INN
        return self.post[self.left[tower]] | self.post[self.right[tower]]

    def _shoot(self, emit: Emit | None) -> None:
        copied = self.through_inn != 0
        self._spend(emit)
        marks = self.in_range(copied)
        if emit is not None:
            emit.add(Event("arrows", {"area": INN if copied and self.edition != FIRST else WATCHTOWER}))
        self._arrows(marks, emit)

    def _arrows(self, marks: i64, emit: Emit | None) -> None:
        """Hit all of them if the supply can pay; else ask who is next, while there is a marker (R5.11)."""
        if count(marks) > self.supply:
            if self.supply == 0:
                self.next_use(emit)
            else:
                self.put_away()
                self.marks = marks
                self.stage = ARROWS
            return
        for ronin in range(i64(RONIN)):
            if (marks >> ronin) & 1:
                self.supply -= 1
                self.hit(ronin, 1, True, emit)
        if not self.decided():
            self.next_use(emit)

    def may_shoot(self, out: vec[i64]) -> i64:
        return ronin_into(self.marks, out)

    def shoot(self, action: i64, emit: Emit | None) -> None:
        ronin = action - actions.ON
        self.seals += 1
        marks = self.marks & ~(1 << ronin)
        self.marks = 0
        self.supply -= 1
        self.hit(ronin, 1, True, emit)
        if not self.decided():
            self._arrows(marks, emit)

    # --- the Granary (R5.7) -------------------------------------------------------------------------------------------

    def _loot(self, emit: Emit | None) -> None:
        self._spend(emit)
        markers: i64 = 2
        if self.supply < markers:
            markers = self.supply
        self.supply -= markers
        self.reserve += markers
        if emit is not None:
            emit.add(Event("looted", {"count": markers, "reserve": self.reserve}))
        self.next_use(emit)

    # --- the Well, the Shrine and the Pen (R5.5, R5.6, R5.8, R5.12) ---------------------------------------------------

    def target_bar(self, ronin: i64) -> i64:
        if not (self.alive >> ronin) & 1:
            return bars.FALLEN
        if self.at[ronin] >= AREAS:
            return bars.NOT_IN_VILLAGE
        return bars.FINE

    def may_target(self, out: vec[i64]) -> i64:
        return ronin_into(self.alive & ~self.post[GREEN], out)

    def target(self, action: i64, emit: Emit | None) -> None:
        ronin = action - actions.ON
        tool = self.tool
        self._spend(emit)
        if tool == WELL:
            if emit is not None:
                emit.add(Event("poisoned", {"ronin": ronin}))
            self.supply -= 1
            self.hit(ronin, 1, True, emit)
            if self.decided():
                return
        elif tool == SHRINE:
            self.muted_next |= 1 << ronin
            if emit is not None:
                emit.add(Event("desecrated", {"ronin": ronin}))
        elif tool == PEN:
            self.held_next |= 1 << ronin
            if emit is not None:
                emit.add(Event("penned", {"ronin": ronin, "area": self.at[ronin]}))
        self.next_use(emit)

    # --- the Burial Grounds (R5.4) ------------------------------------------------------------------------------------

    def take_bar(self, area: i64) -> i64:
        if area < self.first:
            return bars.BOARD_ORDER
        left = self.ninja[area]
        if area == self.first:
            left -= 1
        return bars.FINE if left > 0 else bars.NOTHING_TO_TAKE

    def may_take(self, out: vec[i64]) -> i64:
        found: i64 = 0
        for area in range(i64(AREAS)):
            if self.take_bar(area) == bars.FINE:
                out[found] = actions.TAKE + area
                found += 1
        if self.first != NONE:
            out[found] = actions.ENOUGH
            found += 1
        return found

    def take(self, action: i64, emit: Emit | None) -> None:
        if self.first == NONE:
            self.first = action - actions.TAKE
            return
        one = self.first
        two: i64 = NONE
        if action != actions.ENOUGH:
            two = action - actions.TAKE
        self._spend(emit)
        self._withdraw(one)
        if two != NONE:
            self._withdraw(two)
        if emit is not None:
            areas = [int(one)] if two == NONE else [int(one), int(two)]
            emit.add(Event("withdrew", {"areas": areas, "reserve": self.reserve}))
        self.next_use(emit)

    def _withdraw(self, area: i64) -> None:
        self.ninja[area] -= 1
        self.reserve += 1

    # --- the Passage (R5.10) ------------------------------------------------------------------------------------------

    def may_send(self, out: vec[i64]) -> i64:
        if self.first != NONE:
            out[0] = actions.PLACE + self.first
            out[1] = actions.ENOUGH
            return 2
        for area in range(i64(AREAS)):
            out[area] = actions.PLACE + area
        return AREAS

    def send(self, action: i64, emit: Emit | None) -> None:
        if self.first == NONE:
            self.first = action - actions.PLACE
            if self.reserve == 1:
                self._march(1, emit)
        elif action == actions.ENOUGH:
            self._march(1, emit)
        else:
            self._march(2, emit)

    def _march(self, markers: i64, emit: Emit | None) -> None:
        area = self.first
        self._spend(emit)
        self.reserve -= markers
        self.ninja[area] += markers
        if emit is not None:
            emit.add(Event("marched", {"area": area, "count": markers, "reserve": self.reserve}))
        if self.post[area] == 0:
            self.next_use(emit)
            return
        share: i64 = 0
        if self.shared(area):
            share = self.least_share(area)
            if share < self.most_share(area):
                self.put_away()
                self.stage = AMBUSH
                return
        self.after_ambush(area, share, emit)

    def after_ambush(self, area: i64, share: i64, emit: Emit | None) -> None:
        self.clash(area, share, emit)
        if self.decided():
            return
        if emit is not None and self.occupied(area):
            emit.add(Event("occupied", {"areas": [int(area)]}))
        self.next_use(emit)


def ronin_into(bits: i64, out: vec[i64]) -> i64:
    """One `on-` action for each ronin of a bit set."""
    found: i64 = 0
    for ronin in range(i64(RONIN)):
        if (bits >> ronin) & 1:
            out[found] = actions.ON + ronin
            found += 1
    return found
