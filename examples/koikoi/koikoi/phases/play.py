"""R2.1: a card of the hand."""

from __future__ import annotations

from koikoi import bars, stage, turn
from koikoi.actions import PLAY, TAKE
from koikoi.data import CARDS
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit
from tatami.core.refusal import Refusal


def card_bar(table: KoiKoiTable, seat: int, card: int) -> int:
    """What stands in the way of playing a card."""
    return bars.FINE if table.hand[seat] >> card & 1 else bars.NOT_IN_HAND


def may(table: KoiKoiTable, seat: int) -> list[int]:
    """Every card of the hand."""
    return [PLAY + card for card in range(CARDS) if card_bar(table, seat, card) == bars.FINE]


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    """Why this card cannot be played."""
    if not PLAY <= action < TAKE:
        return None
    card = action - PLAY
    return bars.ROWS[card_bar(table, seat, card)].refusal({"card": card})


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    """Play it; what lies on the field decides what it takes."""
    card = action - PLAY
    table.hand[seat] ^= 1 << card
    tell(emit, "played", seat=seat, card=card)
    turn.meet(table, card, stage.MATCH, emit)
