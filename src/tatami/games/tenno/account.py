"""The account of a game of Tenno: the prisons, and among equals the courts (R6.1 to R6.3)."""

from __future__ import annotations

from tatami.core.account import Cell, Column, Row, Tally, by_rank, contest, ranks
from tatami.core.outcome import Outcome
from tatami.games.tenno.view import TennoView


def account(view: TennoView, outcome: Outcome) -> tuple[Tally, ...]:
    """How many prisoners, what they are worth, and where that is level, what is left in hand and on the table.

    Of a game given up only the number of prisoners: what they are worth is shown at the end alone.
    """
    seats = range(view.seats)
    columns: tuple[Column, ...] = ()
    decided: tuple[tuple[Cell, ...], ...] = ((),) * view.seats
    order = ranks(outcome.returns)
    if outcome.figures:
        columns, decided = contest(dict(outcome.figures))
        order = ranks(*outcome.figures.values())
    rows = [
        Row((Cell(view.courts[seat].prisoners), *decided[seat]), seat, order[seat], decided=seat in outcome.winners)
        for seat in seats
    ]
    return (Tally((Column("prisoners"), *columns), by_rank(rows)),)


def score(outcome: Outcome, seat: int) -> dict[str, int]:
    """The worth of the prison, then of hand and table."""
    figures = outcome.figures
    return {"worth": figures["prison"][seat], "court": figures["court"][seat]} if figures else {}
