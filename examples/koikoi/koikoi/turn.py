"""A turn: what a card takes, what comes after it, and passing on."""

from __future__ import annotations

from koikoi import month, stage
from koikoi.data import MONTH, cards
from koikoi.story import tell
from koikoi.table import KoiKoiTable
from koikoi.yaku import score, yaku
from tatami.core.events import Emit


def meet(table: KoiKoiTable, card: int, choice: int, emit: Emit | None) -> None:
    """R2.2: what lies on the field of the same month decides; with two of them, the stage `choice` does."""
    same = table.field & MONTH[card]
    if same.bit_count() == 2:
        table.pending = card
        table.stage = choice
        return
    if same:
        take(table, card, same, emit)
    else:
        table.field |= 1 << card
        tell(emit, "laid", seat=table.turn, card=card)
    go_on(table, choice, emit)


def take(table: KoiKoiTable, card: int, same: int, emit: Emit | None) -> None:
    """A card takes others of its month from the field."""
    table.field &= ~same
    table.taken[table.turn] |= same | 1 << card
    if emit is not None:
        tell(emit, "took", seat=table.turn, cards=[*cards(same | 1 << card)])


def go_on(table: KoiKoiTable, choice: int, emit: Emit | None) -> None:
    """After the card of the hand comes one of the pile; after that the turn is over."""
    if choice == stage.MATCH:
        table.stage = stage.TURN_UP
        return
    now = score(table.taken[table.turn])
    if now <= table.best[table.turn]:
        pass_on(table, emit)
        return
    if emit is not None:
        made = [name for name, _ in yaku(table.taken[table.turn])]
        tell(emit, "made", seat=table.turn, yaku=made, points=now)
    if table.hand[table.turn]:
        table.stage = stage.CALL
    else:  # R4.5: without a card there is nothing to go on with.
        month.win(table, emit)


def pass_on(table: KoiKoiTable, emit: Emit | None) -> None:
    """The other player's turn, or the end of the month."""
    table.turn = 1 - table.turn
    table.stage = stage.PLAY
    if not table.hand[table.turn]:  # R4.6: nobody has stopped, nobody scores.
        tell(emit, "nothing", month=table.month)
        month.end(table, emit)
