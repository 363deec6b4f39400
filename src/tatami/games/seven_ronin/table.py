"""The table of 7 Ronin: where every marker is and how far the round has come. Hot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.fields import DERIVED, HIDDEN, PUBLIC, SECRET, SETTING
from tatami.core.state import State
from tatami.games.seven_ronin import stage
from tatami.games.seven_ronin.data import (
    ALL_RONIN,
    AREAS,
    FIRST_RESERVE,
    GREEN,
    GREY_FOX,
    MARKERS,
    MINIMUM_GREY_FOX,
    PLACES,
    RING,
    RONIN,
    THREAT,
)

NONE: Final = -1
ASIDE: Final = 11
"""Where a ronin is who has not been sent out yet."""
DEAD: Final = 12

NOTHING: Final = vec[i64]()

FIELDS: Final = {
    "edition": SETTING,
    "threat": SETTING,
    "minimum": SETTING,
    "ring": SETTING,
    "left": DERIVED,
    "right": DERIVED,
    "stage": SECRET,
    "round": PUBLIC,
    "eras": HIDDEN,
    "reserve": PUBLIC,
    "supply": PUBLIC,
    "ninja": PUBLIC,
    "at": PUBLIC,
    "post": DERIVED,
    "alive": DERIVED,
    "wounds": PUBLIC,
    "held": PUBLIC,
    "held_next": PUBLIC,
    "muted": PUBLIC,
    "muted_next": PUBLIC,
    "plan_ninja": SECRET,
    "plan_ronin": SECRET,
    "waiting": PUBLIC,
    "used": PUBLIC,
    "inn_field": PUBLIC,
    "tool": SECRET,
    "through_inn": SECRET,
    "first": SECRET,
    "marks": PUBLIC,
    "reason": HIDDEN,
}
"""Every field of a position and its kind."""


class RoninTable(State):
    """All of a position. `NOTHING` stands in until `set_up` or `copy_from` fills it."""

    def __init__(self) -> None:
        self.edition: i64 = GREY_FOX
        self.threat: vec[i64] = THREAT
        """How many areas may be attacked, by round from 0."""
        self.minimum: vec[i64] = MINIMUM_GREY_FOX
        """How many ninja must be sent, by round from 0."""
        self.ring: vec[i64] = RING
        """The areas in their order around the Green."""
        self.left: vec[i64] = NOTHING
        """The neighbour of each area that comes before it in the ring."""
        self.right: vec[i64] = NOTHING
        """The neighbour of each area that comes after it in the ring."""

        self.stage: i64 = stage.PLAN
        """While the Attacker says the parts of an ability, the Defender sees AREAS."""
        self.round: i64 = 1
        self.eras: i64 = 0
        """Counts what cannot be taken back; see `State.era`."""
        self.reserve: i64 = FIRST_RESERVE
        """The ninja that the Attacker may still send."""
        self.supply: i64 = MARKERS - FIRST_RESERVE
        """The markers that nobody has."""
        self.ninja: vec[i64] = NOTHING
        """Markers on each area and on the Green."""
        self.at: vec[i64] = NOTHING
        """Where each ronin is: a place, ASIDE or DEAD."""
        self.post: vec[i64] = NOTHING
        """The ronin at each place, as a bit set; `at` the other way round."""
        self.alive: i64 = ALL_RONIN
        """The ronin who are not DEAD, as a bit set."""
        self.wounds: vec[i64] = NOTHING
        """Markers on each ronin's tile."""
        self.held: i64 = 0
        """The ronin that the Pen keeps where they are in this round, as a bit set."""
        self.held_next: i64 = 0
        """The same for the next round."""
        self.muted: i64 = 0
        """The ronin whose ability the Shrine takes away in this round, as a bit set."""
        self.muted_next: i64 = 0
        """The same for the next round."""

        self.plan_ninja: vec[i64] = NOTHING
        """While planning: the new markers of each place."""
        self.plan_ronin: vec[i64] = NOTHING
        """While planning: the place of each ronin, or NONE."""
        self.waiting: i64 = 3
        """While planning: the seats that are not ready, as a bit set."""

        self.used: i64 = 0
        """Step 1: the ronin, step 3: the areas, whose ability has been used; a bit set."""
        self.inn_field: i64 = 0
        """Whether the Inn copied a Field in this round."""
        self.tool: i64 = NONE
        """Step 3: the area whose ability is being resolved in parts."""
        self.through_inn: i64 = 0
        """Step 3: whether the Inn copies that ability."""
        self.first: i64 = NONE
        """Step 3: the area that the ability's first marker comes from or goes to."""
        self.marks: i64 = 0
        """Arrows: the ronin who are still to be hit, as a bit set."""
        self.reason: i64 = NONE
        """How the game ended."""

    def set_up(self) -> None:
        """Forty ninja in the reserve, ten in the supply, and every ronin behind the screen."""
        self.ninja = vec[i64]([0] * PLACES)
        self.at = vec[i64]([ASIDE] * RONIN)
        self.post = vec[i64]([0] * PLACES)
        self.wounds = vec[i64]([0] * RONIN)
        self.plan_ninja = vec[i64]([0] * PLACES)
        self.plan_ronin = vec[i64]([NONE] * RONIN)
        self.lay_ring(RING)

    def lay_ring(self, ring: vec[i64]) -> None:
        """Put the areas around the Green in this order."""
        self.ring = ring
        self.left = vec[i64]([0] * AREAS)
        self.right = vec[i64]([0] * AREAS)
        for spot in range(i64(AREAS)):
            self.left[ring[spot]] = ring[(spot + AREAS - 1) % AREAS]
            self.right[ring[spot]] = ring[(spot + 1) % AREAS]

    def copy_from(self, other: RoninTable) -> None:
        """Become equal to another table. What never changes in play is shared with it."""
        self.edition = other.edition
        self.threat = other.threat
        self.minimum = other.minimum
        self.ring = other.ring
        self.left = other.left
        self.right = other.right
        self.stage = other.stage
        self.round = other.round
        self.eras = other.eras
        self.reserve = other.reserve
        self.supply = other.supply
        self.ninja = other.ninja[:]
        self.at = other.at[:]
        self.post = other.post[:]
        self.alive = other.alive
        self.wounds = other.wounds[:]
        self.held = other.held
        self.held_next = other.held_next
        self.muted = other.muted
        self.muted_next = other.muted_next
        self.plan_ninja = other.plan_ninja[:]
        self.plan_ronin = other.plan_ronin[:]
        self.waiting = other.waiting
        self.used = other.used
        self.inn_field = other.inn_field
        self.tool = other.tool
        self.through_inn = other.through_inn
        self.first = other.first
        self.marks = other.marks
        self.reason = other.reason

    def era(self) -> i64:
        return self.eras

    def station(self, ronin: i64, place: i64) -> None:
        """Put a ronin at a place, ASIDE or among the DEAD."""
        bit: i64 = 1 << ronin
        before = self.at[ronin]
        if before < PLACES:
            self.post[before] &= ~bit
        if place < PLACES:
            self.post[place] |= bit
        if place == DEAD:
            self.alive &= ~bit
            self.held &= ~bit
            self.held_next &= ~bit
            self.muted &= ~bit
            self.muted_next &= ~bit
        self.at[ronin] = place

    def put_away(self) -> None:
        """No ability is being resolved."""
        self.tool = NONE
        self.through_inn = 0
        self.first = NONE
        self.marks = 0

    def clear_plans(self) -> None:
        """Nothing is planned."""
        for place in range(i64(PLACES)):
            self.plan_ninja[place] = 0
        for ronin in range(i64(RONIN)):
            self.plan_ronin[ronin] = NONE

    def occupied(self, area: i64) -> bool:
        """Ninja there, and no ronin. The Green never is."""
        return self.ninja[area] > 0 and self.post[area] == 0 and area != GREEN

    def forces(self) -> i64:
        """The ninja on the board and in the reserve. Wounds do not count."""
        total = self.reserve
        for place in range(i64(PLACES)):
            total += self.ninja[place]
        return total

    def key(self) -> bytes:
        parts: list[int] = [
            int(self.edition),
            int(self.stage),
            int(self.round),
            int(self.eras),
            int(self.reserve),
            int(self.supply),
            int(self.held),
            int(self.held_next),
            int(self.muted),
            int(self.muted_next),
            int(self.waiting),
            int(self.used),
            int(self.inn_field),
            int(self.tool),
            int(self.through_inn),
            int(self.first),
            int(self.marks),
            int(self.reason),
        ]
        for track in (self.threat, self.minimum, self.ring):
            for value in track:
                parts.append(int(value))
        for markers in (self.ninja, self.at, self.wounds, self.plan_ninja, self.plan_ronin):
            for value in markers:
                parts.append(int(value))
        return repr(parts).encode()
