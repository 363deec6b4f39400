"""A sheet as a screen reader comes to it: line by line, cell by cell, without what is for the eye alone."""

from __future__ import annotations

from collections.abc import Iterator

from tatami.core.sheet import Cell, Drawing, Grid, Items, Lines, Part, Sheet, said


def heard(sheet: Sheet, now: str = "now") -> list[str]:
    """Every piece of text, in order; `now` is how the row of whoever is to decide is marked."""
    return [text for part in sheet for text in _read(part, now)]


def _read(part: Part, now: str) -> Iterator[str]:
    match part:
        case Lines():
            yield from _all(() if part.silent else part.lines)
        case Grid():
            yield from _all(part.heads)
            for number, (name, *rest) in enumerate(part.rows):
                yield said(name).strip() + (f", {now}" if number == part.now else "")
                yield from _all(rest)
        case Items():
            yield part.title
            yield from _all(part.items)
        case Drawing():
            yield from part.aloud


def _all(cells: tuple[Cell, ...] | list[Cell]) -> Iterator[str]:
    return (said(cell).strip() for cell in cells)
