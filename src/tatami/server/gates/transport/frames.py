"""WebSocket frames as the server wants them: whatever arrives, somebody answers it, and nothing of it is logged.

The protocol that comes with uvicorn logs a trace for text that is not UTF-8, and leaves a client waiting for ever whose
handshake it cannot read. Here such text goes on as bytes, so that whoever reads the message refuses it in words, and
such a handshake is answered and the connection closed.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, from its handshake on."""

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()
