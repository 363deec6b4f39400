"""Connections over HTTP as the server wants them: whoever comes asks soon, in few words, and takes the answer.

The protocol that comes with uvicorn waits for ever for a request, keeps whatever length of headers and whatever number
of requests in a row, and holds an answer until it is fetched.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tatami.server.gates.transport.homes import LARGEST, Homes

PATIENCE = 10.0
"""Seconds. Who for so long, and then as long again, neither asks nor takes anything is let go."""
LEAST = 4096
"""Bytes that count as something; the last ones of a request come together."""
LARGEST_HEAD = 131_072
"""Bytes of a request beside its body."""
MOST_IN_ROW = 16
"""Requests that may wait on one connection for the answer to the first."""


class TooMany(Exception):
    """More requests in a row than are kept."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket, is handed to another process, or ends."""

    homes: Homes | None = None
    """Where tables are at home, if several processes are behind the port."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.handed = False
        """Whether it comes from another process, and stays."""
        self._first = b""
        self._head = 0
        self._received = 0
        self._was: object = None
        """How it stood when it was looked at last."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer = self.loop.call_later(PATIENCE, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Let go of a connection on which nothing went on since the last look, unless the server is at work for it."""
        if self.transport.get_protocol() is not self:
            return  # It has become a WebSocket.
        cycle, unsent = self.cycle, self.transport.get_write_buffer_size()
        at_work = cycle is not None and not cycle.more_body and not cycle.response_complete and not unsent
        stands = (cycle, self._received // LEAST, unsent // LEAST)
        if stands == self._was and not at_work:
            self.transport.abort()
            return
        self._was = stands
        self._timer = self.loop.call_later(PATIENCE, self._look)

    # --- reading ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._received == 0:
            self._first = data
        self._head += len(data)
        self._received += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and self.transport.get_protocol() is self:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._head = 0
        if len(self.pipeline) >= MOST_IN_ROW:
            raise TooMany
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    # --- elsewhere ----------------------------------------------------------------------------------------------------

    def handle_websocket_upgrade(self) -> None:
        if not self._hand_over():
            super().handle_websocket_upgrade()

    def _hand_over(self) -> bool:
        """Give the connection to the process where its table is at home; False: it is served here."""
        homes, request = self.homes, self._first
        # Only what came in one piece is handed on, which is what browsers send.
        if homes is None or self.handed or len(request) != self._received or len(request) > LARGEST:
            return False
        home = homes.elsewhere(self.url)
        if home is None or not homes.hand(home, self.transport.get_extra_info("socket").fileno(), request):
            return False
        self.transport.abort()
        return True
