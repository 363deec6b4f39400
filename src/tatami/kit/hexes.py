"""Hexagonal boards: axial coordinates, neighbours, distance, and the printed columns and rows of flat-top boards.

Axial: q grows to the east and r to the south, and a step in any of the six directions is one fixed pair. Printed
(odd-q): columns and rows, where odd columns are shoved down by half a hex.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps (q, r), going round."""

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def axial(column: int, row: int) -> tuple[int, int]:
    """The axial coordinates (q, r) of a printed column and row."""
    return column, row - (column - (column & 1)) // 2


def printed(q: int, r: int) -> tuple[int, int]:
    """The printed column and row of axial coordinates."""
    return q, r + (q - (q & 1)) // 2


def neighbours(column: int, row: int) -> list[tuple[int, int]]:
    """The printed columns and rows of the six hexes that share a side with this one, going round."""
    q, r = axial(column, row)
    return [printed(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(column: int, row: int, other_column: int, other_row: int) -> int:
    """The number of steps from one hex to another."""
    q, r = axial(column, row)
    other_q, other_r = axial(other_column, other_row)
    dq, dr = other_q - q, other_r - r
    return max(abs(dq), abs(dr), abs(dq + dr))


def label(column: int, row: int) -> str:
    """The name of a hex: the column's letter and the row counted from 1."""
    return f"{LETTERS[column]}{row + 1}"
