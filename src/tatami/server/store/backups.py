"""A copy of everything while servers run: a file of SQLite, whichever database it is taken from."""

from __future__ import annotations

from pathlib import Path

from tatami.server.store import sqlite
from tatami.server.store.moving import copy_all
from tatami.server.store.opening import open_store
from tatami.server.store.sqlite import SqliteStore


def backup(data: Path, to: Path, url: str = "") -> None:
    """A consistent copy of the store of a server, which may be running."""
    if not url:
        sqlite.backup(data, to)
        return
    with sqlite.replaced(to) as part:
        source, target = open_store(data, url), SqliteStore(f"sqlite:///{part}")
        try:
            copy_all(source, target)
            target.fold_in()
        finally:
            source.close()
            target.close()
