"""Whole positions of 7 Ronin as JSON: set one up by hand, share it, test it.

    {"game": "seven_ronin", "round": 5, "stage": "abilities", "reserve": 20,
     "ninja": {"field3": 3, "green": 1},
     "ronin": {"musashi": {"at": "field3", "wounds": 2}, "kabe": "inn"}}

A ronin is at one of the ten areas, on the "green", "aside" (not sent out yet) or "fallen". One who is left out is aside
while plans are made, and has fallen in a combat. Markers that are left out are in the supply; if the reserve is left
out too, the supply has ten. The stages are those of `STAGES`: "plan", "abilities" (step 1), "areas" (step 3) and,
inside them, the questions that need an answer of their own. A `plan` holds what has been planned so far:

    {"ninja": {"inn": 1}, "ronin": {"hayai": "well"}, "ready": [0]}
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.errors import BadPosition
from tatami.games.seven_ronin import bars
from tatami.games.seven_ronin.data import (
    AREAS,
    BURIAL,
    EDITIONS,
    FIRST,
    FIRST_RESERVE,
    GREEN,
    INN,
    MARKERS,
    MINIMUM_FIRST,
    MINIMUM_GREY_FOX,
    PASSAGE,
    PEN,
    PLACE_NAMES,
    PLACES,
    RING,
    RONIN,
    RONIN_NAMES,
    ROUNDS,
    SHRINE,
    TASUKE,
    TASUKE_BIT,
    THREAT,
    TO_CONQUER,
    VITALITY,
    WATCHTOWER,
    WELL,
)
from tatami.games.seven_ronin.meta import MOST_MINIMUM, MOST_THREAT, PRINTED, ring, track
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.state import (
    AMBUSH,
    ARROWS,
    ASIDE,
    COPYING,
    DEAD,
    FALLEN,
    HUNGER,
    NONE,
    OVER,
    PLAN,
    POSTHUMOUS,
    REASONS,
    SENDING,
    SHARED,
    SLAIN,
    SNOW,
    STAGES,
    TAKING,
    TARGET,
    USES,
    VILLAGE,
)
from tatami.games.seven_ronin.view import members
from tatami.kit.bits import count

FOLDER = Path(__file__).parent
WHERE = (*PLACE_NAMES, "aside", "fallen")
MARKS = ("held", "muted", "held_next", "muted_next")


# --- a new game -------------------------------------------------------------------------------------------------------


def start(options: Mapping[str, str]) -> SevenRonin:
    """The position before the first plan, at a table with these options."""
    state = SevenRonin()
    state.edition = EDITIONS.index(options["edition"])
    state.set_up()
    threat = track(options["threat"], 1, MOST_THREAT)
    minimum = track(options["minimum"], 0, MOST_MINIMUM)
    order = ring(options["ring"])
    state.threat = THREAT if threat is None else vec[i64](threat)
    state.minimum = printed_minimum(state) if minimum is None else vec[i64](minimum)
    state.lay_ring(RING if order is None else vec[i64](order))
    return state


def printed_minimum(state: SevenRonin) -> vec[i64]:
    """The minimum of the edition."""
    return MINIMUM_FIRST if state.edition == FIRST else MINIMUM_GREY_FOX


def options(position: dict[str, Any]) -> dict[str, str]:
    """The options of the table that a position comes from."""
    edition = position["edition"]
    minimum = MINIMUM_FIRST if edition == EDITIONS[FIRST] else MINIMUM_GREY_FOX
    printed = {"threat": list(THREAT), "minimum": list(minimum), "ring": [PLACE_NAMES[area] for area in RING]}
    tracks = {
        name: PRINTED if position[name] == usual else ",".join(map(str, position[name]))
        for name, usual in printed.items()
    }
    return {"edition": edition, **tracks}


# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: SevenRonin) -> dict[str, Any]:
    """The whole position, secrets included."""
    stage = int(state.stage)
    return {
        "game": "seven_ronin",
        "edition": EDITIONS[state.edition],
        "threat": [int(each) for each in state.threat],
        "minimum": [int(each) for each in state.minimum],
        "ring": [PLACE_NAMES[area] for area in state.ring],
        "round": int(state.round),
        "stage": STAGES[stage],
        "sealed": int(state.seals),
        "reserve": int(state.reserve),
        "supply": int(state.supply),
        "ninja": _placed(state.ninja),
        "ronin": {RONIN_NAMES[ronin]: _tile(state, ronin) for ronin in range(RONIN)},
        "plan": {
            "ninja": _placed(state.plan_ninja),
            "ronin": {
                RONIN_NAMES[ronin]: PLACE_NAMES[state.plan_ronin[ronin]]
                for ronin in range(RONIN)
                if state.plan_ronin[ronin] != NONE
            },
            "ready": [seat for seat in (0, 1) if stage == PLAN and not state.waiting >> seat & 1],
        },
        "used": [
            (RONIN_NAMES if stage < USES else PLACE_NAMES)[number]
            for number in range(AREAS)
            if state.used >> number & 1
        ],
        "inn_field": bool(state.inn_field),
        "tool": _name(state.tool),
        "through_inn": bool(state.through_inn),
        "first": _name(state.first),
        "arrows": [RONIN_NAMES[ronin] for ronin in members(state.marks)],
        "reason": None if state.reason == NONE else REASONS[state.reason],
    }


def _placed(markers: vec[i64]) -> dict[str, int]:
    return {PLACE_NAMES[place]: int(markers[place]) for place in range(PLACES) if markers[place]}


def _tile(state: SevenRonin, ronin: int) -> dict[str, Any]:
    tile: dict[str, Any] = {"at": WHERE[state.at[ronin]], "wounds": int(state.wounds[ronin])}
    return tile | {mark: True for mark in MARKS if getattr(state, mark) >> ronin & 1}


def _name(place: int) -> str | None:
    return None if place == NONE else PLACE_NAMES[place]


# --- reading ----------------------------------------------------------------------------------------------------------


def _wrong(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


def from_json(position: dict[str, Any]) -> SevenRonin:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "seven_ronin":
        raise _wrong("game")
    state = SevenRonin()
    state.set_up()
    state.edition = _choice(position.get("edition", EDITIONS[0]), "edition", EDITIONS)
    _read_table(state, position)
    state.stage = _choice(position.get("stage", "plan"), "stage", STAGES)
    state.round = _int(position.get("round", 1), "round", 1, ROUNDS)
    state.seals = _int(position.get("sealed", 0), "sealed", 0, 1 << 30)
    _read_ninja(state.ninja, position.get("ninja", {}), "ninja")
    _read_ronin(state, _dict(position.get("ronin", {}), "ronin"))
    _read_markers(state, position)
    _read_plan(state, _dict(position.get("plan", {}), "plan"))
    _read_step(state, position)
    _check_village(state)
    _check_stage(state)
    return state


def _int(value: object, field: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _wrong("field", field=field, wanted=f"{least}-{most}")
    return value


def _bool(value: object, field: str) -> int:
    if not isinstance(value, bool):
        raise _wrong("field", field=field, wanted="true, false")
    return 1 if value else 0


def _choice(value: object, field: str, names: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in names:
        raise _wrong("field", field=field, wanted=", ".join(names))
    return names.index(value)


def _list(value: object, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong("list", field=field, length=-1)
    return value


def _dict(value: object, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong("object", field=field)
    return value


def _names(value: object, field: str, names: tuple[str, ...]) -> int:
    """A list of names as a bit set."""
    bits = 0
    for name in _list(value, field):
        bits |= 1 << _choice(name, field, names)
    return bits


def _place(value: object, field: str) -> int:
    return NONE if value is None else _choice(value, field, PLACE_NAMES[:AREAS])


def _read_table(state: SevenRonin, position: dict[str, Any]) -> None:
    """What the table chose: the time track and the ring."""
    if "threat" in position:
        state.threat = _read_track(position["threat"], "threat", 1, MOST_THREAT)
    state.minimum = printed_minimum(state)
    if "minimum" in position:
        state.minimum = _read_track(position["minimum"], "minimum", 0, MOST_MINIMUM)
    if "ring" in position:
        names = [PLACE_NAMES[_choice(name, "ring", PLACE_NAMES[:AREAS])] for name in _list(position["ring"], "ring")]
        order = ring(",".join(names))
        if order is None:
            raise _wrong("ring")
        state.lay_ring(vec[i64](order))


def _read_track(value: object, field: str, least: int, most: int) -> vec[i64]:
    numbers = [_int(number, field, least, most) for number in _list(value, field)]
    if len(numbers) != ROUNDS:
        raise _wrong("track", field=field)
    return vec[i64](numbers)


def _read_ninja(markers: vec[i64], value: object, field: str) -> None:
    for name, number in _dict(value, field).items():
        markers[_choice(name, field, PLACE_NAMES)] = _int(number, f"{field}.{name}", 0, MARKERS)


def _read_ronin(state: SevenRonin, tiles: dict[str, Any]) -> None:
    for name in tiles:
        _choice(name, "ronin", RONIN_NAMES)
    for ronin, name in enumerate(RONIN_NAMES):
        tile = tiles.get(name, {})
        if isinstance(tile, str):
            tile = {"at": tile}
        tile = _dict(tile, f"ronin.{name}")
        missing = "aside" if state.stage in (PLAN, OVER) else "fallen"
        at = _choice(tile.get("at", missing), f"ronin.{name}.at", WHERE)
        for mark in MARKS:
            if _bool(tile.get(mark, False), f"ronin.{name}.{mark}"):
                if at == DEAD:
                    raise _wrong("fallen", ronin=name)
                setattr(state, mark, getattr(state, mark) | 1 << ronin)
        wounds = _int(tile.get("wounds", 0), f"ronin.{name}.wounds", 0, MARKERS)
        if wounds >= VITALITY[ronin]:
            raise _wrong("wounds", ronin=name, vitality=int(VITALITY[ronin]))
        if wounds and at == DEAD:
            raise _wrong("fallen", ronin=name)
        state.station(ronin, at)
        state.wounds[ronin] = wounds


def _read_markers(state: SevenRonin, position: dict[str, Any]) -> None:
    """All fifty markers are on the board, on tiles, in the reserve or in the supply."""
    rest = MARKERS - sum(int(each) for each in state.ninja) - sum(int(each) for each in state.wounds)
    supply = MARKERS - FIRST_RESERVE if "reserve" not in position else None
    if "supply" in position:
        supply = _int(position["supply"], "supply", 0, MARKERS)
    if "reserve" in position:
        state.reserve = _int(position["reserve"], "reserve", 0, MARKERS)
        state.supply = rest - state.reserve if supply is None else supply
    else:
        assert supply is not None
        state.reserve = rest - supply
        state.supply = supply
    if state.reserve < 0 or state.supply < 0 or state.reserve + state.supply != rest:
        raise _wrong("markers", all=MARKERS, found=int(MARKERS - rest + state.reserve + state.supply))


def _read_plan(state: SevenRonin, plan: dict[str, Any]) -> None:
    _read_ninja(state.plan_ninja, plan.get("ninja", {}), "plan.ninja")
    for name, place in _dict(plan.get("ronin", {}), "plan.ronin").items():
        ronin = _choice(name, "plan.ronin", RONIN_NAMES)
        state.plan_ronin[ronin] = _choice(place, f"plan.ronin.{name}", PLACE_NAMES)
    state.waiting = 3 if state.stage == PLAN else 0
    for seat in _list(plan.get("ready", []), "plan.ready"):
        state.waiting &= ~(1 << _int(seat, "plan.ready", 0, 1))


def _read_step(state: SevenRonin, position: dict[str, Any]) -> None:
    names = RONIN_NAMES if state.stage < USES else PLACE_NAMES[:AREAS]
    state.used = _names(position.get("used", []), "used", names)
    state.inn_field = _bool(position.get("inn_field", False), "inn_field")
    state.tool = _place(position.get("tool"), "tool")
    state.through_inn = _bool(position.get("through_inn", False), "through_inn")
    state.first = _place(position.get("first"), "first")
    state.marks = _names(position.get("arrows", []), "arrows", RONIN_NAMES)
    reason = position.get("reason")
    state.reason = NONE if reason is None else _choice(reason, "reason", REASONS)


# --- checking ---------------------------------------------------------------------------------------------------------


def _check_village(state: SevenRonin) -> None:
    """A ronin an area, unless it is Tasuke; nobody aside in a combat; ninja and ronin together only before step 3."""
    stage = int(state.stage)
    for place in range(PLACES):
        here = int(state.post[place])
        if count(here & ~TASUKE_BIT) > 1 or (place == GREEN and count(here) > 1):
            raise _wrong("crowd", place=PLACE_NAMES[place])
        apart = stage in (PLAN, OVER) or stage >= USES
        if here and state.ninja[place] and (apart or place == GREEN):
            ambushed = stage == AMBUSH and place == state.at[TASUKE] and place != GREEN
            if not ambushed:
                raise _wrong("contested", place=PLACE_NAMES[place], stage=STAGES[stage])
    for ronin, name in enumerate(RONIN_NAMES):
        at = int(state.at[ronin])
        held = bool(state.held >> ronin & 1)
        if stage == PLAN and (at < PLACES) != held:
            raise _wrong("planning", ronin=name)
        if stage not in (PLAN, OVER) and at == ASIDE:
            raise _wrong("aside", ronin=name, stage=STAGES[stage])
        if at == GREEN and (state.held | state.held_next | state.muted_next) >> ronin & 1:
            raise _wrong("green", ronin=name)
        if (state.held_next | state.muted_next) >> ronin & 1 and (stage < USES or at == ASIDE):
            raise _wrong("next", ronin=name, stage=STAGES[stage])
    together = int(state.at[TASUKE])
    if together < AREAS and state.shared(together) and state.muted & TASUKE_BIT and stage != OVER:
        both = int(state.post[together])
        if state.held & both != both:
            raise _wrong("desecrated", place=PLACE_NAMES[together])
    if stage != OVER and (
        state.forces() == 0 or state.alive == 0 or (stage == PLAN and state.conquests() >= TO_CONQUER)
    ):
        raise _wrong("decided", stage=STAGES[stage])


def _check_stage(state: SevenRonin) -> None:
    """The details of a step are there where its stage needs them, and nowhere else."""
    stage = int(state.stage)
    _check_plans(state)
    wrong: str | None = None
    if (state.reason != NONE) != (stage == OVER) or (stage == OVER and not _ended(state)):
        wrong = "reason"
    elif state.used and stage in (PLAN, OVER):
        wrong = "used"
    elif state.inn_field and (stage < USES or (stage != OVER and not state.used >> INN & 1)):
        wrong = "inn_field"
    elif (state.tool != NONE) != (TARGET <= stage <= SENDING) or (state.tool != NONE and not _tool_fits(state)):
        wrong = "tool"
    elif state.through_inn and not TARGET <= stage <= SENDING:
        wrong = "through_inn"
    elif stage == COPYING and state.use_bar(INN) != bars.FINE:
        wrong = "ninja"
    elif state.first != NONE and not _first_fits(state):
        wrong = "first"
    elif (state.marks != 0) != (stage == ARROWS) or (stage == ARROWS and not _arrows_fit(state)):
        wrong = "arrows"
    elif stage in (SHARED, AMBUSH) and not _sharing_fits(state):
        wrong = "ronin"
    if wrong is not None:
        raise _wrong("stage", field=wrong, stage=STAGES[stage])


def _check_plans(state: SevenRonin) -> None:
    """Each plan is the beginning of a legal one; a seat that is ready has a whole one."""
    planned = bool(state.planned()) or any(place != NONE for place in state.plan_ronin)
    if state.stage != PLAN:
        if planned:
            raise _wrong("stage", field="plan", stage=STAGES[state.stage])
        return
    if not state.can_finish() or (not state.waiting & 1 and state.planned() < state.need()):
        raise _wrong("plan", seat=1)
    wanted = [int(place) for place in state.plan_ronin]
    for ronin in range(RONIN):
        state.plan_ronin[ronin] = NONE
    for ronin, place in enumerate(wanted):
        if place == NONE:
            continue
        if state.asked() != ronin or state.station_bar(ronin, place) != bars.FINE:
            raise _wrong("plan", seat=2)
        state.plan_ronin[ronin] = place
    if state.waiting == 0 or (not state.waiting & 2 and state.asked() != NONE):
        raise _wrong("plan", seat=2)


def _ended(state: SevenRonin) -> bool:
    """Whether the game is over for the reason given."""
    reason = int(state.reason)
    gone = bool(state.forces() == 0)
    if reason == VILLAGE:
        return bool(state.conquests() >= TO_CONQUER)
    if reason == FALLEN:
        return bool(state.alive == 0) and not gone
    if reason == SNOW:
        return bool(state.round == ROUNDS)
    if reason == POSTHUMOUS:
        return bool(state.alive == 0) and gone
    assert reason in (SLAIN, HUNGER)
    return bool(state.alive != 0) and gone


def _tool_fits(state: SevenRonin) -> bool:
    stages = {WELL: TARGET, SHRINE: TARGET, PEN: TARGET, BURIAL: TAKING, PASSAGE: SENDING}
    if stages.get(int(state.tool)) != state.stage:
        return False
    if state.through_inn:
        return bool(state.use_bar(INN) == bars.FINE and state.copy_bar(state.tool) == bars.FINE)
    return bool(state.use_bar(state.tool) == bars.FINE)


def _first_fits(state: SevenRonin) -> bool:
    if state.stage == TAKING:
        return bool(state.ninja[state.first] > 0)
    return bool(state.stage == SENDING and state.reserve > 1)


def _arrows_fit(state: SevenRonin) -> bool:
    """Fewer markers in the supply than ronin to be hit, and a tower that has been used and reaches them all."""
    for tower, copied in ((WATCHTOWER, False), (INN, True)):
        if state.used >> tower & 1 and not state.marks & ~state.in_range(copied):
            return bool(0 < state.supply < count(state.marks))
    return False


def _sharing_fits(state: SevenRonin) -> bool:
    area = int(state.at[TASUKE])
    if area >= AREAS or not state.shared(area) or state.ninja[area] == 0:
        return False
    if state.stage == AMBUSH and not (state.used >> PASSAGE & 1 or state.used >> INN & 1):
        return False
    return bool(state.least_share(area) < state.most_share(area))
