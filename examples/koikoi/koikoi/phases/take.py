"""MATCH and PICK: the player chooses which of two matching cards the open card takes (R2.2, R2.3)."""

from __future__ import annotations

from koikoi import actions, bars, matching
from koikoi.data import CARDS, flower
from koikoi.table import NONE, KoiKoiTable
from tatami.core.events import Emit
from tatami.core.refusal import Refusal


def may(table: KoiKoiTable, seat: int) -> list[int]:
    return [actions.TAKE + card for card in range(CARDS) if card_bar(table, card) == bars.FINE]


def card_bar(table: KoiKoiTable, card: int) -> int:
    """What keeps the open card from taking a card."""
    if flower(card) != flower(table.pending):
        return bars.OTHER_FLOWER
    return bars.FINE if table.field >> card & 1 else bars.NOT_ON_FIELD


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    if not actions.TAKE <= action < actions.DRAW:
        return None
    card = action - actions.TAKE
    return bars.refusal(card_bar(table, card), card=card, flower=flower(table.pending))


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    pending, table.pending = table.pending, NONE
    matching.take(table, pending, 1 << action - actions.TAKE, table.stage, emit)
