"""WebSocket frames as the server wants them: whatever arrives, somebody answers it, and nothing of it is logged.

Nearly all frames are short text in one piece. Those go straight from the socket to whoever listens and back, without
a queue, a task or an await for each. All others are left to the library: the handshake, fragments, pings, closing, and
what breaks the protocol.

The protocol that comes with uvicorn logs a trace for text that is not UTF-8, and leaves a client waiting for ever whose
handshake it cannot read. Here text goes on as bytes, so that whoever reads the message refuses it in words, and such a
handshake is answered and the connection closed.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from tatami.server.gates.line import EXTENSION, Heard

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
FIN, MASKED = 0x80, 0x80
CONTINUATION, TEXT, BINARY, CLOSE = 0, 1, 2, 8
WHOLE = (FIN | TEXT, FIN | BINARY)
"""How a message in one piece begins."""
MASK = 4
"""The length of the key of a masked frame."""
MOST_EARLY = 65_536
"""Bytes that may come before somebody listens."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, from its handshake on; to a session it is the line to its client."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._heard: Heard | None = None
        self._said: list[bytes] = []
        self._said_size = 0
        self._rest = b""
        """What has come of a frame that is not all there."""
        self._fragmented = False
        """Whether the library holds the first pieces of a message."""
        self._left_to_library = False
        """Whether it reads all that comes: it has begun to read a frame by itself."""

    # --- for the session ----------------------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """Give every message to this function as soon as it has come."""
        self._heard = heard

    def send_text(self, text: bytes) -> None:
        """Send a message; it goes out with all others of this turn of the loop, and waits for nobody."""
        if not self._said:
            self.loop.call_soon(self.flush)
        size = len(text)
        if size < 126:
            head = bytes((FIN | TEXT, size))
        elif size < 65_536:
            head = bytes((FIN | TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((FIN | TEXT, 127)) + size.to_bytes(8)
        self._said.append(head)
        self._said.append(text)
        self._said_size += size

    def flush(self) -> None:
        """Hand over what was said in this turn of the loop, in one piece: the kernel is what costs."""
        said, self._said, self._said_size = self._said, [], 0
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    @property
    def unsent(self) -> int:
        """How many bytes the client has not taken yet."""
        return self._said_size + (0 if self.disconnected else self.transport.get_write_buffer_size())

    def pause(self) -> None:
        """Take nothing more from the client for now."""
        if not self.read_paused and not self.disconnected:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def drop(self) -> None:
        """End the connection without a word; what was not taken is lost."""
        self.transport.abort()

    # --- receiving ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif self.close_sent or self._left_to_library:
            self._leave_to_library(data)
        elif self._heard is None or not self.handshake_complete:
            self._rest += data
            if len(self._rest) > MOST_EARLY:
                self.pause()
        else:
            self._read(self._rest + data if self._rest else data)

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def _read(self, data: bytes) -> None:
        """Pass on the whole frames in there, and keep the rest."""
        start, end = 0, len(data)
        while end - start >= 2 and not self.close_sent and not self.disconnected:
            first, size, at = data[start], data[start + 1] ^ MASKED, start + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2]), at + 2
            # Not masked, longer than is taken, or about to be.
            if size > self.config.ws_max_size or data[start + 1] ^ MASKED > 126:
                self._rest = b""
                self._leave_to_library(data[start:])
                return
            stop = at + MASK + size
            if stop > end:
                break
            if first in WHOLE and not self._fragmented and self._heard is not None:
                message = apply_mask(data[at + MASK : stop], data[at : at + MASK])
                start = stop
                self._heard(message)
            else:
                if first & 15 < CLOSE:
                    self._fragmented = not first & FIN
                super().data_received(data[start:stop])
                start = stop
        self._rest = data[start:]

    def _leave_to_library(self, data: bytes) -> None:
        self._left_to_library = True
        rest, self._rest = self._rest, b""
        super().data_received(rest + data)

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces is there."""
        frames, self.frames = self.frames, []
        if self._heard is not None and not self.close_sent:
            self._heard(b"".join(frames))

    # --- towards the application --------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """Accept or close, after what was said before; what came early is read then."""
        self.flush()
        await super().send(message)
        if self._rest and (self.handshake_complete or self.close_sent) and not self.disconnected:
            self.resume()
            self.data_received(b"")
