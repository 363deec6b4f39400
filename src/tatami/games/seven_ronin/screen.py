"""The village as text, for terminals and screen readers: the ring from top to bottom, then the Green and the ronin.

round     1   2  [3]  4   5   6   7   8
threat*   3   3  [4]  4   5   5   6   6
...
area             limit  ninja  sent  ronin
Watchtower           1      2        Kabe
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.games.seven_ronin.data import AREAS, FIRST_HUNGER, GREEN, PLACES, RONIN, ROUNDS, TO_CONQUER
from tatami.games.seven_ronin.view import Ronin, RoninView

if TYPE_CHECKING:
    from tatami.games.seven_ronin.words import RoninWords

CELL = 5
COLUMN = 2
"""Spaces between columns."""


def draw(view: RoninView, words: RoninWords) -> str:
    """The whole table as the viewer may see it."""
    lines = [*_track(view, words), "", *_village(view, words), "", *_tiles(view, words), ""]
    lines.append(words.say("line-markers", reserve=_reserve(view), supply=view.supply))
    lines.append(words.say("event-counted", count=view.conquests, need=int(TO_CONQUER)))
    if view.attack is not None:
        plan = view.attack
        sent = sum(plan.sent)
        lines.append(words.say("line-plan", sent=sent, need=plan.need, areas=plan.areas_left, bonus=plan.bonus_left))
    if view.reconstructed:
        lines.append(words.say("line-reconstructed"))
    return "\n".join(lines)


def _reserve(view: RoninView) -> int:
    """The own plan lies behind the screen already."""
    return view.reserve - (sum(view.attack.sent) if view.attack is not None else 0)


# --- the time track ---------------------------------------------------------------------------------------------------


def _track(view: RoninView, words: RoninWords) -> list[str]:
    star = dict.fromkeys(view.reconstructed, "*")
    rows = [
        (words.say("head-round"), [str(number + 1) for number in range(ROUNDS)]),
        (words.say("head-threat") + star.get("fact-threat", ""), [str(each) for each in view.threat]),
        (words.say("head-minimum") + star.get("fact-minimum", ""), [str(each) for each in view.minimum]),
        (words.say("head-hunger"), ["x" if FIRST_HUNGER <= each + 1 < ROUNDS else "." for each in range(ROUNDS)]),
    ]
    wide = max(len(head) for head, _ in rows) + COLUMN
    return [
        (f"{head:<{wide}}" + "".join(_cell(text, at + 1 == view.round) for at, text in enumerate(row))).rstrip()
        for head, row in rows
    ]


def _cell(text: str, now: bool) -> str:
    return f"[{text}]".center(CELL) if now else text.center(CELL)


# --- the village ------------------------------------------------------------------------------------------------------


def _village(view: RoninView, words: RoninWords) -> list[str]:
    star = "*" if "fact-ring" in view.reconstructed else ""
    heads = [words.say("head-area") + star, words.say("head-limit"), words.say("head-ninja")]
    if view.attack is not None:
        heads.append(words.say("head-sent"))
    heads.append(words.say("head-planned" if view.defence is not None else "head-ronin"))
    rows = [_row(view, place, words) for place in (*view.ring, GREEN)]
    wide = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    return [_line(heads, wide), *(_line(row, wide) for row in rows)]


def _row(view: RoninView, place: int, words: RoninWords) -> list[str]:
    if place == GREEN:
        limit, ninja = "-", view.green
    else:
        limit, ninja = str(view.areas[place].limit), view.areas[place].ninja
    row = [words.place(place), limit, str(ninja) if ninja else "."]
    if view.attack is not None:
        sent = view.attack.sent[place]
        row.append(f"+{sent}" if sent else ".")
    return [*row, _who(view, place, words)]


def _who(view: RoninView, place: int, words: RoninWords) -> str:
    """The ronin at a place, those of the own plan included; or who has taken it."""
    posts = view.defence.posts if view.defence is not None else tuple(ronin.at for ronin in view.ronin)
    here = [words.ronin(ronin) for ronin in range(RONIN) if posts[ronin] == place]
    if place < AREAS and view.areas[place].occupied and not here:
        return words.say("occupied-used" if view.areas[place].used else "occupied")
    return " + ".join(here) or "."


def _line(cells: list[str], wide: list[int]) -> str:
    """Names to the left, numbers to the right."""
    last = len(cells) - 1
    texts = [f"{cell:<{wide[at]}}" if at in (0, last) else f"{cell:>{wide[at]}}" for at, cell in enumerate(cells)]
    return (" " * COLUMN).join(texts).rstrip()


# --- the ronin --------------------------------------------------------------------------------------------------------


def _tiles(view: RoninView, words: RoninWords) -> list[str]:
    names = [words.ronin(ronin) for ronin in range(RONIN)]
    wide = max(len(name) for name in names) + COLUMN
    asked = view.defence.asked if view.defence is not None else None
    return [
        f"{'>' if ronin == asked else ' '} {names[ronin]:<{wide}}{_tile(view.ronin[ronin], words)}"
        for ronin in range(RONIN)
    ]


def _tile(tile: Ronin, words: RoninWords) -> str:
    if not tile.alive:
        return words.say("tile-fallen")
    bar = "x" * tile.wounds + "o" * (tile.vitality - tile.wounds)
    notes = [words.say(f"tile-{mark}") for mark in ("held", "muted", "used") if getattr(tile, mark)]
    notes += [
        words.say(f"tile-{mark.replace('_', '-')}") for mark in ("held_next", "muted_next") if getattr(tile, mark)
    ]
    where = [words.place(tile.at)] if tile.at is not None and tile.at < PLACES else []
    return f"{bar:<9}{tile.wounds}/{tile.vitality}   {', '.join([*where, *notes])}".rstrip()
