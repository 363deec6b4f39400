"""DEAL: chance deals eight cards to the field and eight to each player (R1.3, R1.4)."""

from __future__ import annotations

from koikoi import actions, stage
from koikoi.data import FIELD, HAND, MONTH, SUIT, cards
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit, Event


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    return [(actions.DRAW + card, 1) for card in cards(table.pile) if not _goes_back(table, card)]


def _goes_back(table: KoiKoiTable, card: int) -> bool:
    """Whether a card would be the fourth of its month on the field, so that another is laid (R1.4)."""
    return _field_lacks(table) and (table.field & MONTH[card]).bit_count() == SUIT - 1


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    lay(table, action - actions.DRAW)
    if table.hand[1].bit_count() < HAND:
        return
    # Nobody sees anything before all are dealt: one event tells the field, one each hand.
    table.stage = stage.PLAY
    tell(emit, "dealt", month=table.month, seat=table.dealer, cards=[*cards(table.field)])
    if emit is not None:
        for owner in (0, 1):
            emit.add(Event("hand", {"cards": [*cards(table.hand[owner])]}, 1 << owner))


def lay(table: KoiKoiTable, card: int) -> None:
    """Put a card where the next one belongs: the field, then the first hand, then the second."""
    if _field_lacks(table):
        table.field |= 1 << card
    else:
        table.hand[0 if table.hand[0].bit_count() < HAND else 1] |= 1 << card


def _field_lacks(table: KoiKoiTable) -> bool:
    return table.field.bit_count() < FIELD
