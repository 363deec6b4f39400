"""What a database says went wrong, in terms that do not depend on it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator

from sqlalchemy.exc import StatementError
from sqlalchemy.exc import TimeoutError as NoneFree

from tatami.server.store.errors import Conflict, StorageError, Unreachable

INTEGRITY = "23"
"""How the SQL standard begins the codes of what is there already; SQLite has a class for it."""
AWAY = ("08", "53300", "57P")
"""The same for connections that fail, for a server with no room for another one, and for one that shuts down."""

LOST = ("ConnectionTimeout", "InterfaceError", "OperationalError")
"""What PostgreSQL's driver says where there was nobody to give a code."""


@contextlib.contextmanager
def reported() -> Iterator[None]:
    """Errors of the database leave this package as our own."""
    try:
        yield
    except (StatementError, NoneFree) as problem:
        raise understood(problem) from problem


def understood(problem: Exception) -> StorageError:
    """What went wrong, as one of our errors, with a sentence that names nobody's data."""
    if isinstance(problem, StorageError):
        return problem
    error = _kind(problem)(_words(_original(problem)))
    error.__cause__ = problem
    return error


def undone(problem: Exception, rollback: Callable[[], None]) -> StorageError:
    """What went wrong with a transaction, which is taken back; if that cannot be done, its connection is worthless."""
    try:
        rollback()
    except Exception:
        error = Unreachable(_words(_original(problem)))
        error.__cause__ = problem
        return error
    return understood(problem)


def _original(problem: Exception) -> BaseException:
    """What the driver said, without what SQLAlchemy adds: statements and values."""
    return problem.orig if isinstance(problem, StatementError) and problem.orig is not None else problem


def _kind(problem: Exception) -> type[StorageError]:
    original = _original(problem)
    code = getattr(original, "sqlstate", "")
    if isinstance(original, sqlite3.IntegrityError) or str(code).startswith(INTEGRITY):
        return Conflict
    lost = code is None and type(original).__name__ in LOST
    return Unreachable if lost or str(code).startswith(AWAY) else StorageError


def _words(original: BaseException) -> str:
    """The sentence alone: the details that PostgreSQL adds may name tables and people, and its advice is for others."""
    diagnosis = getattr(original, "diag", None)
    text = getattr(diagnosis, "message_primary", None) or str(original)
    first = text.partition("\n")[0]
    return " ".join((text if first.endswith(":") else first).split())
