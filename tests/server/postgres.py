"""Databases for tests: many on one throwaway PostgreSQL."""

from __future__ import annotations

import psycopg

from tatami.bench.services import postgres
from tatami.server.store.postgresql import PostgresqlStore

TEMPLATE = "template_tatami"


class Postgres(postgres.Postgres):
    """A cluster that makes databases, and takes them back."""

    def __init__(self) -> None:
        super().__init__("shared_buffers=16MB")
        self._names = 0
        self._has_template = False
        self._free: list[str] = []

    def make(self) -> str:
        """An empty database in the present form, by its URL."""
        if self._free:
            return self._free.pop()
        if not self._has_template:
            self._has_template = True
            self._create(TEMPLATE, "template0")
            PostgresqlStore(self.url(TEMPLATE)).close()
        self._names += 1
        name = f"tatami_{self._names}"
        self._create(name, TEMPLATE)
        return self.url(name)

    def make_bare(self) -> str:
        """A database with nothing in it."""
        self._names += 1
        name = f"bare_{self._names}"
        self._create(name, "template0")
        return self.url(name)

    def _create(self, name: str, template: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")

    def give_back(self, url: str) -> None:
        """Empty a database for whoever wants one next: sooner done than to make another."""
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            for (table,) in found.fetchall():
                if table == "signals":
                    connection.execute("UPDATE signals SET number = 0, pulse = 0")
                elif table != "alembic_version":
                    connection.execute(f"DELETE FROM {table}")
        self._free.append(url)
