"""Ending what waits for Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN = 0.1
"""Seconds."""


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended.

    Once is not enough: a cancellation that meets the client's own timeout comes out of it as a failure of Redis, after
    which a task would go on.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
