"""The tiers on which the server runs, and where each keeps the data of a server."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tatami.server.bench import Server
from tatami.server.store.opening import open_store
from tatami.server.store.sql import SqlStore
from tests.server.hosts import URL, Disk, disk
from tests.server.postgres import Postgres

ON_SQLITE = pytest.mark.parametrize("tier", ["sqlite"], indirect=True)
"""For what only a database in the data folder can suffer."""
ON_POSTGRESQL = pytest.mark.parametrize("tier", ["postgresql"], indirect=True)


class Tier:
    """SQLite: everything is in the data folder."""

    name = "sqlite"

    def url(self, data: Path) -> str:
        """The URL of the database that belongs to a data folder; empty if it is in there."""
        return ""

    def server(self, data: Path, **environment: str) -> Server:
        """A server that has not been started yet."""
        url = self.url(data)
        return Server(data, **({URL: url} if url else {}), **environment)

    def store(self, data: Path) -> SqlStore:
        """A store without a server."""
        return open_store(data, self.url(data))

    def disk(self, data: Path) -> AbstractContextManager[Disk]:
        """What is behind that store."""
        return disk(data, self.url(data))

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


SQLITE = Tier()
