"""Which store the settings name, and how it is opened."""

from __future__ import annotations

from pathlib import Path

from tatami.server.store.postgresql import PostgresqlStore
from tatami.server.store.sql import SqlStore
from tatami.server.store.sqlite import FILE, SqliteStore, sqlite_url


def open_store(data: Path, url: str = "") -> SqlStore:
    """The store behind a URL of PostgreSQL, or without one that in the data folder, brought up to date."""
    return PostgresqlStore(url) if url else SqliteStore(sqlite_url(data))


def is_there(data: Path, url: str = "") -> bool:
    """Whether there is a store to be opened, and not one to be made."""
    return bool(url) or (data / FILE).exists()
