"""Load generators: processes that play against a server, so that the measuring itself is never on the same core."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Protocol

from tatami.bench.loops import run
from tatami.bench.played import Played, at_once

BOTTLENECK = 0.9
"""A generator that uses more of its core than this holds the server up."""
PATIENCE = 600.0
"""How long a generator may take for anything, in seconds."""


class Load(Protocol):
    """What a generator does with a server."""

    async def fill(self, tables: int) -> None:
        """Come to so many tables more."""

    async def prepare(self, seconds: float) -> None:
        """Have whatever so many seconds of play will need."""

    async def play(self, seconds: float, pace: float = 0.0) -> Played:
        """Play for so long, as fast as it goes or so many moves a second."""


def useful(processes: int) -> int:
    """How many generators a machine bears beside so many processes of a server."""
    return max(1, (os.cpu_count() or 1) - processes)


class Generators:
    """So many processes, each with its share of the tables."""

    def __init__(self, count: int, load: Callable[..., Load], *words: Any) -> None:
        """`load` is called in each of them with its number from 1 and these words; it must be importable."""
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(1, count + 1):
            ours, theirs = context.Pipe()
            process = context.Process(target=_generator, args=(theirs, load, number, words), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __enter__(self) -> Generators:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            process.kill()
            process.join()

    @property
    def count(self) -> int:
        return len(self._pipes)

    def fill(self, tables: int) -> None:
        shares = [tables // self.count + (number < tables % self.count) for number in range(self.count)]
        self._all("fill", [(share,) for share in shares])

    def prepare(self, seconds: float) -> None:
        self._all("prepare", [(seconds,)] * self.count)

    def play(self, seconds: float, pace: float = 0.0) -> Played:
        return at_once(self._all("play", [(seconds, pace / self.count)] * self.count))

    def _all(self, verb: str, words: list[tuple[Any, ...]]) -> list[Any]:
        for pipe, each in zip(self._pipes, words, strict=True):
            pipe.send((verb, each))
        found = []
        for pipe in self._pipes:
            if not pipe.poll(PATIENCE):
                raise TimeoutError(verb)
            answer = pipe.recv()
            if isinstance(answer, Exception):
                raise answer
            found.append(answer)
        return found


def _generator(pipe: Connection, load: Callable[..., Load], number: int, words: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever started us closes the pipe.
    run(_obey(pipe, load, number, words))


async def _obey(pipe: Connection, load: Callable[..., Load], number: int, words: tuple[Any, ...]) -> None:
    """Do what comes through the pipe until it is closed."""
    ready = load(number, *words)
    told = asyncio.Event()
    asyncio.get_running_loop().add_reader(pipe.fileno(), told.set)
    while True:
        await told.wait()
        told.clear()
        try:
            verb, given = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)  # Sockets need no good-bye from a crowd.
        try:
            answer: object = await getattr(ready, verb)(*given)
        except Exception as problem:
            answer = RuntimeError(f"{verb}: {type(problem).__name__}: {problem}")
        # The loop made the pipe non-blocking, and an answer can be larger than what a pipe holds.
        os.set_blocking(pipe.fileno(), True)
        pipe.send(answer)
