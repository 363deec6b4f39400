"""Positions of Tenno from a view and its feed: which face-down card turned out to be which, and who moved unseen."""

from __future__ import annotations

from collections.abc import Iterator

from tatami.core.events import Seen
from tatami.core.retrace import Play
from tatami.games.tenno import actions, stage
from tatami.games.tenno.data import CARDS, CELLS, MONK, PLACES
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP


def reveal(state: Tenno, seat: int, seen: Seen) -> None:
    """Put the cards that are shown next where they are shown. Own cards lie there already."""
    if seen.kind == "attacked":
        _put(state, seat, number(seen, "seat"), number(seen, "place"), number(seen, "card"))
        _put(state, seat, number(seen, "defender"), number(seen, "at"), number(seen, "met"))
    elif seen.kind == "supported":
        _put(state, seat, number(seen, "seat"), number(seen, "place"), MONK)
    elif seen.kind == "looked" and "card" in seen.data:
        _put(state, seat, number(seen, "attacker"), number(seen, "place"), number(seen, "card"))


def number(seen: Seen, fact: str) -> int:
    """A fact of an event that is a number."""
    found = seen.data[fact]
    assert isinstance(found, int)
    return found


def _put(state: Tenno, seat: int, owner: int, place: int, card: int) -> None:
    """Let a card of another lie at a place; what was imagined there goes where the card was."""
    cell = owner * PLACES + place
    before = int(state.cards[cell])
    if owner == seat or before in (card, GAP):
        return
    for other in range(owner * PLACES, owner * PLACES + PLACES):
        if state.cards[other] == card:
            state.cards[other] = before
            state.cards[cell] = card
            return
    if state.hand[owner] >> card & 1:
        state.hand[owner] = (state.hand[owner] | 1 << before) & ~(1 << card)
        state.cards[cell] = card


def lines(state: Tenno, seat: int, seen: Seen) -> Iterator[list[Play]]:
    """What others played unseen before everybody saw that it was done, and attacks, of which there are many."""
    if seen.kind in ("ready", "refilled"):
        yield _window(state, seat)
    elif seen.kind == "changed" and seen.data["seat"] != seat and state.stage == stage.CHANGE:
        owner, place = number(seen, "seat"), number(seen, "place")
        card = int(state.cards[owner * PLACES + place])
        yield [(owner, actions.SWAP + place), (owner, actions.LAY + card)]
    elif seen.kind == "attacked":
        target = number(seen, "defender") * PLACES + number(seen, "at")
        yield [(number(seen, "seat"), actions.ATTACK + number(seen, "place") * CELLS + target)]


def _window(state: Tenno, seat: int) -> list[Play]:
    """Any cards of all others who still owe some, each card once."""
    found: list[Play] = []
    for owner in range(state.seats):
        if owner == seat or not state.waiting >> owner & 1:
            continue
        if state.stage == stage.ARRANGE:
            found.append((owner, actions.SET))
            continue
        gaps = sum(state.cards[cell] == GAP for cell in range(owner * PLACES, owner * PLACES + PLACES))
        hand = [card for card in range(CARDS) if state.hand[owner] >> card & 1][:gaps]
        found += [(owner, actions.FILL + card) for card in hand]
    return found
