"""What a host does beside a server: commands, and looking at what it keeps."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg

from tatami.server.bench import Server
from tatami.server.store.opening import open_store
from tatami.server.store.sql import SqlStore
from tatami.server.store.sqlite import FILE
from tests.server.people import PATIENCE

URL = "TATAMI_DATABASE_URL"


class Disk(Protocol):
    """A database behind the server's back; question marks stand for values."""

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the database answers."""

    def change(self, statement: str, *values: Any) -> int:
        """How many rows were changed."""


class SqliteDisk:
    """A file of SQLite."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()

    def change(self, statement: str, *values: Any) -> int:
        return self._connection.execute(statement, values).rowcount


class PostgresqlDisk:
    """A database of PostgreSQL."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._connection.execute(self._marked(query), values).fetchall()

    def change(self, statement: str, *values: Any) -> int:
        return self._connection.execute(self._marked(statement), values).rowcount

    def _marked(self, statement: str) -> bytes:
        return statement.replace("%", "%%").replace("?", "%s").encode()


@contextmanager
def disk(data: Path, url: str = "") -> Iterator[Disk]:
    """What is kept in a data folder, or behind a URL."""
    if url:
        with psycopg.connect(url) as connection:
            yield PostgresqlDisk(connection)
    else:
        with closing(sqlite3.connect(data / FILE)) as file, file:
            yield SqliteDisk(file)


def disk_of(server: Server) -> AbstractContextManager[Disk]:
    """What a server keeps."""
    return disk(server.data, server.environment.get(URL, ""))


def store_of(server: Server) -> SqlStore:
    """The store of a server, opened beside it."""
    return open_store(server.data, server.environment.get(URL, ""))


def command(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    """A command for the data of a server."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TATAMI_")}
    environment |= {"TATAMI_DATA": str(server.data), **server.environment}
    line = [sys.executable, "-m", "tatami", *words]
    return subprocess.run(line, capture_output=True, text=True, timeout=3 * PATIENCE, env=environment)
