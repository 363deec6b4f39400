"""A reverse proxy with TLS, as small as one can be: what nginx does with the configuration in docs/hosting.md.

`loopback.pem` is a certificate for localhost with its key. Nothing but these tests trusts it.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tatami.bench.server import Server

PEM = Path(__file__).parent / "loopback.pem"
UNAVAILABLE = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Ends TLS, tells the server who asks, and passes everything else on."""

    def __init__(self) -> None:
        self.backend = 0
        """The port of the server behind; it knows its public address only when ours is known."""
        self.visitor = "198.51.100.1"
        """Where the next connections come from, as the proxy sees it."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"https://localhost:{self._listener.getsockname()[1]}"

    async def run(self, stopped: asyncio.Event) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(PEM)
        server = await asyncio.start_server(self._serve, sock=self._listener, ssl=context)
        await stopped.wait()
        server.close()

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            try:
                answers, questions = await asyncio.open_connection("127.0.0.1", self.backend)
            except OSError:
                writer.write(UNAVAILABLE)
                await writer.drain()
            else:
                questions.write(told(head, self.visitor))
                await asyncio.gather(pump(reader, questions), pump(answers, writer))
        writer.close()


def told(head: bytes, visitor: str) -> bytes:
    """A request with the visitor's address added, as `$proxy_add_x_forwarded_for` does, and no second one after it."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    said = [line.partition(b":")[2].strip() for line in lines if line.lower().startswith(b"x-forwarded-for:")]
    lines = [line for line in lines if not line.lower().startswith(b"x-forwarded-for:")]
    if not any(line.lower().startswith(b"upgrade:") for line in lines):
        lines = [line for line in lines if not line.lower().startswith(b"connection:")] + [b"Connection: close"]
    lines.append(b"X-Forwarded-For: " + b", ".join([*said, visitor.encode()]))
    return b"\r\n".join([first, *lines]) + b"\r\n\r\n"


async def pump(reader: StreamReader, writer: StreamWriter) -> None:
    """Pass on everything that comes; who has ended it closes both ways."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextmanager
def behind_tls(data: Path, **environment: str) -> Iterator[tuple[Proxy, Server]]:
    """A server behind a proxy, started as docs/hosting.md says."""
    with proxying() as proxy:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            proxy.backend = probe.getsockname()[1]
        told = {"TATAMI_THINKERS": "1", "TATAMI_PUBLIC_URL": proxy.url, "TATAMI_PROXIED": "1"}
        server = Server(data, **told, **environment)
        server.port = proxy.backend
        server.start()
        try:
            yield proxy, server
        finally:
            server.stop()


@contextmanager
def proxying() -> Iterator[Proxy]:
    """A proxy in a thread of its own."""
    proxy = Proxy()
    loop = asyncio.new_event_loop()
    stopped = asyncio.Event()

    def work() -> None:
        loop.run_until_complete(proxy.run(stopped))
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(stopped.set)
        thread.join()
