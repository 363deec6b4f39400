"""When the cards on the table were laid, told from the events: what has been turned up is laid anew after a rewind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tatami.core.events import Event
from tatami.games.tenno.data import PLACES

Cell = tuple[Any, Any]
"""A seat and a place before it."""


def laid_before(told: Sequence[Sequence[Event]], target: int) -> int:
    """The first move that laid a card which lay there before move `target` and was turned up or looked at since."""
    laid: dict[Cell, int] = {}
    """Which move laid the card of each place, as far as anybody can tell."""
    first = target
    for number, events in enumerate(told):
        for event in events:
            if number >= target:
                first = min([first, *(laid.get(cell, number) for cell in _shown(event))])
            _note(laid, number, event)
    return first


def _shown(event: Event) -> Iterator[Cell]:
    """The places whose cards this event shows to somebody who does not own them."""
    facts = event.data
    if event.kind == "attacked":
        yield facts["seat"], facts["place"]
        yield facts["defender"], facts["at"]
    elif event.kind == "supported":
        yield facts["seat"], facts["place"]
    elif event.kind == "looked":
        yield facts["attacker"], facts["place"]


def _note(laid: dict[Cell, int], number: int, event: Event) -> None:
    facts: dict[str, Any] = event.data
    seat = facts.get("seat")
    if event.kind == "arranged":
        laid |= {(seat, place): number for place in range(PLACES)}
    elif event.kind in ("filled", "changed"):
        laid[seat, facts["place"]] = number
    elif event.kind == "traded":
        # Whether they were really exchanged is hidden: either card may lie in either place.
        one, other = ((seat, place) for place in facts["places"])
        laid[one] = laid[other] = min(laid.get(one, number), laid.get(other, number))
