"""The table of Koi-Koi as text, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING

from koikoi.data import FLOWERS, KIND, KINDS, RIBBON, THINGS, flower
from koikoi.view import KoiKoiView, Side
from tatami.core.sheet import Lines, Sheet, cells

if TYPE_CHECKING:
    from koikoi.words import KoiKoiWords

WIDTH = 46


def draw(view: KoiKoiView, words: KoiKoiWords) -> Sheet:
    """The table as the viewer may see it."""
    month = min(view.month + 1, view.months)
    own = 0 if view.seat is None else view.seat
    field = [words.say("head-field"), *_flowers(view.field, words)]
    if view.pending is not None:
        field.append("> " + words.card(view.pending))
    parts = [
        [words.say("head", month=month, months=view.months, pile=view.pile)],
        _side(view, 1 - own, words),
        field,
        _side(view, own, words),
    ]
    if view.seat is not None:
        parts.append([words.say("head-hand"), *_flowers(view.hand, words)])
    return tuple(Lines(cells(lines)) for lines in parts)


def _side(view: KoiKoiView, seat: int, words: KoiKoiWords) -> list[str]:
    side = view.sides[seat]
    name = words.player(seat) + (" " + words.say("you") if seat == view.seat else "")
    name = ("> " if seat == view.turn else "") + name
    marks = [words.say("points", points=side.points), words.say("hand", count=side.hand)]
    marks += [words.say("dealer")] * (seat == view.dealer and view.stage != "begin") + ["KOI-KOI"] * side.koi
    return [f"{name}: " + ", ".join(marks), *_taken(side, words)]


def _taken(side: Side, words: KoiKoiWords) -> list[str]:
    """The taken cards by kind; plain ones are only counted."""
    lines = []
    for kind, id in enumerate(KINDS):
        held = [card for card in side.taken if KIND[card] == kind]
        if not held:
            continue
        shown = ", ".join(_short(card, words) for card in held)
        line = f"{words.say(f'piece-{id}')} {len(held)}" + (f": {shown}" if id != "plain" else "")
        lines += wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")
    lines += [f"  = {words.yaku(name)}: {points}" for name, points in side.yaku]
    return lines


def _short(card: int, words: KoiKoiWords) -> str:
    """What a taken card shows; ribbons are told by their month, and by what makes them belong together."""
    if KIND[card] != RIBBON:
        return words.thing(card)[2:]
    name = words.say(f"flower-{FLOWERS[flower(card)]}")
    return name if THINGS[card] == "red" else f"{name} ({words.say(f'short-{THINGS[card]}')})"


def _flowers(held: Sequence[int], words: KoiKoiWords) -> list[str]:
    """Cards in lines, a flower a line."""
    names = [(words.say(f"flower-{FLOWERS[month]}"), [*group]) for month, group in groupby(held, flower)]
    wide = max((len(name) for name, _ in names), default=0)
    return [f"  {name:<{wide}}  " + "  ".join(words.thing(card) for card in group) for name, group in names]
