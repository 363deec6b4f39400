"""Wounds, the end of a round and the end of the game: what every step of the combat comes down to."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin.data import (
    AREAS,
    FIELD_2,
    FIELD_3,
    FIRST_HUNGER,
    INN,
    PLACES,
    RONIN,
    ROUNDS,
    TASUKE,
    TASUKE_BIT,
    TO_CONQUER,
    VITALITY,
)
from tatami.games.seven_ronin.state import (
    ASIDE,
    DEAD,
    FALLEN,
    HUNGER,
    NONE,
    OVER,
    PLAN,
    POSTHUMOUS,
    SLAIN,
    SNOW,
    VILLAGE,
    Table,
)
from tatami.kit.bits import lowest


class Ending(Table):
    """What ends: ronin, rounds and the game."""

    # --- wounds (R4.1 to R4.3) ----------------------------------------------------------------------------------------

    def room(self, ronin: i64) -> i64:
        """How many wounds a living ronin can still take, the deadly one included."""
        return VITALITY[ronin] - self.wounds[ronin]

    def hit(self, ronin: i64, markers: i64, supplied: bool, emit: Emit | None) -> None:
        """Put markers, already taken from the supply or from the ronin's area, on the tile."""
        area = self.at[ronin]
        self.wounds[ronin] += markers
        if emit is not None:
            facts: dict[str, object] = {"ronin": ronin, "area": area, "count": markers}
            facts["wounds"] = self.wounds[ronin]
            facts["vitality"] = VITALITY[ronin]
            facts["source"] = "supply" if supplied else "area"
            emit.add(Event("wounded", facts))
        if self.wounds[ronin] == VITALITY[ronin]:
            self.supply += VITALITY[ronin]
            self.wounds[ronin] = 0
            self.station(ronin, DEAD)
            if emit is not None:
                emit.add(Event("fell", {"ronin": ronin, "area": area, "count": VITALITY[ronin]}))

    def shared(self, area: i64) -> bool:
        """Whether Tasuke and another ronin stand there together."""
        here = self.post[area]
        return here & TASUKE_BIT != 0 and here != TASUKE_BIT

    def partner(self) -> i64:
        """Who stands with Tasuke."""
        return lowest(self.post[self.at[TASUKE]] & ~TASUKE_BIT)

    def wounds_here(self, area: i64) -> i64:
        """How many ninja of a shared area find room on the two tiles."""
        both = self.room(TASUKE) + self.room(self.partner())
        if self.ninja[area] < both:
            return self.ninja[area]
        return both

    def least_share(self, area: i64) -> i64:
        """The fewest wounds that Tasuke may take: what her partner has no room for."""
        rest = self.wounds_here(area) - self.room(self.partner())
        if rest > 0:
            return rest
        return 0

    def most_share(self, area: i64) -> i64:
        total = self.wounds_here(area)
        if self.room(TASUKE) < total:
            return self.room(TASUKE)
        return total

    def clash(self, area: i64, share: i64, emit: Emit | None) -> None:
        """Turn the ninja of a contested area into wounds while there is room; `share` of them are Tasuke's."""
        if self.shared(area):
            other = self.partner()
            total = self.wounds_here(area)
            self.ninja[area] -= total
            if share:
                self.hit(TASUKE, share, False, emit)
            if total > share:
                self.hit(other, total - share, False, emit)
            return
        ronin = lowest(self.post[area])
        markers = self.ninja[area]
        if self.room(ronin) < markers:
            markers = self.room(ronin)
        self.ninja[area] -= markers
        self.hit(ronin, markers, False, emit)

    # --- the end of the game (R7.1 to R7.5) ---------------------------------------------------------------------------

    def decided(self) -> bool:
        """Whether one side is gone; then the game is over. The ninja are tested first."""
        if self.forces() == 0:
            if self.alive == 0:
                self.finish(POSTHUMOUS)
            else:
                self.finish(SLAIN)
            return True
        if self.alive == 0:
            self.finish(FALLEN)
            return True
        return False

    def finish(self, reason: i64) -> None:
        self.stage = OVER
        self.reason = reason
        self.used = 0
        self.waiting = 0
        self.put_away()

    def conquests(self) -> i64:
        """The occupied areas as the victory counts them: two Fields are three areas (R5.9)."""
        held: i64 = 0
        for area in range(i64(AREAS)):
            if self.occupied(area):
                held += 1
        small = self.occupied(FIELD_2)
        large = self.occupied(FIELD_3)
        if (small and large) or ((small or large) and self.inn_field != 0 and self.occupied(INN)):
            held += 1
        return held

    # --- the end of the round (R5.13, R6.1 to R6.4) -------------------------------------------------------------------

    def end_combat(self, emit: Emit | None) -> None:
        """The check for five areas, then the end phase."""
        held = self.conquests()
        if emit is not None:
            emit.add(Event("counted", {"count": held, "need": TO_CONQUER}))
        if held >= TO_CONQUER:
            self.finish(VILLAGE)
            return
        self._clear(emit)
        if self.round == ROUNDS:
            self.finish(SNOW)
            return
        if self.round >= FIRST_HUNGER and self.reserve > 0:
            self.reserve -= 1
            self.supply += 1
            if emit is not None:
                emit.add(Event("starved", {"reserve": self.reserve}))
            if self.forces() == 0:
                self.finish(HUNGER)
                return
        self.round += 1
        self.begin_planning()
        if emit is not None:
            emit.add(
                Event(
                    "round",
                    {
                        "round": self.round,
                        "threat": self.threat[self.round - 1],
                        "minimum": self.minimum[self.round - 1],
                    },
                )
            )

    def _clear(self, emit: Emit | None) -> None:
        for ronin in range(i64(RONIN)):
            if self.at[ronin] < PLACES and not (self.held_next >> ronin) & 1:
                self.station(ronin, ASIDE)
        self.held = self.held_next
        self.held_next = 0
        self.muted = self.muted_next
        self.muted_next = 0
        self.used = 0
        if emit is not None:
            held: list[int] = []
            muted: list[int] = []
            for ronin in range(i64(RONIN)):
                if (self.held >> ronin) & 1:
                    held.append(int(ronin))
                if (self.muted >> ronin) & 1:
                    muted.append(int(ronin))
            emit.add(Event("cleared", {"held": held, "muted": muted}))

    def begin_planning(self) -> None:
        """Both seats owe a plan."""
        self.stage = PLAN
        self.waiting = 3
        self.used = 0
        self.inn_field = 0
        for place in range(i64(PLACES)):
            self.plan_ninja[place] = 0
        for ronin in range(i64(RONIN)):
            self.plan_ronin[ronin] = NONE
