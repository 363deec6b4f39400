"""What an open card of Koi-Koi takes from the field (R2.2), and what comes after it."""

from __future__ import annotations

from koikoi import month, stage
from koikoi.data import MONTH, cards
from koikoi.events import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import score, yaku
from tatami.core.events import Emit


def meet(table: KoiKoiTable, card: int, choice: int, emit: Emit | None) -> None:
    """Let a card take what it matches. With two to choose from, the stage `choice` asks its owner."""
    same = table.field & MONTH[card]
    if same.bit_count() == 2:
        table.pending = card
        table.stage = choice
    elif same:
        take(table, card, same, choice, emit)
    else:
        table.field |= 1 << card
        tell(emit, "laid", seat=table.turn, card=card)
        _go_on(table, choice, emit)


def take(table: KoiKoiTable, card: int, same: int, choice: int, emit: Emit | None) -> None:
    """Give a card and the cards `same` of the field to whoever's turn it is."""
    table.field &= ~same
    table.taken[table.turn] |= same | 1 << card
    tell(emit, "took", seat=table.turn, cards=[*cards(same | 1 << card)])
    _go_on(table, choice, emit)


def _go_on(table: KoiKoiTable, choice: int, emit: Emit | None) -> None:
    """After the card of the hand comes one of the pile; after that the turn is over (R2.3, R4.1)."""
    if choice == stage.MATCH:
        table.stage = stage.TURN_UP
        return
    taken = table.taken[table.turn]
    if score(taken) <= table.best[table.turn]:
        month.pass_on(table, emit)
        return
    tell(emit, "made", seat=table.turn, yaku=[name for name, _ in yaku(taken)], points=score(taken))
    if table.hand[table.turn]:
        table.stage = stage.CALL
    else:  # R4.5: without a card there is nothing to go on with.
        month.win(table, emit)
