"""WebSocket frames however they come: in one piece, byte by byte, several at once, in fragments with a ping between."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from tests.server.people import PATIENCE, Person

HELLO = {"type": "hello"}
ASK = [{"type": "ahead", "seat": 0, "codes": ["set-123"], "id": number} for number in range(1, 6)]
Cut = Callable[[bytes], list[bytes]]


def text(message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def in_fragments(message: object) -> bytes:
    """A message in three frames, between which somebody pings."""
    data = json.dumps(message).encode()
    frames = [
        Frame(Opcode.TEXT, data[:5], fin=False),
        Frame(Opcode.PING, b"there?"),
        Frame(Opcode.CONT, data[5:9], fin=False),
        Frame(Opcode.CONT, data[9:]),
    ]
    return b"".join(frame.serialize(mask=True) for frame in frames)


class Line:
    """A socket without a library that would put things in order."""

    def __init__(self, address: str, person: Person, table: str) -> None:
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), PATIENCE)
        cookie = f"Cookie: tatami={person.http.cookies['tatami']}"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        host = f"Host: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade"
        self.socket.sendall(f"GET /ws/{table} HTTP/1.1\r\n{host}\r\n{key}\r\n{cookie}\r\n\r\n".encode())
        self._got = b""
        while b"\r\n\r\n" not in self._got:
            self._got += self.socket.recv(65536)
        head, _, self._got = self._got.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What the server sends, as opcode and content."""
        while True:
            while len(self._got) < 2 or len(self._got) < sum(self._size()):
                more = self.socket.recv(65536)
                if not more:
                    return
                self._got += more
            head, size = self._size()
            frame, self._got = self._got[: head + size], self._got[head + size :]
            yield frame[0] & 15, frame[head:]

    def _size(self) -> tuple[int, int]:
        size = self._got[1]
        if size < 126:
            return 2, size
        wide = 2 if size == 126 else 8
        return 2 + wide, int.from_bytes(self._got[2 : 2 + wide].ljust(wide, b"\xff"))

    def answered(self, count: int) -> tuple[list[int], int]:
        """The ids of so many answers, and how many pongs came before the last."""
        ids: list[int] = []
        pongs = 0
        for opcode, content in self.frames():
            if opcode == Opcode.PONG:
                pongs += 1
            elif opcode == Opcode.TEXT and (said := json.loads(content))["type"] == "foretold":
                ids.append(said["id"])
                if len(ids) == count:
                    break
        return ids, pongs


@pytest.fixture
def seat(address: str) -> tuple[Person, str]:
    person = Person(address, "Ada")
    table = person.open("tenno", 2, sit=["me", "bot:peasant"])
    person.start(table)
    return person, table


CUTS: dict[str, Cut] = {
    "at once": lambda data: [data],
    "byte by byte": lambda data: [data[at : at + 1] for at in range(len(data))],
    "by sevens": lambda data: [data[at : at + 7] for at in range(0, len(data), 7)],
}


@pytest.mark.parametrize("cut", CUTS)
def test_messages_are_heard_in_order_however_they_are_cut(address: str, seat: tuple[Person, str], cut: str) -> None:
    line = Line(address, *seat)
    line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for piece in CUTS[cut](text(HELLO) + b"".join(map(text, ASK))):
        line.socket.sendall(piece)
    assert line.answered(5) == ([1, 2, 3, 4, 5], 0)
    line.socket.close()


def test_a_message_in_fragments_is_one_between_others(address: str, seat: tuple[Person, str]) -> None:
    line = Line(address, *seat)
    line.socket.sendall(text(HELLO) + text(ASK[0]) + in_fragments(ASK[1]) + text(ASK[2]))
    assert line.answered(3) == ([1, 2, 3], 1)
    line.socket.close()


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + text(ASK[1]), 1002),
        (b"\x81\xff" + (65_537).to_bytes(8) + b"mask", 1009),
        (b"\xf1" + text(ASK[1])[1:], 1002),
    ],
    ids=["not masked", "text within fragments", "too long", "reserved bits"],
)
def test_what_breaks_the_protocol_closes_the_line_after_what_was_right(
    address: str, seat: tuple[Person, str], broken: bytes, code: int
) -> None:
    line = Line(address, *seat)
    line.socket.sendall(text(HELLO) + text(ASK[0]))
    assert line.answered(1) == ([1], 0)
    line.socket.sendall(broken)
    closed = [content for opcode, content in line.frames() if opcode == Opcode.CLOSE]
    assert [int.from_bytes(content[:2]) for content in closed] == [code]
    line.socket.close()
