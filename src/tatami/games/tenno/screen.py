"""The table of Tenno as text, for terminals and screen readers.

           a    b    c   hand  prison  discarded
    > Ada  1    9    3   8     1       4
      Bo   (6)  1/3  ..  7     0       2 5

An own card shows its number; another's shows what it must be in brackets, or its few possibilities, or
dots, and its many possibilities below. `*9*` is turned up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tatami.core.sheet import REMEMBERED, Cell, Grid, Lines, Part, Sheet, cells
from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import FACES
from tatami.games.tenno.view import EMPTY, FACE_UP, Court, Place, TennoView

if TYPE_CHECKING:
    from tatami.games.tenno.words import TennoWords

FEW = 3
"""Possibilities are listed up to so many."""


def draw(view: TennoView, words: TennoWords) -> Sheet:
    """The whole table as the viewer may see it."""
    heads = cells(
        (
            words.say("head-player"),
            *PLACE_NAMES,
            words.say("head-hand"),
            words.say("head-prison"),
            words.say("head-discarded"),
        )
    )
    rows = tuple(_row(view, seat, words) for seat in range(view.seats))
    # While all lay their peasants nobody has the turn yet.
    laying = view.stage == "arrange"
    parts: list[Part] = [Grid(heads, rows, None if laying else view.turn)]
    if laying and view.turn is not None:
        parts.append(Lines(cells((words.say("goes-first", player=words.player(view.turn)),))))
    possible = tuple(line for seat, court in enumerate(view.courts) for line in _possible(seat, court, words))
    if possible:
        parts.append(Lines(possible))
    if view.seat is not None:
        cards = [words.card(card) for card in view.hand] or [words.say("hand-empty")]
        short, full = (words.say("your-hand", cards=apart.join(cards)) for apart in ("  ", ", "))
        parts.append(Lines((Cell(short, full, own=True),)))
    return tuple(parts)


def _name(view: TennoView, seat: int, words: TennoWords) -> str:
    name = f"{seat + 1} {words.player(seat)}"
    return f"{name} {words.say('you')}" if seat == view.seat else name


def _possible(seat: int, court: Court, words: TennoWords) -> list[Cell]:
    """What is behind the dots, places of the same possibilities together."""
    many: dict[tuple[int, ...], list[str]] = {}
    for name, place in zip(PLACE_NAMES, court.places, strict=True):
        if place.may_be is not None and len(place.may_be) > FEW:
            many.setdefault(place.may_be, []).append(name)
    player = words.player(seat)
    told = []
    for possible, names in many.items():
        faces = [FACES[card] for card in possible]
        short, full = (
            words.say("one-of", player=player, places=apart.join(names), cards=apart.join(faces))
            for apart in (" ", ", ")
        )
        told.append(Cell(short, full))
    return told


def _row(view: TennoView, seat: int, words: TennoWords) -> tuple[Cell, ...]:
    court = view.courts[seat]
    places = [_place(place, words) for place in court.places]
    gone = [FACES[card] for card in court.discarded]
    discarded = Cell(" ".join(gone), ", ".join(gone)) if gone else Cell("-", words.say("aloud-none"))
    return (Cell(_name(view, seat, words)), *places, Cell(str(court.hand)), _prison(view, seat, words), discarded)


@lru_cache(REMEMBERED)
def _place(place: Place, words: TennoWords) -> Cell:
    return Cell(face(place), _spoken(place, words))


def _prison(view: TennoView, seat: int, words: TennoWords) -> Cell:
    count = view.courts[seat].prisoners
    if view.prison_sums is None:
        return Cell(str(count))
    total = view.prison_sums[seat]
    return Cell(f"{count}={total}", words.say("aloud-prison", count=count, total=total))


def face(place: Place) -> str:
    """One place in a few characters."""
    if place.lies == EMPTY:
        return "__"
    if place.card is not None:
        return f"*{FACES[place.card]}*" if place.lies == FACE_UP else FACES[place.card]
    if place.may_be is None or len(place.may_be) > FEW:
        return ".."
    if len(place.may_be) == 1:
        return f"({FACES[place.may_be[0]]})"
    return "/".join(FACES[card] for card in place.may_be)


def _spoken(place: Place, words: TennoWords) -> str:
    """One place in words."""
    if place.lies == EMPTY:
        return words.say("aloud-gap")
    if place.card is not None:
        card = words.card(place.card)
        return words.say("aloud-up", card=card) if place.lies == FACE_UP else card
    if place.may_be is None or len(place.may_be) > FEW:
        return words.say("aloud-down")
    cards = ", ".join(words.card(card) for card in place.may_be)
    return words.say("aloud-sure" if len(place.may_be) == 1 else "aloud-one-of", cards=cards)
