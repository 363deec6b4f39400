"""Encoded rows as NumPy arrays, raw or scaled to 0..1."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tatami.core.state import State
from tatami.core.tensor import Encoder, Part, Sheet

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]


class Rows:
    """A sheet and the array that looks at it."""

    def __init__(self, encoder: Encoder, rows: int) -> None:
        self.encoder = encoder
        self.width = int(encoder.width)
        self.sheet = Sheet(rows, self.width)
        self.array: Bytes = np.frombuffer(memoryview(self.sheet.cells), np.uint8).reshape(rows, self.width)
        self.highest = highest(encoder)
        self.scale: Floats = (1.0 / self.highest).astype(np.float32)

    def of(self, state: State, seat: int) -> Floats:
        """One position as `seat` may know it, every number between 0 and 1."""
        row = self.raw(state, seat).astype(np.float32)
        row *= self.scale
        return row

    def raw(self, state: State, seat: int) -> Bytes:
        """The same in whole numbers; overwritten by the next call."""
        self.sheet.wipe()
        self.encoder.write(state, seat, self.sheet)
        row: Bytes = self.array[0]
        return row


def scaled(encoder: Encoder) -> list[tuple[slice, Floats]]:
    """The stretches of a row whose numbers go beyond 1, each with what brings them back to 0..1."""
    found: list[tuple[slice, Floats]] = []
    for part in encoder.parts:
        if part.highest > 1:
            found.append((part.slice, np.full(part.length, 1.0 / part.highest, np.float32)))
    return found


def highest(encoder: Encoder) -> Bytes:
    """The greatest number that each cell of a row can hold."""
    return np.concatenate([np.full(part.length, part.highest, np.uint8) for part in encoder.parts])


def layout(encoder: Encoder) -> dict[str, slice]:
    """Where each named part of a row lies."""
    return {part.name: part.slice for part in encoder.parts}


__all__ = ["Part", "Rows", "highest", "layout"]
