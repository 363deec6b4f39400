"""SQLite: the database that comes with Python, in one file of the data folder."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import Engine, create_engine, event

from tatami.server.store.errors import StorageError
from tatami.server.store.sql import SqlStore

FILE = "tatami.db"


class SqliteStore(SqlStore):
    """A store in a file of SQLite."""

    def __init__(self, url: str) -> None:
        super().__init__(open_engine(url))


def sqlite_url(data: Path) -> str:
    """Where the store of a data folder is."""
    return f"sqlite:///{data / FILE}"


def open_engine(url: str) -> Engine:
    """An engine for a database that is durable: a commit is on disk when it returns."""
    engine = create_engine(url)
    if engine.url.database:
        _for_its_owner(Path(engine.url.database))

    @event.listens_for(engine, "connect")
    def durable(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        # A damaged letter spoils the text that it is in, and not every answer that the text is a part of.
        connection.text_factory = lambda text: text.decode(errors="replace")

    return engine


def _for_its_owner(path: Path) -> None:
    """A new file that nobody else of the machine can read: in it are hands, seeds of running games and invitations."""
    path.touch(mode=0o600)


def backup(data: Path, to: Path) -> None:
    """A consistent copy of the database of a server, which may be running."""
    try:
        _copy(data, to)
    except sqlite3.Error as problem:
        raise StorageError(str(problem)) from problem


def _copy(data: Path, to: Path) -> None:
    source = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _for_its_owner(part)
        target = sqlite3.connect(part)
        try:
            source.backup(target)
        finally:
            target.close()
        shutil.move(part, to)
    finally:
        source.close()
        part.unlink(missing_ok=True)
