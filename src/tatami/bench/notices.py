"""Whether telling people delays those who play: moves at a steady pace, first with nothing to be told, then while
thousands of notices leave for a receiver on loopback."""

from __future__ import annotations

import contextlib
import http.server
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tatami.bench.crowd import Clients, Crowd
from tatami.bench.installation import Tier, installed
from tatami.bench.loops import run
from tatami.server.clock import now
from tatami.server.domain.notices import Facts, Matter, News, Notice
from tatami.server.store.notices import Channel, rows_of
from tatami.server.store.opening import open_store

TABLES = 12
PACE = 60.0
"""Moves in a second."""
READERS = 100
"""Who are told; each has a channel."""
BATCH = 500


@dataclass(frozen=True)
class Told:
    """How long moves took without and with notices, in one run."""

    notices: int
    arrived: int
    """While those moves were played."""
    moves: int
    quiet_p99_ms: float
    busy_p99_ms: float
    ratio: float


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("content-length", 0)))
        if isinstance(self.server, Receiver):
            self.server.came += 1
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        pass


class Receiver(http.server.ThreadingHTTPServer):
    """Takes every notice, and counts them."""

    request_queue_size = 128
    came = 0


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    """Such a receiver on loopback."""
    server = Receiver(("127.0.0.1", 0), _Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def _queue(data: Path, address: str, count: int) -> None:
    """Put so many notices into the queue of a server, all of them due."""
    store, moment = open_store(data, ""), now()
    store.start()
    try:
        for number in range(READERS):
            await store.notices.keep(
                Channel(
                    id=f"bench-{number}",
                    player=f"reader-{number}",
                    kind="webhook",
                    address=address,
                    secrets='{"form":"json"}',
                    key=f"bench-key-{number}",
                    active=True,
                    confirmed=True,
                    errors=0,
                    wishes="{}",
                    created=moment,
                )
            )
        facts = Facts(game="samurai", others=["Bo"])
        for first in range(0, count, BATCH):
            found = [
                News(
                    f"t{number}",
                    [Notice(Matter(f"reader-{number % READERS}", "turn", "0.1"), moment, moment, facts)],
                    [],
                )
                for number in range(first, min(count, first + BATCH))
            ]
            await store.writer.write("", rows_of(found))
    finally:
        store.stop()
        store.close()


async def _measured(port: int, data: Path, address: str, seconds: float, count: int) -> tuple[float, float, int]:
    crowd = Crowd(port, 1, Clients.BROWSERS)
    await crowd.fill(TABLES)
    await crowd.play(min(2.0, seconds), PACE)  # Warm.
    quiet = await crowd.play(seconds, PACE)
    await _queue(data, address, count)
    busy = await crowd.play(seconds, PACE)
    return quiet.wait_ms(0.99), busy.wait_ms(0.99), quiet.moves + busy.moves


def measure(seconds: float = 60.0, count: int = 10_000) -> Told:
    """Moves without and with so many notices in the queue, against one server."""
    with receiving() as receiver, installed(Tier.EMBEDDED, TATAMI_WEBHOOK_NETWORKS="127.0.0.0/8") as installation:
        address = f"http://127.0.0.1:{receiver.server_port}/"
        server = installation.server
        quiet, busy, moves = run(_measured(server.port, server.data, address, seconds, count))
    return Told(count, receiver.came, moves, quiet, busy, busy / quiet if quiet else 0.0)
