"""R1.3: chance deals. Nobody sees anything before all cards are dealt."""

from __future__ import annotations

from koikoi import dealing, stage
from koikoi.actions import DRAW
from koikoi.data import HAND, cards
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit, Event


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    """Every possible card, alike."""
    return [(DRAW + card, 1) for card in dealing.possible(table)]


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """One card. With the last, everybody sees the field, and each player the own hand."""
    dealing.give(table, action - DRAW)
    if table.hand[1].bit_count() < HAND:
        return
    table.stage = stage.PLAY
    if emit is not None:
        tell(emit, "dealt", month=table.month, seat=table.dealer, cards=[*cards(table.field)])
        for owner in (0, 1):
            emit.add(Event("hand", {"cards": [*cards(table.hand[owner])]}, 1 << owner))
