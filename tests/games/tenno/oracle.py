"""What a seat can conclude, worked out the plain way: every position of an owner that the seat cannot rule out.

A way is what lies at the owner's three places (None where it is empty) with the set of cards in the owner's hand. The
set of ways begins with the six orders of the peasants, and moves on with each event as the observer saw it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from tatami.core.events import Event

Way = tuple[tuple[int | None, ...], frozenset[int]]
Ways = frozenset[Way]
Step = tuple[str, tuple[int, ...]]

MONK, GEISHA = 4, 10
BEGINNING: Ways = frozenset((order, frozenset(range(3, 11))) for order in permutations(range(3)))


class Oracle:
    """The ways of all owners, as one observer (None: a spectator) may imagine them."""

    def __init__(self, seats: int, observer: int | None) -> None:
        self.observer = observer
        self.ways: dict[int, Ways] = {owner: BEGINNING for owner in range(seats) if owner != observer}

    def notice(self, event: Event) -> None:
        """Move on by one event, or by nothing if the observer did not see it."""
        seen = event.seen_by(self.observer)
        if seen is None:
            return
        for owner, step in steps(seen.kind, seen.data):
            if owner in self.ways:
                self.ways[owner] = after(self.ways[owner], step)


def steps(kind: str, facts: dict[str, object]) -> list[tuple[int, Step]]:
    """What an event says about the places of each player it concerns."""

    def fact(name: str) -> int:
        value = facts[name]
        assert isinstance(value, int)
        return value

    if kind == "attacked":
        return [
            (fact("seat"), ("is", (fact("place"), fact("card")))),
            (fact("defender"), ("is", (fact("at"), fact("met")))),
        ]
    if kind == "supported":
        return [(fact("seat"), ("is", (fact("place"), MONK)))]
    if kind in ("captured", "repelled", "seized", "drawn"):
        weapon: tuple[int, Step] = (fact("seat"), ("empties", (fact("place"),)))
        target: tuple[int, Step] = (fact("defender"), ("empties", (fact("at"),)))
        weapon_goes = kind != "captured" or fact("card") == GEISHA
        target_goes = kind in ("captured", "drawn") or fact("met") == GEISHA
        return [weapon] * weapon_goes + [target] * target_goes
    if kind in ("refilled", "traded"):
        places = facts["places"]
        assert isinstance(places, tuple)
        return [(fact("seat"), (kind, places))]
    if kind == "changed":
        return [(fact("seat"), (kind, (fact("place"),)))]
    if kind == "looked" and "card" in facts:
        return [(fact("attacker"), ("is", (fact("place"), fact("card"))))]
    return []


@lru_cache(maxsize=4096)
def after(ways: Ways, step: Step) -> Ways:
    """The ways that are left, or that have become possible, after one step."""
    kind, numbers = step
    if kind == "is":
        place, card = numbers
        return frozenset(way for way in ways if way[0][place] == card)
    if kind == "empties":
        return frozenset((put(table, numbers, (None,)), hand) for table, hand in ways)
    if kind == "refilled":
        return frozenset(
            (put(table, numbers, laid), hand - set(laid))
            for table, hand in ways
            for laid in permutations(hand, len(numbers))
        )
    if kind == "changed":
        return frozenset(
            (put(table, numbers, (card,)), (hand | up) - {card})
            for table, hand in ways
            for up in [{card for card in (table[numbers[0]],) if card is not None}]
            for card in hand | up
        )
    p, q = numbers
    return ways | frozenset((put(table, numbers, (table[q], table[p])), hand) for table, hand in ways)


def put(
    table: tuple[int | None, ...], places: tuple[int, ...], cards: tuple[int | None, ...]
) -> tuple[int | None, ...]:
    """The table with the cards laid at the places."""
    laid = list(table)
    for place, card in zip(places, cards, strict=True):
        laid[place] = card
    return tuple(laid)
