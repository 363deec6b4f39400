"""What a seat may imagine of the cards that it has not seen."""

from __future__ import annotations

from koikoi import dealing
from koikoi.data import cards
from koikoi.table import KoiKoiTable
from tatami.core.rng import Rng


def deal_again(table: KoiKoiTable, rng: Rng) -> None:
    """In the middle of a deal nobody has seen a card: as many, dealt anew."""
    dealt = table.field.bit_count() + table.hand[0].bit_count() + table.hand[1].bit_count()
    table.hand, table.field = [0, 0], 0
    for _ in range(dealt):
        possible = dealing.possible(table)
        dealing.give(table, possible[rng.below(len(possible))])


def redraw(table: KoiKoiTable, other: int, rng: Rng) -> None:
    """Another hand for the other player, from all cards that are not in sight."""
    count, unseen = table.hand[other].bit_count(), [*cards(table.hand[other] | table.pile)]
    table.hand[other] = 0
    for left in range(count):
        chosen = left + rng.below(len(unseen) - left)
        unseen[left], unseen[chosen] = unseen[chosen], unseen[left]
        table.hand[other] |= 1 << unseen[left]
