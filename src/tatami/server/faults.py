"""Pulling the plug: the server is killed again and again in the middle of a load, and nothing acknowledged may be lost.

People remember every answer that was acknowledged. After a kill they come back, repeat the answer they had no word of,
and go on; where a game has ended another begins. At the end the logs are read from the disk and compared with what
people remember.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tatami.core.match import replay
from tatami.core.registry import OURS
from tatami.server import entries
from tatami.server.bench import SEATS, Crowd, Person, Server
from tatami.server.hall import fold
from tatami.server.store.store import Store, sqlite_url


@dataclass(frozen=True)
class Report:
    """What was found after the last kill."""

    kills: int
    tables: int
    acknowledged: int
    kept: int
    """Moves in the logs; some were kept but not acknowledged any more."""
    lost: int
    doubled: int
    unreplayable: int
    stranded: int
    """People who did not come back to their table."""


@dataclass
class Survivor(Person):
    """Somebody who comes back after every fall of the server."""

    remembered: dict[int, str] = field(default_factory=dict)
    """Each acknowledged answer by the number of its question."""
    pending: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Answers not acknowledged yet, by the number of the question: code and seat."""
    back: bool = False

    async def return_to_table(self) -> None:
        """Sit down again; an answer whose fate is unknown is given once more."""
        self.back = False
        await self.sit()

    def heard(self, said: object) -> None:
        kind = getattr(said, "type", "")
        if kind == "update" and not self.back:
            self.back = True
            for ask, (code, seat) in self.pending.items():
                self.repeat(ask, code, seat)
        if kind == "done" and (known := self.pending.pop(getattr(said, "id", -1), None)) is not None:
            self.remembered[getattr(said, "id", -1)] = known[0]
        super().heard(said)  # type: ignore[arg-type]

    def repeat(self, ask: int, code: str, seat: int) -> None:
        assert self.socket is not None
        self.socket.send(
            b'{"type":"submit","seat":%d,"ask":%d,"codes":["%s"],"id":%d}' % (seat, ask, code.encode(), ask)
        )

    def chosen(self, ask: int, code: str, seat: int) -> None:
        self.pending[ask] = (code, seat)


async def _all_back(people: list[Survivor], within: float) -> int:
    """Wait until everybody has heard from the table again; how many have not."""
    end = time.perf_counter() + within
    while time.perf_counter() < end:
        if all(person.back or person.over for person in people):
            return 0
        await asyncio.sleep(0.02)
    return sum(not (person.back or person.over) for person in people)


async def _busy(people: list[Survivor], moves: int, within: float) -> None:
    """Wait until so many more moves were acknowledged: a fall among none would prove nothing, however slow the disk."""
    end = time.perf_counter() + within
    enough = sum(len(person.remembered) for person in people) + moves
    while time.perf_counter() < end and sum(len(person.remembered) for person in people) < enough:
        if all(person.over for person in people):
            return
        await asyncio.sleep(0.02)


async def _run(kills: int, tables: int, seconds: float, data: Path) -> Report:
    server = Server(data)
    server.start()
    crowd = Crowd(server.port, 7)
    people: list[Survivor] = []
    cookies = [await crowd.guest(f"Guest {seat}") for seat in range(SEATS)]
    stranded = opened = 0
    for _ in range(kills):
        active = [person for person in people if not person.over]
        for _ in range(tables - len(active) // SEATS):
            id = await crowd.open_table(OURS[opened % len(OURS)], cookies)
            opened += 1
            active += [Survivor(crowd, id, cookie) for cookie in cookies]
        people += [person for person in active if person.socket is None]
        for person in active:
            await person.return_to_table()
        stranded += await _all_back(active, 30)
        await _busy(active, 2 * tables, 30)
        # Each fall comes at another moment of a move's way to the disk.
        await asyncio.sleep(seconds * (0.5 + crowd.random.random()))
        server.kill()
        for person in active:
            if person.socket is not None:
                person.socket.close()
        server.start()
    active = [person for person in people if not person.over]
    for person in active:
        await person.return_to_table()
    stranded += await _all_back(active, 30)
    crowd.rest()
    await asyncio.sleep(0.5)
    server.stop()
    return _compare(kills, people, data, stranded)


def _compare(kills: int, people: list[Survivor], data: Path, stranded: int) -> Report:
    """What people remember against what the logs say."""
    store = Store(sqlite_url(data))
    acknowledged = kept = lost = doubled = unreplayable = 0
    by_table: dict[str, list[Survivor]] = {}
    for person in people:
        by_table.setdefault(person.table, []).append(person)
    for id, company in by_table.items():
        lines = store.entries(id)
        told = [entries.decode(line) for line in lines]
        try:
            table = fold(id, lines)
            assert table.match is not None
            assert replay(table.match.record()).key() == table.match.key()
        except Exception:
            unreplayable += 1
            continue
        for seat, person in enumerate(company):
            answers = [each.codes[0] for each in told if isinstance(each, entries.Played) and each.seat == seat]
            kept += len(answers)
            acknowledged += len(person.remembered)
            for ask, code in person.remembered.items():
                lost += ask >= len(answers) or answers[ask] != code
            # Of each seat at most one answer, the last, may be on disk without the person's knowing.
            doubled += len(answers) > len(person.remembered) + 1
    store.close()
    return Report(kills, len(by_table), acknowledged, kept, lost, doubled, unreplayable, stranded)


def pull_the_plug(kills: int, tables: int = 40, seconds: float = 0.5) -> Report:
    """Kill a server so often under such a load, and report what was lost."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(kills, tables, seconds, Path(folder)))
