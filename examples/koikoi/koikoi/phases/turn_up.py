"""TURN_UP: the top card of the pile is turned up (R2.3)."""

from __future__ import annotations

from koikoi import actions, matching, stage
from koikoi.data import cards
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit


def odds(table: KoiKoiTable) -> list[tuple[int, int]]:
    return [(actions.DRAW + card, 1) for card in cards(table.pile)]


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    card = action - actions.DRAW
    tell(emit, "turned-up", seat=table.turn, card=card)
    matching.meet(table, card, stage.PICK, emit)
