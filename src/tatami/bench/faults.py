"""Pulling the plug: the server is killed again and again in the middle of a load, and nothing acknowledged may be lost.

After a kill people come back, repeat the answer they had no word of, and go on. At the end the database is compared
with what they remember.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tatami.bench.comparison import Report, compare
from tatami.bench.crowd import SEATS, Crowd
from tatami.bench.server import Server
from tatami.bench.survivors import Evening, all_back, busy
from tatami.server.store.opening import open_store


async def _run(kills: int, tables: int, seconds: float, data: Path, url: str) -> Report:
    server = Server(data, TATAMI_DATABASE_URL=url)
    server.start()
    crowd = Crowd(server.port, 7)
    crowd.go()
    evening = Evening(crowd, [await crowd.guest(f"Guest {seat}") for seat in range(SEATS)])
    stranded = 0
    for _ in range(kills):
        await evening.fill(tables)
        active = evening.active()
        for person in active:
            await person.return_to_table()
        stranded += await all_back(active, 30)
        await busy(active, 2 * tables, 30)
        wishes = [asyncio.create_task(person.want_more()) for person in evening.wanting()]
        # Each fall comes at another moment of a move's way to the disk.
        await asyncio.sleep(seconds * (0.5 + crowd.random.random()))
        server.kill()
        for person in active:
            if person.line is not None:
                person.line.close()
        await asyncio.gather(*wishes)
        server.start()
    active = evening.active()
    for person in active:
        await person.return_to_table()
    stranded += await all_back(active, 30)
    crowd.rest()
    await asyncio.sleep(0.5)
    server.stop()
    return compare(kills, evening, open_store(data, url), stranded)


def pull_the_plug(kills: int, tables: int = 40, seconds: float = 0.5, url: str = "") -> Report:
    """Kill a server so often under such a load, and report what was lost; with a URL, on that empty database."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(kills, tables, seconds, Path(folder), url))
