"""The table of 7 Ronin: where every marker is and how far the round has come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.state import State
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

# The stages of a round, in order.
PLAN: Final = 0
"""Both make their plans: a window."""
ABILITIES: Final = 1
"""Step 1: the Defender uses ronin abilities."""
SHARED: Final = 2
"""Step 2: the Defender shares wounds between Tasuke and another ronin."""
USES: Final = 3
"""Step 3: the Attacker uses the abilities of occupied areas."""
COPYING: Final = 4
"""... the Inn: which area does it copy"""
TARGET: Final = 5
"""... the Well, the Shrine or the Pen: against whom"""
TAKING: Final = 6
"""... the Burial Grounds: from where"""
SENDING: Final = 7
"""... the Passage: where to"""
ARROWS: Final = 8
"""... the Watchtower, when the supply cannot pay for everybody: against whom first"""
AMBUSH: Final = 9
"""... the Passage brought ninja upon Tasuke and another: the Defender shares the wounds"""
OVER: Final = 10

STAGES: Final = (
    "plan",
    "abilities",
    "share",
    "areas",
    "copy",
    "target",
    "take",
    "send",
    "arrows",
    "ambush",
    "over",
)

# How a game ends.
VILLAGE: Final = 0
FALLEN: Final = 1
SLAIN: Final = 2
POSTHUMOUS: Final = 3
HUNGER: Final = 4
SNOW: Final = 5
REASONS: Final = ("village", "fallen", "slain", "posthumous", "hunger", "snow")

NOTHING: Final = vec[i64]()


class Table(State):
    """All of a position. `NOTHING` stands in until `set_up` or `copy_from` fills it."""

    def __init__(self) -> None:
        # What the table chose; never changed in play, so copies share it.
        self.edition: i64 = GREY_FOX
        self.threat: vec[i64] = THREAT
        self.minimum: vec[i64] = MINIMUM_GREY_FOX
        self.ring: vec[i64] = RING
        self.left: vec[i64] = NOTHING
        """The neighbour of each area that comes before it in the ring ..."""
        self.right: vec[i64] = NOTHING
        """... and the one that comes after."""

        self.stage: i64 = PLAN
        self.round: i64 = 1
        self.seals: i64 = 0
        self.reserve: i64 = FIRST_RESERVE
        self.supply: i64 = MARKERS - FIRST_RESERVE
        self.ninja: vec[i64] = NOTHING
        """Markers on each area and on the Green."""
        self.at: vec[i64] = NOTHING
        """Where each ronin is: a place, ASIDE or DEAD."""
        self.post: vec[i64] = NOTHING
        """The same the other way round: the ronin at each place, as a bit set."""
        self.alive: i64 = ALL_RONIN
        self.wounds: vec[i64] = NOTHING
        self.held: i64 = 0
        """The ronin that the Pen keeps where they are in this round, as a bit set."""
        self.held_next: i64 = 0
        self.muted: i64 = 0
        """The ronin whose ability the Shrine takes away in this round, as a bit set."""
        self.muted_next: i64 = 0

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
        """Step 3: the area whose ability is being resolved in parts ..."""
        self.through_inn: i64 = 0
        """... whether the Inn copies it ..."""
        self.first: i64 = NONE
        """... and the area its first marker comes from or goes to."""
        self.marks: i64 = 0
        """Arrows: the ronin who are still to be hit, as a bit set."""
        self.reason: i64 = NONE

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

    def copy_from(self, other: Table) -> None:
        self.edition = other.edition
        self.threat = other.threat
        self.minimum = other.minimum
        self.ring = other.ring
        self.left = other.left
        self.right = other.right
        self.stage = other.stage
        self.round = other.round
        self.seals = other.seals
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
        return self.seals

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
            int(self.seals),
            int(self.reserve),
            int(self.supply),
            int(self.alive),
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
        for table in (self.threat, self.minimum, self.ring, self.ninja, self.at, self.wounds):
            for value in table:
                parts.append(int(value))
        for plan in (self.plan_ninja, self.plan_ronin):
            for value in plan:
                parts.append(int(value))
        return repr(parts).encode()
