"""What a seat may imagine of the others' cards (R7.1). Hot."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.core.state import Imagination
from tatami.games.tenno import members, stage
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import Memory
from tatami.games.tenno.table import GAP, NONE, TennoTable
from tatami.games.tenno.ways import Way
from tatami.kit.bits import nth


def remembered(table: TennoTable) -> Memory:
    """What the seats remember, which a copy made for search has forgotten."""
    known = table.known
    if known is None:
        raise ValueError("this copy has forgotten what the seats know")
    return known


def redraw(table: TennoTable, seat: i64, rng: Rng) -> None:
    """Redraw the others' places from the ways `seat` cannot tell apart; their other cards are their hand."""
    known = remembered(table)
    for owner in range(table.seats):
        if owner != seat:
            _lay(table, owner, known.imagine(seat, owner, rng), rng)
    _redraw_change(table, seat, rng)


def _lay(table: TennoTable, owner: i64, way: Way, rng: Rng) -> None:
    """Lay the owner's cards in one of the ways."""
    home = owner * PLACES
    hand = table.left(owner)
    covered: i64 = 0
    for place in range(i64(PLACES)):
        cell = home + place
        if (table.gaps >> cell) & 1 and table.cards[cell] != GAP:
            covered |= 1 << cell
        elif table.cards[cell] != GAP:
            card: i64 = way[place]
            table.cards[cell] = card
            hand &= ~(1 << card)
    # Cards laid in a window that is still open may be any of the hand.
    for cell in range(home, home + PLACES):
        if (covered >> cell) & 1:
            drawn = nth(hand, rng.below(members.count(hand)))
            table.cards[cell] = drawn
            hand &= ~(1 << drawn)
    if table.stage > stage.ARRANGE:
        table.hand[owner] = hand


def _redraw_change(table: TennoTable, seat: i64, rng: Rng) -> None:
    """Redraw whether the attacker has taken a card up already, and which: nobody else knows it (R5.1)."""
    if seat == table.turn or not table.hand[table.turn]:
        return
    if table.stage != stage.CHANGE and table.stage != stage.RELAY:
        return
    taken = rng.below(PLACES + 1)
    table.stage = stage.CHANGE
    table.slot = NONE
    if taken:
        table.stage = stage.RELAY
        table.slot = table.turn * PLACES + taken - 1


@final
class Conclusions(Imagination):
    """The ways that one seat cannot rule out, listed once for many draws."""

    def __init__(self, state: TennoTable, seat: i64) -> None:
        super().__init__(state, seat)
        self.light = state.clone()
        self.light.forget()
        known = remembered(state)
        self.ways: list[list[Way]] = []
        """What the seat imagines of each owner's places."""
        self.doubts: list[list[Way]] = []
        """What each observer imagines of the seat's own places."""
        self.common: list[list[Way]] = []
        """What everybody imagines of each owner's places; empty where the seat knows no more than that."""
        self.exposed: list[i64] = []
        """exposed[observer * seats + owner]: the owner's places that the observer has seen, as a bit set."""
        for owner in range(state.seats):
            self.ways.append(known.ways(seat, owner).listed())
            self.doubts.append(known.ways(owner, seat).listed())
            private = owner != seat and not known.ways(seat, owner).same(known.ways(NONE, owner))
            self.common.append(known.ways(NONE, owner).listed() if private else [])
        self.shown: list[i64] = []
        """The owner's places that everybody has seen, as a bit set."""
        for owner in range(state.seats):
            self.shown.append(known.exposed(NONE, owner))
        for observer in range(state.seats):
            for owner in range(state.seats):
                self.exposed.append(known.exposed(observer, owner))
        _conclude_sight(self.light, known, seat)
        self.outside = self.light.clone()
        """The same without what the seat alone has concluded."""
        _conclude_sight(self.outside, known, NONE)
        self.matching: dict[int, list[Way]] = {}
        """The ways of `common` that fit what an observer saw, by observer, owner and those cards."""

    def draw(self, rng: Rng) -> TennoTable:
        twin = self.light.clone()
        for owner in range(twin.seats):
            if owner != self.seat:
                ways = self.ways[owner]
                _lay(twin, owner, ways[rng.below(len(ways))], rng)
        _redraw_change(twin, self.seat, rng)
        return twin

    def draw_for(self, observer: i64, rng: Rng) -> TennoTable:
        twin = self.outside.clone()
        for owner in range(twin.seats):
            _lay(twin, owner, self._way_for(observer, owner, rng), rng)
        _redraw_change(twin, observer, rng)
        return twin

    def _way_for(self, observer: i64, owner: i64, rng: Rng) -> Way:
        """A way that `observer` may imagine of the owner, or have laid itself, as far as the seat can tell."""
        if owner == self.seat:
            ways = self.doubts[observer]
        elif owner == observer or not self.common[owner]:
            ways = self.ways[owner]
        else:
            # The seat knows more of this owner than everybody. What the observer saw is as the seat imagines it.
            ways = self.common[owner]
            if self.exposed[observer * self.light.seats + owner] != self.shown[owner]:
                imagined = self.ways[owner]
                ways = self._matching(observer, owner, imagined[rng.below(len(imagined))])
        return ways[rng.below(len(ways))]

    def _matching(self, observer: i64, owner: i64, way: Way) -> list[Way]:
        """The ways that `observer` cannot tell from this one: what it has not seen is what everybody imagines."""
        seen = self.exposed[observer * self.light.seats + owner]
        key: i64 = observer * self.light.seats + owner
        for place in range(i64(PLACES)):
            key *= 16
            if (seen >> place) & 1:
                key += i64(way[place]) + 1
        if key not in self.matching:
            found: list[Way] = []
            for other in self.common[owner]:
                alike = True
                for place in range(i64(PLACES)):
                    if (seen >> place) & 1 and other[place] != way[place]:
                        alike = False
                if alike:
                    found.append(other)
            # Who has forgotten part of what it saw may imagine what nobody else would: then anything may lie there.
            self.matching[key] = found or self.common[owner]
        return self.matching[key]


def _conclude_sight(table: TennoTable, known: Memory, seat: i64) -> None:
    """Set which cards are seen and untouched to what `seat` can conclude from its memory."""
    table.shown = 0
    table.private = 0
    table.untouched = 0
    peeked = table.peeked[:]
    for observer in range(table.seats):
        seen: i64 = 0
        for owner in range(table.seats):
            if observer == seat:
                seen |= known.ways(seat, owner).certain() << (owner * PLACES)
            else:
                seen |= known.exposed(observer, owner) << (owner * PLACES)
        peeked[observer] = seen
        table.private |= seen
    table.peeked = peeked
    for owner in range(table.seats):
        table.untouched |= known.untouched(owner) << (owner * PLACES)
