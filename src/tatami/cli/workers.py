"""A process pool with a progress bar that stops at once on Ctrl-C."""

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
"""Seconds between checks for an interrupt."""


def gather(what: str, jobs: Sequence[Callable[[], T]], workers: int) -> Iterator[T]:
    """The results of all jobs as they are done. Leaving the loop early, by Ctrl-C too, terminates the workers."""
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
    """Turn Ctrl-C into a flag: a KeyboardInterrupt raised while a process starts could be lost."""
    flag = threading.Event()
    before = signal.signal(signal.SIGINT, lambda number, frame: flag.set())
    try:
        yield flag
    finally:
        signal.signal(signal.SIGINT, before)


def _set_signals() -> None:
    """Worker initializer: ignore Ctrl-C, which the parent handles, and end started programs on termination."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: object) -> None:
    end_all()
    os._exit(128 + number)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A process pool whose workers are terminated if the block fails."""
    pool = ProcessPoolExecutor(workers, initializer=_set_signals)
    try:
        yield pool
    except BaseException:
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        for process in processes.values():
            process.terminate()
        raise
    finally:
        # The workers are idle or gone, so waiting is short; without it the pool's own threads would fail at exit.
        pool.shutdown(wait=True, cancel_futures=True)
