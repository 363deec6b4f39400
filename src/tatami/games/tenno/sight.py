"""Which cards on the table somebody has seen since they were laid, as far as a search needs it. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.tenno.table import TennoTable


def show(table: TennoTable, cell: i64) -> None:
    """Let everybody see the card at `cell`."""
    table.shown |= 1 << cell


def peek(table: TennoTable, seat: i64, cell: i64) -> None:
    """Let one seat alone see the card at `cell`."""
    peeked = table.peeked[:]
    peeked[seat] |= 1 << cell
    table.peeked = peeked
    table.private |= 1 << cell


def hide(table: TennoTable, cell: i64) -> None:
    """Count the card at `cell` as unseen: another may lie there now, or none."""
    others = ~(1 << cell)
    table.untouched &= others
    table.shown &= others
    if (table.private >> cell) & 1:
        table.private &= others
        peeked = table.peeked[:]
        for observer in range(table.seats):
            peeked[observer] &= others
        table.peeked = peeked


def seen_by(table: TennoTable, observer: i64) -> i64:
    """The cells whose card `observer` has seen since it was laid there, as a bit set."""
    return table.shown | table.peeked[observer]


def seen_by_others(table: TennoTable, seat: i64) -> i64:
    """The cells whose card some opponent of `seat` has seen, as a bit set."""
    cells = table.shown
    for observer in range(table.seats):
        if observer != seat:
            cells |= table.peeked[observer]
    return cells
