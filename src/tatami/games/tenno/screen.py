"""The table of Tenno as text, for terminals and screen readers.

              a        b        c        hand  prison  discarded
    > Ada     1        9        3           8       1  4
      Bo      (6)      1/3      ..          7       0  2 5

An own card shows its number; another's shows what it must be in brackets, or its few possibilities, or
dots, and its many possibilities below. `*9*` is turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import FACES
from tatami.games.tenno.view import EMPTY, FACE_UP, Court, Place, TennoView

if TYPE_CHECKING:
    from tatami.games.tenno.words import TennoWords

FEW = 3
"""Possibilities are listed up to so many."""


def draw(view: TennoView, words: TennoWords) -> str:
    """The whole table as the viewer may see it."""
    heads = [words.say("head-hand"), words.say("head-prison"), words.say("head-discarded")]
    names = [_name(view, seat, words) for seat in range(view.seats)]
    wide = max(len(name) for name in names) + 4
    lines = [" " * wide + "".join(f"{place:<8}" for place in PLACE_NAMES) + "  ".join(heads)]
    for seat, court in enumerate(view.courts):
        mark = ">" if seat == view.turn else " "
        total = view.prison_sums[seat] if view.prison_sums is not None else None
        lines.append(f"{mark} {names[seat]:<{wide - 2}}" + _row(court, heads, total))
    for seat, court in enumerate(view.courts):
        lines += _possible(seat, court, words)
    if view.seat is not None:
        hand = "  ".join(words.card(card) for card in view.hand) or words.say("hand-empty")
        lines += ["", words.say("your-hand", cards=hand)]
    return "\n".join(lines)


def _name(view: TennoView, seat: int, words: TennoWords) -> str:
    name = f"{seat + 1} {words.player(seat)}"
    return f"{name} {words.say('you')}" if seat == view.seat else name


def _possible(seat: int, court: Court, words: TennoWords) -> list[str]:
    """What is behind the dots, places of the same possibilities together."""
    many: dict[tuple[int, ...], list[str]] = {}
    for name, place in zip(PLACE_NAMES, court.places, strict=True):
        if place.may_be is not None and len(place.may_be) > FEW:
            many.setdefault(place.may_be, []).append(name)
    return [
        words.say(
            "one-of",
            player=words.player(seat),
            places=" ".join(names),
            cards=" ".join(FACES[card] for card in cards),
        )
        for cards, names in many.items()
    ]


def _row(court: Court, heads: list[str], total: int | None) -> str:
    places = "".join(f"{face(place):<8}" for place in court.places)
    gone = " ".join(FACES[card] for card in court.discarded) or "-"
    prison = str(court.prisoners) if total is None else f"{court.prisoners}={total}"
    return f"{places}{court.hand:>{len(heads[0])}}  {prison:>{len(heads[1])}}  {gone}"


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
