"""How a good player fights a round of 7 Ronin.

In the middle of a round the expert imagines it as ending now. After the reveal nothing is hidden and nothing is drawn,
so a round is fought by trying every ability in mind and taking the one after which the village looks best.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.seven_ronin.features import BY_ROUND
from tatami.bots.seven_ronin.outlook import Outlook
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State, buffer, floats
from tatami.games.seven_ronin import actions, bars, stage, village
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    BURIAL,
    DEFENDER,
    GRANARY,
    HAYAI,
    INN,
    MUSASHI,
    PASSAGE,
    PEN,
    PLACES,
    RONIN,
    SHRINE,
    WATCHTOWER,
    WELL,
    YOBU,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import NONE

INN_BIT: Final = 0b10
LEAST: Final = -1000.0
"""Less than anything is worth."""


@final
class RoninExpert(Expert):
    """Both sides of 7 Ronin, from the reveal to the next planning phase."""

    def __init__(self, weights: vec[float] = BY_ROUND) -> None:
        self.outlook = Outlook(weights)
        self.legal = buffer(32)

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        assert isinstance(state, SevenRonin)
        if state.stage == stage.PLAN:
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
        while table.stage != stage.PLAN and table.stage != stage.OVER:
            seat = table.actor()
            count = table.legal_into(seat, self.legal)
            index: i64 = 0
            if count > 1:
                index = self.tactic(table, self.legal, count)
            table.apply(seat, self.legal[index], None)
        if table.stage == stage.OVER:
            self_returns = floats(2)
            table.returns_into(self_returns)
            return self_returns[ATTACKER]
        self.outlook.load(table)
        return 1.0 / (1.0 + math.exp(-self.outlook.worth(table.round)))

    def tactic(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        """The index of the action to take after the reveal."""
        now = table.stage
        if now == stage.ABILITIES:
            return self._ability(table, legal, count)
        if now == stage.SHARE or now == stage.AMBUSH:
            return self._sharing(table, legal, count)
        if now == stage.AREAS:
            return self._use(table, legal, count)
        best: i64 = 0
        highest = LEAST
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
        outlook = self.outlook
        outlook.load(table)
        if action < actions.PLACE:
            outlook.post[table.at[HAYAI]] &= ~1
            outlook.post[action - actions.STATION - HAYAI * PLACES] |= 1
        elif action >= actions.HEAL and action < actions.DRIVE:
            outlook.room[action - actions.HEAL] += 1
        elif action >= actions.DRIVE and action <= actions.DRIVE_BOTH:
            here = table.at[YOBU]
            if action == actions.DRIVE_BOTH:
                outlook.ninja[here] -= 2
                outlook.ninja[table.left[here]] += 1
                outlook.ninja[table.right[here]] += 1
            elif action >= actions.DRIVE_TWO:
                outlook.ninja[here] -= 2
                outlook.ninja[action - actions.DRIVE_TWO] += 2
            else:
                outlook.ninja[here] -= 1
                outlook.ninja[action - actions.DRIVE] += 1
        if action != actions.FIGHT and (table.alive >> MUSASHI) & 1 and not ((table.used | table.muted) >> MUSASHI) & 1:
            place = table.at[MUSASHI]
            if place < AREAS and outlook.ninja[place] > 0:
                outlook.ninja[place] -= 1
        outlook.fight()
        return outlook.ending(table.round, 0)

    def _sharing(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        outlook = self.outlook
        best: i64 = 0
        lowest_worth = -LEAST
        used = table.used
        if table.stage == stage.SHARE:
            used = 0
        for index in range(count):
            outlook.load(table)
            outlook.split = legal[index] - actions.SHARE
            outlook.fight()
            worth = outlook.ending(table.round, used)
            if worth < lowest_worth:
                lowest_worth = worth
                best = index
        return best

    # --- the Attacker -------------------------------------------------------------------------------------------------

    def _use(self, table: SevenRonin, legal: vec[i64], count: i64) -> i64:
        """The ability that gains most; the Burial Grounds last, since they give areas up."""
        self.outlook.load(table)
        now = self.outlook.ending(table.round, table.used) + 0.000001
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
        if area == INN:
            return self._best_copied(table)
        spent: i64 = table.used | (1 << area)
        if copied:
            spent = table.used | INN_BIT
        if area == WELL or area == SHRINE or area == PEN:
            return self._best_aimed(table, area, spent)
        if area == PASSAGE:
            return self._best_marched(table, spent)
        if area == BURIAL:
            return self._best_withdrawn(table, spent)
        outlook = self.outlook
        outlook.load(table)
        if area == WATCHTOWER:
            marks = village.in_range(table, copied)
            for ronin in range(i64(RONIN)):
                if (marks >> ronin) & 1:
                    outlook.hurt(ronin, 1)
        elif area == GRANARY:
            outlook.reserve += 2
            if table.supply < 2:
                outlook.reserve -= 2 - table.supply
        else:
            outlook.inn_field = 1
        return outlook.ending(table.round, spent)

    def _best_copied(self, table: SevenRonin) -> float:
        best = LEAST
        for area in range(i64(AREAS)):
            if area != INN and table.occupied(area) and village.copy_bar(table, area) == bars.FINE:
                worth = self._effect(table, area, True)
                if worth > best:
                    best = worth
        return best

    def _best_aimed(self, table: SevenRonin, tool: i64, spent: i64) -> float:
        best = LEAST
        for ronin in range(i64(RONIN)):
            if (table.alive >> ronin) & 1 and table.at[ronin] < AREAS:
                worth = self._aimed(table, tool, ronin, spent)
                if worth > best:
                    best = worth
        return best

    def _best_marched(self, table: SevenRonin, spent: i64) -> float:
        best = LEAST
        for area in range(i64(AREAS)):
            worth = self._marched(table, area, 2, spent)
            if worth > best:
                best = worth
        return best

    def _best_withdrawn(self, table: SevenRonin, spent: i64) -> float:
        best = LEAST
        for area in range(i64(AREAS)):
            if table.ninja[area] > 0:
                worth = self._withdrawn(table, area, NONE, spent)
                if worth > best:
                    best = worth
        return best

    def _part(self, table: SevenRonin, action: i64) -> float:
        """The worth after a part of an ability that has been announced."""
        now = table.stage
        if now == stage.COPY:
            return self._effect(table, action - actions.COPY, True)
        spent = table.used
        if table.through_inn != 0:
            spent |= INN_BIT
        elif table.tool != NONE:
            spent |= 1 << table.tool
        if now == stage.TARGET:
            return self._aimed(table, table.tool, action - actions.ON, spent)
        if now == stage.ARROWS:
            return self._aimed(table, WELL, action - actions.ON, spent)
        if now == stage.SEND:
            if action == actions.ENOUGH:
                return self._marched(table, table.first, 1, spent)
            return self._marched(table, action - actions.PLACE, 2, spent)
        if table.first == NONE:
            return self._withdrawn(table, action - actions.TAKE, NONE, spent)
        if action == actions.ENOUGH:
            return self._withdrawn(table, table.first, NONE, spent)
        return self._withdrawn(table, table.first, action - actions.TAKE, spent)

    def _aimed(self, table: SevenRonin, tool: i64, ronin: i64, spent: i64) -> float:
        outlook = self.outlook
        outlook.load(table)
        if tool == WELL:
            outlook.hurt(ronin, 1)
        elif tool == SHRINE:
            outlook.muted |= 1 << ronin
        else:
            outlook.held |= 1 << ronin
        return outlook.ending(table.round, spent)

    def _marched(self, table: SevenRonin, area: i64, markers: i64, spent: i64) -> float:
        outlook = self.outlook
        outlook.load(table)
        if markers > table.reserve:
            markers = table.reserve
        outlook.reserve -= markers
        outlook.ninja[area] += markers
        outlook.clash(area)
        return outlook.ending(table.round, spent)

    def _withdrawn(self, table: SevenRonin, one: i64, two: i64, spent: i64) -> float:
        outlook = self.outlook
        outlook.load(table)
        outlook.ninja[one] -= 1
        outlook.reserve += 1
        if two != NONE:
            outlook.ninja[two] -= 1
            outlook.reserve += 1
        return outlook.ending(table.round, spent)
