"""What a seat of 7 Ronin may know: everything on the board, and of the plans only its own."""

from __future__ import annotations

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
from tatami.games.seven_ronin.view import Area, AttackPlan, DefencePlan, Ronin, RoninView, Sharing


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
        areas=tuple([_area(state, area, step_3) for area in range(AREAS)]),
        green=int(state.ninja[GREEN]),
        green_ronin=next(iter(members(state.post[GREEN])), None),
        reserve=int(state.reserve),
        supply=int(state.supply),
        ronin=tuple([_ronin(state, ronin) for ronin in range(RONIN)]),
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


MEMBERS = tuple([tuple([number for number in range(RONIN) if bits >> number & 1]) for bits in range(1 << RONIN)])


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
        sent=tuple([int(each) for each in state.plan_ninja]),
        need=int(draft.need),
        areas_left=int(draft.spare),
        bonus_left=int(draft.bonus),
    )


def _defence(state: SevenRonin) -> DefencePlan:
    posts = [int(defence.planned_post(state, ronin)) for ronin in range(RONIN)]
    asked = int(defence.asked(state))
    return DefencePlan(
        posts=tuple([place if 0 <= place < PLACES else None for place in posts]), asked=asked if asked != NONE else None
    )


def _sharing(state: SevenRonin) -> Sharing:
    area = int(state.at[TASUKE])
    markers = int(wounds.wounds_here(state, area))
    return Sharing(area, int(wounds.partner(state)), markers, int(state.ninja[area]) - markers)
