"""Work on a Ray cluster, or on a Ray of this machine: `--on ray`, `--on ray:ADDRESS`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import Progress

from tatami.cli.workers import TRIES, WorkLost

T = TypeVar("T")
RAY = "ray"


class NoRay(RuntimeError):
    """Ray is not installed, or does not come up; the text says why."""


def gather_on_ray(what: str, jobs: Sequence[Callable[[], T]], workers: int, address: str) -> Iterator[T]:
    """The results of all jobs as they are done; a job whose worker is lost is given to another.

    Without an address a Ray of so many workers is started on this machine, and stopped afterwards. Every machine of a
    cluster needs Tatami, in the same version.
    """
    try:
        import ray
    except ImportError as problem:
        raise NoRay(str(problem)) from None
    own: dict[str, Any] = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
    # Bots of the folder one works in are found on this machine's workers too.
    path = os.pathsep.join(filter(None, (os.getcwd(), os.environ.get("PYTHONPATH", ""))))
    try:
        ray.init(log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": path}}, **own)
    except Exception as problem:
        raise NoRay(f"{type(problem).__name__}: {problem}") from None
    run = ray.remote(max_retries=0)(_run)
    lost = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError)
    try:
        pending = {run.remote(job): (job, 1) for job in jobs}
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(what, total=len(jobs))
            while pending:
                done, _ = ray.wait(list(pending))
                job, tries = pending.pop(done[0])
                try:
                    found = ray.get(done[0])
                except lost as problem:
                    if tries >= TRIES:
                        raise WorkLost(str(problem)) from None
                    pending[run.remote(job)] = (job, tries + 1)
                    continue
                progress.advance(bar)
                yield found
    finally:
        ray.shutdown()


def _run(job: Callable[[], T]) -> T:
    return job()
