"""The village and the samurai's bodies: barricades, farms, families, wounds, and how a game is lost."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.data import DEADLY, FARM_BARRICADE, FARM_FAMILY, FARM_FARM, HARD, HEROIC
from tatami.games.samurai_spirit.piles import Piles
from tatami.games.samurai_spirit.stages import (
    BLOW_BARRICADE,
    BLOW_FAMILY,
    BLOW_FARM,
    BLOW_WOUND,
    CURE,
    DISCARDED,
    FAMILIES_GONE,
    FAMILY,
    FARM,
    FARMS_GONE,
    HATS,
    HURT,
    KILLED,
    NONE,
    OVER,
    RUN,
)


class Village(Piles):
    """What falls on the village, one blow at a time: each may bring on the next (R8.4)."""

    def fall(self, emit: Emit | None) -> None:
        """Let the pending blow fall."""
        blow = self.blow
        self.blow = NONE
        if blow == BLOW_BARRICADE:
            if self.barricades > 0:
                self.barricades -= 1
                if emit is not None:
                    emit.add(Event("barricade-lost", {"barricades": self.barricades}))
            else:
                self.blow = BLOW_FARM
        elif blow == BLOW_FARM:
            if self.farms == 1 or self.level < HARD:
                self._burn(emit)
            else:
                self.stage = FARM
        elif blow == BLOW_FAMILY:
            if self.families & (self.families - 1):
                self.stage = FAMILY
            else:
                self._take_family(self.families, emit)
        else:
            self.stage = HURT

    # --- farms (R8.3, R8.4) -------------------------------------------------------------------------------------------

    def farms_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        for kind in range(i64(4)):
            if self.farm_tokens[kind] > 0:
                outcomes[found] = actions.FARM + kind
                weights[found] = self.farm_tokens[kind]
                found += 1
        return found

    def _burn(self, emit: Emit | None) -> None:
        """A farm is lost and nobody turns its token."""
        self.farms -= 1
        if emit is not None:
            emit.add(Event("farm-lost", {"farms": self.farms}))
        if self.farms == 0:
            self.lose(FARMS_GONE)

    def lose_farm(self, kind: i64, emit: Emit | None) -> None:
        """A farm is lost and its penalty follows."""
        self.seals += 1
        self.stage = RUN
        self.farms -= 1
        self.farm_tokens[kind] -= 1
        if emit is not None:
            emit.add(Event("farm-turned", {"farms": self.farms, "farm": kind}))
        if kind == FARM_FAMILY:
            self.blow = BLOW_FAMILY
        elif kind == FARM_FARM:
            self.blow = BLOW_FARM
        elif kind == FARM_BARRICADE:
            self.blow = BLOW_BARRICADE
        else:
            self.blow = BLOW_WOUND

    # --- families (R8.5) ----------------------------------------------------------------------------------------------

    def families_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        for family in range(i64(3)):
            if (self.families >> family) & 1:
                outcomes[found] = actions.FAMILY + family
                weights[found] = 1
                found += 1
        return found

    def lose_family(self, family: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        self._take_family(1 << family, emit)

    def _take_family(self, bit: i64, emit: Emit | None) -> None:
        self.families &= ~bit
        if emit is not None:
            lost: i64 = bit >> 1
            left = (self.families & 1) + ((self.families >> 1) & 1) + ((self.families >> 2) & 1)
            emit.add(
                Event("family-lost", {"family": lost, "families": left, "heroic": 1 if self.level == HEROIC else 0})
            )
        if self.families == 0:
            self.lose(FAMILIES_GONE)

    # --- barricades (R5.5) --------------------------------------------------------------------------------------------

    def may_build(self) -> bool:
        return self.barricades < self.start_barricades()

    def build(self, emit: Emit | None) -> None:
        """A barricade is built, but never more than there were at the start."""
        if self.may_build():
            self.barricades += 1
            if emit is not None:
                emit.add(Event("barricade-built", {"barricades": self.barricades}))

    # --- wounds (R6.1 to R6.4) ----------------------------------------------------------------------------------------

    def wound(self, place: i64, emit: Emit | None) -> None:
        self.wounds[place] += 1
        wounds = self.wounds[place]
        if emit is not None:
            kind = "wounded"
            if wounds == 2:
                kind = "turned"
            elif wounds == DEADLY:
                kind = "killed"
            emit.add(Event(kind, {"samurai": self.who[place], "value": self.kiai_value(place)}))
        if wounds == DEADLY:
            self.fallen = place
            self.lose(KILLED)
        elif wounds == 2:
            self.note_sum(place)

    def heal(self, place: i64, emit: Emit | None) -> None:
        """Remove the wound token; an animal stays an animal."""
        self.wounds[place] -= 1
        if emit is not None:
            emit.add(Event("healed", {"samurai": self.who[place]}))

    def wounded(self, place: i64) -> bool:
        return self.wounds[place] & 1 != 0

    def hurt_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """Everybody can be hurt; only who has a wound token can be cured."""
        found: i64 = 0
        for samurai in range(i64(7)):
            place = self.home[samurai]
            if place == NONE:
                continue
            if self.stage == HURT:
                outcomes[found] = actions.HURT + samurai
            elif self.wounded(place):
                outcomes[found] = actions.CURE + samurai
            else:
                continue
            weights[found] = 1
            found += 1
        return found

    def hurt(self, samurai: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        self.wound(self.home[samurai], emit)

    def cure(self, samurai: i64, emit: Emit | None) -> None:
        self.seals += 1
        self.stage = RUN
        self.heal(self.home[samurai], emit)

    def cure_somebody(self, emit: Emit | None) -> None:
        """The bonus of a family: one wound token goes, chance says whose."""
        count: i64 = 0
        patient: i64 = NONE
        for place in range(self.team):
            if self.wounded(place):
                count += 1
                patient = place
        if count == 1:
            self.heal(patient, emit)
        elif count > 1:
            self.stage = CURE

    # --- sums and the end ---------------------------------------------------------------------------------------------

    def note_sum(self, place: i64) -> None:
        """A sum or a board has changed: is it exactly the kiai value now? (R5.1, R5.3, R5.4)"""
        if self.sums[place] != self.kiai_value(place) or self.phase >= HATS or place == self.kiai:
            return
        if not self.has_passed(place):
            self.owed |= 1 << place

    def strike(self, place: i64, card: i64, emit: Emit | None) -> None:
        """A card joins the line on the right (R3.6 to R3.8)."""
        self.append(place, card)
        total = self.sums[place]
        value = self.kiai_value(place)
        if emit is not None:
            emit.add(Event("attacked", {"samurai": self.who[place], "card": card, "sum": total, "value": value}))
        if total > value:
            if emit is not None:
                emit.add(Event("overrun", {"samurai": self.who[place], "sum": total, "value": value}))
            self.blow = BLOW_BARRICADE
        else:
            self.note_sum(place)

    def toss(self, card: i64) -> None:
        """A card goes to the discard pile."""
        self.where[card] = DISCARDED

    def lose(self, result: i64) -> None:
        """Lost, at this very moment (R9.1)."""
        if self.result == 0:
            self.result = result
            self.stage = OVER
