"""What a seat may imagine of the cards it does not see (R1.3)."""

from __future__ import annotations

from koikoi import actions, stage
from koikoi.data import cards
from koikoi.phases import deal
from koikoi.table import KoiKoiTable
from tatami.core.rng import Rng


def redraw(table: KoiKoiTable, seat: int, rng: Rng) -> None:
    """Redraw the other hand from the cards that `seat` has not seen; during the deal, all that was dealt."""
    if table.stage == stage.DEAL:
        _deal_again(table, rng)
        return
    other = 1 - seat
    unseen = [*cards(table.hand[other] | table.pile)]
    number = table.hand[other].bit_count()
    table.hand[other] = 0
    for left in range(number):
        chosen = left + rng.below(len(unseen) - left)
        unseen[left], unseen[chosen] = unseen[chosen], unseen[left]
        table.hand[other] |= 1 << unseen[left]


def _deal_again(table: KoiKoiTable, rng: Rng) -> None:
    number = table.field.bit_count() + table.hand[0].bit_count() + table.hand[1].bit_count()
    table.hand, table.field = [0, 0], 0
    for _ in range(number):
        possible = deal.odds(table)
        deal.lay(table, possible[rng.below(len(possible))][0] - actions.DRAW)
