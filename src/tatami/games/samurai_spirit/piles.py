"""The raider pile and the intruders, as far as anybody knows them. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import spot
from tatami.games.samurai_spirit.data import CARDS
from tatami.games.samurai_spirit.table import NONE, SpiritTable

# --- the raider pile --------------------------------------------------------------------------------------------------


def known_top(table: SpiritTable) -> i64:
    """The card on top of the pile, if everybody knows it."""
    if table.top != NONE:
        return table.top
    if table.deep == 0:
        return table.bottom
    return NONE


def take_top(table: SpiritTable) -> i64:
    """Take the known top card."""
    card = table.top
    if card != NONE:
        table.top = table.next[card]
    else:
        card = table.bottom
        table.bottom = table.next[card]
        if table.bottom == NONE:
            table.bottom_end = NONE
    table.next[card] = NONE
    table.pile -= 1
    return card


def put_on_top(table: SpiritTable, card: i64) -> None:
    table.where[card] = spot.ON_TOP
    table.next[card] = table.top
    table.top = card
    table.pile += 1


def put_under(table: SpiritTable, card: i64) -> None:
    table.where[card] = spot.AT_BOTTOM
    table.next[card] = NONE
    if table.bottom_end == NONE:
        table.bottom = card
    else:
        table.next[table.bottom_end] = card
    table.bottom_end = card
    table.pile += 1


def shuffle_in(table: SpiritTable, card: i64) -> None:
    """Shuffle the pile together with a card that everybody has seen (R6.8)."""
    mixed = table.layer == 0
    for number in range(table.breach):
        if table.intruders[number] == -1 - table.layer:
            mixed = True
    if mixed:
        table.layer += 1
    table.where[card] = spot.UNSEEN + table.layer
    table.pile += 1
    table.top = _bury(table, table.top)
    table.bottom = _bury(table, table.bottom)
    table.bottom_end = NONE
    table.deep = table.pile


def _bury(table: SpiritTable, card: i64) -> i64:
    """From `card` on, known cards of the pile are shuffled into it; NONE is left of them."""
    while card != NONE:
        after = table.next[card]
        table.where[card] = spot.UNSEEN + table.layer
        table.next[card] = NONE
        card = after
    return NONE


def discarded(table: SpiritTable) -> i64:
    """How many cards lie in the discard pile."""
    count: i64 = 0
    for card in range(i64(CARDS)):
        if table.where[card] == spot.DISCARDED:
            count += 1
    return count


# --- the intruders ----------------------------------------------------------------------------------------------------


def intrude(table: SpiritTable, emit: Emit | None) -> None:
    """The top raider goes to the intruders unseen (R6.5, R7.1)."""
    card = known_top(table)
    if card != NONE:
        take_top(table)
        table.where[card] = spot.INTRUDED
        table.intruders[table.breach] = card
    else:
        table.deep -= 1
        table.pile -= 1
        table.intruders[table.breach] = -1 - table.layer
    table.breach += 1
    if emit is not None:
        if card == NONE:
            emit.add(Event("intruded", {"intruders": table.breach, "raiders": table.pile}))
        else:
            emit.add(Event("intruded-known", {"card": card, "intruders": table.breach, "raiders": table.pile}))


def flood(table: SpiritTable) -> None:
    """The whole pile goes on top of the intruders, as it lies (R8.1)."""
    # From the lowest card up: what was put under the pile, what nobody saw, what lies face up.
    _pour(table, table.bottom)
    for _ in range(table.deep):
        table.intruders[table.breach] = -1 - table.layer
        table.breach += 1
    _pour(table, table.top)
    table.top = NONE
    table.bottom = NONE
    table.bottom_end = NONE
    table.deep = 0
    table.pile = 0


def _pour(table: SpiritTable, first: i64) -> None:
    """From `first` on, known cards of the pile go to the intruders, the last of them lowest."""
    size: i64 = 0
    card = first
    while card != NONE:
        size += 1
        card = table.next[card]
    card = first
    table.breach += size
    for number in range(size):
        after = table.next[card]
        table.intruders[table.breach - 1 - number] = card
        table.where[card] = spot.INTRUDED
        table.next[card] = NONE
        card = after
