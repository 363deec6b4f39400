"""The one writer: whatever waits is written in one transaction, so that many moves share one flush of the disk.

A job is a list of statements that belong together. Its future resolves when they are on disk, or fails; then nothing of
it was written. A job names its table and the loading that it comes from: once one has failed, later jobs of that table
fail too until it is loaded anew, and those of the former loading fail for ever, so that a log never has a gap.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Delete, Executable

from tatami.server.metrics import COMMIT_SECONDS, COMMITTED
from tatami.server.store.errors import StorageError, Unreachable
from tatami.server.store.failures import understood
from tatami.server.store.protocol import Done

logger = logging.getLogger("tatami.writer")

MOST = 512
"""With so many jobs a transaction begins, even if more wait."""

Rows = dict[str, Any]
Write = tuple[Executable, Rows]
"""A statement and its row."""
Group = tuple[Executable, list[Rows]]
"""A statement with all rows for which it is to be executed."""


class Writing(Protocol):
    """A connection that writes."""

    def write(self, batch: Sequence[Group]) -> None:
        """Write all of it in one transaction, or nothing and raise; what was written is on disk."""

    def close(self) -> None:
        """Hang up."""


@dataclass
class Job:
    """Statements with their rows, for one table (or none), and whom to tell."""

    place: str
    writes: list[Write]
    done: Done
    lease: int = 0
    failed: Exception | None = field(default=None, init=False)


class Writer:
    """A thread that owns the connection for writing."""

    def __init__(self, connect: Callable[[], Writing]) -> None:
        self._connect = connect
        self._connection: Writing | None = None
        self._put: list[Job] = []
        """What was put in this turn of the loop: it is handed over in one piece, which wakes the thread once."""
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._broken: set[str] = set()
        self._leases: dict[str, int] = {}
        """How often a table has been loaded: only the latest loading may write."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._hand_over()
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then end."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    def put(self, place: str, writes: list[Write], done: Done, lease: int = 0) -> None:
        """Queue a job; `done` is called on the event loop when it is on disk, or with what went wrong."""
        if not self._put and self._loop is not None:  # Before the start it waits for it.
            self._loop.call_soon(self._hand_over)
        self._put.append(Job(place, writes, done, lease))

    def _hand_over(self) -> None:
        if self._put:
            put, self._put = self._put, []
            self._jobs.put(put)

    async def write(self, place: str, writes: list[Write], lease: int = 0) -> None:
        """Queue a job and wait until it is on disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: StorageError | None) -> None:
            if not future.cancelled():
                if problem is None:
                    future.set_result(None)
                else:
                    future.set_exception(problem)

        self.put(place, writes, done, lease)
        await future

    async def caught_up(self) -> None:
        """Wait until everything that was put before is on disk: what is not there yet must not be seen."""
        await self.write("", [])

    def heal(self, place: str) -> int:
        """The table was loaded anew: its log may grow again, by whoever names the number that is returned."""
        self._broken.discard(place)
        self._leases[place] = self._leases.get(place, 0) + 1
        return self._leases[place]

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._batch()
            if jobs:
                begun = time.perf_counter()
                self._commit(jobs)
                COMMIT_SECONDS.observe(time.perf_counter() - begun)
                COMMITTED.observe(len(jobs))
                assert self._loop is not None
                try:
                    self._loop.call_soon_threadsafe(_tell, jobs)
                except RuntimeError:  # The loop is gone; nobody is left to be told.
                    last = True
        self._hang_up()

    def _current(self, job: Job) -> bool:
        """Whether it was put by the latest loading of its table."""
        return bool(job.place) and job.lease == self._leases.get(job.place, 0)

    def _batch(self) -> tuple[list[Job], bool]:
        """Whatever waits, at least one job; and whether this is the end."""
        jobs: list[Job] = []
        put = self._jobs.get()
        while put is not None:
            jobs += put
            if len(jobs) >= MOST:
                return jobs, False
            try:
                put = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails, each alone, so that one bad job spoils no other."""
        sound = [job for job in jobs if self._sound(job)]
        connected = self._connection is not None
        problem = self._write(sound)
        if connected and isinstance(problem, Unreachable):
            problem = self._write(sound)  # The database may have been started anew, and be there again.
        if problem is None:
            return
        alone = len(sound) == 1 or isinstance(problem, Unreachable)
        for job in sound:
            if self._sound(job):
                job.failed = problem if alone else self._write([job])
                if job.failed is not None and job.place:
                    self._broken.add(job.place)

    def _sound(self, job: Job) -> bool:
        """Whether it may be written; if not, it has failed."""
        if job.place and (job.place in self._broken or not self._current(job)):
            job.failed = StorageError("the table must be loaded anew")
        return job.failed is None

    def _write(self, jobs: list[Job]) -> Exception | None:
        """Write these jobs together; what went wrong, if something did."""
        try:
            if batch := _grouped(jobs):
                self._connection = self._connection or self._connect()
                self._connection.write(batch)
        except Exception as problem:
            if isinstance(problem, Unreachable) or not isinstance(problem, StorageError):
                self._hang_up()
            return problem
        return None

    def _hang_up(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                connection.close()


def _grouped(jobs: list[Job]) -> list[Group]:
    """The same statement of several jobs goes to the database once, with all their rows, in order of first use.

    Nothing is moved across a deletion: who sat down after it was not there before.
    """
    grouped: dict[tuple[int, int], Group] = {}
    turns, deleting = 0, False
    for job in jobs:
        for statement, row in job.writes:
            if isinstance(statement, Delete) is not deleting:
                turns, deleting = turns + 1, not deleting
            grouped.setdefault((turns, id(statement)), (statement, []))[1].append(row)
    return list(grouped.values())


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.done(None if job.failed is None else understood(job.failed))
        except Exception:  # What one table makes of it is no matter of the others in the same transaction.
            logger.exception("a table stumbled over what is on disk")
