"""The table as a picture: its text drawn in small letters, so that environments can be filmed without a screen."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from tatami.adapters.glyphs import GLYPHS, HIGH, UNKNOWN, WIDE

Pixels = npt.NDArray[np.uint8]

SHAPE = (680, 720, 3)
"""Every picture has the same size, as films want it: 120 letters in a line, 85 lines."""
STEP, LINE = WIDE + 1, HIGH + 1
"""Points from one letter to the next, and from one line to the next."""
PAPER, INK = (247, 242, 231), (35, 31, 32)


def picture(text: str) -> Pixels:
    """The text in black on paper, as large as fits; what does not fit even in the smallest letters is cut off."""
    lines = text.splitlines()
    wide, high = max(map(len, lines), default=0), len(lines)
    size = max(1, min(SHAPE[1] // max(1, wide * STEP), SHAPE[0] // max(1, high * LINE)))
    ink = np.zeros(SHAPE[:2], bool)
    step, line = STEP * size, LINE * size
    for row in range(min(high, SHAPE[0] // line)):
        for column, letter in enumerate(lines[row][: SHAPE[1] // step]):
            top, left = row * line, column * step
            ink[top : top + HIGH * size, left : left + WIDE * size] = _glyph(letter, size)
    return np.where(ink[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))


@cache
def _glyph(letter: str, size: int) -> npt.NDArray[np.bool_]:
    columns = np.frombuffer(GLYPHS.get(letter, UNKNOWN), np.uint8)
    points = (columns[None, :] >> np.arange(HIGH, dtype=np.uint8)[:, None]) & 1
    grown: npt.NDArray[np.bool_] = points.astype(bool).repeat(size, axis=0).repeat(size, axis=1)
    return grown
