"""Putting revealed raiders back on the pile: Katsushiro's kiai (R5.12). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import bars, piles, spot, stage
from tatami.games.samurai_spirit.data import CARDS
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def order_bar(table: SpiritTable, card: i64) -> i64:
    """Whether a card has been revealed and not yet put in order."""
    if table.where[card] != spot.SHOWN:
        return bars.NOT_SHOWN
    for number in range(table.stacked):
        if table.order[number] == card:
            return bars.NOT_SHOWN
    return bars.FINE


def shown(table: SpiritTable) -> i64:
    """How many cards have been revealed."""
    count: i64 = 0
    for card in range(i64(CARDS)):
        if table.where[card] == spot.SHOWN:
            count += 1
    return count


def begin(table: SpiritTable, emit: Emit | None) -> None:
    """All cards are revealed: ask for their order, unless there is only one."""
    table.revealed = 0
    if shown(table) > 1:
        table.stage = stage.ORDER
    else:
        finish(table, emit)


def finish(table: SpiritTable, emit: Emit | None) -> None:
    """The last card needs no choice; all go on top of the pile."""
    for card in range(i64(CARDS)):
        if order_bar(table, card) == bars.FINE:
            table.order[table.stacked] = card
            table.stacked += 1
            break
    if emit is not None:
        cards = [int(table.order[number]) for number in range(table.stacked)]
        emit.add(Event("restacked", {"samurai": table.who[table.kiai], "cards": cards}))
    while table.stacked > 0:
        table.stacked -= 1
        piles.put_on_top(table, table.order[table.stacked])
        table.order[table.stacked] = NONE
