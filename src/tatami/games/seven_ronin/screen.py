"""The village as text, for terminals and screen readers: the ring from top to bottom, then the Green and the ronin.

round    1  2  [3]  4  5  6  7  8
threat*  3  3  4    4  5  5  6  6
...
area        limit  ninja  sent  ronin
Watchtower  1      2      .     Kabe
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tatami.core.sheet import REMEMBERED, Cell, Grid, Lines, Sheet, cells
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    DEFENDER,
    FIRST_HUNGER,
    GREEN,
    PLACES,
    RONIN,
    ROUNDS,
    TO_CONQUER,
)
from tatami.games.seven_ronin.view import Ronin, RoninView

if TYPE_CHECKING:
    from tatami.games.seven_ronin.words import RoninWords

FACTS = {"fact-threat": "head-threat", "fact-minimum": "head-minimum", "fact-ring": "head-area"}
"""Where on the sheet the facts stand that may be reconstructed."""
BEFORE_AREAS = ("abilities", "share")
"""Steps 1 and 2 of a combat: whether ninja occupy an area is not settled yet."""


def draw(view: RoninView, words: RoninWords) -> Sheet:
    """The whole table as the viewer may see it."""
    lines = [
        Cell(words.say("line-markers", reserve=_reserve(view), supply=view.supply), own=view.seat == ATTACKER),
    ]
    counted = "line-counting" if view.stage in BEFORE_AREAS else "event-counted"
    lines.append(Cell(words.say(counted, count=view.conquests, need=int(TO_CONQUER))))
    if view.attack is not None:
        plan = view.attack
        sent = sum(plan.sent)
        left = {"areas": plan.areas_left, "bonus": plan.bonus_left}
        lines.append(Cell(words.say("line-plan", sent=sent, need=plan.need, **left), own=True))
        if not sent:
            lines.append(Cell(words.say("line-order")))
    if view.reconstructed:
        facts = ", ".join(
            words.say("aloud-ring" if fact == "fact-ring" else FACTS[fact]) for fact in view.reconstructed
        )
        lines.append(Cell(words.say("line-reconstructed"), words.say("aloud-reconstructed", facts=facts)))
    track = _track(view.round, view.threat, view.minimum, view.reconstructed, words)
    return track, _village(view, words), _tiles(view, words), Lines(tuple(lines))


def _reserve(view: RoninView) -> int:
    """The own plan lies behind the screen already."""
    return view.reserve - (sum(view.attack.sent) if view.attack is not None else 0)


# --- the time track ---------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _track(
    now: int, threat: tuple[int, ...], minimum: tuple[int, ...], uncertain: tuple[str, ...], words: RoninWords
) -> Grid:
    hunger = [FIRST_HUNGER <= number < ROUNDS for number in range(1, ROUNDS + 1)]
    heads = [_round(str(number), number == now, words) for number in range(1, ROUNDS + 1)]
    return Grid(
        (Cell(words.say("head-round")), *heads),
        (
            (_starred("fact-threat", uncertain, words), *cells(map(str, threat))),
            (_starred("fact-minimum", uncertain, words), *cells(map(str, minimum))),
            (
                Cell(words.say("head-hunger")),
                *(Cell("x", words.say("aloud-yes")) if each else Cell(".", words.say("aloud-no")) for each in hunger),
            ),
        ),
    )


def _starred(fact: str, uncertain: tuple[str, ...], words: RoninWords) -> Cell:
    """A name, with a star for the eye where it is not certain."""
    name = words.say(FACTS[fact])
    return Cell(f"{name}*", name) if fact in uncertain else Cell(name)


def _round(number: str, now: bool, words: RoninWords) -> Cell:
    return Cell(f"[{number}]", words.say("aloud-now", round=number)) if now else Cell(number)


# --- the village ------------------------------------------------------------------------------------------------------


def _village(view: RoninView, words: RoninWords) -> Grid:
    heads = [words.say("head-limit"), words.say("head-ninja")]
    if view.attack is not None:
        heads.append(words.say("head-sent"))
    heads.append(words.say("head-planned" if view.defence is not None else "head-ronin"))
    return Grid(
        (_starred("fact-ring", view.reconstructed, words), *cells(heads)),
        tuple(_row(view, place, words) for place in (*view.ring, GREEN)),
    )


def _row(view: RoninView, place: int, words: RoninWords) -> tuple[Cell, ...]:
    if place == GREEN:
        limit, ninja = Cell("-", words.say("aloud-none")), view.green
    else:
        limit, ninja = Cell(str(view.areas[place].limit)), view.areas[place].ninja
    planned = view.attack.sent[place] > 0 if view.attack is not None else place in _posts(view)
    row = [Cell(words.place(place), own=planned), limit, _count(ninja)]
    if view.attack is not None:
        row.append(_count(view.attack.sent[place], "+"))
    return *row, _who(view, place, words)


def _count(number: int, sign: str = "") -> Cell:
    """A number that is mostly none."""
    return Cell(f"{sign}{number}", str(number)) if number else Cell(".", "0")


def _posts(view: RoninView) -> tuple[int | None, ...]:
    """Where the own plan sends each ronin; nothing for whoever makes no such plan."""
    return view.defence.posts if view.defence is not None else ()


def _who(view: RoninView, place: int, words: RoninWords) -> Cell:
    """The ronin at a place, those of the own plan included; or who has taken it."""
    posts = _posts(view) or tuple(ronin.at for ronin in view.ronin)
    here = [words.ronin(ronin) for ronin in range(RONIN) if posts[ronin] == place]
    if place < AREAS and view.areas[place].occupied and not here:
        open_still = view.stage in BEFORE_AREAS
        taken = words.say("unguarded" if open_still else "occupied-used" if view.areas[place].used else "occupied")
        return Cell(f"({taken})", taken)
    return Cell(" + ".join(here), ", ".join(here)) if here else Cell(".", words.say("aloud-nobody"))


# --- the ronin --------------------------------------------------------------------------------------------------------


def _tiles(view: RoninView, words: RoninWords) -> Grid:
    heads = cells((words.say("head-ronin"), words.say("head-wounds"), words.say("head-state")))
    own = view.seat == DEFENDER
    rows = tuple((Cell(words.ronin(ronin), own=own), *_tile(view.ronin[ronin], words)) for ronin in range(RONIN))
    return Grid(heads, rows, view.defence.asked if view.defence is not None else None)


@lru_cache(REMEMBERED)
def _tile(tile: Ronin, words: RoninWords) -> tuple[Cell, Cell]:
    if not tile.alive:
        return Cell("-", words.say("aloud-none")), Cell(words.say("tile-fallen"))
    bar = "x" * tile.wounds + "o" * (tile.vitality - tile.wounds)
    told = words.say("aloud-wounds", wounds=tile.wounds, of=tile.vitality)
    wounds = Cell(f"{bar:<8} {tile.wounds}/{tile.vitality}", told)
    notes = [words.say(f"tile-{mark}") for mark in ("held", "muted", "used") if getattr(tile, mark)]
    notes += [
        words.say(f"tile-{mark.replace('_', '-')}") for mark in ("held_next", "muted_next") if getattr(tile, mark)
    ]
    where = [words.place(tile.at)] if tile.at is not None and tile.at < PLACES else []
    state = ", ".join([*where, *notes])
    return wounds, Cell(state) if state else Cell(".", words.say("aloud-ready"))
