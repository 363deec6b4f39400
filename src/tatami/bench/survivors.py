"""People who go on after every fall of a server, and remember every word that was acknowledged.

They play, take back, propose and answer, talk, run under clocks, sit beside bots that think, and play again when a game
is over.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tatami.bench.crowd import SEATS, Crowd, Person
from tatami.core.registry import OURS

LIVE = {"kind": "live", "bank": 36_000, "increment": 5}
WORDS = 1_000_000
"""What is not an answer to a question has numbers from here on."""


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


async def all_back(people: list[Survivor], within: float) -> int:
    """Wait until everybody has heard from the table again; how many have not."""
    end = time.perf_counter() + within
    while time.perf_counter() < end:
        if all(person.back or person.over for person in people):
            return 0
        await asyncio.sleep(0.02)
    return sum(not (person.back or person.over) for person in people)


async def busy(people: list[Survivor], moves: int, within: float) -> None:
    """Wait until so many more moves were acknowledged: a fall among none would prove nothing, however slow the disk."""
    end = time.perf_counter() + within
    enough = sum(len(person.remembered) for person in people) + moves
    while time.perf_counter() < end and sum(len(person.remembered) for person in people) < enough:
        if all(person.over for person in people):
            return
        await asyncio.sleep(0.02)


@dataclass
class Evening:
    """The whole load: who plays where, and which tables were opened."""

    crowd: Crowd
    cookies: list[str]
    people: list[Survivor] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    person: type[Survivor] = Survivor

    def wanting(self) -> list[Survivor]:
        """Some of those whose game is over and who may play again."""
        return [person for person in self.people if person.over and not person.next_table][-2 * SEATS :]

    def active(self) -> list[Survivor]:
        return [person for person in self.people if not person.over]

    async def fill(self, tables: int) -> None:
        """Follow people to the tables where they play again, and open others up to so many."""
        following = {person.table: person.next_table for person in self.people if person.over and person.next_table}
        for person in list(self.people):
            # Who had no word of the next table hears of it from the others: it is there because all agreed.
            if person.over and person.table in following and not person.followed:
                person.followed, person.next_table = True, following[person.table]
                self.people.append(self.person(self.crowd, person.next_table, person.cookie))
        for _ in range(tables - len(self.active()) // SEATS):
            number = len(self.opened)
            more: dict[str, Any] = {"pace": LIVE} if number % 2 else {}
            if number % 3 == 0 and OURS[number % len(OURS)] != "seven_ronin":
                more |= {"seats": SEATS + 1, "sit": ["me", "next", "bot:peasant"]}
            id = await self.crowd.open_table(OURS[number % len(OURS)], self.cookies, **more)
            self.opened.append(id)
            self.people += [self.person(self.crowd, id, cookie) for cookie in self.cookies]
