"""How the C library gives memory back to the machine."""

from __future__ import annotations

import contextlib
import ctypes
import sys

MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of glibc's malloc.h."""
ARENA_MAX = -8
"""`M_ARENA_MAX` of glibc's malloc.h."""
LARGE = 256 * 1024
"""Bytes from which a block is given back as soon as it is freed."""
ARENAS = 2


def give_back_freed() -> None:
    """Give large blocks back when they are freed, and keep few arenas, where the C library is glibc.

    By itself glibc raises its threshold for large blocks to the largest that was ever freed, up to 32 MB. Long replays
    and imports then leave holes in the heap, and a server under load grows for hours although it holds nothing.
    """
    if not sys.platform.startswith("linux"):
        return
    with contextlib.suppress(OSError, AttributeError):
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.mallopt(ARENA_MAX, ARENAS)
