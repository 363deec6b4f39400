"""PostgreSQL: a database that several servers on several machines can share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from tatami.server.store import statements as sql
from tatami.server.store.errors import Busy, MissingDriver, StorageError, Unreachable, Unshared
from tatami.server.store.failures import reported, understood, undone
from tatami.server.store.sql import SqlStore
from tatami.server.store.writer import Group, Rows

if TYPE_CHECKING:
    import psycopg

CONNECT_S = 5
"""Whoever does not let us in after so many seconds is away."""
ANSWER_MS = 10_000
"""A statement that takes longer is given up by the database itself, unless the host has set another time."""
QUIET = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": ANSWER_MS}
"""A network that swallows everything is noticed after some ten seconds too."""
KEPT, EXTRA = 4, 8
"""Connections for reading that stay open, and those that come on top when many ask at once."""

MIGRATING, RUNNING, SERVING = 0x7A7A_0001, 0x7A7A_0002, 0x7A7A_0003
"""Advisory locks: one process at a time migrates; whoever writes says so, so that nobody moves the data away; and a
server that hears of no other keeps all others out."""
LOCK_MS = 3_000
"""For so long a server that has just ended is waited for."""

ON_CONNECT = f"""
    SELECT set_config('statement_timeout', '{ANSWER_MS}', false) WHERE current_setting('statement_timeout') = '0';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SELECT setting::float8 / 1000 FROM pg_settings WHERE name = 'statement_timeout'
"""
"""What we say is on disk must be, whatever a database was told for the sake of others. The answer is in seconds."""
NOTICED = """
    SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
           set_config('tcp_keepalives_count', '3', false)
"""
"""What a machine held that is gone is free after some ten seconds."""
BACKEND = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
END_FORMER = text("""
    SELECT pg_terminate_backend(pid, :patience) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :since
""")
PATIENTLY = text("SET LOCAL statement_timeout = 0")
LOCK_NOT_AVAILABLE = "55P03"
COPY_LOG = "COPY log (place, number, entry) FROM STDIN"


class PostgresqlStore(SqlStore):
    """A store in a database of PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__(open_engine(url))
        # A question is a transaction of its own: one way there and back instead of three.
        self.readers = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._alone: bool | None = None
        """Whether a server uses it that hears of no other; None: no server does."""
        self._reserved: PostgresqlWriting | None = None
        self._former: Backend | None = None
        """Who served the connection that wrote last."""

    def reserve(self, alone: bool) -> None:
        self._alone = alone
        self._reserved = self.writing()

    def close(self) -> None:
        if self._reserved is not None:
            self._reserved.close()
            self._reserved = None
        super().close()

    def _prepare(self, connection: Connection) -> None:
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise StorageError(f"the database has the encoding {encoding}, and not UTF8")
        _patiently(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            _patiently(connection)
            yield connection

    @contextmanager
    def filling(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            _patiently(connection)
            yield connection

    def pour(self, connection: Connection, table: Table, rows: Sequence[Rows]) -> None:
        if not rows:
            return
        driver: psycopg.Connection[Any] = connection.connection.dbapi_connection  # type: ignore[assignment]
        names = list(rows[0])
        with driver.cursor().copy(f"COPY {table.name} ({', '.join(names)}) FROM STDIN".encode()) as copy:
            for row in rows:
                copy.write_row([row[name] for name in names])

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        with reported(), self.readers.connect() as connection:
            connection.detach()
            if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": RUNNING}).scalar():
                raise Busy
            yield

    def writing(self) -> PostgresqlWriting:
        if self._reserved is not None:
            found, self._reserved = self._reserved, None
            return found
        with reported():
            made = PostgresqlWriting(self.engine, self._alone, self._former)
        self._former = made.backend
        return made


@dataclass(frozen=True)
class Backend:
    """The process of PostgreSQL behind a connection."""

    pid: int
    since: datetime


class PostgresqlWriting:
    """The connection that writes.

    Entries of logs go by COPY, which costs the least for few rows and for many. A batch of nothing else is one
    statement, and so a transaction by itself.
    """

    def __init__(self, engine: Engine, alone: bool | None = None, former: Backend | None = None) -> None:
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._connection.detach()  # What it holds ends with it.
        try:
            self._connection.exec_driver_sql(NOTICED)
            if former is not None:
                self._settle(former)
            if not self._ask("SELECT pg_try_advisory_lock_shared(:key)", key=RUNNING):
                raise StorageError("the data is just being moved to another place")
            if alone is not None:
                self._serve(alone)
            self.backend = Backend(*self._connection.execute(BACKEND).one())
        except BaseException:
            self._connection.close()
            raise
        self._driver: psycopg.Connection[Any] = self._connection.connection.dbapi_connection  # type: ignore[assignment]

    def _ask(self, question: str, **values: Any) -> Any:
        return self._connection.execute(text(question), values).scalar()

    def _settle(self, former: Backend) -> None:
        """End whoever served us before we were cut off: what it has not committed by now it never will.

        A database that stood still would else go on with what we had asked for, long after we gave it up.
        """
        values = {"pid": former.pid, "since": former.since, "patience": LOCK_MS}
        if self._connection.execute(END_FORMER, values).scalar() is False:
            raise Unreachable("the database has not finished what it was asked before")

    def _serve(self, alone: bool) -> None:
        """Keep other servers out, or those that hear of no other."""
        self._ask("SELECT set_config('lock_timeout', :ms, false)", ms=str(LOCK_MS))
        try:
            self._ask(f"SELECT pg_advisory_lock{'' if alone else '_shared'}(:key)", key=SERVING)
        except DBAPIError as problem:
            if getattr(problem.orig, "sqlstate", "") != LOCK_NOT_AVAILABLE:
                raise
            raise Unshared("another server uses the database") from None
        self._ask("SELECT set_config('lock_timeout', '0', false)")

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
            if self._driver.closed:
                raise understood(problem) from problem
            raise undone(problem, self._driver.rollback) from problem

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

        from tatami.server.store.silence import GRACE_S, Listening
    except ImportError:
        raise MissingDriver from None

    given = {"connect_timeout": CONNECT_S, "application_name": "tatami", **QUIET}
    try:
        given |= conninfo_to_dict(url.replace("postgresql+psycopg:", "postgresql:", 1))
    except psycopg.Error:  # Its words might quote the password.
        raise StorageError("PostgreSQL does not understand this URL") from None

    def connect() -> psycopg.Connection[Any]:
        connection = Listening.connect(**given, client_encoding="utf8", autocommit=True)  # type: ignore[arg-type]
        connection.patience = CONNECT_S
        allowed = connection.execute(ON_CONNECT)
        while allowed.nextset():
            pass
        connection.patience = connection.usual = allowed.fetchone()[0] + GRACE_S  # type: ignore[index]
        connection.autocommit = False
        return connection

    engine = create_engine(
        "postgresql+psycopg://", creator=connect, pool_size=KEPT, max_overflow=EXTRA, pool_timeout=CONNECT_S
    )

    @event.listens_for(engine, "checkin")
    def as_before(connection: Listening | None, _: object) -> None:
        if connection is not None:
            connection.patience = connection.usual

    @event.listens_for(engine, "before_cursor_execute", retval=True)
    def without_nul(_: object, cursor: object, statement: str, given: Any, context: object, many: bool) -> Any:
        return statement, [_storable(row) for row in given] if many else _storable(given)

    return engine


def _patiently(connection: Connection) -> None:
    """This transaction may take long."""
    connection.execute(PATIENTLY)
    connection.connection.dbapi_connection.patience = None  # type: ignore[union-attr]


def _storable(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same without the one letter that no text has here: whoever asks for an id with it finds nothing."""
    if any(isinstance(value, str) and "\0" in value for value in row.values()):
        return {key: value.replace("\0", "\ufffd") if isinstance(value, str) else value for key, value in row.items()}
    return row
