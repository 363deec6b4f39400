"""R2.2: with two of the month on the field, the player takes one of them (stages `match` and `pick`)."""

from __future__ import annotations

from koikoi import bars, stage, turn
from koikoi.actions import DRAW, TAKE
from koikoi.data import CARDS, flower
from koikoi.table import NONE, KoiKoiTable
from tatami.core.events import Emit
from tatami.core.refusal import Refusal

STAGES = (stage.MATCH, stage.PICK)


def card_bar(table: KoiKoiTable, card: int) -> int:
    """What stands in the way of taking a card."""
    if flower(card) != flower(table.pending):
        return bars.OTHER_FLOWER
    return bars.FINE if table.field >> card & 1 else bars.NOT_ON_FIELD


def may(table: KoiKoiTable, seat: int) -> list[int]:
    """The cards on the field that match the one that waits."""
    return [TAKE + card for card in range(CARDS) if card_bar(table, card) == bars.FINE]


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    """Why this card cannot be taken."""
    if not TAKE <= action < DRAW:
        return None
    card = action - TAKE
    return bars.ROWS[card_bar(table, card)].refusal({"card": card, "flower": flower(table.pending)})


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """Take it with the card that waits."""
    card, table.pending = table.pending, NONE
    turn.take(table, card, 1 << action - TAKE, emit)
    turn.go_on(table, table.stage, emit)
