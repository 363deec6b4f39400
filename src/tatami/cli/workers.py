"""A process pool with a progress bar that stops at once on Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import Progress

from tatami.bots.program import end_all

T = TypeVar("T")
TRIES = 3
"""A job whose worker is lost is given to another, so often in all."""


class WorkLost(RuntimeError):
    """A job was lost with its worker again and again."""


GLANCE = 0.2
"""Seconds between checks for an interrupt."""


def gather(what: str, jobs: Sequence[Callable[[], T]], workers: int) -> Iterator[T]:
    """The results of all jobs as they are done. Leaving the loop early, by Ctrl-C too, terminates the workers.

    Where a worker dies, the jobs that were under way are given to new ones.
    """
    left = dict(enumerate(jobs))
    with _interrupts() as stop, Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=len(jobs))
        fruitless = 0
        while left:
            before = len(left)
            for number, found in _round(dict(left), workers, stop):
                del left[number]
                progress.advance(bar)
                yield found
            fruitless = fruitless + 1 if len(left) == before else 0
            if fruitless == TRIES:
                raise WorkLost(f"{len(left)}")


def _round(jobs: dict[int, Callable[[], T]], workers: int, stop: threading.Event) -> Iterator[tuple[int, T]]:
    """The results of jobs by one pool, until all are done or a worker of it has died."""
    with _pool(workers) as pool:
        pending = {pool.submit(job): number for number, job in jobs.items()}
        while pending:
            done, _ = wait(pending, GLANCE, FIRST_COMPLETED)
            if stop.is_set():
                raise KeyboardInterrupt
            for job in done:
                number = pending.pop(job)
                try:
                    found = job.result()
                except BrokenProcessPool:
                    return
                yield number, found


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
