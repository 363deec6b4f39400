"""A connection to PostgreSQL that does not wait for ever: a database that says nothing for too long is away.

The database gives up statements that take too long by itself, and TCP notices a machine that is gone. Neither helps
where the machine lives and the database stands still: stopped, swapped out, or with a disk that does not answer.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg

T = TypeVar("T")

GRACE_S = 2.0
"""So much longer than the database allows itself for a statement we wait for a word from it."""


class Listening(psycopg.Connection[Any]):
    """A connection that is closed when nothing was heard for too long."""

    patience: float | None = None
    """Seconds of silence that are borne; None: any."""
    usual: float | None = None
    """The same, for whoever takes the connection next."""

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
        if self.patience is None:
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(_heard(gen, self.patience), *args, **kwargs)
        except _Silence:
            self.pgconn.finish()  # Whatever comes now would be the answer to this, and not to the next question.
            raise psycopg.OperationalError("the database does not answer") from None


class _Silence(Exception):
    """Nothing was heard for too long."""


def _heard(gen: Generator[Any, Any, T], patience: float) -> Generator[Any, Any, T]:
    """The same steps, until for so many seconds there was nothing to read and no room to write."""
    try:
        wanted = next(gen)
        last = time.monotonic()
        while True:
            ready = yield wanted
            if ready:
                last = time.monotonic()
            elif time.monotonic() - last > patience:
                raise _Silence
            wanted = gen.send(ready)
    except StopIteration as end:
        result: T = end.value
        return result
