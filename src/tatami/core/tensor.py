"""What a seat may know as a row of small whole numbers, for learning. Hot.

Each game writes an `Encoder`: it declares its segments by name, and writes a position into a row of a `RowBuffer`. A
row says exactly what the seat's view says; the tests hold both against each other.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tatami.core.deprecation import deprecated
from tatami.core.state import State, buffer

ROOM: Final = 512
"""So many written cells of a row are remembered; where there are more, the whole row is emptied."""
VALUES: Final = 256
"""So many values a cell may have."""


@final
class RowBuffer:
    """Rows of numbers from 0 to 255, written one row at a time. Emptying a row is O(cells written).

    An encoder may keep a part of a row from one position to the next and write only what changed there: `keep` gives
    it room to note what the row shows, and `set` writes cells that `begin` leaves as they are.
    """

    def __init__(self, rows: int, width: int) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.cells: vec[u8] = vec[u8](bytes(rows * width))
        self.room: i64 = min(width, ROOM)
        self.marks: vec[i32] = vec[i32]([0] * (rows * min(width, ROOM)))
        """For each row, the cells that were put since it was begun."""
        self.counts = buffer(rows)
        """How many of them there are; more than `room`: nobody knows which. Of the selected row `used` knows."""
        self.current: i64 = 0
        self.base: i64 = 0
        self.first: i64 = 0
        self.used: i64 = 0
        self.notes = buffer(0)
        self.kept: i64 = 0
        self.scaling = False
        self.floats: vec[i32] = vec[i32]([])
        """With `scale`, every cell of a finished row as the bits of a 32-bit float."""
        self.tables: vec[i64] = buffer(0)
        self.bits_of: vec[i32] = vec[i32]([])

    def scale(self, tables: list[int], bits: list[int]) -> None:
        """Let `finish` write every cell as a 32-bit float too, into `floats`.

        `tables` names a table for each cell of a row, and `bits` holds the tables one after the other: the bits of the
        float for each value. Compiled code has no such floats, so they are written as integers.
        """
        self.tables = vec[i64]([table * VALUES for table in tables])
        self.bits_of = vec[i32]([i32(each) for each in bits])
        self.floats = vec[i32]([0] * (self.rows * self.width))
        self.scaling = True

    def row(self, row: i64) -> None:
        """Select the row that the next calls write to."""
        self.counts[self.current] = self.used
        self.current = row
        self.base = row * self.width
        self.first = row * self.room
        self.used = self.counts[row]

    def begin(self, row: i64) -> None:
        """Select a row and empty it, except for what its encoder keeps there."""
        self.row(row)
        if self.used > self.room:
            self._clear()
        base = self.base
        cells = self.cells
        marks = self.marks
        for number in range(self.first, self.first + self.used):
            cells[base + i64(marks[number])] = 0
        if self.scaling:
            floats = self.floats
            for number in range(self.first, self.first + self.used):
                floats[base + i64(marks[number])] = 0
        self.used = 0

    def _clear(self) -> None:
        """Empty the whole row, and forget what its encoder keeps."""
        for cell in range(self.base, self.base + self.width):
            self.cells[cell] = 0
            if self.scaling:
                self.floats[cell] = 0
        for note in range(self.current * self.kept, (self.current + 1) * self.kept):
            self.notes[note] = 0
        self.used = 0

    def put(self, at: i64, value: i64) -> None:
        """Write one cell of the selected row, which was 0."""
        if value == 0:
            return
        self.cells[self.base + at] = u8(value & 255)
        used = self.used
        if used < self.room:
            self.marks[self.first + used] = i32(at)
        self.used = used + 1

    def set(self, at: i64, value: i64) -> None:
        """Write one cell of the selected row that its encoder keeps, whatever was there."""
        self.cells[self.base + at] = u8(value & 255)
        if self.scaling:
            self.floats[self.base + at] = self.bits_of[self.tables[at] + (value & 255)]

    def finish(self) -> None:
        """The selected row is written: with `scale`, write its floats."""
        if not self.scaling:
            return
        if self.used > self.room:
            for at in range(self.width):
                self.set(at, i64(self.cells[self.base + at]))
            return
        base = self.base
        marks = self.marks
        for number in range(self.first, self.first + self.used):
            at = i64(marks[number])
            self.floats[base + at] = self.bits_of[self.tables[at] + i64(self.cells[base + at])]

    def bits(self, at: i64, bits: i64) -> None:
        """Write a one for every member of a bit set."""
        while bits:
            if bits & 1:
                self.put(at, 1)
            bits >>= 1
            at += 1

    def keep(self, size: i64) -> i64:
        """Where in `notes` the selected row's notes of this size begin; all are 0 while nothing is kept."""
        if self.kept != size:
            self.kept = size
            self.notes = buffer(self.rows * size)
        return self.current * size

    def wipe(self) -> None:
        """Empty all rows, except for what their encoder keeps there."""
        for row in range(self.rows):
            self.begin(row)
        self.row(0)


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
