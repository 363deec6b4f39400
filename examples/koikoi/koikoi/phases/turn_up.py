"""R2.3: the top card of the pile."""

from __future__ import annotations

from koikoi import stage, turn
from koikoi.actions import DRAW
from koikoi.data import cards
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    """Any card of the pile, alike."""
    return [(DRAW + card, 1) for card in cards(table.pile)]


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """Turn it up; it takes as a card of the hand does."""
    tell(emit, "turned-up", seat=table.turn, card=action - DRAW)
    turn.meet(table, action - DRAW, stage.PICK, emit)
