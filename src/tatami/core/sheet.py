"""The table as text: a sheet of parts, drawn with characters in terminals and read out by screen readers.

A cell may have two forms, because an abbreviation for the eye (`2h*`, `..`) means nothing when it is read out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

GAP = "  "
REMEMBERED = 1_024
"""A screen keeps so many of each of its pieces: what did not change since the last move is not made again."""
MOST_WIDE = 120
"""The widest that items in columns may be, in characters."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some characters, and in `aloud` what a screen reader says in their place."""

    text: str
    aloud: str = ""
    own: bool = False
    """Whether it belongs to the viewing seat, or begins a row that does: its hand, its plan."""


class Lines(msgspec.Struct, frozen=True, tag="lines", omit_defaults=True):
    """Sentences, each on a line of its own."""

    lines: tuple[Cell, ...]
    silent: bool = False
    """Not read out: a legend of marks that are only drawn."""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """Rows and columns. The first cell of a row is its name; row `now` is marked as the one to decide."""

    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    now: int | None = None


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A titled list of short items."""

    title: str
    items: tuple[Cell, ...]


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """A drawing made of characters; screen readers get `aloud`, what no other part of the sheet says."""

    lines: tuple[str, ...]
    aloud: tuple[str, ...] = ()


Part = Lines | Grid | Items | Drawing
Sheet = tuple[Part, ...]
"""The parts of a table from top to bottom."""


def cells(texts: Iterable[str]) -> tuple[Cell, ...]:
    """Cells whose text is read out as it is."""
    return tuple(Cell(text) for text in texts)


# --- drawn ------------------------------------------------------------------------------------------------------------


def plain(sheet: Sheet, wide: int = MOST_WIDE) -> str:
    """The sheet as characters of equal width, its parts an empty line apart."""
    return "\n\n".join("\n".join(_drawn(part, min(wide, MOST_WIDE))) for part in sheet)


def _drawn(part: Part, most: int) -> Iterator[str]:
    match part:
        case Lines():
            yield from (line.text for line in part.lines)
        case Grid():
            yield from _ruled(part)
        case Items():
            yield part.title
            yield from _beside([item.text for item in part.items], most)
        case Drawing():
            yield from part.lines


def _ruled(grid: Grid) -> Iterator[str]:
    rows = [[cell.text for cell in row] for row in (grid.heads, *grid.rows)]
    wide = [max(len(row[column]) for row in rows) for column in range(len(grid.heads))]
    for number, row in enumerate(rows):
        mark = "> " if grid.now is not None and number == grid.now + 1 else GAP
        yield (mark + GAP.join(f"{text:<{width}}" for text, width in zip(row, wide, strict=True))).rstrip()


def _beside(items: list[str], most: int) -> Iterator[str]:
    """Items in as many columns as fit, column by column."""
    wide = max((len(item) for item in items), default=0) + 2 * len(GAP)
    across = max(1, (most - len(GAP)) // wide)
    down = -(-len(items) // across)
    for row in range(down):
        yield (GAP + "".join(f"{item:<{wide}}" for item in items[row::down])).rstrip()


# --- read out ---------------------------------------------------------------------------------------------------------


def said(cell: Cell) -> str:
    """What a screen reader says for a cell."""
    return cell.aloud or cell.text
