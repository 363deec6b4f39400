"""Pings are counted: they are answered below the application, which would never know of them."""

from __future__ import annotations

from typing import Any

from websockets.frames import Frame

from tatami.server.gates.limits import Bucket
from tatami.server.gates.transport.frames import WebSocketProtocol

PINGS = 0.2
"""Pings a second, for each message a second that a person may send: ten by default. Browsers send none."""
POLICY = 1008


def counting(messages_per_s: float) -> type[WebSocketProtocol]:
    """The protocol of our sockets for this host's limits."""

    class Counting(WebSocketProtocol):
        """Closes a socket that does nothing but ping."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self._pings = Bucket(messages_per_s * PINGS, max(10.0, messages_per_s * PINGS))

        def handle_ping(self) -> None:
            if self._counted():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._counted():
                super().handle_pong(event)

        def _counted(self) -> bool:
            """Whether it was not too many; else the socket is closed."""
            if self.close_sent or self.transport.is_closing():
                return False
            if self._pings.take():
                return True
            self.conn.fail(POLICY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return False

    return Counting
