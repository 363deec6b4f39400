"""The account of a result: every player's figures by rank, and which of them decided. Values; words come later.

A game makes it from its outcome and from what a spectator sees of the last position, so it can hold no secret that the
rules keep. What turned the game is told by moments: lines of the story that one observer saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tatami.core.outcome import Outcome

Verdict = Literal["", "level", "decided"]

MOST_MOMENTS = 3


@dataclass(frozen=True)
class Column:
    """A column of figures; its title is the message `account-<id>`."""

    id: str
    step: int = 0
    """Where figures are compared one after the other: which of them this is, from 1; 0 for all others."""
    verdict: Verdict = ""
    """What came of comparing them."""


@dataclass(frozen=True)
class Cell:
    """One figure. A cell without a value is empty: the figure does not count there."""

    value: int | None = None
    of: int | None = None
    """Out of how many."""
    leads: bool = False
    word: str = ""
    """In place of a figure: the message `account-<word>`."""


@dataclass(frozen=True)
class Row:
    """The figures of a player, or of something else on the table, whose name is the message `account-<id>`."""

    cells: tuple[Cell, ...]
    seat: int | None = None
    rank: int | None = None
    """From 1; equals share one. None where there is no order."""
    id: str = ""
    facts: dict[str, object] = field(default_factory=dict)
    decided: bool = False
    """Whether this row decided the game."""


@dataclass(frozen=True)
class Note:
    """A remark below the figures: the message `account-<id>`."""

    id: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Tally:
    """A table of figures, in the order in which it is read."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Moment:
    """A line of somebody's story that turned the game."""

    line: int
    place: str = ""
    """Where it happened, as boards name their places."""
    title: str = ""
    """The message `moment-<title>`, which says when."""
    facts: dict[str, object] = field(default_factory=dict)


def ranks(*figures: Sequence[float]) -> tuple[int, ...]:
    """The rank of each seat by figures that are compared one after the other; equals share a rank."""
    keys = list(zip(*figures, strict=True))
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def by_rank(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows in the order of their ranks, then of their seats."""
    return tuple(sorted(rows, key=lambda row: (row.rank or 0, row.seat or 0)))


def contest(figures: dict[str, Sequence[int]]) -> tuple[tuple[Column, ...], tuple[tuple[Cell, ...], ...]]:
    """The columns that decide, one after the other until one seat is left, and the cells of each seat.

    Whoever is behind already has no figure in later columns.
    """
    left = set(range(len(next(iter(figures.values())))))
    columns: list[Column] = []
    cells: list[list[Cell]] = [[] for _ in left]
    for step, (id, values) in enumerate(figures.items(), 1):
        best = {seat for seat in left if values[seat] == max(values[other] for other in left)}
        for seat, row in enumerate(cells):
            row.append(Cell(values[seat], leads=len(best) == 1 and seat in best) if seat in left else Cell())
        left = best
        columns.append(Column(id, step, "decided" if len(left) == 1 else "level"))
        if len(left) == 1:
            break
    return tuple(columns), tuple(tuple(row) for row in cells)


def plain(outcome: Outcome) -> tuple[Tally, ...]:
    """What any outcome tells by itself: the figures that there are for every seat."""
    seats = len(outcome.returns)
    found = {id: values for id, values in outcome.figures.items() if len(values) == seats}
    if not found:
        return ()
    order = ranks(outcome.returns)
    rows = [
        Row(tuple(Cell(values[seat]) for values in found.values()), seat, order[seat], decided=seat in outcome.winners)
        for seat in range(seats)
    ]
    return (Tally(tuple(Column(id) for id in found), by_rank(rows)),)


def weightiest(moments: Iterable[tuple[float, Moment]]) -> tuple[Moment, ...]:
    """The weightiest moments in the order in which they happened; of equals, the later ones."""
    found = sorted(moments, key=lambda each: (-each[0], -each[1].line))[:MOST_MOMENTS]
    return tuple(sorted((moment for _, moment in found), key=lambda moment: moment.line))
