"""Pulling the plug: the server is killed again and again in the middle of a load, and nothing acknowledged may be lost.

People play, take back, propose and answer, talk, run under clocks, sit beside bots that think, and play again when a
game is over. They remember every word that was acknowledged. After a kill they come back, repeat the answer they had no
word of, and go on. At the end the database is compared with what they remember.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec

from tatami.bench.server import SEATS, Crowd, Person, Server
from tatami.core.match import replay
from tatami.core.registry import OURS
from tatami.server.domain import entries
from tatami.server.domain.table import Table
from tatami.server.store.opening import open_store
from tatami.server.store.protocol import Store

AGREED = (entries.Rewound, entries.Abandoned, entries.Paused)
LIVE = {"kind": "live", "bank": 36_000, "increment": 5}
WORDS = 1_000_000
"""What is not an answer to a question has numbers from here on."""


@dataclass(frozen=True)
class Report:
    """What was found after the last kill."""

    kills: int
    tables: int
    acknowledged: int
    """Moves, and whatever else was confirmed: taken back, proposed, agreed to, said."""
    kept: int
    """The same in the database; some of it was kept but not acknowledged any more."""
    lost: int
    doubled: int
    phantoms: int
    """Tables that nobody opened and that follow from none, or that are named and missing."""
    charged: int
    """Seats whose clock ran out although only the server was away."""
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
    said: Counter[str] = field(default_factory=Counter)
    """What else was said, by kind."""
    confirmed: Counter[str] = field(default_factory=Counter)
    chatted: list[str] = field(default_factory=list)
    """What was said aloud and acknowledged."""
    back: bool = False
    seat: int | None = None
    next_table: str = ""
    """Where these people play again."""
    followed: bool = False
    _open: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What waits for its confirmation: kind and text by number."""
    _answered: int = 0
    """The last proposal that was answered."""
    _may_undo: bool = False

    async def return_to_table(self) -> None:
        """Sit down again; an answer whose fate is unknown is given once more."""
        self.back = False
        self._open.clear()
        await self.sit()

    # --- hearing ------------------------------------------------------------------------------------------------------

    def heard(self, said: Any) -> None:
        if said.type == "update":
            self.seat, self._may_undo = said.eye, bool(said.undo)
            self._come_back()
            self._consent(said)
        elif said.type == "welcome":
            self._door(msgspec.json.decode(said.table))
        elif said.type == "done":
            if (known := self.pending.pop(said.id, None)) is not None:
                self.remembered[said.id] = known[0]
            if (word := self._open.pop(said.id, None)) is not None:
                self.confirmed[word[0]] += 1
                if word[0] == "chat":
                    self.chatted.append(word[1])
        super().heard(said)

    def _come_back(self) -> None:
        if not self.back:
            self.back = True
            for ask, (code, seat) in self.pending.items():
                self._send("submit", id=ask, seat=seat, ask=ask, codes=[code])

    def _door(self, table: dict[str, Any]) -> None:
        self.next_table = self.next_table or str(table["rematch"])
        if table["status"] == "abandoned" and not self.over:
            self.back = self.over = True

    def _consent(self, said: Any) -> None:
        proposal = msgspec.json.decode(said.proposal)
        if proposal is None or said.eye not in proposal["waiting"] or proposal["number"] == self._answered:
            return
        self._answered = proposal["number"]
        yes = self.crowd.random.random() < 0.7
        self._say("answer yes" if yes else "answer no", "answer", proposal=proposal["number"], yes=yes)

    # --- saying -------------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Answer what is asked; now and then with a word besides."""
        seat, chance = (self.question or (0, [], 0))[2], self.crowd.random.random()
        if chance < 0.04:
            self._say("chat", "chat", text=f"{self.table} {seat} {self.said['chat']}")
        elif chance < 0.06:
            self._say("propose", "undo", seat=seat, far=True)
        elif chance < 0.08:
            self._say("propose", "propose", what=self.crowd.random.choice(("pause", "resume", "abandon")))
        elif chance < 0.18 and self._may_undo:
            self._say("undo", "undo", seat=seat)
        super().answer()

    def chosen(self, ask: int, code: str, seat: int) -> None:
        self.pending[ask] = (code, seat)

    def _say(self, kind: str, type: str, **fields: Any) -> None:
        self.said[kind] += 1
        id = WORDS + sum(self.said.values())
        self._open[id] = (kind, str(fields.get("text", "")))
        self._send(type, id=id, **fields)

    def _send(self, type: str, **fields: Any) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode({"type": type, **fields}))

    async def want_more(self) -> None:
        """Ask for another game; who had no word of it asks again."""
        try:
            found, _ = await self.crowd.request("POST", f"/api/tables/{self.table}/rematch", b"{}", self.cookie)
        except (OSError, msgspec.DecodeError, asyncio.IncompleteReadError):
            return
        self.next_table = self.next_table or str(found.get("rematch", ""))


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


@dataclass
class _Evening:
    """The whole load: who plays where, and which tables were opened."""

    crowd: Crowd
    cookies: list[str]
    people: list[Survivor] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)

    def active(self) -> list[Survivor]:
        return [person for person in self.people if not person.over]

    async def fill(self, tables: int) -> None:
        """Follow people to the tables where they play again, and open others up to so many."""
        for person in self.people:
            if person.over and person.next_table and not person.followed:
                person.followed = True
                self.people.append(Survivor(self.crowd, person.next_table, person.cookie))
        for _ in range(tables - len(self.active()) // SEATS):
            number = len(self.opened)
            more: dict[str, Any] = {"pace": LIVE} if number % 2 else {}
            if number % 3 == 0 and OURS[number % len(OURS)] != "seven_ronin":
                more |= {"seats": SEATS + 1, "sit": ["me", "next", "bot:peasant"]}
            id = await self.crowd.open_table(OURS[number % len(OURS)], self.cookies, **more)
            self.opened.append(id)
            self.people += [Survivor(self.crowd, id, cookie) for cookie in self.cookies]


async def _run(kills: int, tables: int, seconds: float, data: Path, url: str) -> Report:
    server = Server(data, TATAMI_DATABASE_URL=url)
    server.start()
    crowd = Crowd(server.port, 7)
    evening = _Evening(crowd, [await crowd.guest(f"Guest {seat}") for seat in range(SEATS)])
    stranded = 0
    for _ in range(kills):
        await evening.fill(tables)
        active = evening.active()
        for person in active:
            await person.return_to_table()
        stranded += await _all_back(active, 30)
        await _busy(active, 2 * tables, 30)
        ended = [person for person in evening.people if person.over and not person.next_table]
        wishes = [asyncio.create_task(person.want_more()) for person in ended[-2 * SEATS :]]
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
    stranded += await _all_back(active, 30)
    crowd.rest()
    await asyncio.sleep(0.5)
    server.stop()
    return _compare(kills, evening, open_store(data, url), stranded)


@dataclass
class _Found:
    """One table as its log tells it."""

    answers: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """What each seat answered to each question."""
    repeated: int = 0
    """Questions that were answered twice."""
    said: Counter[str] = field(default_factory=Counter)
    next_table: str = ""
    charged: int = 0


def _read(id: str, lines: list[str]) -> _Found:
    """Fold a log and note what was said in it; raises what cannot be folded."""
    first, *rest = (entries.decode(line) for line in lines)
    assert isinstance(first, entries.Opened)
    table, found = Table(id, first), _Found()
    for entry in rest:
        if isinstance(entry, entries.Played):
            question = (entry.seat, table.asks[entry.seat])
            found.repeated += question in found.answers
            found.answers[question] = entry.codes
        found.said["undo"] += isinstance(entry, entries.TookBack)
        found.said["propose"] += isinstance(entry, entries.Proposed)
        found.said["answer no"] += isinstance(entry, entries.Answered) and not entry.yes
        found.said["answer yes"] += isinstance(entry, AGREED) or (isinstance(entry, entries.Answered) and entry.yes)
        found.charged += isinstance(entry, entries.StoodIn) or (
            isinstance(entry, entries.Resigned) and entry.why == "time"
        )
        table.apply(entry)
    assert table.match is not None
    assert replay(table.match.record()).key() == table.match.key()
    found.next_table = table.rematch
    return found


def _compare(kills: int, evening: _Evening, store: Store, stranded: int) -> Report:
    """What people remember against what the logs say."""
    figures: Counter[str] = Counter()
    company: dict[str, list[Survivor]] = {}
    for person in evening.people:
        company.setdefault(person.table, []).append(person)
    named = set(evening.opened)
    for id, people in company.items():
        try:
            found = _read(id, store.entries(id))
        except Exception:
            figures["unreplayable"] += 1
            continue
        figures["charged"] += found.charged
        figures["doubled"] += found.repeated
        named |= {found.next_table} - {""}
        figures["lost"] += any(person.next_table not in ("", found.next_table) for person in people)
        said: Counter[str] = sum((person.said for person in people), Counter())
        confirmed: Counter[str] = sum((person.confirmed for person in people), Counter())
        for kind in ("undo", "propose", "answer yes", "answer no"):
            figures["acknowledged"] += confirmed[kind]
            figures["kept"] += found.said[kind]
            figures["lost"] += max(0, confirmed[kind] - found.said[kind])
            figures["doubled"] += max(0, found.said[kind] - said[kind])
        spoken = Counter(row.text for row in store.chat(id, 1_000_000))
        figures["doubled"] += sum(times - 1 for times in spoken.values())
        figures["kept"] += len(spoken)
        _compare_moves(people, found, spoken, figures)
    places = {row.id for row in store.all_tables()}
    store.close()
    figures["phantoms"] = len(places ^ named)
    figures |= {"kills": kills, "tables": len(places), "stranded": stranded}
    return Report(**{each.name: figures[each.name] for each in fields(Report)})


def _compare_moves(people: list[Survivor], found: _Found, spoken: Counter[str], figures: Counter[str]) -> None:
    for person in people:
        figures["acknowledged"] += len(person.remembered) + len(person.chatted)
        figures["lost"] += sum(not spoken[text] for text in person.chatted)
        kept = {ask: codes for (seat, ask), codes in found.answers.items() if seat == person.seat}
        figures["kept"] += len(kept)
        figures["lost"] += sum(kept.get(ask) != [code] for ask, code in person.remembered.items())
        given = {ask: [code] for ask, (code, _) in person.pending.items()}
        given |= {ask: [code] for ask, code in person.remembered.items()}
        figures["doubled"] += sum(given.get(ask) != codes for ask, codes in kept.items())


def pull_the_plug(kills: int, tables: int = 40, seconds: float = 0.5, url: str = "") -> Report:
    """Kill a server so often under such a load, and report what was lost; with a URL, on that empty database."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(kills, tables, seconds, Path(folder), url))
