"""Why an action of 7 Ronin is not allowed now. Rests only on what the asking seat may know."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    FIRST,
    GREEN,
    HAYAI,
    INN,
    LIMIT,
    MUSASHI,
    PLACES,
    TAIKO,
    TASUKE,
    WATCHTOWER,
    YOBU,
    YUMI,
)
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.state import (
    ABILITIES,
    AMBUSH,
    ARROWS,
    ASIDE,
    COPYING,
    DEAD,
    NONE,
    PLAN,
    SENDING,
    SHARED,
    STAGES,
    TAKING,
    TARGET,
    USES,
)

STAGE_RULE = {
    PLAN: "R2.1",
    ABILITIES: "R3.1",
    SHARED: "R4.2",
    USES: "R5.1",
    COPYING: "R5.3",
    TARGET: "R5.12",
    TAKING: "R5.4",
    SENDING: "R5.10",
    ARROWS: "R5.11",
    AMBUSH: "R4.2",
}

BARS: dict[int, tuple[str, str]] = {
    bars.RESERVE_EMPTY: ("reserve-empty", "R1.6"),
    bars.GREEN_ONCE: ("green-once", "R2.5"),
    bars.OVER_THREAT: ("threat", "R2.2"),
    bars.OVER_LIMIT: ("limit", "R2.3"),
    bars.BOARD_ORDER: ("board-order", "R2.11"),
    bars.MINIMUM_LOST: ("minimum-lost", "R2.4"),
    bars.BELOW_MINIMUM: ("minimum", "R2.4"),
    bars.FALLEN: ("fallen", "R4.3"),
    bars.HELD: ("held", "R2.8"),
    bars.PLACED: ("placed", "R2.11"),
    bars.RONIN_ORDER: ("ronin-order", "R2.11"),
    bars.GREEN_EMPTY: ("green-empty", "R2.9"),
    bars.GREEN_TAKEN: ("green-taken", "R2.9"),
    bars.TAKEN: ("taken", "R2.7"),
    bars.TASUKE_MUTED: ("tasuke-muted", "R3.6"),
    bars.UNPLACED: ("unplaced", "R2.7"),
    bars.USED: ("used", "R3.1"),
    bars.MUTED: ("muted", "R5.5"),
    bars.ON_GREEN: ("on-green", "R3.9"),
    bars.NOT_FREE: ("not-free", "R3.1"),
    bars.NO_NINJA_HERE: ("no-ninja-here", "R3.1"),
    bars.NEVER_GREEN: ("never-green", "R3.9"),
    bars.NO_NINJA_THERE: ("no-ninja-there", "R3.2"),
    bars.HEALS_OTHERS: ("heals-others", "R3.5"),
    bars.UNHURT: ("unhurt", "R3.5"),
    bars.HEAL_GREEN: ("heal-green", "R3.5"),
    bars.NO_RESERVE: ("no-reserve", "R3.8"),
    bars.NOT_NEIGHBOUR: ("not-neighbour", "R3.7"),
    bars.TOO_FEW: ("too-few", "R3.7"),
    bars.NOT_OCCUPIED: ("not-occupied", "R5.1"),
    bars.AREA_USED: ("area-used", "R5.1"),
    bars.NO_TARGET: ("no-target", "R5.12"),
    bars.SUPPLY_EMPTY: ("supply-empty", "R5.11"),
    bars.FIELD_PASSIVE: ("field-passive", "R5.9"),
    bars.NOTHING_TO_COPY: ("nothing-to-copy", "R5.3"),
    bars.OWN_COPY: ("own-copy", "R5.3"),
    bars.NOT_IN_VILLAGE: ("not-in-village", "R5.12"),
    bars.OUT_OF_REACH: ("out-of-reach", "R5.2"),
    bars.NOTHING_TO_TAKE: ("nothing-to-take", "R5.4"),
    bars.ONE_AREA: ("one-area", "R5.10"),
    bars.PASSAGE_GREEN: ("passage-green", "R5.10"),
    bars.TOO_MANY_WOUNDS: ("too-many-wounds", "R4.2"),
    bars.TOO_FEW_WOUNDS: ("too-few-wounds", "R4.2"),
}
"""Each bar's sentence and the rule behind it ..."""

ELSEWHERE: dict[tuple[int, int], str] = {
    (bars.TAKEN, ABILITIES): "R3.2",
    (bars.RESERVE_EMPTY, USES): "R5.10",
    (bars.RESERVE_EMPTY, COPYING): "R5.10",
    (bars.NOT_OCCUPIED, COPYING): "R5.3",
    (bars.BOARD_ORDER, TAKING): "R5.4",
    (bars.FALLEN, PLAN): "R2.7",
    (bars.FALLEN, TARGET): "R5.12",
}
"""... unless at that stage another rule says it more closely."""


def why(state: SevenRonin, seat: int, action: int) -> Refusal:
    """The reason for refusing an illegal `action` of `seat`, which owes a decision."""
    stage = int(state.stage)
    found: Refusal | None = None
    if stage == PLAN:
        found = _attack(state, action) if seat == ATTACKER else _defence(state, action)
    elif stage == ABILITIES:
        found = _ability(state, action)
    elif stage in (SHARED, AMBUSH):
        found = _share(state, action)
    elif stage == USES and actions.USE <= action < actions.COPY:
        area = action - actions.USE
        bar = int(state.use_bar(area))
        found = _nobody_near(WATCHTOWER, "R5.2") if _idle_tower(area, bar) else _bar(bar, area=area)
    elif stage == COPYING and actions.COPY <= action < actions.ON:
        area = action - actions.COPY
        bar = int(state.copy_bar(area))
        tower = WATCHTOWER if state.edition == FIRST else INN
        found = _nobody_near(tower, "R5.3") if _idle_tower(area, bar) else _bar(bar, area=area)
    elif stage in (TARGET, ARROWS) and actions.ON <= action < actions.TAKE:
        ronin = action - actions.ON
        bar = int(state.target_bar(ronin))
        found = _bar(bar if bar != bars.FINE or stage == TARGET else bars.OUT_OF_REACH, ronin=ronin)
    elif stage == TAKING and actions.TAKE <= action < actions.ENOUGH:
        area = action - actions.TAKE
        found = _bar(state.take_bar(area), area=area, last=int(state.first))
    elif stage == SENDING and actions.PLACE <= action < actions.STRIKE:
        place = action - actions.PLACE
        found = _bar(bars.PASSAGE_GREEN if place == GREEN else bars.ONE_AREA, area=int(state.first))
    return _closer(found, stage) or Refusal("other-decision", STAGE_RULE[stage], {"stage": STAGES[stage]})


def _closer(found: Refusal | None, stage: int) -> Refusal | None:
    for (bar, where), rule in ELSEWHERE.items():
        if found is not None and where == stage and found.code == BARS[bar][0]:
            return Refusal(found.code, rule, found.facts)
    return found


def _bar(bar: int, **facts: object) -> Refusal | None:
    if bar == bars.FINE:
        return None
    code, rule = BARS[bar]
    wanted = FACTS.get(bar, ())
    return Refusal(code, rule, {name: value for name, value in facts.items() if name in wanted})


FACTS: dict[int, tuple[str, ...]] = {
    bars.OVER_THREAT: ("threat", "area"),
    bars.OVER_LIMIT: ("limit", "area"),
    bars.BOARD_ORDER: ("area", "last"),
    bars.MINIMUM_LOST: ("area", "need"),
    bars.BELOW_MINIMUM: ("need", "planned"),
    bars.FALLEN: ("ronin",),
    bars.HELD: ("ronin",),
    bars.PLACED: ("ronin",),
    bars.RONIN_ORDER: ("ronin", "asked"),
    bars.TAKEN: ("area",),
    bars.UNPLACED: ("asked",),
    bars.USED: ("ronin",),
    bars.MUTED: ("ronin",),
    bars.ON_GREEN: ("ronin",),
    bars.NOT_FREE: ("ronin",),
    bars.NO_NINJA_HERE: ("ronin",),
    bars.NO_NINJA_THERE: ("area",),
    bars.UNHURT: ("ronin",),
    bars.HEAL_GREEN: ("ronin",),
    bars.NOT_NEIGHBOUR: ("area",),
    bars.NOT_OCCUPIED: ("area",),
    bars.AREA_USED: ("area",),
    bars.NO_TARGET: ("area",),
    bars.NOT_IN_VILLAGE: ("ronin",),
    bars.OUT_OF_REACH: ("ronin",),
    bars.NOTHING_TO_TAKE: ("area",),
    bars.ONE_AREA: ("area",),
    bars.TOO_MANY_WOUNDS: ("most",),
    bars.TOO_FEW_WOUNDS: ("least",),
}
"""What each sentence mentions."""


# --- planning ---------------------------------------------------------------------------------------------------------


def _attack(state: SevenRonin, action: int) -> Refusal | None:
    need = int(state.need())
    if action == actions.READY:
        return _bar(bars.BELOW_MINIMUM, need=need, planned=int(state.planned()))
    if not actions.PLACE <= action < actions.STRIKE:
        return None
    place = action - actions.PLACE
    last = int(state.last_target())
    bar = int(state.place_bar(place, need))
    limit = int(LIMIT[place]) if place < AREAS else 0
    threat = int(state.threat[state.round - 1])
    return _bar(bar, area=place, need=need, limit=limit, threat=threat, last=last)


def _defence(state: SevenRonin, action: int) -> Refusal | None:
    asked = int(state.asked())
    if action == actions.READY:
        return _bar(bars.UNPLACED, asked=asked)
    if action >= actions.PLACE:
        return None
    ronin, place = divmod(action - actions.STATION, PLACES)
    if state.at[ronin] == DEAD:
        return _bar(bars.FALLEN, ronin=ronin)
    if state.at[ronin] != ASIDE:
        return _bar(bars.HELD, ronin=ronin)
    if state.plan_ronin[ronin] != NONE:
        return _bar(bars.PLACED, ronin=ronin)
    bar = int(state.station_bar(ronin, place))
    if bar == bars.FINE:
        bar = bars.RONIN_ORDER
    return _bar(bar, ronin=ronin, asked=asked, area=place)


# --- combat -----------------------------------------------------------------------------------------------------------


def _ability(state: SevenRonin, action: int) -> Refusal | None:
    ronin, bar = _aimed(state, action)
    if ronin is None:
        return None
    first = int(state.ability_bar(ronin))
    subject: object = action - actions.HEAL if ronin == TAIKO and first == bars.FINE else ronin
    return _bar(first if first != bars.FINE else bar, ronin=subject, area=_area(action))


def _aimed(state: SevenRonin, action: int) -> tuple[int | None, int]:
    """Whose ability an action uses, and what its aim has against it."""
    if action < actions.PLACE:
        ronin, place = divmod(action - actions.STATION, PLACES)
        return (HAYAI, int(state.ride_bar(place))) if ronin == HAYAI else (None, bars.FINE)
    if action == actions.STRIKE:
        return MUSASHI, bars.FINE
    if action == actions.SHOOT:
        return YUMI, bars.FINE
    if actions.HEAL <= action < actions.DRIVE:
        return TAIKO, int(state.heal_bar(action - actions.HEAL))
    if actions.DRIVE <= action < actions.SHARE:
        if state.ability_bar(YOBU) != bars.FINE:
            return YOBU, bars.FINE
        if action == actions.DRIVE_BOTH:
            return YOBU, bars.TOO_FEW
        markers = 1 if action < actions.DRIVE_TWO else 2
        return YOBU, int(state.drive_bar(_area(action), markers))
    return None, bars.FINE


def _area(action: int) -> int:
    """The place an action of step 1 is aimed at, or NONE."""
    if action < actions.PLACE:
        return (action - actions.STATION) % PLACES
    if actions.DRIVE <= action < actions.DRIVE_BOTH:
        return (action - actions.DRIVE) % AREAS
    return NONE


def _idle_tower(area: int, bar: int) -> bool:
    return area == WATCHTOWER and bar == bars.NO_TARGET


def _nobody_near(tower: int, rule: str) -> Refusal:
    """The Watchtower, or the Inn in its place, has no ronin next to it."""
    return Refusal("nobody-near", rule, {"area": tower})


def _share(state: SevenRonin, action: int) -> Refusal | None:
    if not actions.SHARE <= action < actions.USE:
        return None
    area = int(state.at[TASUKE])
    bar = int(state.share_bar(action - actions.SHARE))
    return _bar(bar, least=int(state.least_share(area)), most=int(state.most_share(area)))
