"""Which secret plans make sense in 7 Ronin, and what becomes of them when they meet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.bots.seven_ronin.expert import RoninExpert
from tatami.bots.simultaneous import Plan, Planner
from tatami.core.rng import Rng
from tatami.core.state import State, buffer
from tatami.games.seven_ronin import actions, defence, rounds, stage
from tatami.games.seven_ronin.data import AREAS, ATTACKER, DEFENDER, GREEN, LIMIT, PLACES, RONIN, VITALITY
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import NONE

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
            table.apply(ATTACKER, parts[index], None)
        while True:
            count = table.legal_into(ATTACKER, self.legal)
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
            table.apply(ATTACKER, action, None)

    def _defence(self, start: SevenRonin, parts: vec[i64], rng: Rng) -> Plan:
        """Each ronin where he is wished, if he may go there; else to a place that suits him."""
        table = start.clone()
        for index in range(i64(len(parts))):
            table.apply(DEFENDER, parts[index], None)
        while True:
            ronin = defence.asked(table)
            if ronin == NONE:
                return Plan(append(parts, actions.READY))
            count = table.legal_into(DEFENDER, self.legal)
            action: i64 = NONE
            for index in range(count):
                if self.legal[index] % PLACES == self.wish[ronin]:
                    action = self.legal[index]
            if action == NONE:
                action = self._suited(table, ronin, count, rng)
            parts = append(parts, action)
            table.apply(DEFENDER, action, None)

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
                if defence.planned_at(table, place) != 0:
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
    rounds.begin(table)
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
    return state.stage == stage.PLAN
