"""Connections over HTTP: nobody holds one for nothing, and nobody fills the memory through one."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from tatami.server.gates.transport import http as doors
from tests.server.people import PATIENCE

LONG = 32_000_000
"""More than lies on the way between two sockets."""
HEAD = b"GET %s HTTP/1.1\r\nHost: here\r\n\r\n"


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(1)
    body = b"x" * (LONG if scope["path"] == "/long" else 5)
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server with little patience."""
    monkeypatch.setattr(doors, "PATIENCE", 0.2)
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=doors.HttpProtocol, log_config=None, lifespan="off", timeout_keep_alive=60)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield listener.getsockname()[1]
    server.should_exit = True
    thread.join()


def answered(sock: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    sock.settimeout(PATIENCE)
    found = b""
    try:
        while part := sock.recv(1 << 20):
            found += part
    except ConnectionError:
        pass
    return found


def visit(port: int, *words: bytes) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", port), PATIENCE)
    try:
        for word in words:
            found.sendall(word)
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize(
    "words", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{", HEAD % b"/" + b"GET"]
)
def test_who_asks_nothing_or_never_to_the_end_is_let_go(port: int, words: bytes) -> None:
    with visit(port, words) as caller:
        assert answered(caller).endswith(b"xxxxx" if words.startswith(b"GET / HTTP") else b"")


def test_what_takes_the_server_a_while_is_waited_for(port: int) -> None:
    with visit(port, HEAD % b"/slow") as caller:
        assert answered(caller).endswith(b"xxxxx")


def test_who_does_not_take_the_answer_is_let_go(port: int) -> None:
    with visit(port, HEAD % b"/long") as caller:
        caller.recv(1)
        while True:  # Until the connection is gone, of which a socket that does not read learns by writing.
            try:
                caller.sendall(b"GET ")
            except ConnectionError:
                break
            threading.Event().wait(0.05)
    with visit(port, HEAD % b"/long") as caller:
        assert len(answered(caller)) > LONG, "who takes it gets all of it"


def test_no_head_is_endless(port: int) -> None:
    with visit(port, b"GET / HTTP/1.1\r\n", *(b"x-%d: " % n + b"x" * 60_000 + b"\r\n" for n in range(20))) as caller:
        assert answered(caller) == b""


def test_no_row_of_requests_is_endless(port: int) -> None:
    with visit(port, HEAD % b"/slow" + (HEAD % b"/") * 200) as caller:
        assert answered(caller).count(b"HTTP/1.1 200") <= doors.MOST_IN_ROW + 2
