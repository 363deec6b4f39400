"""One process: nothing leaves it, and nothing has to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

from tatami.server.bus.messages import AnyMessage, Here
from tatami.server.bus.protocol import Listener


class LocalBus:
    """A bus on which nobody else is. `protocol.Bus` says what each verb means."""

    process = "alone"
    shared = False
    helped = False
    up = True

    @contextlib.asynccontextmanager
    async def joining(self) -> AsyncIterator[bool]:
        yield True

    async def start(self, listener: Listener) -> None:
        pass

    async def stop(self) -> None:
        pass

    def look(self, table: str) -> None:
        pass

    def look_away(self, table: str) -> None:
        pass

    def tell(self, message: AnyMessage) -> None:
        pass

    def here(self, presence: Here) -> None:
        pass

    def claim(self, work: str, seconds: float, answered: Callable[[bool], None]) -> None:
        answered(True)

    def give(self, urgency: int, body: bytes) -> None:
        pass

    async def bury(self) -> bool:
        return False
