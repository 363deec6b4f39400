"""Copies of stored databases, to be opened by the present version."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tatami.server.clock import now
from tests.server.hosts import Disk, disk

HERE = Path(__file__).parent
VERSIONS = sorted(path.name for path in HERE.iterdir() if (path / "tatami.db.gz").exists())

AT = re.compile(r'"at":(\d+)')
MOMENTS = (("places", "created"), ("places", "updated"), ("places", "deadline"), ("players", "created"))
MOMENTS += (("players", "seen"), ("chat", "at"))  # type: ignore[assignment]


@dataclass
class Copy:
    """The data folder of a server that a released version left behind, and what was there."""

    data: Path
    found: dict[str, Any]

    @property
    def tables(self) -> dict[str, Any]:
        return dict(self.found["tables"])

    def logs(self) -> dict[str, list[str]]:
        """The log of every table by what it is there for."""
        with closing(sqlite3.connect(self.data / "tatami.db")) as database:
            query = "select entry from log where place = ? order by number"
            return {
                kind: [line for (line,) in database.execute(query, (table["id"],))]
                for kind, table in self.tables.items()
            }


def copy(version: str, to: Path) -> Copy:
    """As it was left."""
    to.mkdir(parents=True)
    source = HERE / version
    (to / "tatami.db").write_bytes(gzip.decompress((source / "tatami.db.gz").read_bytes()))
    if (source / "cookie.key").exists():  # Before 0.2 it was no row.
        shutil.copyfile(source / "cookie.key", to / "cookie.key")
    return Copy(to, json.loads(gzip.decompress((source / "found.json.gz").read_bytes())))


def lately(version: str, to: Path) -> Copy:
    """As if it had been left a moment ago: years later no clock has run out and no guest is forgotten."""
    found = copy(version, to)
    with disk(to) as kept:
        shift(kept, now() - found.found["made"])
    return found


def shift(kept: Disk, later: int) -> None:
    """Move everything that is kept to so many milliseconds later, as far as it says when it was."""
    for place, number, entry in kept.ask("select place, number, entry from log"):
        moved = AT.sub(lambda at: f'"at":{int(at[1]) + later}', entry, count=1)
        kept.change("update log set entry = ? where place = ? and number = ?", moved, place, number)
    for table, column in MOMENTS:
        kept.change(f"update {table} set {column} = {column} + ?", later)
