"""Whether telling people delays those who play: moves at a steady pace, in rounds by turns without and with notices
that leave by thousands for a receiver on loopback. Turns share whatever else the machine does, so their ratio tells."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path

from tatami.bench import usage
from tatami.bench.crowd import Clients, Crowd
from tatami.bench.installation import Tier, installed
from tatami.bench.loops import run
from tatami.bench.played import Played, in_turn
from tatami.bench.receiver import Receiver, receiving
from tatami.bench.server import Server
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
PATIENCE_S = 60.0
"""What has not arrived so long after its round is tried again by the server later; the next round begins."""
SETTLE_S = 1.0
"""Between rounds: what the former one left is written."""


@dataclass(frozen=True)
class Side:
    """Moves without notices, or with them."""

    moves: int
    p50_ms: float
    p99_ms: float
    cpu_ms: float
    """What a move takes of the processor in the server's own process."""


@dataclass(frozen=True)
class Told:
    """How long moves took without and with notices, in rounds by turns."""

    notices: int
    arrived: int
    meanwhile: int
    """How many arrived while moves were counted."""
    rounds: int
    quiet: Side
    busy: Side
    ratios: list[float]
    """Of the 99th percentiles, round by round."""

    @property
    def ratio(self) -> float:
        """Of the 99th percentiles of all rounds."""
        return self.busy.p99_ms / self.quiet.p99_ms if self.quiet.p99_ms else 0.0


@dataclass
class Round:
    """What was played in a round, and what the server's own process took for it."""

    played: Played
    cpu_s: float
    came: int = 0


def _side(rounds: list[Round]) -> Side:
    whole = in_turn(each.played for each in rounds)
    cpu_s = sum(each.cpu_s for each in rounds)
    return Side(whole.moves, whole.wait_ms(0.5), whole.wait_ms(0.99), cpu_s * 1000 / max(1, whole.moves))


async def _subscribe(data: Path, address: str) -> None:
    """Those who are told, on channels that lead to the receiver."""
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
    finally:
        store.stop()
        store.close()


async def _queue(data: Path, numbers: range) -> None:
    """Put so many notices into the queue of a server, all of them due."""
    store, moment = open_store(data, ""), now()
    facts = Facts(game="samurai", others=["Bo"])
    store.start()
    try:
        for first in range(numbers.start, numbers.stop, BATCH):
            found = [
                News(
                    f"t{number}",
                    [Notice(Matter(f"reader-{number % READERS}", "turn", "0.1"), moment, moment, facts)],
                    [],
                )
                for number in range(first, min(numbers.stop, first + BATCH))
            ]
            await store.writer.write("", rows_of(found))
    finally:
        store.stop()
        store.close()


async def _play(crowd: Crowd, server: Server, seconds: float) -> Round:
    before = usage.own_cpu_s(server.pid)
    played = await crowd.play(seconds, PACE)
    return Round(played, usage.own_cpu_s(server.pid) - before)


async def _measured(
    server: Server, receiver: Receiver, seconds: float, count: int, rounds: int
) -> tuple[list[Round], list[Round]]:
    crowd = Crowd(server.port, 1, Clients.BROWSERS)
    await _subscribe(server.data, receiver.address)
    await crowd.fill(TABLES)
    await crowd.play(min(2.0, seconds), PACE)  # Warm.
    quiet, busy = list[Round](), list[Round]()

    async def without() -> None:
        quiet.append(await _play(crowd, server, seconds))

    async def with_notices(numbers: range) -> None:
        await _queue(server.data, numbers)
        came = receiver.came
        busy.append(await _play(crowd, server, seconds))
        busy[-1].came = receiver.came - came
        until = time.monotonic() + PATIENCE_S
        while receiver.came < numbers.stop and time.monotonic() < until:
            await asyncio.sleep(0.05)
        await asyncio.sleep(SETTLE_S)

    for number in range(rounds):
        numbers = range(count * number // rounds, count * (number + 1) // rounds)
        if number % 2:  # Whatever grows from round to round falls to both alike.
            await with_notices(numbers)
            await without()
        else:
            await without()
            await with_notices(numbers)
    await crowd.leave()
    return quiet, busy


def measure(seconds: float = 20.0, count: int = 10_000, rounds: int = 5) -> Told:
    """Moves without and with notices, against one server that sends so many in all."""
    with receiving() as receiver, installed(Tier.EMBEDDED, TATAMI_WEBHOOK_NETWORKS="127.0.0.0/8") as installation:
        quiet, busy = run(_measured(installation.server, receiver, seconds, count, rounds))
        arrived = receiver.came
    ratios = [
        with_them.played.wait_ms(0.99) / without.played.wait_ms(0.99)
        for without, with_them in zip(quiet, busy, strict=True)
    ]
    return Told(count, arrived, sum(each.came for each in busy), rounds, _side(quiet), _side(busy), ratios)
