"""What a good player of 7 Ronin knows: what a position is worth, how a round is fought, which plans make sense.

Worth is measured in the Attacker's favour, as the logarithm of odds. It is asked for at the start of a planning phase;
in the middle of a round the expert imagines the round as ending now. After the reveal nothing is hidden and nothing is
drawn, so a round is fought by trying every ability in mind and taking the one after which the village looks best.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.bots.simultaneous import Plan, Planner
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State, buffer, floats
from tatami.games.seven_ronin import actions
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    BURIAL,
    DEFENDER,
    FIELD_2,
    FIELD_3,
    GRANARY,
    GREEN,
    HAYAI,
    INN,
    LIMIT,
    MUSASHI,
    PASSAGE,
    PEN,
    PLACES,
    RONIN,
    ROUNDS,
    SHRINE,
    TASUKE,
    TASUKE_BIT,
    TO_CONQUER,
    VITALITY,
    WATCHTOWER,
    WELL,
    YOBU,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.state import (
    ABILITIES,
    AMBUSH,
    ARROWS,
    COPYING,
    NONE,
    OVER,
    PLAN,
    SENDING,
    SHARED,
    TARGET,
    USES,
)
from tatami.kit.bits import count as members
from tatami.kit.bits import lowest

INN_BIT: Final = 0b10

WON: Final = 12.0
"""The worth of a game that is as good as over."""

# --- what counts, and how much ----------------------------------------------------------------------------------------

BIAS: Final = 0
RESERVE: Final = 1
RESERVE_SQUARED: Final = 2
MUSTERED: Final = 3
"""The markers on the Green."""
OCCUPIED: Final = 4
"""OCCUPIED + area."""
STACKED: Final = 14
"""STACKED + area: the markers beyond the first."""
CONQUESTS: Final = 24
"""CONQUESTS + k: at least k + 2 areas count as conquered."""
ALIVE: Final = 27
"""ALIVE + ronin."""
ROOM: Final = 34
"""ROOM + ronin: the wounds he can still take."""
ROOM_SQUARED: Final = 41
RESERVE_ROOM: Final = 42
HELD: Final = 43
MUTED: Final = 50
BAND_SQUARED: Final = 57
"""The living ronin, squared."""
GAPS: Final = 58
"""Conquered areas times fallen ronin."""
CONQUESTS_SQUARED: Final = 59
LATE: Final = 60
FACTS: Final = 61

WEIGHTS: Final[tuple[tuple[float, float], ...]] = (
    # bias; the reserve in tens and its square; the markers on the Green
    (1.09, -0.07),
    (1.31, 10.74),
    (0.09, -0.45),
    (0.57, -0.35),
    # occupied: Watchtower, Inn, Burial Grounds, Shrine, Well, Granary, Pen, small Field, Passage, large Field
    (0.76, 0.72),
    (0.36, 1.03),
    (0.35, 1.08),
    (0.73, 0.66),
    (0.47, 1.01),
    (0.03, 1.4),
    (0.46, 0.71),
    (0.29, 0.92),
    (0.65, 0.35),
    (0.41, 1.2),
    # each further marker there
    (0.43, -0.24),
    (0.68, 0.07),
    (0.06, 0.51),
    (0.33, 0.2),
    (0.12, 0.6),
    (0.57, 0.39),
    (0.31, 0.16),
    (0.51, 0.15),
    (0.46, 0.2),
    (0.37, 0.13),
    # at least two, three, four areas
    (-0.26, 0.34),
    (0.28, -0.11),
    (-0.25, 0.18),
    # alive: Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu, Yumi
    (-0.28, -0.45),
    (-0.24, -0.95),
    (-1.36, -1.75),
    (-0.14, -1.36),
    (0.36, -0.73),
    (-0.49, -1.54),
    (0.12, -0.66),
    # each wound they can still take
    (-0.13, -0.77),
    (0.09, -0.21),
    (0.01, -0.1),
    (-0.16, -0.22),
    (-0.09, -0.42),
    (-0.12, -0.09),
    (-0.26, -0.64),
    # all their room, squared; the reserve times their room
    (-0.24, -1.42),
    (-0.02, -0.75),
    # held by the Pen
    (0.07, 0.33),
    (0.37, 0.82),
    (0.81, 1.0),
    (0.38, -0.41),
    (-0.05, 0.71),
    (0.51, 0.34),
    (-0.17, 0.87),
    # muted by the Shrine
    (0.54, 0.53),
    (-0.25, -0.56),
    (0.24, 0.32),
    (-0.2, 0.5),
    (-0.49, -0.65),
    (0.43, 0.01),
    (0.16, 0.41),
    # the band squared; gaps; areas squared; how late it is, squared
    (-0.14, -0.12),
    (0.62, -0.77),
    (0.1, 0.61),
    (-1.18, -2.44),
)
"""What each fact counts in round 1 and in round 8, fitted to games of bots against themselves; between, in a line."""


def by_round(weights: tuple[tuple[float, float], ...]) -> vec[float]:
    """The weights of every round."""
    table: list[float] = []
    for round in range(ROUNDS + 1):
        late = (round - 1) / (ROUNDS - 1)
        table += [first + (last - first) * late for first, last in weights]
    return vec[float](table)


BY_ROUND: Final = by_round(WEIGHTS)
"""The weight of each fact in each round, at [round * FACTS + fact]."""


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
        self.facts = floats(FACTS)
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
        if table.stage == PLAN:
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
        base = round * FACTS
        total = 0.0
        for fact in range(i64(FACTS)):
            total += self.facts[fact] * self.weights[base + fact]
        return total

    def note(self, round: i64) -> None:
        """Write the facts down."""
        facts = self.facts
        for fact in range(i64(FACTS)):
            facts[fact] = 0.0
        for area in range(i64(AREAS)):
            if self.ninja[area] > 0:
                facts[OCCUPIED + area] = 1.0
                facts[STACKED + area] = float(self.ninja[area] - 1)
        room: i64 = 0
        for ronin in range(i64(RONIN)):
            room += self.room[ronin]
            facts[ROOM + ronin] = float(self.room[ronin])
            if (self.alive >> ronin) & 1:
                facts[ALIVE + ronin] = 1.0
            if (self.held >> ronin) & 1:
                facts[HELD + ronin] = 1.0
            if (self.muted >> ronin) & 1:
                facts[MUTED + ronin] = 1.0
        conquests = self.conquests()
        for step in range(i64(3)):
            if conquests >= step + 2:
                facts[CONQUESTS + step] = 1.0
        reserve = float(self.reserve) / 10.0
        band = members(self.alive)
        late = float(round - 1) / 7.0
        facts[BIAS] = 1.0
        facts[RESERVE] = reserve
        facts[RESERVE_SQUARED] = reserve * reserve
        facts[MUSTERED] = float(self.ninja[GREEN])
        facts[ROOM_SQUARED] = float(room * room) / 100.0
        facts[RESERVE_ROOM] = reserve * float(room) / 10.0
        facts[BAND_SQUARED] = float(band * band) / 10.0
        facts[GAPS] = float(conquests * (RONIN - band)) / 10.0
        facts[CONQUESTS_SQUARED] = float(conquests * conquests) / 10.0
        facts[LATE] = late * late


# --- how a round is fought --------------------------------------------------------------------------------------------


@final
class RoninExpert(Expert):
    """Both sides of 7 Ronin, from the reveal to the next planning phase."""

    def __init__(self, weights: vec[float] = BY_ROUND) -> None:
        self.mind = Outlook(weights)
        self.legal = buffer(32)

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        assert isinstance(state, SevenRonin)
        if state.stage == PLAN:
            return rng.below(count)
        return self.tactic(state, legal, count)

    def horizon(self) -> i64:
        return 1

    def judge(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, SevenRonin)
        chance = self.prospects(state)
        out[ATTACKER] = chance
        out[DEFENDER] = 1.0 - chance

    def prospects(self, table: SevenRonin) -> float:
        """The Attacker's chance to win. The round is played out in place."""
        while table.stage != PLAN and table.stage != OVER:
            seat = table.actor()
            count = table.legal_into(seat, self.legal)
            index: i64 = 0
            if count > 1:
                index = self.tactic(table, self.legal, count)
            table.apply(seat, self.legal[index], None)
        if table.stage == OVER:
            self_returns = floats(2)
            table.returns_into(self_returns)
            return self_returns[ATTACKER]
        self.mind.load(table)
        return 1.0 / (1.0 + math.exp(-self.mind.worth(table.round)))

    def tactic(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        """The index of the action to take after the reveal."""
        stage = table.stage
        if stage == ABILITIES:
            return self._ability(table, legal, count)
        if stage == SHARED or stage == AMBUSH:
            return self._sharing(table, legal, count)
        if stage == USES:
            return self._use(table, legal, count)
        best: i64 = 0
        highest = -1000.0
        for index in range(count):
            worth = self._part(table, legal[index])
            if worth > highest:
                highest = worth
                best = index
        return best

    # --- the Defender -------------------------------------------------------------------------------------------------

    def _ability(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        """Yumi shoots, Taiko heals while nobody disturbs him, then whatever leaves the village best off."""
        best: i64 = count - 1
        healed: i64 = NONE
        fight = self._after(table, actions.FIGHT)
        lowest_worth = fight
        lowest_healed = fight
        for index in range(count - 1):
            action = legal[index]
            if action == actions.SHOOT:
                return index
            worth = self._after(table, action)
            if worth < lowest_worth - 0.000001:
                lowest_worth = worth
                best = index
            if action >= actions.HEAL and action < actions.DRIVE and worth < lowest_healed - 0.000001:
                lowest_healed = worth
                healed = index
        if healed != NONE:
            return healed
        return best

    def _after(self, table: SevenRonin, action: i64) -> float:
        """The worth after an ability, Musashi's stroke if he is still to strike, and the wounds."""
        mind = self.mind
        mind.load(table)
        if action < actions.PLACE:
            mind.post[table.at[HAYAI]] &= ~1
            mind.post[action - actions.STATION - HAYAI * PLACES] |= 1
        elif action >= actions.HEAL and action < actions.DRIVE:
            mind.room[action - actions.HEAL] += 1
        elif action >= actions.DRIVE and action <= actions.DRIVE_BOTH:
            here = table.at[YOBU]
            if action == actions.DRIVE_BOTH:
                mind.ninja[here] -= 2
                mind.ninja[table.left[here]] += 1
                mind.ninja[table.right[here]] += 1
            elif action >= actions.DRIVE_TWO:
                mind.ninja[here] -= 2
                mind.ninja[action - actions.DRIVE_TWO] += 2
            else:
                mind.ninja[here] -= 1
                mind.ninja[action - actions.DRIVE] += 1
        if action != actions.FIGHT and (table.alive >> MUSASHI) & 1 and not ((table.used | table.muted) >> MUSASHI) & 1:
            place = table.at[MUSASHI]
            if place < AREAS and mind.ninja[place] > 0:
                mind.ninja[place] -= 1
        mind.fight()
        return mind.ending(table.round, 0)

    def _sharing(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        mind = self.mind
        best: i64 = 0
        lowest_worth = 1000.0
        used = table.used
        if table.stage == SHARED:
            used = 0
        for index in range(count):
            mind.load(table)
            mind.split = legal[index] - actions.SHARE
            mind.fight()
            worth = mind.ending(table.round, used)
            if worth < lowest_worth:
                lowest_worth = worth
                best = index
        return best

    # --- the Attacker -------------------------------------------------------------------------------------------------

    def _use(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        """The ability that gains most; the Burial Grounds last, since they give areas up."""
        self.mind.load(table)
        now = self.mind.ending(table.round, table.used) + 0.000001
        best: i64 = count - 1
        highest = now
        burial: i64 = NONE
        for index in range(count - 1):
            area = legal[index] - actions.USE
            if area == BURIAL:
                burial = index
                continue
            worth = self._effect(table, area, False)
            if worth > highest:
                highest = worth
                best = index
        if best == count - 1 and burial != NONE and self._effect(table, BURIAL, False) > now:
            return burial
        return best

    def _effect(self, table: SevenRonin, area: i64, copied: bool) -> float:
        """The worth of the best that an area's ability can do now."""
        mind = self.mind
        best = -1000.0
        if area == INN:
            for other in range(i64(AREAS)):
                if other != INN and table.occupied(other) and table.copy_bar(other) == 0:
                    worth = self._effect(table, other, True)
                    if worth > best:
                        best = worth
            return best
        spent: i64 = table.used | (1 << area)
        if copied:
            spent = table.used | INN_BIT
        if area == WELL or area == SHRINE or area == PEN:
            for ronin in range(i64(RONIN)):
                if (table.alive >> ronin) & 1 and table.at[ronin] < AREAS:
                    worth = self._aimed(table, area, ronin, spent)
                    if worth > best:
                        best = worth
            return best
        if area == PASSAGE:
            for other in range(i64(AREAS)):
                worth = self._marched(table, other, 2, spent)
                if worth > best:
                    best = worth
            return best
        if area == BURIAL:
            for other in range(i64(AREAS)):
                if table.ninja[other] > 0:
                    worth = self._withdrawn(table, other, NONE, spent)
                    if worth > best:
                        best = worth
            return best
        mind.load(table)
        if area == WATCHTOWER:
            marks = table.in_range(copied)
            for ronin in range(i64(RONIN)):
                if (marks >> ronin) & 1:
                    mind.hurt(ronin, 1)
        elif area == GRANARY:
            mind.reserve += 2
            if table.supply < 2:
                mind.reserve -= 2 - table.supply
        else:
            mind.inn_field = 1
        return mind.ending(table.round, spent)

    def _part(self, table: SevenRonin, action: i64) -> float:
        """The worth after a part of an ability that has been announced."""
        stage = table.stage
        if stage == COPYING:
            return self._effect(table, action - actions.COPY, True)
        spent = table.used
        if table.through_inn != 0:
            spent |= INN_BIT
        elif table.tool != NONE:
            spent |= 1 << table.tool
        if stage == TARGET:
            return self._aimed(table, table.tool, action - actions.ON, spent)
        if stage == ARROWS:
            return self._aimed(table, WELL, action - actions.ON, spent)
        if stage == SENDING:
            if action == actions.ENOUGH:
                return self._marched(table, table.first, 1, spent)
            return self._marched(table, action - actions.PLACE, 2, spent)
        if table.first == NONE:
            return self._withdrawn(table, action - actions.TAKE, NONE, spent)
        if action == actions.ENOUGH:
            return self._withdrawn(table, table.first, NONE, spent)
        return self._withdrawn(table, table.first, action - actions.TAKE, spent)

    def _aimed(self, table: SevenRonin, tool: i64, ronin: i64, spent: i64) -> float:
        mind = self.mind
        mind.load(table)
        if tool == WELL:
            mind.hurt(ronin, 1)
        elif tool == SHRINE:
            mind.muted |= 1 << ronin
        else:
            mind.held |= 1 << ronin
        return mind.ending(table.round, spent)

    def _marched(self, table: SevenRonin, area: i64, markers: i64, spent: i64) -> float:
        mind = self.mind
        mind.load(table)
        if markers > table.reserve:
            markers = table.reserve
        mind.reserve -= markers
        mind.ninja[area] += markers
        mind.clash(area)
        return mind.ending(table.round, spent)

    def _withdrawn(self, table: SevenRonin, one: i64, two: i64, spent: i64) -> float:
        mind = self.mind
        mind.load(table)
        mind.ninja[one] -= 1
        mind.reserve += 1
        if two != NONE:
            mind.ninja[two] -= 1
            mind.reserve += 1
        return mind.ending(table.round, spent)


# --- which plans make sense -------------------------------------------------------------------------------------------

TEMPTING: Final = vec[i64]([4, 4, 3, 3, 5, 4, 3, 4, 5, 4])
"""How gladly the Attacker goes to an area, and how readily the Defender looks for him there."""
EAGER: Final = vec[i64]([1, 4, 3, 1, 2, 3, 1])
"""How gladly each ronin meets ninja: Kabe endures, Musashi and Yobu act on them; the others need a quiet area."""
QUIET: Final = vec[i64]([3, 1, 1, 3, 2, 1, 4])
"""How gladly each ronin looks for an area that stays free."""


@final
class RoninPlanner(Planner):
    """Plans of both sides, and what becomes of them."""

    def __init__(self, expert: RoninExpert) -> None:
        self.expert = expert
        self.wish = buffer(PLACES)
        self.legal = buffer(32)
        self.weights = buffer(32)

    def payoff(self, state: State, seat: i64, rng: Rng) -> float:
        assert isinstance(state, SevenRonin)
        chance = self.expert.prospects(state)
        if seat == ATTACKER:
            return chance
        return 1.0 - chance

    def invent(self, start: State, seat: i64, rng: Rng) -> Plan:
        assert isinstance(start, SevenRonin)
        return self.resume(start, seat, vec[i64](), rng)

    def resume(self, start: State, seat: i64, laid: vec[i64], rng: Rng) -> Plan:
        assert isinstance(start, SevenRonin)
        if seat == DEFENDER:
            for ronin in range(i64(RONIN)):
                self.wish[ronin] = NONE
            return self._defence(start, laid, rng)
        self._tempted(start, rng)
        return self._attack(start, laid, rng)

    def _tempted(self, start: SevenRonin, rng: Rng) -> None:
        """Wish for as many areas as the threat allows, or fewer, mostly with as many ninja as their limits allow."""
        wish = self.wish
        for place in range(i64(PLACES)):
            wish[place] = 0
        targets = start.threat[start.round - 1]
        if rng.below(4) == 0:
            targets = 1 + rng.below(targets)
        bonus = start.ninja[GREEN]
        for _ in range(targets):
            area = self._tempting(start, rng)
            if area == NONE:
                break
            wish[area] = LIMIT[area]
            if rng.below(3) == 0:
                wish[area] = 1 + rng.below(LIMIT[area])
            if bonus > 0 and rng.below(2) == 0:
                more = 1 + rng.below(bonus)
                wish[area] += more
                bonus -= more
        if rng.below(3) == 0:
            wish[GREEN] = 1

    def _tempting(self, table: SevenRonin, rng: Rng) -> i64:
        """An area that is not yet attacked."""
        total: i64 = 0
        for area in range(i64(AREAS)):
            self.weights[area] = 0
            if self.wish[area] == 0:
                self.weights[area] = TEMPTING[area]
                if table.ninja[area] == 0:
                    self.weights[area] *= 2
                total += self.weights[area]
        if total == 0:
            return NONE
        rest = rng.below(total)
        for area in range(i64(AREAS)):
            rest -= self.weights[area]
            if rest < 0:
                return area
        return NONE

    def vary(self, start: State, seat: i64, plan: Plan, rng: Rng) -> Plan:
        assert isinstance(start, SevenRonin)
        wish = self.wish
        changes = 1 + rng.below(2)
        if seat == DEFENDER:
            for ronin in range(i64(RONIN)):
                wish[ronin] = NONE
            for index in range(i64(len(plan.parts)) - 1):
                number = plan.parts[index] - actions.STATION
                wish[number // PLACES] = number % PLACES
            for _ in range(changes):
                one = rng.below(RONIN)
                two = rng.below(RONIN)
                if rng.below(2) == 0:
                    place = wish[one]
                    wish[one] = wish[two]
                    wish[two] = place
                else:
                    wish[one] = rng.below(PLACES)
            return self._defence(start, vec[i64](), rng)
        for place in range(i64(PLACES)):
            wish[place] = 0
        for index in range(i64(len(plan.parts)) - 1):
            wish[plan.parts[index] - actions.PLACE] += 1
        for _ in range(changes):
            one = rng.below(PLACES)
            two = rng.below(PLACES)
            kind = rng.below(4)
            if kind == 0:
                markers = wish[one]
                wish[one] = wish[two]
                wish[two] = markers
            elif kind == 1:
                wish[one] += 1
            elif wish[one] > 0:
                wish[one] -= 1
                if kind == 2:
                    wish[two] += 1
        return self._attack(start, vec[i64](), rng)

    # --- from a wish to a plan in the order of the board --------------------------------------------------------------

    def _attack(self, start: SevenRonin, parts: vec[i64], rng: Rng) -> Plan:
        """What has been laid, then the wish as far as the rules allow it, marker by marker."""
        table = start.clone()
        wish = self.wish
        for index in range(i64(len(parts))):
            table.plan(ATTACKER, parts[index], None)
        while True:
            count = table.may_place(self.legal)
            action = self.legal[count - 1]
            found = False
            for index in range(count):
                place = self.legal[index] - actions.PLACE
                if self.legal[index] != actions.READY and wish[place] > 0:
                    action = self.legal[index]
                    wish[place] -= 1
                    found = True
                    break
            if not found and action != actions.READY:
                # More must be sent than was wished for.
                action = self.legal[rng.below(count)]
            parts = append(parts, action)
            if action == actions.READY:
                return Plan(parts)
            table.plan(ATTACKER, action, None)

    def _defence(self, start: SevenRonin, parts: vec[i64], rng: Rng) -> Plan:
        """Each ronin where he is wished, if he may go there; else to a place that suits him."""
        table = start.clone()
        for index in range(i64(len(parts))):
            table.plan(DEFENDER, parts[index], None)
        while True:
            ronin = table.asked()
            if ronin == NONE:
                return Plan(append(parts, actions.READY))
            count = table.may_station(self.legal)
            action: i64 = NONE
            for index in range(count):
                if self.legal[index] % PLACES == self.wish[ronin]:
                    action = self.legal[index]
            if action == NONE:
                action = self._suited(table, ronin, count, rng)
            parts = append(parts, action)
            table.plan(DEFENDER, action, None)

    def _suited(self, table: SevenRonin, ronin: i64, count: i64, rng: Rng) -> i64:
        total: i64 = 0
        for index in range(count):
            place = self.legal[index] % PLACES
            weight: i64 = 2
            if place < AREAS:
                if table.ninja[place] > 0:
                    weight = EAGER[ronin] * 3
                    if VITALITY[ronin] - table.wounds[ronin] > table.ninja[place]:
                        weight *= 3
                else:
                    weight = QUIET[ronin] + TEMPTING[place] * EAGER[ronin]
                if table.planned_at(place) != 0:
                    weight = (weight + 1) // 2
            self.weights[index] = weight
            total += weight
        rest = rng.below(total)
        for index in range(count):
            rest -= self.weights[index]
            if rest < 0:
                return self.legal[index]
        return self.legal[0]


def unplanned(state: State) -> SevenRonin:
    """The window of this position with nothing laid on either side: what both seats know alike."""
    assert isinstance(state, SevenRonin)
    table = state.clone()
    table.begin_planning()
    return table


def laid(state: State, seat: int) -> list[int]:
    """What a seat has laid of its own plan, in the order in which it was asked for."""
    assert isinstance(state, SevenRonin)
    parts: list[int] = []
    if seat == ATTACKER:
        for place in range(PLACES):
            parts += [actions.PLACE + place] * int(state.plan_ninja[place])
        return parts
    for ronin in range(RONIN):
        if state.plan_ronin[ronin] != NONE:
            parts.append(actions.STATION + ronin * PLACES + int(state.plan_ronin[ronin]))
    return parts


def planning(state: State) -> bool:
    assert isinstance(state, SevenRonin)
    return state.stage == PLAN
