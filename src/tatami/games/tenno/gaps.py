"""The gaps that fights leave: they are to be filled, or the game ends over them (R4.1 to R4.3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import stage
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.table import GAP, TennoTable


def open_window(table: TennoTable, emit: Emit | None) -> None:
    """After the fights of a turn: ask all who have gaps to fill them, or end the game if somebody cannot."""
    gaps: i64 = 0
    waiting: i64 = 0
    short: i64 = 0
    for seat in range(table.seats):
        spare = table.hand[seat]
        for cell in range(seat * PLACES, seat * PLACES + PLACES):
            if table.cards[cell] == GAP:
                gaps |= 1 << cell
                waiting |= 1 << seat
                if spare == 0:
                    short |= 1 << seat
                spare &= spare - 1
    table.gaps = gaps
    table.waiting = waiting
    if short == 0:
        table.stage = stage.REFILL
        return
    table.stage = stage.OVER
    table.waiting = 0
    if emit is not None:
        for seat in range(table.seats):
            if (short >> seat) & 1:
                emit.add(Event("exhausted", {"seat": seat}))


def first_of(table: TennoTable, seat: i64) -> i64:
    """The first empty cell of `seat`, which has one."""
    cell = seat * PLACES
    while table.cards[cell] != GAP:
        cell += 1
    return cell


def any_of(table: TennoTable, seat: i64) -> bool:
    """Whether a cell of `seat` is empty."""
    home = seat * PLACES
    return table.cards[home] == GAP or table.cards[home + 1] == GAP or table.cards[home + 2] == GAP
