"""What the server asks of a bus, whether it reaches other processes or ends in this one.

Nothing here waits, and nothing that is told must arrive: a message that is lost is noticed by whoever looks at the log.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from tatami.server.bus.messages import AnyMessage, Here


class Listener(Protocol):
    """Whoever is told what other processes say."""

    def heard(self, message: AnyMessage) -> None:
        """Another process said something."""

    def looking(self, table: str) -> None:
        """From now on we hear what is said about this table; what was said before may have been missed."""

    def answered(self, body: bytes) -> None:
        """Somebody tells how far something is that we gave away."""


class Bus(Protocol):
    """The way to the other processes."""

    process: str
    """What this process is called."""
    shared: bool
    """Whether there may be other processes at all."""
    helped: bool
    """Whether somebody lives who takes what is given away."""

    @property
    def up(self) -> bool:
        """Whether others can be reached at the moment."""

    def joining(self) -> AbstractAsyncContextManager[bool]:
        """Come to the others, one process at a time; whether there are none."""

    async def start(self, listener: Listener) -> None:
        """Begin to hear and to tell."""

    async def stop(self) -> None:
        """Say farewell."""

    def look(self, table: str) -> None:
        """Hear what is said about a table."""

    def look_away(self, table: str) -> None:
        """Hear no more about a table, and tell the others so."""

    def tell(self, message: AnyMessage) -> None:
        """Tell those who look at the message's table, or everybody."""

    def here(self, presence: Here) -> None:
        """Tell who looks at a table in this process, and keep it for whoever comes to the table later."""

    def claim(self, work: str, seconds: float, answered: Callable[[bool], None]) -> None:
        """Learn whether some work is ours for so long: nobody else's meanwhile, as far as can be known."""

    def give(self, urgency: int, body: bytes) -> None:
        """Let somebody else do something, the lowest urgency first; `answered` learns how far it is."""

    async def bury(self) -> bool:
        """Whether a process has died without a farewell; only one of the others is told so."""
