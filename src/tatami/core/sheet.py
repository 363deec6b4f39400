"""The table on a sheet of paper: its parts, for terminals as characters and for screen readers as words.

What is short for the eye (`2h*`, `..`) says nothing to the ear, so a cell may have both forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

GAP = "  "
MOST_WIDE = 120
"""Short items stand beside each other up to this width, or that of the terminal if it is smaller."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some characters, and what is said for them where they are not words."""

    text: str
    aloud: str = ""
    own: bool = False
    """Whether it is, or begins a row of, what the seat that looks holds or plans."""


class Lines(msgspec.Struct, frozen=True, tag="lines", omit_defaults=True):
    """Sentences, each on a line of its own."""

    lines: tuple[Cell, ...]
    silent: bool = False
    """Explains marks that only the eye meets."""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table: the first cell of a row is its name. The row of whoever is to decide is marked."""

    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]
    now: int | None = None


class Items(msgspec.Struct, frozen=True, tag="items"):
    """Short things of one kind under a title."""

    title: str
    items: tuple[Cell, ...]


class Drawing(msgspec.Struct, frozen=True, tag="drawing"):
    """Drawn with characters, for the eye; the ear is told in words what is nowhere else on the sheet."""

    lines: tuple[str, ...]
    aloud: tuple[str, ...] = ()


Part = Lines | Grid | Items | Drawing
Sheet = tuple[Part, ...]
"""The table from top to bottom."""


def cells(texts: Iterable[str]) -> tuple[Cell, ...]:
    """Cells that are words already."""
    return tuple(Cell(text) for text in texts)


# --- for the eye ------------------------------------------------------------------------------------------------------


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
    """In as many columns as fit, read downwards."""
    wide = max((len(item) for item in items), default=0) + 2 * len(GAP)
    across = max(1, (most - len(GAP)) // wide)
    down = -(-len(items) // across)
    for row in range(down):
        yield (GAP + "".join(f"{item:<{wide}}" for item in items[row::down])).rstrip()


# --- for the ear ------------------------------------------------------------------------------------------------------


def said(cell: Cell) -> str:
    """What is read out for a cell."""
    return cell.aloud or cell.text
