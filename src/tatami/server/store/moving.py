"""Everything in one store copied into another, and compared."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, Table, func, insert, select

from tatami.server.store.errors import StorageError
from tatami.server.store.failures import reported
from tatami.server.store.schema import log, metadata, signals
from tatami.server.store.sql import SqlStore

AT_ONCE = 1_000
"""Rows that are on their way together."""


class NotEmpty(Exception):
    """There is something in the target already."""


@dataclass(frozen=True)
class Moved:
    """What was copied."""

    logs: int
    rows: int


def copy_all(source: SqlStore, target: SqlStore) -> Moved:
    """Copy everything, as it is at one moment. The target has all of it in the end, compared, or nothing."""
    with reported(), source.snapshot() as taken, target.filling() as filled:
        if any(_count(filled, table) for table in metadata.sorted_tables if table is not signals):
            raise NotEmpty
        filled.execute(signals.delete())  # The one row of a new database.
        for table in metadata.sorted_tables:
            _copy(table, taken, filled)
        counts = {table.name: _count(taken, table) for table in metadata.sorted_tables}
        if counts != {table.name: _count(filled, table) for table in metadata.sorted_tables}:
            raise StorageError("not every row arrived")
        logs = digests(taken)
        if logs != digests(filled):
            raise StorageError("a log did not arrive as it was")
    return Moved(len(logs), sum(counts.values()))


def _copy(table: Table, taken: Connection, filled: Connection) -> None:
    rows = taken.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in rows.mappings().partitions():
        filled.execute(insert(table), [dict(row) for row in part])


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def digests(connection: Connection) -> dict[str, str]:
    """A digest of every log."""
    found: dict[str, str] = {}
    rows = connection.execution_options(yield_per=AT_ONCE).execute(select(log).order_by(log.c.place, log.c.number))
    for place, entries in groupby(rows, key=lambda row: str(row.place)):
        digest = hashlib.sha256()
        for row in entries:
            digest.update(f"{row.number} {row.entry}\n".encode())
        found[place] = digest.hexdigest()
    return found
