"""Whole positions of 7 Ronin as JSON: set one up by hand, share it, test it.

    {"game": "seven_ronin", "round": 5, "stage": "abilities", "reserve": 20,
     "ninja": {"field3": 3, "green": 1},
     "ronin": {"musashi": {"at": "field3", "wounds": 2}, "kabe": "inn"}}

A ronin is at one of the ten areas, on the "green", "aside" (not sent out yet) or "fallen". One who is left out is aside
while plans are made, and has fallen in a combat. Markers that are left out are in the supply; if the reserve is left
out too, the supply has ten. The stages are those of stage.py: "plan", "abilities" (step 1), "areas" (step 3) and,
inside them, the questions that need an answer of their own. A `plan` holds what has been planned so far:

    {"ninja": {"inn": 1}, "ronin": {"hayai": "well"}, "ready": [0]}

Positions are written here, read in reading.py and checked in soundness.py.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven_ronin import reason, stage
from tatami.games.seven_ronin.data import AREAS, EDITIONS, PLACE_NAMES, PLACES, RONIN, RONIN_NAMES
from tatami.games.seven_ronin.perspective import members
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import NONE

WHERE = (*PLACE_NAMES, "aside", "fallen")
"""Where a ronin may be, as the numbers of `RoninTable.at`."""
MARKS = ("held", "muted", "held_next", "muted_next")
"""What may weigh on a ronin: sets of ronin in the position, marks of a tile in JSON."""


def to_json(state: SevenRonin) -> dict[str, Any]:
    """The whole position, secrets included."""
    return {
        "game": "seven_ronin",
        "edition": EDITIONS[state.edition],
        "threat": [int(each) for each in state.threat],
        "minimum": [int(each) for each in state.minimum],
        "ring": [PLACE_NAMES[area] for area in state.ring],
        "round": int(state.round),
        "stage": stage.NAMES[state.stage],
        "sealed": int(state.eras),
        "reserve": int(state.reserve),
        "supply": int(state.supply),
        "ninja": _placed(state.ninja),
        "ronin": {RONIN_NAMES[ronin]: _tile(state, ronin) for ronin in range(RONIN)},
        "plan": _plan(state),
        "used": _used(state),
        "inn_field": bool(state.inn_field),
        "tool": _name(state.tool),
        "through_inn": bool(state.through_inn),
        "first": _name(state.first),
        "arrows": [RONIN_NAMES[ronin] for ronin in members(state.marks)],
        "reason": None if state.reason == NONE else reason.NAMES[state.reason],
    }


def _placed(markers: vec[i64]) -> dict[str, int]:
    return {PLACE_NAMES[place]: int(markers[place]) for place in range(PLACES) if markers[place]}


def _tile(state: SevenRonin, ronin: int) -> dict[str, Any]:
    tile: dict[str, Any] = {"at": WHERE[state.at[ronin]], "wounds": int(state.wounds[ronin])}
    return tile | {mark: True for mark in MARKS if getattr(state, mark) >> ronin & 1}


def _plan(state: SevenRonin) -> dict[str, Any]:
    posts = [int(place) for place in state.plan_ronin]
    return {
        "ninja": _placed(state.plan_ninja),
        "ronin": {RONIN_NAMES[ronin]: PLACE_NAMES[place] for ronin, place in enumerate(posts) if place != NONE},
        "ready": [seat for seat in (0, 1) if state.stage == stage.PLAN and not state.waiting >> seat & 1],
    }


def _used(state: SevenRonin) -> list[str]:
    names = RONIN_NAMES if state.stage < stage.AREAS else PLACE_NAMES[:AREAS]
    return [name for number, name in enumerate(names) if state.used >> number & 1]


def _name(place: int) -> str | None:
    return None if place == NONE else PLACE_NAMES[place]
