"""What a seat of 7 Ronin may know: everything on the board, and of the plans only its own."""

from __future__ import annotations

import msgspec

from tatami.core.view import View
from tatami.games.seven_ronin import attack, defence, stage, victory, wounds
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    DEFENDER,
    EDITIONS,
    FIRST,
    GREEN,
    LIMIT,
    MINIMUM_GREY_FOX,
    PLACES,
    RING,
    RONIN,
    TASUKE,
    THREAT,
    VITALITY,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import DEAD, NONE


class Area(msgspec.Struct, frozen=True):
    """One of the ten village areas."""

    ninja: int
    ronin: tuple[int, ...]
    limit: int
    occupied: bool
    neighbours: tuple[int, int]
    used: bool
    """In step 3: whether its ability has been used in this round."""


class Ronin(msgspec.Struct, frozen=True):
    """One ronin's tile and marker."""

    at: int | None
    """An area, the Green (10), or None when not on the board."""
    alive: bool
    wounds: int
    vitality: int
    held: bool
    """Kept where he is by the Animal Pen in this round."""
    muted: bool
    """Without ability in this round because of the Shrine."""
    held_next: bool
    muted_next: bool
    used: bool
    """In step 1: whether the ability has been used in this round."""


class Sharing(msgspec.Struct, frozen=True):
    """Wounds that the Defender shares between Tasuke and another."""

    area: int
    partner: int
    markers: int
    """The wounds to be shared."""
    rest: int
    """The ninja that find no room and will occupy the area."""


class AttackPlan(msgspec.Struct, frozen=True):
    """The Attacker's own plan while it is being made."""

    sent: tuple[int, ...]
    need: int
    """How many must be sent in all."""
    areas_left: int
    bonus_left: int


class DefencePlan(msgspec.Struct, frozen=True):
    """The Defender's own plan while it is being made."""

    posts: tuple[int | None, ...]
    asked: int | None
    """Whose place is to be chosen next."""


class RoninView(View, frozen=True, kw_only=True):
    """All that a seat of 7 Ronin may know."""

    edition: str
    round: int
    threat: tuple[int, ...]
    minimum: tuple[int, ...]
    ring: tuple[int, ...]
    reconstructed: tuple[str, ...]
    """Which facts of this table are reconstructed; ids of sentences in the catalogue."""
    areas: tuple[Area, ...]
    green: int
    green_ronin: int | None
    reserve: int
    supply: int
    ronin: tuple[Ronin, ...]
    ready: bool
    """While planning: whether the viewer's own plan is made."""
    attack: AttackPlan | None
    defence: DefencePlan | None
    sharing: Sharing | None
    tool: int | None
    """Step 3, for the Attacker alone: the area whose ability is being resolved in parts."""
    through_inn: bool
    """Step 3, for the Attacker alone: whether the Inn copies that ability."""
    first: int | None
    """Step 3, for the Attacker alone: where the ability's first marker comes from or goes to."""
    arrows: tuple[int, ...]
    """The ronin still to be hit by the Watchtower."""
    inn_field: bool
    conquests: int
    """The occupied areas as the victory counts them."""


def view(state: SevenRonin, seat: int | None) -> RoninView:
    """The position as `seat` sees it."""
    now = int(state.stage)
    mine = seat == ATTACKER
    parts = stage.COPY <= now <= stage.SEND
    step_3 = now >= stage.AREAS
    return RoninView(
        game="seven_ronin",
        seats=2,
        seat=seat,
        # An ability half announced is its user's business alone.
        stage=stage.NAMES[stage.AREAS if parts and not mine else now],
        edition=EDITIONS[state.edition],
        round=int(state.round),
        threat=tuple(state.threat),
        minimum=tuple(state.minimum),
        ring=tuple(state.ring),
        reconstructed=reconstructed(state),
        areas=tuple(_area(state, area, step_3) for area in range(AREAS)),
        green=int(state.ninja[GREEN]),
        green_ronin=next(iter(members(state.post[GREEN])), None),
        reserve=int(state.reserve),
        supply=int(state.supply),
        ronin=tuple(_ronin(state, ronin) for ronin in range(RONIN)),
        ready=now == stage.PLAN and seat is not None and not state.waiting >> seat & 1,
        attack=_attack(state) if now == stage.PLAN and mine else None,
        defence=_defence(state) if now == stage.PLAN and seat == DEFENDER else None,
        sharing=_sharing(state) if now in (stage.SHARE, stage.AMBUSH) else None,
        tool=int(state.tool) if parts and mine and state.tool != NONE else None,
        through_inn=bool(parts and mine and (state.through_inn or now == stage.COPY)),
        first=int(state.first) if parts and mine and state.first != NONE else None,
        arrows=members(state.marks) if now == stage.ARROWS else (),
        inn_field=bool(state.inn_field),
        conquests=int(victory.conquests(state)),
    )


MEMBERS = tuple(tuple(number for number in range(RONIN) if bits >> number & 1) for bits in range(1 << RONIN))


def members(bits: int) -> tuple[int, ...]:
    """The numbers of a bit set, ascending."""
    return MEMBERS[bits]


def reconstructed(state: SevenRonin) -> tuple[str, ...]:
    """The reconstructed facts that this table plays with."""
    found = []
    if tuple(state.threat) == tuple(THREAT):
        found.append("fact-threat")
    if state.edition != FIRST and tuple(state.minimum) == tuple(MINIMUM_GREY_FOX):
        found.append("fact-minimum")
    if tuple(state.ring) == tuple(RING):
        found.append("fact-ring")
    return tuple(found)


def _area(state: SevenRonin, area: int, step_3: bool) -> Area:
    return Area(
        ninja=int(state.ninja[area]),
        ronin=members(state.post[area]),
        limit=int(LIMIT[area]),
        occupied=bool(state.occupied(area)),
        neighbours=(int(state.left[area]), int(state.right[area])),
        used=bool(step_3 and state.stage != stage.OVER and state.used >> area & 1),
    )


def _ronin(state: SevenRonin, ronin: int) -> Ronin:
    at = int(state.at[ronin])
    return Ronin(
        at=at if at < PLACES else None,
        alive=at != DEAD,
        wounds=int(state.wounds[ronin]),
        vitality=int(VITALITY[ronin]),
        held=bool(state.held >> ronin & 1),
        muted=bool(state.muted >> ronin & 1),
        held_next=bool(state.held_next >> ronin & 1),
        muted_next=bool(state.muted_next >> ronin & 1),
        used=bool(state.stage < stage.AREAS and state.used >> ronin & 1),
    )


def _attack(state: SevenRonin) -> AttackPlan:
    draft = attack.Draft(state)
    return AttackPlan(
        sent=tuple(int(each) for each in state.plan_ninja),
        need=int(draft.need),
        areas_left=int(draft.spare),
        bonus_left=int(draft.bonus),
    )


def _defence(state: SevenRonin) -> DefencePlan:
    posts = [int(defence.planned_post(state, ronin)) for ronin in range(RONIN)]
    asked = int(defence.asked(state))
    return DefencePlan(
        posts=tuple(place if 0 <= place < PLACES else None for place in posts), asked=asked if asked != NONE else None
    )


def _sharing(state: SevenRonin) -> Sharing:
    area = int(state.at[TASUKE])
    markers = int(wounds.wounds_here(state, area))
    return Sharing(area, int(wounds.partner(state)), markers, int(state.ninja[area]) - markers)
