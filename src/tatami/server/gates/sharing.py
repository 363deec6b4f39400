"""Limits over all processes: each counts by itself, and from time to time tells the others what was spent with it.

Nobody is asked when somebody spends, so that a message costs what it did. What is heard from others is taken from the
same quotas here, down to less than nothing. A sixteenth (`SILENT`) of what gathers and of what comes is not worth
telling: who plays as people do is never mentioned. Where B gathers and r comes in a second, nobody gets in any stretch
of t seconds more from N processes than

    N (17/16 B + r EVERY) + (1 + N/16) r t

instead of B + r t: a burst may be N times as large, what is given for long hardly is. Of sockets there are at most N
times `TOLD` of the limit, or the limit and what is opened in `EVERY` seconds. While Redis is away, each process counts
for itself.
"""

from __future__ import annotations

import asyncio

from tatami.server.bus.messages import Spent
from tatami.server.bus.protocol import Bus
from tatami.server.gates.limits import Limits

EVERY = 0.5
"""Seconds."""


class Sharing:
    """Tells the other processes what was spent here, and hears it of them."""

    def __init__(self, limits: Limits, bus: Bus) -> None:
        self._limits = limits
        self._bus = bus
        limits.shared = bus.shared

    async def run(self) -> None:
        """Tell from time to time; ends only by being cancelled."""
        while self._bus.shared:
            await asyncio.sleep(EVERY)
            self.tell()

    def tell(self) -> None:
        """Tell the others what they have to know."""
        spent, sockets = self._limits.untold()
        if spent or sockets:
            self._bus.tell(Spent(process=self._bus.process, spent=spent, sockets=sockets))

    def hear(self, message: Spent) -> None:
        """Another process told."""
        self._limits.heard(message.process, message.spent, message.sockets)
