"""The cards of a table as tuples, for views and documents."""

from __future__ import annotations

from tatami.games.samurai_spirit.data import CARDS
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def cards_at(table: SpiritTable, spot: int) -> tuple[int, ...]:
    """The cards that lie in a spot, in the order of their numbers."""
    return tuple([card for card in range(CARDS) if table.where[card] == spot])


def chain(table: SpiritTable, card: int) -> tuple[int, ...]:
    """The cards of a line or pile, from `card` on."""
    cards = []
    while card != NONE:
        cards.append(card)
        card = int(table.next[card])
    return tuple(cards)


def stacked(table: SpiritTable) -> tuple[int, ...]:
    """The revealed raiders that have been put in order, from the top."""
    return tuple([int(table.order[number]) for number in range(table.stacked)])
