"""PLAY: a player plays a card of the hand (R2.1)."""

from __future__ import annotations

from koikoi import actions, bars, matching, stage
from koikoi.data import CARDS
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from tatami.core.events import Emit
from tatami.core.refusal import Refusal


def may(table: KoiKoiTable, seat: int) -> list[int]:
    return [actions.PLAY + card for card in range(CARDS) if card_bar(table, seat, card) == bars.FINE]


def card_bar(table: KoiKoiTable, seat: int, card: int) -> int:
    """What keeps `seat` from playing a card."""
    return bars.FINE if table.hand[seat] >> card & 1 else bars.NOT_IN_HAND


def why_not(table: KoiKoiTable, seat: int, action: int) -> Refusal | None:
    if not actions.PLAY <= action < actions.TAKE:
        return None
    card = action - actions.PLAY
    return bars.refusal(card_bar(table, seat, card), card=card)


def do(table: KoiKoiTable, seat: int, action: int, emit: Emit | None) -> None:
    card = action - actions.PLAY
    table.hand[seat] ^= 1 << card
    tell(emit, "played", seat=seat, card=card)
    matching.meet(table, card, stage.MATCH, emit)
