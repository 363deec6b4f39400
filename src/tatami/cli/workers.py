"""Work dealt out to processes, with a bar that shows how far it is, and an end when somebody presses Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import Progress

from tatami.bots.program import end_all

T = TypeVar("T")
GLANCE = 0.2
"""How often, in seconds, the loop looks up from its work to see whether it should stop."""


def gather(what: str, jobs: Sequence[Callable[[], T]], workers: int) -> Iterator[T]:
    """The results of all jobs as they come in. Leaving the loop early, by Ctrl-C too, stops the workers at once."""
    with _interrupts() as stop, _pool(workers) as pool:
        pending = {pool.submit(job) for job in jobs}
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(what, total=len(jobs))
            while pending:
                done, pending = wait(pending, GLANCE, FIRST_COMPLETED)
                if stop.is_set():
                    raise KeyboardInterrupt
                for job in done:
                    progress.advance(bar)
                    yield job.result()


@contextmanager
def _interrupts() -> Iterator[threading.Event]:
    """Ctrl-C as a flag: raised in the midst of starting a process, the exception itself could be lost."""
    flag = threading.Event()
    before = signal.signal(signal.SIGINT, lambda number, frame: flag.set())
    try:
        yield flag
    finally:
        signal.signal(signal.SIGINT, before)


def _obey() -> None:
    """In a worker: leave interrupts to whoever started it, and take the programs it started along when it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: object) -> None:
    end_all()
    os._exit(128 + number)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave interrupts to us, and end with us."""
    pool = ProcessPoolExecutor(workers, initializer=_obey)
    try:
        yield pool
    except BaseException:
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        for process in processes.values():
            process.terminate()
        raise
    finally:
        # Waiting is short, the workers being idle or gone; not waiting would leave the pool to trip over its own end.
        pool.shutdown(wait=True, cancel_futures=True)
