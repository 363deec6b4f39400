"""PostgreSQL: a database that several servers on several machines can share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, text

from tatami.server.store import statements as sql
from tatami.server.store.errors import Busy, MissingDriver, StorageError
from tatami.server.store.failures import reported, understood
from tatami.server.store.sql import SqlStore
from tatami.server.store.writer import Group, Rows

if TYPE_CHECKING:
    import psycopg

CONNECT_S = 5
"""Whoever does not let us in after so many seconds is away."""
ANSWER_MS = 10_000
"""A statement that takes longer is given up by the database itself."""
KEPT, EXTRA = 4, 8
"""Connections for reading that stay open, and those that come on top when many ask at once."""

MIGRATING, RUNNING = 0x7A7A_0001, 0x7A7A_0002
"""Advisory locks: one process at a time migrates; and whoever writes says so, so that nobody moves the data away."""

ON_CONNECT = f"""
    SET statement_timeout = {ANSWER_MS};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""What we say is on disk must be, whatever a database was told for the sake of others."""
PATIENTLY = text("SET LOCAL statement_timeout = 0")
COPY_LOG = "COPY log (place, number, entry) FROM STDIN"


class PostgresqlStore(SqlStore):
    """A store in a database of PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__(open_engine(url))
        # A question is a transaction of its own: one way there and back instead of three.
        self.readers = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def _prepare(self, connection: Connection) -> None:
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise StorageError(f"the database has the encoding {encoding}, and not UTF8")
        connection.execute(PATIENTLY)
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            connection.execute(PATIENTLY)
            yield connection

    @contextmanager
    def filling(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            connection.execute(PATIENTLY)
            yield connection

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        with reported(), self.readers.connect() as connection:
            connection.detach()
            if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": RUNNING}).scalar():
                raise Busy
            yield

    def _writing(self) -> PostgresqlWriting:
        with reported():
            return PostgresqlWriting(self.engine)


class PostgresqlWriting:
    """The connection that writes.

    Entries of logs go by COPY, which costs the least for few rows and for many. A batch of nothing else is one
    statement, and so a transaction by itself.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._connection.detach()  # What it holds ends with it.
        if not self._connection.execute(text("SELECT pg_try_advisory_lock_shared(:key)"), {"key": RUNNING}).scalar():
            self._connection.close()
            raise StorageError("the data is just being moved to another place")
        self._driver: psycopg.Connection[Any] = self._connection.connection.dbapi_connection  # type: ignore[assignment]

    def write(self, batch: Sequence[Group]) -> None:
        try:
            if len(batch) != 1 or batch[0][0] is not sql.ADD_ENTRY:
                self._connection.exec_driver_sql("BEGIN")
            for statement, rows in batch:
                if statement is sql.ADD_ENTRY:
                    self._append(rows)
                else:
                    self._connection.execute(statement, rows)
            self._driver.commit()
        except Exception as problem:
            if not self._driver.closed:
                self._driver.rollback()
            raise understood(problem) from problem

    def _append(self, rows: list[Rows]) -> None:
        """Entries in the order of their keys, in which other servers write theirs: so none waits for one that waits."""
        ordered = sorted((row["place"], row["number"], row["entry"]) for row in rows)
        with self._driver.cursor().copy(COPY_LOG) as copy:
            for row in ordered:
                copy.write_row(row)

    def close(self) -> None:
        self._connection.close()


def open_engine(url: str) -> Engine:
    """An engine for a database of PostgreSQL, by a URL as its own tools understand it."""
    try:
        import psycopg
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise MissingDriver from None

    given = {"connect_timeout": CONNECT_S, "application_name": "tatami"}
    try:
        given |= conninfo_to_dict(url.replace("postgresql+psycopg:", "postgresql:", 1))
    except psycopg.Error:  # Its words might quote the password.
        raise StorageError("PostgreSQL does not understand this URL") from None

    def connect() -> psycopg.Connection[Any]:
        connection = psycopg.connect(**given, client_encoding="utf8", autocommit=True)  # type: ignore[arg-type]
        connection.execute(ON_CONNECT)
        connection.autocommit = False
        return connection

    return create_engine(
        "postgresql+psycopg://", creator=connect, pool_size=KEPT, max_overflow=EXTRA, pool_timeout=CONNECT_S
    )
