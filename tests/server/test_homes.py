"""Connections that are handed to the process at which their table is at home."""

from __future__ import annotations

import os
import socket
from pathlib import Path

from tatami.server.gates.transport.homes import Homes

TABLES = [f"/ws/{number}".encode() for number in range(64)]


def taken(homes: Homes) -> list[tuple[bytes, bytes]]:
    """What was handed over: the request, and what comes next on its connection."""
    found: list[tuple[bytes, bytes]] = []

    def serve(connection: socket.socket, request: bytes) -> None:
        with connection:
            found.append((request, connection.recv(100)))

    homes.take(serve)
    return found


def test_every_table_has_one_home_and_every_process_is_one(tmp_path: Path) -> None:
    three = [Homes(tmp_path, mine, 3) for mine in range(3)]
    seen = set()
    for url in TABLES:
        homes = {mine if (home := each.elsewhere(url)) is None else home for mine, each in enumerate(three)}
        assert len(homes) == 1, "all agree"
        assert all(each.elsewhere(url + b"?x=1") == each.elsewhere(url) for each in three)
        seen |= homes
    assert seen == {0, 1, 2}
    assert three[0].elsewhere(b"/api/tables") is None
    for each in three:
        each.close()


def test_a_connection_goes_on_in_another_process(tmp_path: Path) -> None:
    here, there = Homes(tmp_path, 0, 2), Homes(tmp_path, 1, 2)
    browser, accepted = socket.socketpair()
    assert not here.hand(1, accepted.fileno(), b"GET"), "nobody listens there yet"
    there.open()
    assert here.hand(1, accepted.fileno(), b"GET")
    accepted.close()
    browser.sendall(b"hello")
    assert taken(there) == [(b"GET", b"hello")]
    assert taken(there) == []
    there.close()
    assert not here.hand(1, browser.fileno(), b"GET"), "it takes no more"
    browser.close()
    here.close()


def test_a_successor_keeps_the_address(tmp_path: Path) -> None:
    """In a rolling restart the new process comes before the old one goes."""
    here, old, new = Homes(tmp_path, 0, 2), Homes(tmp_path, 1, 2), Homes(tmp_path, 1, 2)
    old.open()
    new.open()
    old.close()
    browser, accepted = socket.socketpair()
    browser.sendall(b"hello")
    assert here.hand(1, accepted.fileno(), b"GET")
    accepted.close()
    assert taken(new) == [(b"GET", b"hello")]
    new.close()
    here.close()
    browser.close()
    assert os.listdir(tmp_path) == []
