"""What a seat may know as a row of small whole numbers, for learning. Hot.

Each game writes an `Encoder`: it declares its segments by name, and writes a position into a row of a `RowBuffer`. A
row says exactly what the seat's view says; the tests hold both against each other.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tatami.core.deprecation import deprecated
from tatami.core.state import State, buffer


@final
class RowBuffer:
    """Rows of numbers from 0 to 255, written one row at a time. `wipe()` is O(cells written)."""

    def __init__(self, rows: int, width: int) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.cells: vec[u8] = vec[u8](bytes(rows * width))
        self.marks: vec[i64] = buffer(rows * min(width, 512) + 1)
        """The cells written since the last wipe; once there is no room for more, `wipe` clears all cells."""
        self.room: i64 = len(self.marks)
        self.used: i64 = 0
        self.base: i64 = 0

    def row(self, row: i64) -> None:
        """Select the row that the next calls write to."""
        self.base = row * self.width

    def put(self, at: i64, value: i64) -> None:
        """Write one cell of the selected row, which was 0."""
        if value == 0:
            return
        cell = self.base + at
        self.cells[cell] = u8(value & 255)
        if self.used < self.room:
            self.marks[self.used] = cell
            self.used += 1

    def bits(self, at: i64, bits: i64) -> None:
        """Write a one for every member of a bit set."""
        while bits:
            if bits & 1:
                self.put(at, 1)
            bits >>= 1
            at += 1

    def wipe(self) -> None:
        """Set all cells to 0."""
        if self.used < self.room:
            cells = self.cells
            marks = self.marks
            for number in range(self.used):
                cells[marks[number]] = 0
        else:
            for cell in range(self.rows * self.width):
                self.cells[cell] = 0
        self.used = 0


class Segment:
    """A named stretch of a row."""

    def __init__(self, name: str, start: int, length: int, highest: int) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.highest = highest
        """The greatest number it can hold; 1 for flags."""

    @property
    def slice(self) -> slice:
        """Where it lies in a row."""
        return slice(self.start, self.start + self.length)

    def __repr__(self) -> str:
        return f"Segment({self.name!r}, {self.start}, {self.length}, highest={self.highest})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encodes what a seat may know. The first segments are always the seat itself and who owes a decision."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.segments: list[Segment] = []
        self.width: i64 = 0
        self.own = self.segment("seat", seats)
        self.owing = self.segment("to_act", seats)

    @property
    def parts(self) -> list[Segment]:
        """Deprecated: the former name of `segments`."""
        deprecated("Encoder.parts", "segments")
        return self.segments

    def segment(self, name: str, length: int, highest: int = 1) -> i64:
        """Declare the next segment of the row and return where it starts."""
        start = int(self.width)
        self.segments.append(Segment(name, start, length, highest))
        self.width += length
        return start

    def part(self, name: str, length: int, highest: int = 1) -> i64:
        """Deprecated: the former name of `segment`."""
        deprecated("Encoder.part", "segment")
        return self.segment(name, length, highest)

    def write(self, state: State, seat: i64, rows: RowBuffer) -> None:
        """Write the position, as `seat` may know it, into the selected row, which is empty."""
        rows.put(self.own + seat, 1)
        rows.bits(self.owing, state.owing())
        self.position(state, seat, rows)

    def remembers(self, state: State) -> bool:
        """Whether rows also show what `State.forget` drops."""
        return False

    def position(self, state: State, seat: i64, rows: RowBuffer) -> None:
        """Write the game's own segments."""
        raise NotImplementedError


def Sheet(rows: int, width: int) -> RowBuffer:  # noqa: N802
    """Deprecated: the former name of `RowBuffer`."""
    deprecated("tatami.core.tensor.Sheet", "RowBuffer")
    return RowBuffer(rows, width)
