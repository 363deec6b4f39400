"""Reading a position of 7 Ronin from JSON; position.py says what it looks like."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.errors import BadPosition
from tatami.games.seven_ronin import reason, soundness, stage
from tatami.games.seven_ronin.data import (
    AREAS,
    EDITIONS,
    FIRST_RESERVE,
    MARKERS,
    PLACE_NAMES,
    RONIN_NAMES,
    ROUNDS,
    VITALITY,
)
from tatami.games.seven_ronin.position import MARKS, WHERE
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.setup import MOST_MINIMUM, MOST_THREAT, printed_minimum, ring
from tatami.games.seven_ronin.table import DEAD
from tatami.kit.document import Document

FOLDER = Path(__file__).parent
AREA_NAMES = PLACE_NAMES[:AREAS]


def from_json(position: dict[str, Any]) -> SevenRonin:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "seven_ronin":
        raise BadPosition("game", FOLDER)
    document = Document(position, FOLDER)
    state = SevenRonin()
    state.set_up()
    state.edition = document.choice("edition", EDITIONS, EDITIONS[0])
    _read_setup(state, document)
    state.stage = document.choice("stage", stage.NAMES, "plan")
    state.round = document.integer("round", 1, ROUNDS, 1)
    state.eras = document.integer("sealed", 0, 1 << 30, 0)
    _read_ninja(state.ninja, document)
    _read_ronin(state, document.part("ronin", {}))
    _read_markers(state, document)
    _read_plan(state, document.part("plan", {}))
    _read_step(state, document)
    soundness.check(state, document)
    return state


def _read_setup(state: SevenRonin, document: Document) -> None:
    """What the table chose: the time track and the ring."""
    if "threat" in document.fields:
        state.threat = _track(document, "threat", 1, MOST_THREAT)
    state.minimum = printed_minimum(state.edition)
    if "minimum" in document.fields:
        state.minimum = _track(document, "minimum", 0, MOST_MINIMUM)
    if "ring" in document.fields:
        numbers = [document.as_choice(name, "ring", AREA_NAMES) for name in document.items("ring")]
        order = ring(",".join(AREA_NAMES[number] for number in numbers))
        if order is None:
            raise document.wrong("ring")
        state.lay_ring(vec[i64](order))


def _track(document: Document, field: str, least: int, most: int) -> vec[i64]:
    numbers = [document.as_integer(number, field, least, most) for number in document.items(field)]
    if len(numbers) != ROUNDS:
        raise document.wrong("track", field=field)
    return vec[i64](numbers)


def _read_ninja(markers: vec[i64], document: Document) -> None:
    """The field "ninja" of a position or of a plan."""
    placed = document.part("ninja", {})
    for name in placed.fields:
        markers[placed.as_choice(name, placed.at, PLACE_NAMES)] = placed.integer(name, 0, MARKERS)


def _read_ronin(state: SevenRonin, tiles: Document) -> None:
    for name in tiles.fields:
        tiles.as_choice(name, tiles.at, RONIN_NAMES)
    missing = "aside" if state.stage in (stage.PLAN, stage.OVER) else "fallen"
    for ronin, name in enumerate(RONIN_NAMES):
        given = tiles.get(name, {})
        tile = Document({"at": given} if isinstance(given, str) else given, FOLDER, tiles.name(name))
        _read_tile(state, ronin, tile, tile.choice("at", WHERE, missing))


def _read_tile(state: SevenRonin, ronin: int, tile: Document, at: int) -> None:
    """One ronin, who is `at` a place, aside or dead; nothing weighs on the dead."""
    name = RONIN_NAMES[ronin]
    marks = [mark for mark in MARKS if tile.flag(mark, False)]
    if marks and at == DEAD:
        raise tile.wrong("fallen", ronin=name)
    wounds = tile.integer("wounds", 0, MARKERS, 0)
    if wounds >= VITALITY[ronin]:
        raise tile.wrong("wounds", ronin=name, vitality=int(VITALITY[ronin]))
    if wounds and at == DEAD:
        raise tile.wrong("fallen", ronin=name)
    for mark in marks:
        setattr(state, mark, getattr(state, mark) | 1 << ronin)
    state.station(ronin, at)
    state.wounds[ronin] = wounds


def _read_markers(state: SevenRonin, document: Document) -> None:
    """All fifty markers are on the board, on tiles, in the reserve or in the supply."""
    rest = MARKERS - sum(int(each) for each in state.ninja) - sum(int(each) for each in state.wounds)
    supply = MARKERS - FIRST_RESERVE
    if "supply" in document.fields:
        supply = document.integer("supply", 0, MARKERS)
    reserve = rest - supply
    if "reserve" in document.fields:
        reserve = document.integer("reserve", 0, MARKERS)
        if "supply" not in document.fields:
            supply = rest - reserve
    if reserve < 0 or supply < 0 or reserve + supply != rest:
        raise document.wrong("markers", all=MARKERS, found=MARKERS - rest + reserve + supply)
    state.reserve = reserve
    state.supply = supply


def _read_plan(state: SevenRonin, plan: Document) -> None:
    _read_ninja(state.plan_ninja, plan)
    posts = plan.part("ronin", {})
    for name in posts.fields:
        ronin = posts.as_choice(name, posts.at, RONIN_NAMES)
        state.plan_ronin[ronin] = posts.choice(name, PLACE_NAMES)
    state.waiting = 3 if state.stage == stage.PLAN else 0
    state.waiting &= ~plan.numbers("ready", 0, 1, [])


def _read_step(state: SevenRonin, document: Document) -> None:
    state.used = document.members("used", RONIN_NAMES if state.stage < stage.AREAS else AREA_NAMES, [])
    state.inn_field = int(document.flag("inn_field", False))
    state.tool = document.maybe("tool", AREA_NAMES)
    state.through_inn = int(document.flag("through_inn", False))
    state.first = document.maybe("first", AREA_NAMES)
    state.marks = document.members("arrows", RONIN_NAMES, [])
    state.reason = document.maybe("reason", reason.NAMES)
