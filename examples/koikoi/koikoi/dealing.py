"""The deal, card by card (R1.3): eight to the field, then eight to each player."""

from __future__ import annotations

from koikoi.data import FIELD, HAND, MONTH, cards
from koikoi.table import KoiKoiTable


def possible(table: KoiKoiTable) -> list[int]:
    """Any card of the pile. R1.4: the fourth card of a month does not come to the field."""
    if table.field.bit_count() < FIELD:
        return [card for card in cards(table.pile) if (table.field & MONTH[card]).bit_count() < 3]
    return [*cards(table.pile)]


def give(table: KoiKoiTable, card: int) -> None:
    """Where the next card goes."""
    if table.field.bit_count() < FIELD:
        table.field |= 1 << card
    else:
        table.hand[0 if table.hand[0].bit_count() < HAND else 1] |= 1 << card
