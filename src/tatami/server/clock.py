"""The server's clock: the only place that asks the machine for the time of day."""

from __future__ import annotations

import time

_epoch = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, as the machine's clock stood when we started: setting it later costs nobody a game."""
    return (_epoch + time.monotonic_ns()) // 1_000_000


def set_to(moment: int) -> None:
    """Let it be this moment, and go on from there."""
    global _epoch
    _epoch = moment * 1_000_000 - time.monotonic_ns()
