"""One server at a data folder: two would each hold the same tables in memory, and seats and moves would not meet."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

FILE = "tatami.lock"


class Taken(Exception):
    """Another server uses the folder."""


def hold(data: Path) -> FileLock:
    """Keep the folder for this process until it releases the lock or ends, however it ends.

    The file stays, and means nothing by itself: what counts is that the system knows a process that holds it.
    """
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(data / FILE, mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Taken from None
    return lock
