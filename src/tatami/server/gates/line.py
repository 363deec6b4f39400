"""The line between a session and its client, whatever carries it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket

EXTENSION = "tatami.line"
"""Under this name the transport offers the line to the application."""
Heard = Callable[[bytes], None]
"""Takes a message that has come."""


class Line(Protocol):
    """What a session speaks through: whole messages, there and back, at once."""

    @property
    def unsent(self) -> int:
        """How many bytes the client has not taken yet."""

    def listen(self, heard: Heard) -> None:
        """Give every message to this function as soon as it has come."""

    def send_text(self, text: bytes) -> None:
        """Send a message; never waits."""

    def pause(self) -> None:
        """Take nothing more from the client for now."""

    def resume(self) -> None:
        """Go on taking."""

    def drop(self) -> None:
        """End the connection without a word."""


def line_of(socket: WebSocket) -> Line:
    """The line that a WebSocket of the application stands for."""
    line: Line = socket.scope["extensions"][EXTENSION]
    return line
