"""The tiers on which the server runs, and where each keeps the data of a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg

from tatami.server.bench import Server
from tatami.server.store.opening import open_store
from tatami.server.store.sql import SqlStore
from tatami.server.store.sqlite import FILE
from tests.server.postgres import Postgres

URL = "TATAMI_DATABASE_URL"


class Disk(Protocol):
    """What a test does to a database behind the server's back."""

    def ask(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    def change(self, statement: str, values: Sequence[Any] = ()) -> int:
        """How many rows were changed."""


class Tier:
    """SQLite: everything is in the data folder."""

    name = "sqlite"

    def url(self, data: Path) -> str:
        """The URL of the database that belongs to a data folder; empty if it is in there."""
        return ""

    def server(self, data: Path, **environment: str) -> Server:
        url = self.url(data)
        return Server(data, **({URL: url} if url else {}), **environment)

    def store(self, data: Path) -> SqlStore:
        data.mkdir(parents=True, exist_ok=True)
        return open_store(data, self.url(data))

    @contextmanager
    def disk(self, data: Path) -> Iterator[Disk]:
        with closing(sqlite3.connect(data / FILE)) as connection, connection:
            yield SqliteDisk(connection)

    def empty(self, folder: Path) -> None:
        """Let go of whatever belongs to data folders in here; what is in them goes by itself."""


class PostgresqlTier(Tier):
    """PostgreSQL: each data folder has a database of its own."""

    name = "postgresql"

    def __init__(self, cluster: Postgres) -> None:
        self.cluster = cluster
        self._urls: dict[Path, str] = {}

    def url(self, data: Path) -> str:
        if data not in self._urls:
            self._urls[data] = self.cluster.make()
        return self._urls[data]

    def empty(self, folder: Path) -> None:
        for data in [data for data in self._urls if data.is_relative_to(folder)]:
            self.cluster.give_back(self._urls.pop(data))

    @contextmanager
    def disk(self, data: Path) -> Iterator[Disk]:
        with psycopg.connect(self.url(data)) as connection:
            yield PostgresqlDisk(connection)


class SqliteDisk:
    """A file of SQLite."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def ask(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()

    def change(self, statement: str, values: Sequence[Any] = ()) -> int:
        return self._connection.execute(statement, values).rowcount


class PostgresqlDisk:
    """A database of PostgreSQL; values stand for question marks here too."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection

    def ask(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(query.replace("?", "%s").encode(), values).fetchall()

    def change(self, statement: str, values: Sequence[Any] = ()) -> int:
        return self._connection.execute(statement.replace("?", "%s").encode(), values).rowcount
