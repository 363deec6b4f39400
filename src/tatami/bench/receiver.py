"""Somebody who is told: takes every notice on loopback and counts them, in a process of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import Synchronized

TAKEN = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


class Receiver:
    """Where it is, and how much it has taken."""

    def __init__(self, port: int, came: Synchronized[int]) -> None:
        self.address = f"http://127.0.0.1:{port}/"
        self._came = came

    @property
    def came(self) -> int:
        return self._came.value


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Such a receiver, for as long as it is needed."""
    context = multiprocessing.get_context("spawn")
    came: Synchronized[int] = context.Value("q", 0)
    ours, theirs = context.Pipe()
    process = context.Process(target=_receive, args=(theirs, came), daemon=True)
    process.start()
    try:
        yield Receiver(ours.recv(), came)
    finally:
        process.kill()
        process.join()


def _receive(pipe: Connection, came: Synchronized[int]) -> None:
    os.setsid()  # Receivers are other people's machines: no part of what is measured.

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            found = LENGTH.search(head)
            await reader.readexactly(int(found[1]) if found else 0)
        except asyncio.IncompleteReadError:
            return  # Whoever came has gone meanwhile.
        came.value += 1
        writer.write(TAKEN)
        writer.close()

    async def listen() -> None:
        server = await asyncio.start_server(take, "127.0.0.1", 0, backlog=512)
        pipe.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(listen())
