"""The connection that writes, for a database without ways of its own."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from tatami.server.store.failures import understood
from tatami.server.store.writer import Group


class SqlWriting:
    """A connection of SQLAlchemy that writes each group with one call."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def write(self, batch: Sequence[Group]) -> None:
        try:
            for statement, rows in batch:
                self._connection.execute(statement, rows)
            self._connection.commit()
        except Exception as problem:
            self._connection.rollback()
            raise understood(problem) from problem

    def close(self) -> None:
        self._connection.close()
