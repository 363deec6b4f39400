"""The planning phase: two secret plans, made marker by marker and revealed at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.rng import Rng
from tatami.games.seven_ronin import actions, bars
from tatami.games.seven_ronin.combat import Combat
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    BEST,
    DEFENDER,
    GREEN,
    LIMIT,
    PLACES,
    RONIN,
    TASUKE,
    TASUKE_BIT,
)
from tatami.games.seven_ronin.state import ASIDE, NONE
from tatami.kit.bits import count, lowest, nth


class Planning(Combat):
    """The window in which both sides plan."""

    # --- the Attacker's plan (R2.2 to R2.6) ---------------------------------------------------------------------------

    def need(self) -> i64:
        """How many ninja must be sent: the minimum, or all there are, or all that threat and limits let through."""
        least = self.minimum[self.round - 1]
        most = self.most()
        if most < least:
            return most
        return least

    def most(self) -> i64:
        """How many ninja can be sent at all."""
        threat = self.threat[self.round - 1]
        most = BEST[threat] + 1
        if threat > 0:
            most += self.ninja[GREEN]
        if self.reserve < most:
            return self.reserve
        return most

    def planned(self) -> i64:
        """The ninja sent so far, the one to the Green included."""
        total: i64 = 0
        for place in range(i64(PLACES)):
            total += self.plan_ninja[place]
        return total

    def targets(self) -> i64:
        """The areas attacked so far."""
        found: i64 = 0
        for area in range(i64(AREAS)):
            if self.plan_ninja[area] > 0:
                found += 1
        return found

    def bonus_left(self) -> i64:
        """How often a limit may still be exceeded, thanks to ninja that stood on the Green (R2.6)."""
        bonus = self.ninja[GREEN]
        for area in range(i64(AREAS)):
            if self.plan_ninja[area] > LIMIT[area]:
                bonus -= self.plan_ninja[area] - LIMIT[area]
        return bonus

    def last_target(self) -> i64:
        """The last place in board order that has got a ninja."""
        for place in range(i64(PLACES)):
            if self.plan_ninja[GREEN - place] > 0:
                return GREEN - place
        return NONE

    def place_bar(self, place: i64, want: i64) -> i64:
        """What keeps one more ninja from a place, if `want` are to be sent in the end."""
        return self._place_bar(place, want, self.planned(), self.targets(), self.bonus_left(), self.last_target())

    def _place_bar(self, place: i64, want: i64, total: i64, areas: i64, bonus: i64, last: i64) -> i64:
        if total >= self.reserve:
            return bars.RESERVE_EMPTY
        if place == GREEN:
            if last == GREEN:
                return bars.GREEN_ONCE
            return bars.FINE if total + 1 >= want else bars.MINIMUM_LOST
        markers = self.plan_ninja[place]
        spare = self.threat[self.round - 1] - areas
        if markers == 0:
            if spare == 0:
                return bars.OVER_THREAT
            spare -= 1
        room = LIMIT[place] - markers
        if room <= 0:
            if bonus == 0:
                return bars.OVER_LIMIT
            bonus -= 1
        else:
            room -= 1
        if place < last:
            return bars.BOARD_ORDER
        if total + 1 >= want:
            return bars.FINE
        if room < 0:
            room = 0
        # What could still follow: here, on later areas, beyond limits, and on the Green.
        if total + 1 + room + BEST[(place + 1) * (AREAS + 1) + spare] + bonus + 1 >= want:
            return bars.FINE
        return bars.MINIMUM_LOST

    def may_place(self, out: vec[i64]) -> i64:
        want = self.need()
        total = self.planned()
        areas = self.targets()
        bonus = self.bonus_left()
        last = self.last_target()
        found: i64 = 0
        first = last
        if first < 0:
            first = 0
        for place in range(first, i64(PLACES)):
            if self._place_bar(place, want, total, areas, bonus, last) == bars.FINE:
                out[found] = actions.PLACE + place
                found += 1
        if total >= want:
            out[found] = actions.READY
            found += 1
        return found

    # --- the Defender's plan (R2.7 to R2.9) ---------------------------------------------------------------------------

    def asked(self) -> i64:
        """The ronin whose place is to be chosen next, or NONE."""
        for ronin in range(i64(RONIN)):
            if self.at[ronin] == ASIDE and self.plan_ronin[ronin] == NONE:
                return ronin
        return NONE

    def planned_at(self, place: i64) -> i64:
        """The ronin who are held or planned there, as a bit set."""
        here = self.post[place]
        for ronin in range(i64(RONIN)):
            if self.plan_ronin[ronin] == place:
                here |= 1 << ronin
        return here

    def station_bar(self, ronin: i64, place: i64) -> i64:
        """What keeps a ronin, who may be sent out, from a place."""
        if place == GREEN and self.ninja[GREEN] == 0:
            return bars.GREEN_EMPTY
        here = self.planned_at(place)
        if here == 0:
            return bars.FINE
        if place == GREEN:
            return bars.GREEN_TAKEN
        if ronin != TASUKE and here != TASUKE_BIT:
            return bars.TAKEN
        if here & (here - 1):
            return bars.TAKEN
        return bars.TASUKE_MUTED if self.muted & TASUKE_BIT else bars.FINE

    def may_station(self, out: vec[i64]) -> i64:
        ronin = self.asked()
        if ronin == NONE:
            out[0] = actions.READY
            return 1
        found: i64 = 0
        for place in range(i64(PLACES)):
            if self.station_bar(ronin, place) == bars.FINE:
                out[found] = actions.STATION + ronin * PLACES + place
                found += 1
        return found

    # --- planning and the reveal (R2.1, R2.10) ------------------------------------------------------------------------

    def plan(self, seat: i64, action: i64, emit: Emit | None) -> None:
        if action == actions.READY:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self._reveal(emit)
        elif seat == ATTACKER:
            self.plan_ninja[action - actions.PLACE] += 1
        else:
            number = action - actions.STATION
            self.plan_ronin[number // PLACES] = number % PLACES

    def _reveal(self, emit: Emit | None) -> None:
        self.seals += 1
        for place in range(i64(PLACES)):
            self.reserve -= self.plan_ninja[place]
            self.ninja[place] += self.plan_ninja[place]
        for ronin in range(i64(RONIN)):
            if self.plan_ronin[ronin] != NONE:
                self.station(ronin, self.plan_ronin[ronin])
        if emit is not None:
            self._tell_plans(emit)
        for place in range(i64(PLACES)):
            self.plan_ninja[place] = 0
        for ronin in range(i64(RONIN)):
            self.plan_ronin[ronin] = NONE
        if self.post[GREEN] != 0:
            markers = self.ninja[GREEN]
            self.ninja[GREEN] = 0
            self.supply += markers
            if emit is not None:
                emit.add(Event("patrolled", {"ronin": lowest(self.post[GREEN]), "count": markers}))
        if not self.decided():
            self.next_ability(emit)

    def _tell_plans(self, emit: Emit) -> None:
        sent: list[int] = []
        for place in range(i64(PLACES)):
            sent.append(int(self.plan_ninja[place]))
        emit.add(Event("attacked", {"seat": ATTACKER, "sent": sent, "count": sum(sent), "reserve": self.reserve}))
        posts: list[int] = []
        for ronin in range(i64(RONIN)):
            place = self.at[ronin]
            posts.append(int(place) if place < PLACES else NONE)
        emit.add(Event("defended", {"seat": DEFENDER, "posts": posts}))

    # --- what the other side may have planned (R2.1) ------------------------------------------------------------------

    def imagine_ninja(self, rng: Rng) -> None:
        """Redraw the Attacker's plan: with as many parts while it is open, of any legal size once it is made."""
        markers = self.planned()
        if not (self.waiting >> ATTACKER) & 1:
            # How many were sent is as secret as where to.
            markers = self.need()
            markers += rng.below(self.most() - markers + 1)
        for _ in range(8):
            if self._scatter(markers, rng):
                return
        for place in range(i64(PLACES)):
            self.plan_ninja[place] = 0
        want = self.need()
        if markers > want:
            want = markers
        for _ in range(markers):
            open_places: i64 = 0
            for place in range(i64(PLACES)):
                if self.place_bar(place, want) == bars.FINE:
                    open_places |= 1 << place
            self.plan_ninja[nth(open_places, rng.below(count(open_places)))] += 1

    def _scatter(self, markers: i64, rng: Rng) -> bool:
        """Try a plan without regard to board order, which would favour late areas; False if it cannot be finished."""
        for place in range(i64(PLACES)):
            self.plan_ninja[place] = 0
        for _ in range(markers):
            open_places: i64 = 0
            areas = self.targets()
            bonus = self.bonus_left()
            for place in range(i64(PLACES)):
                last: i64 = NONE
                if self.plan_ninja[GREEN] > 0 and place == GREEN:
                    last = GREEN
                if self._place_bar(place, 0, 0, areas, bonus, last) == bars.FINE:
                    open_places |= 1 << place
            if open_places == 0:
                return False
            self.plan_ninja[nth(open_places, rng.below(count(open_places)))] += 1
        return self.can_finish()

    def can_finish(self) -> bool:
        """Whether the Attacker's plan so far is in order and can still reach what must be sent."""
        total = self.planned()
        threat = self.threat[self.round - 1]
        spare = threat - self.targets()
        bonus = self.bonus_left()
        if total > self.reserve or spare < 0 or bonus < 0 or self.plan_ninja[GREEN] > 1:
            return False
        want = self.need()
        if total >= want or total == 0:
            return True
        last = self.last_target()
        if last == GREEN:
            return False
        room = LIMIT[last] - self.plan_ninja[last]
        if room < 0:
            room = 0
        return total + room + BEST[(last + 1) * (AREAS + 1) + spare] + bonus + 1 >= want

    def imagine_ronin(self, rng: Rng) -> None:
        """Redraw the Defender's plan: the same ronin, anywhere they may go."""
        done: i64 = 0
        for ronin in range(i64(RONIN)):
            if self.plan_ronin[ronin] != NONE:
                self.plan_ronin[ronin] = NONE
                done += 1
        for _ in range(done):
            ronin = self.asked()
            open_places: i64 = 0
            for place in range(i64(PLACES)):
                if self.station_bar(ronin, place) == bars.FINE:
                    open_places |= 1 << place
            self.plan_ronin[ronin] = nth(open_places, rng.below(count(open_places)))
