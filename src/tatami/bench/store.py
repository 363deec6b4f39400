"""What an entry costs on its way to the disk, by how many share a transaction."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tatami.server.domain import entries
from tatami.server.store import statements as sql
from tatami.server.store.opening import open_store
from tatami.server.store.writer import Rows, Writing

USUAL = (2, 8, 50)
"""How many share a transaction when few people play, and when many do."""
WARM = 10
"""Transactions before the clock runs."""
ENTRY = entries.encode(entries.Played(at=1_700_000_000_000, seat=0, codes=["set-123"])).decode()


@dataclass(frozen=True)
class Cost:
    """Microseconds an entry, if so many are written at once."""

    rows: int
    cpu_us: float
    """Of this process; a database that runs elsewhere needs its own."""
    wall_us: float


def store(sizes: tuple[int, ...], seconds: float, url: str = "") -> list[Cost]:
    """Write to a new folder, or to a database behind a URL, in which the entries remain."""
    with tempfile.TemporaryDirectory() as folder:
        opened = open_store(Path(folder), url)
        connection = opened.writing()
        try:
            return [_cost(connection, rows, seconds) for rows in sizes]
        finally:
            connection.close()
            opened.close()


def _cost(connection: Writing, rows: int, seconds: float) -> Cost:
    tables = [f"bench {time.time_ns()} {number}" for number in range(rows)]
    for number in range(WARM):
        connection.write([(sql.ADD_ENTRY, _entries(tables, number))])
    written, cpu, wall = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        connection.write([(sql.ADD_ENTRY, _entries(tables, WARM + written))])
        written += 1
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    return Cost(rows, 1e6 * cpu / written / rows, 1e6 * wall / written / rows)


def _entries(tables: list[str], number: int) -> list[Rows]:
    return [{"place": table, "number": number, "entry": ENTRY} for table in tables]
