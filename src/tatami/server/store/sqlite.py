"""SQLite: the database that comes with Python, in one file of the data folder."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event

from tatami.server.store import statements as sql
from tatami.server.store.errors import StorageError
from tatami.server.store.failures import reported, undone
from tatami.server.store.sql import SqlStore
from tatami.server.store.writer import Group

FILE = "tatami.db"
ADD_ENTRY = "INSERT INTO log (place, number, entry) VALUES (:place, :number, :entry)"


class SqliteStore(SqlStore):
    """A store in a file of SQLite."""

    def __init__(self, url: str) -> None:
        super().__init__(open_engine(url))

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    def writing(self) -> SqliteWriting:
        with reported():
            return SqliteWriting(self.engine)

    def fold_in(self) -> None:
        """Leave one file behind, that needs no other beside it."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")


class SqliteWriting:
    """The connection that writes. Entries of logs go to the driver itself, which saves a sixth."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._driver: sqlite3.Connection = self._connection.connection.dbapi_connection  # type: ignore[assignment]

    def write(self, batch: Sequence[Group]) -> None:
        try:
            for statement, rows in batch:
                if statement is sql.ADD_ENTRY:
                    self._driver.executemany(ADD_ENTRY, rows)
                else:
                    self._connection.execute(statement, rows)
            self._driver.commit()
        except Exception as problem:
            raise undone(problem, self._driver.rollback) from problem

    def close(self) -> None:
        self._connection.close()


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
        source = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
        with closing(source), replaced(to) as part, closing(sqlite3.connect(part)) as target:
            source.backup(target)
    except sqlite3.Error as problem:
        raise StorageError(str(problem)) from problem


@contextmanager
def replaced(file: Path) -> Iterator[Path]:
    """A new file for its owner's eyes, which takes that place when it is whole."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _for_its_owner(part)
        yield part
        shutil.move(part, file)
    finally:
        part.unlink(missing_ok=True)
