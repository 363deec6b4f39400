"""The gaps that fights leave: they are to be filled, or the game ends over them (R4.1 to R4.3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import members, stage
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.table import TennoTable


def open_window(table: TennoTable, emit: Emit | None) -> None:
    """After the fights of a turn: ask all who have gaps to fill them, or end the game if somebody cannot."""
    waiting: i64 = 0
    short: i64 = 0
    for seat in range(table.seats):
        here = empty_places(table, seat)
        if here:
            waiting |= 1 << seat
            if members.count(here) > members.count(table.hand[seat]):
                short |= 1 << seat
    table.gaps = table.empty
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


def empty_places(table: TennoTable, seat: i64) -> i64:
    """The places of `seat` that are empty, as a bit set."""
    return (table.empty >> (seat * PLACES)) & 0b111


def first_empty(table: TennoTable, seat: i64) -> i64:
    """The first empty cell of `seat`, which has one."""
    return seat * PLACES + members.first(empty_places(table, seat))
