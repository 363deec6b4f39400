"""Encoded positions as NumPy arrays, raw or scaled to 0..1."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tatami.core.state import State
from tatami.core.tensor import VALUES, Encoder, RowBuffer, Segment

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]


class Rows:
    """A row buffer, and the NumPy array over its memory."""

    def __init__(self, encoder: Encoder, rows: int) -> None:
        self.encoder = encoder
        self.width = int(encoder.width)
        self.buffer = RowBuffer(rows, self.width)
        self.array: Bytes = np.frombuffer(memoryview(self.buffer.cells), np.uint8).reshape(rows, self.width)
        self.highest = highest(encoder)
        self.scale: Floats = (1.0 / self.highest).astype(np.float32)

    def of(self, state: State, seat: int) -> Floats:
        """The position as `seat` may know it, scaled to 0..1."""
        row = self.raw(state, seat).astype(np.float32)
        row *= self.scale
        return row

    def raw(self, state: State, seat: int) -> Bytes:
        """The position as `seat` may know it, in whole numbers; overwritten by the next call."""
        self.buffer.begin(0)
        self.encoder.write(state, seat, self.buffer)
        row: Bytes = self.array[0]
        return row


def scaled(encoder: Encoder) -> list[tuple[slice, Floats]]:
    """The segments whose numbers exceed 1, each with the factors that scale it to 0..1."""
    found: list[tuple[slice, Floats]] = []
    for segment in encoder.segments:
        if segment.highest > 1:
            found.append((segment.slice, np.full(segment.length, 1.0 / segment.highest, np.float32)))
    return found


def scale(encoder: Encoder, buffer: RowBuffer) -> Floats:
    """Let compiled code write each row of a buffer scaled to 0..1 too; the array over these."""
    most = highest(encoder)
    kinds = np.unique(most)
    values = np.arange(VALUES).astype(np.float32) * (1.0 / kinds).astype(np.float32)[:, None]
    buffer.scale(np.searchsorted(kinds, most).tolist(), values.view(np.int32).ravel().tolist())
    return np.frombuffer(memoryview(buffer.floats), np.int32).view(np.float32).reshape(int(buffer.rows), -1)


def highest(encoder: Encoder) -> Bytes:
    """The greatest number of each cell of a row."""
    return np.concatenate([np.full(segment.length, segment.highest, np.uint8) for segment in encoder.segments])


def layout(encoder: Encoder) -> dict[str, slice]:
    """Where each named segment of a row lies."""
    return {segment.name: segment.slice for segment in encoder.segments}


__all__ = ["Rows", "Segment", "highest", "layout", "scale"]
