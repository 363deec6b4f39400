"""What a load generator has played, and how long it waited."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import chain


@dataclass
class Played:
    """Moves of a while, each with the seconds from its sending to the mover's own update."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    seconds: float = 0.0
    cpu_s: float = 0.0
    """What the generator itself needed."""

    @classmethod
    def begun(cls) -> Played:
        """From now on."""
        return cls(seconds=-time.perf_counter(), cpu_s=-time.process_time())

    def end(self) -> None:
        self.seconds += time.perf_counter()
        self.cpu_s += time.process_time()

    def add(self, seconds: float) -> None:
        self.waits.append(seconds)

    @property
    def moves(self) -> int:
        return len(self.waits)

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    def wait_ms(self, share: float) -> float:
        """How long at most that share of all moves took."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 if waits else 0.0


def at_once(parts: Iterable[Played]) -> Played:
    """What several generators have played side by side; `cpu_s` is that of the busiest."""
    found = list(parts)
    return Played(
        list(chain.from_iterable(part.waits for part in found)),
        sum(part.refused for part in found),
        max(part.seconds for part in found),
        max(part.cpu_s for part in found),
    )


def in_turn(parts: Iterable[Played]) -> Played:
    """What was played one after the other."""
    found = list(parts)
    return Played(
        list(chain.from_iterable(part.waits for part in found)),
        sum(part.refused for part in found),
        sum(part.seconds for part in found),
        sum(part.cpu_s for part in found),
    )


async def paced(act: Callable[[], bool], seconds: float, pace: float) -> None:
    """Act so many times a second; whoever can do nothing now says so, and is asked again."""
    begun, made = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - begun) < seconds:
        while made < elapsed * pace and act():
            made += 1
        await asyncio.sleep(0.002)
