"""A reverse proxy with TLS, as small as one can be: what nginx does with the configuration in docs/hosting.md.

`loopback.pem` is a certificate for localhost with its key. Nothing but these tests trusts it.
"""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PEM = Path(__file__).parent / "loopback.pem"


class Proxy:
    """Ends TLS, tells the server who asks, and passes everything else on."""

    def __init__(self) -> None:
        self.backend = 0
        """The port of the server behind; it knows its public address only when ours is known."""
        self.visitor = "198.51.100.1"
        """Where the next connections come from, as the proxy sees it."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(PEM)
        self.url = f"https://localhost:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                plain, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(plain, self.visitor), daemon=True).start()

    def _serve(self, plain: socket.socket, visitor: str) -> None:
        with suppress(OSError), self._context.wrap_socket(plain, server_side=True) as outside:
            head = b""
            while b"\r\n\r\n" not in head:
                if not (more := outside.recv(65_536)):
                    return
                head += more
            with socket.create_connection(("127.0.0.1", self.backend)) as inside:
                inside.sendall(told(head, visitor))
                threading.Thread(target=pump, args=(inside, outside), daemon=True).start()
                pump(outside, inside)


def told(head: bytes, visitor: str) -> bytes:
    """A request with the visitor's address added, as `$proxy_add_x_forwarded_for` does, and no second one after it."""
    first, *lines = head.partition(b"\r\n\r\n")[0].split(b"\r\n")
    said = [line.partition(b":")[2].strip() for line in lines if line.lower().startswith(b"x-forwarded-for:")]
    lines = [line for line in lines if not line.lower().startswith(b"x-forwarded-for:")]
    if not any(line.lower().startswith(b"upgrade:") for line in lines):
        lines = [line for line in lines if not line.lower().startswith(b"connection:")] + [b"Connection: close"]
    lines.append(b"X-Forwarded-For: " + b", ".join([*said, visitor.encode()]))
    return b"\r\n".join([first, *lines]) + b"\r\n\r\n" + head.partition(b"\r\n\r\n")[2]


def pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError, ValueError):
        while data := source.recv(65_536):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)


@contextmanager
def proxying() -> Iterator[Proxy]:
    proxy = Proxy()
    try:
        yield proxy
    finally:
        proxy.close()
