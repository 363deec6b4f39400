"""Lines to a server, written by hand so that they can also be broken: a WebSocket and an HTTP connection."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import struct
from collections.abc import Callable

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\0\0\0\0"
"""Allowed, and saves the work of masking."""


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A frame of a client."""
    size, first = len(payload), kind | (0x80 if last else 0)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0xFE, size)
    else:
        head = struct.pack("!BBQ", first, 0xFF, size)
    return head + MASK + payload


def halves(chance: random.Random, payload: bytes) -> bytes:
    """A message in two frames, cut anywhere, a letter too."""
    at = chance.randrange(len(payload) + 1)
    return frame(TEXT, payload[:at], last=False) + frame(0, payload[at:])


BROKEN = (
    frame(3, b"{}"),
    frame(0x71, b"{}"),
    b"\x81\x02{}",
    frame(0, b"{}"),
    frame(PING, b"x" * 126),
    frame(PING, b"x", last=False),
    frame(CLOSE, b"\x03"),
    frame(CLOSE, b"\x00\x01"),
    frame(CLOSE, b"\x03\xe8\xff"),
    frame(TEXT, b"{", last=False) + frame(TEXT, b"}"),
    b"\x81\xff" + struct.pack("!Q", 2**62) + MASK,
    b"\x81\xff" + struct.pack("!Q", 2**63 + 1) + MASK,
    b"\x81\xff" + struct.pack("!Q", 70_000) + MASK,
)
"""Frames after which a server must close the connection, with a reason."""


class WebSocket(asyncio.Protocol):
    """A WebSocket. Whoever owns it hears its texts and its end: whether that came with a word."""

    def __init__(
        self, heard: Callable[[bytes], None], opened: Callable[[], None], lost: Callable[[bool], None]
    ) -> None:
        self._heard, self._opened, self._lost = heard, opened, lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open = False
        self.ended = False
        """Whether we or the server have said that this is the end."""
        self.status = 0

    async def connect(self, port: int, path: str, head: bytes) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16))
        self.write(
            b"GET " + path.encode() + b" HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n" % port
            + b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n"
            + head + b"\r\n"
        )  # fmt: skip

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def connection_lost(self, problem: Exception | None) -> None:
        self.open = False
        self._transport = None
        self._lost(self.ended)

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def send(self, payload: bytes) -> None:
        self.write(frame(TEXT, payload))

    def tear(self) -> None:
        """Away without a word, of our own accord."""
        self.ended = True
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        self.ended = True
        if self._transport is not None:
            self._transport.write(frame(CLOSE, b"\x03\xe8"))
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0 or self.status:
                return
            self.status = int(buffer[9:12])
            if self.status != 101:
                self.ended = True
                if self._transport is not None:
                    self._transport.close()
                return
            del buffer[: end + 4]
            self.open = True
            self._opened()
        while (found := _taken(buffer)) is not None:
            kind, payload = found
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self.write(frame(PONG, payload))
            elif kind == CLOSE:
                self.ended = True
                self.write(frame(CLOSE, payload[:2]))
                if self._transport is not None:
                    self._transport.close()


def _taken(buffer: bytearray) -> tuple[int, bytes] | None:
    """The next whole frame of a server."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1] & 0x7F, 2
    if size == 126:
        start = 4
    elif size == 127:
        start = 10
    if len(buffer) < start:
        return None
    if start > 2:
        size = int.from_bytes(buffer[2:start], "big")
    if len(buffer) < start + size:
        return None
    kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
    del buffer[: start + size]
    return kind, payload


class Answer:
    """What came back over HTTP; status 0: nothing did."""

    def __init__(self, status: int = 0, head: bytes = b"", body: bytes = b"") -> None:
        self.status, self.head, self.body = status, head, body

    @property
    def cookie(self) -> str:
        found = re.search(rb"set-cookie: tatami=([^;\r]+)", self.head, re.I)
        return found[1].decode() if found else ""


LENGTH = re.compile(rb"content-length: (\d+)", re.I)


class Http:
    """One HTTP connection, opened anew when it was closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def _head(self, method: str, path: str, cookie: str, more: bytes) -> bytes:
        known = b"Cookie: tatami=" + cookie.encode("latin-1") + b"\r\n" if cookie else b""
        return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n".encode("latin-1") + known + more

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        cookie: str = "",
        more: bytes = b"Content-Type: application/json\r\n",
    ) -> Answer:
        """A request and its whole answer."""
        sized = b"" if body is None else b"Content-Length: %d\r\n" % len(body)
        return await self.say(self._head(method, path, cookie, more) + sized + b"\r\n" + (body or b""), method)

    async def say(self, request: bytes, method: str = "GET") -> Answer:
        """Bytes that are, or are not, a request."""
        for _ in range(2):  # A connection that was kept may have been closed in the meantime, which is no answer.
            kept = self._streams is not None
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
                reader, writer = self._streams
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                size = LENGTH.search(head)
                empty = method == "HEAD" or head[9:12] in (b"204", b"304")
                body = await reader.readexactly(int(size[1])) if size and not empty else b""
                if b"connection: close" in head.lower():
                    self.close()
                return Answer(int(head[9:12]), head, body)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()
                if not kept:
                    break
        return Answer()

    async def tear(self, method: str, path: str, cookie: str, part: bytes) -> None:
        """A request whose body breaks off, and away."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self._port)
        except ConnectionError:
            return
        more = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (len(part) + 50)
        writer.write(self._head(method, path, cookie, more) + part)
        await asyncio.sleep(0.001)  # It is to arrive before we are gone.
        writer.transport.abort()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
