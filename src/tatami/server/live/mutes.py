"""Whom each person hears no more of, remembered: it is asked for whoever comes to a table, and few mute anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

MOST = 10_000
"""People who are remembered at most."""
LASTING_S = 60.0
"""For so long what is remembered is believed: another process may have changed it, and its message been lost."""


class Mutes:
    """The people whom each person has muted."""

    def __init__(self, read: Callable[[str], set[str]]) -> None:
        self._read = read
        self._known: dict[str, tuple[float, set[str]]] = {}

    async def of(self, player: str) -> set[str]:
        """Whom this person has muted."""
        found = self._known.get(player)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        return await self.anew(player)

    def forget(self, player: str) -> None:
        """It has changed."""
        self._known.pop(player, None)

    async def anew(self, player: str) -> set[str]:
        """The same, read again."""
        self.forget(player)
        muted = await asyncio.to_thread(self._read, player)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[player] = (time.monotonic() + LASTING_S, muted)
        return muted
