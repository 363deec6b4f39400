"""Work dealt out to processes, with a bar that shows how far it is, and an end when somebody presses Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import Progress

T = TypeVar("T")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def gather(what: str, jobs: Sequence[Callable[[], T]], workers: int) -> Iterator[T]:
    """The results of all jobs as they come in. Leaving the loop early, by Ctrl-C too, stops the workers at once."""
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(what, total=len(jobs))
            for done in as_completed([pool.submit(job) for job in jobs]):
                progress.advance(bar)
                yield done.result()
    finally:
        processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.terminate()
