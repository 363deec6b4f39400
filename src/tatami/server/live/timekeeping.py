"""Which time it is when a process starts: that of the others, or where the last one left off.

While a process runs its time cannot jump. But the machine's clock may have been set since others started, or may differ
from theirs: then one process would see clocks run out that have hours left for another.
"""

from __future__ import annotations

import asyncio
import logging

from tatami.server import clock
from tatami.server.domain.clocks import DAY
from tatami.server.store.protocol import Store

logger = logging.getLogger("tatami.time")

AGREE = 5_000
"""Milliseconds by which the times of two processes may differ: they write down their own every two seconds."""
PATIENCE, AGAIN = 5.0, 0.05
"""Seconds for which a sign of life of another process is waited for, and after which it is looked for again."""


async def agree(store: Store, alone: bool) -> None:
    """Take the time of the processes that run; if there is none, never go back behind the last that did.

    A time that is more than a day ahead of the machine's was wrong itself, and is not kept up. That nobody ran for a
    while, or that the clock was set forward meanwhile, is an outage: nobody is charged for it.
    """
    last = await asyncio.to_thread(store.pulse)
    if last is None:
        return
    behind = last - clock.now()
    if alone:
        if 0 < behind < DAY:
            _set_to(last, behind)
    elif abs(behind) > AGREE and (theirs := await _next_pulse(store, last)) is not None:
        _set_to(theirs, theirs - clock.now())


async def _next_pulse(store: Store, last: int) -> int | None:
    """The time of a process that runs, as it writes it down; None if none does."""
    for _ in range(int(PATIENCE / AGAIN)):
        await asyncio.sleep(AGAIN)
        found = await asyncio.to_thread(store.pulse)
        if found != last:
            return found
    return None


def _set_to(moment: int, behind: int) -> None:
    logger.warning("the machine's clock was set", extra={"behind_ms": behind})
    clock.set_to(moment)
