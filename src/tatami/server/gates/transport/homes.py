"""A home for each table among the processes behind one port: its sockets are handed to the same process.

This is economy. Any process can serve any table, and does when the home does not answer; but a table whose people come
to several processes is folded in each of them, and every move has to travel over the bus.
"""

from __future__ import annotations

import os
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

LARGEST = 65_536
"""Bytes of a request that are handed over with its connection."""
SOCKETS = b"/ws/"
"""How the paths of people's sockets begin; the table follows."""


class Homes:
    """The processes behind one port, as one of them sees the others: by their numbers, through sockets in a folder."""

    def __init__(self, folder: Path, mine: int, count: int) -> None:
        self._folder = folder
        self._mine = mine
        self._count = count
        self._inbox: socket.socket | None = None
        self._bound = 0
        """The address's inode while it leads to the inbox."""
        self._outbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._outbox.setblocking(False)

    def elsewhere(self, url: bytes) -> int | None:
        """The number of another process at which a request for this path is at home; None: it may stay here."""
        if not url.startswith(SOCKETS):
            return None
        table = url[len(SOCKETS) :].partition(b"?")[0]
        home = zlib.crc32(table) % self._count
        return None if home == self._mine else home

    def hand(self, home: int, connection: int, request: bytes) -> bool:
        """Give a connection and what was read from it to another process; False if that one does not take it."""
        try:
            # `socket.send_fds` takes an address but leaves it out in Python 3.11.
            passed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._outbox.sendmsg([request], [passed], 0, str(self._folder / str(home)))
        except OSError:
            return False
        return True

    def open(self) -> int:
        """Take connections from now on, in place of a former process of the same number; returns the inbox."""
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.setblocking(False)
        fresh = self._folder / f"{self._mine}-{os.getpid()}"
        inbox.bind(str(fresh))
        self._bound = fresh.stat().st_ino
        fresh.rename(self._address)
        self._inbox = inbox
        return inbox.fileno()

    def take(self, serve: Callable[[socket.socket, bytes], None]) -> None:
        """Serve the connections that others have handed over."""
        while self._inbox is not None:
            try:
                request, handed, _, _ = socket.recv_fds(self._inbox, LARGEST, 1)
            except BlockingIOError:
                return
            for connection in handed:
                serve(socket.socket(fileno=connection), request)

    def close(self) -> None:
        """Take and hand over no more connections; those that wait already are lost, and their people come again."""
        self._outbox.close()
        if self._inbox is None:
            return
        with suppress(OSError):
            # A process that has taken this one's place keeps the address.
            if self._address.stat().st_ino == self._bound:
                self._address.unlink()
        self._inbox.close()
        self._inbox = None

    @property
    def inbox(self) -> int:
        """What is watched for connections that others hand over; -1: none are taken."""
        return -1 if self._inbox is None else self._inbox.fileno()

    @property
    def _address(self) -> Path:
        return self._folder / str(self._mine)
