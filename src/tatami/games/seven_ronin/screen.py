"""The village as text, for terminals and screen readers: the ring from top to bottom, then the Green and the ronin.

round    1  2  [3]  4  5  6  7  8
threat*  3  3  4    4  5  5  6  6
...
area        limit  ninja  sent  ronin
Watchtower  1      2      .     Kabe
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.sheet import Cell, Grid, Lines, Sheet, cells
from tatami.games.seven_ronin.data import AREAS, FIRST_HUNGER, GREEN, PLACES, RONIN, ROUNDS, TO_CONQUER
from tatami.games.seven_ronin.view import Ronin, RoninView

if TYPE_CHECKING:
    from tatami.games.seven_ronin.words import RoninWords


def draw(view: RoninView, words: RoninWords) -> Sheet:
    """The whole table as the viewer may see it."""
    lines = [words.say("line-markers", reserve=_reserve(view), supply=view.supply)]
    lines.append(words.say("event-counted", count=view.conquests, need=int(TO_CONQUER)))
    if view.attack is not None:
        plan = view.attack
        sent = sum(plan.sent)
        lines.append(words.say("line-plan", sent=sent, need=plan.need, areas=plan.areas_left, bonus=plan.bonus_left))
    if view.reconstructed:
        lines.append(words.say("line-reconstructed"))
    return _track(view, words), _village(view, words), _tiles(view, words), Lines(cells(lines))


def _reserve(view: RoninView) -> int:
    """The own plan lies behind the screen already."""
    return view.reserve - (sum(view.attack.sent) if view.attack is not None else 0)


# --- the time track ---------------------------------------------------------------------------------------------------


def _track(view: RoninView, words: RoninWords) -> Grid:
    star = dict.fromkeys(view.reconstructed, "*")
    hunger = [FIRST_HUNGER <= number < ROUNDS for number in range(1, ROUNDS + 1)]
    heads = [_round(str(number), number == view.round, words) for number in range(1, ROUNDS + 1)]
    return Grid(
        (Cell(words.say("head-round")), *heads),
        (
            cells((words.say("head-threat") + star.get("fact-threat", ""), *map(str, view.threat))),
            cells((words.say("head-minimum") + star.get("fact-minimum", ""), *map(str, view.minimum))),
            (
                Cell(words.say("head-hunger")),
                *(Cell("x", words.say("aloud-yes")) if each else Cell(".", words.say("aloud-no")) for each in hunger),
            ),
        ),
    )


def _round(number: str, now: bool, words: RoninWords) -> Cell:
    return Cell(f"[{number}]", words.say("aloud-now", round=number)) if now else Cell(number)


# --- the village ------------------------------------------------------------------------------------------------------


def _village(view: RoninView, words: RoninWords) -> Grid:
    star = "*" if "fact-ring" in view.reconstructed else ""
    heads = [words.say("head-area") + star, words.say("head-limit"), words.say("head-ninja")]
    if view.attack is not None:
        heads.append(words.say("head-sent"))
    heads.append(words.say("head-planned" if view.defence is not None else "head-ronin"))
    return Grid(cells(heads), tuple(_row(view, place, words) for place in (*view.ring, GREEN)))


def _row(view: RoninView, place: int, words: RoninWords) -> tuple[Cell, ...]:
    if place == GREEN:
        limit, ninja = Cell("-", words.say("aloud-no")), view.green
    else:
        limit, ninja = Cell(str(view.areas[place].limit)), view.areas[place].ninja
    row = [Cell(words.place(place)), limit, _count(ninja)]
    if view.attack is not None:
        row.append(_count(view.attack.sent[place], "+"))
    return *row, _who(view, place, words)


def _count(number: int, sign: str = "") -> Cell:
    """A number that is mostly none."""
    return Cell(f"{sign}{number}", str(number)) if number else Cell(".", "0")


def _who(view: RoninView, place: int, words: RoninWords) -> Cell:
    """The ronin at a place, those of the own plan included; or who has taken it."""
    posts = view.defence.posts if view.defence is not None else tuple(ronin.at for ronin in view.ronin)
    here = [words.ronin(ronin) for ronin in range(RONIN) if posts[ronin] == place]
    if place < AREAS and view.areas[place].occupied and not here:
        return Cell(words.say("occupied-used" if view.areas[place].used else "occupied"))
    return Cell(" + ".join(here), ", ".join(here)) if here else Cell(".", words.say("aloud-nobody"))


# --- the ronin --------------------------------------------------------------------------------------------------------


def _tiles(view: RoninView, words: RoninWords) -> Grid:
    heads = cells((words.say("head-ronin"), words.say("head-wounds"), words.say("head-state")))
    rows = tuple((Cell(words.ronin(ronin)), *_tile(view.ronin[ronin], words)) for ronin in range(RONIN))
    return Grid(heads, rows, view.defence.asked if view.defence is not None else None)


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
