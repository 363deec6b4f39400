"""Everybody at a table of the server under test: people, onlookers and programs, in order and out of order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from tatami.bench import heard, lines
from tatami.bench.mutations import encoded, mutated
from tatami.core.words import LANGUAGES
from tatami.server import wire
from tatami.server.domain.problems import Refusal
from tatami.server.gates import decoding

if TYPE_CHECKING:
    from tatami.bench.fuzz import Fuzz

AHEAD = 4
"""Messages that one client sends before the first is answered; who is not asked sends one, so that games go on."""
UNASKED = 0.3
"""How often somebody speaks who could, but is not asked."""
BAD = 0.3
"""The share of messages with something wrong about them."""
ODD_FRAMES = 0.012
ANSWERS = ("done", "refused", "foretold", "described", "hinted")
WORDS = ("gg", "tak!", "Гарна гра", "\u202eabc", "\x00", "🍵" * 100, "x" * 501, " ", "a\u0301" * 20)
TALK = {
    "ahead": 14,
    "undo": 14,
    "describe": 4,
    "propose": 6,
    "answer": 10,
    "chat": 10,
    "look": 2,
    "again": 8,
    "late": 6,
    "resign": 0.3,
    "return": 8,
    "hint": 0.1,
    "plan": 6,
}
"""What somebody says who does not simply answer, and how often."""


class _Asked(msgspec.Struct):
    type: str
    id: int = 0
    legal: list[str] = []
    why: str = ""


_asked = msgspec.json.Decoder(_Asked).decode


class Table:
    """A table under test."""

    def __init__(self, id: str, game: str, seats: int) -> None:
        self.id = id
        self.game = game
        self.seats = seats
        self.clients: list[Client] = []
        self.left = 2_500
        """Messages until it is left as it is: some games stand still, for who would go on has resigned or waits."""
        self.over = False


class Client:
    """A socket at a table, opened again whenever it ends."""

    way = "/ws/"

    def __init__(self, fuzz: Fuzz, table: Table, cookie: str) -> None:
        self.fuzz, self.table, self.cookie = fuzz, table, cookie
        self.line: lines.WebSocket | None = None
        self.due: Counter[int] = Counter()
        """The answers that are still to come, by the number of the message."""
        self._waiting = False
        table.clients.append(self)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def come(self) -> None:
        """Connect, in a while."""
        if not self._waiting and not self.table.over and not self.fuzz.ending:
            self._waiting = True
            self.fuzz.do(self._connect())

    async def _connect(self) -> None:
        self.due.clear()
        line = lines.WebSocket(self._heard, self._opened, self._lost)
        try:
            await line.connect(self.fuzz.port, *self._address())
            self.line = line
        except OSError:
            self.fuzz.cut("no connection")
        finally:
            self._waiting = False

    def _address(self) -> tuple[str, bytes]:
        head = b"Cookie: tatami=" + self.cookie.encode() + b"\r\n" if self.cookie else b""
        return f"{self.way}{self.table.id}", head

    def _opened(self) -> None:
        pass

    def _lost(self, word: bool) -> None:
        if not word and not self.fuzz.ending:
            self.fuzz.cut("socket")
        self.line = None
        self.due.clear()
        self.come()

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    # --- talking ------------------------------------------------------------------------------------------------------

    def go(self) -> None:
        """Say something, if it is our turn to."""
        line = self.line
        if line is None or not line.open or line.ended or self.table.over or len(self.due) >= self._ahead():
            return
        if not self.fuzz.may_send():
            return
        self.table.left -= 1
        if self.table.left <= 0:
            self.fuzz.ended(self.table)
        elif self.fuzz.chance.random() < ODD_FRAMES:
            self._odd(line)
        else:
            self._talk(line)

    def _ahead(self) -> int:
        return AHEAD

    def _talk(self, line: lines.WebSocket) -> None:
        raise NotImplementedError

    def _heard(self, data: bytes) -> None:
        raise NotImplementedError

    def _valid(self) -> dict[str, Any]:
        raise NotImplementedError

    def _odd(self, line: lines.WebSocket) -> None:
        """Frames as no browser sends them."""
        chance = self.fuzz.chance
        kind = chance.choice(("in parts", "in parts", "bytes", "ping", "not text", "half", "broken", "gone", "idle"))
        self.fuzz.sent[f"frame {kind}"] += 1
        data = encoded(self._valid())
        if kind == "in parts":
            self._expect(data)
            line.write(lines.halves(chance, data))
        elif kind == "bytes":
            self._expect(data)
            line.write(lines.frame(lines.BYTES, data))
        elif kind == "ping":
            line.write(lines.frame(lines.PING, data[:125]))
        elif kind == "not text":
            data = data[: chance.randrange(len(data))] + b"\xff"
            self._expect(data)
            line.send(data)
        elif kind == "half":
            line.write(lines.frame(lines.TEXT, data)[: chance.randrange(1, len(data))])
            self.fuzz.later(line.tear)
        elif kind == "broken":
            self.due.clear()
            line.write(chance.choice(lines.BROKEN))
            line.ended = False
            self.fuzz.broke(line)
        elif kind == "gone":
            line.close()
        else:
            line.write(lines.frame(lines.PONG, b"x"))

    def _expect(self, data: bytes) -> None:
        """Whatever is sent is answered, by its number if that can be read."""


class Person(Client):
    """Somebody with a browser; without a cookie, an onlooker."""

    def __init__(self, fuzz: Fuzz, table: Table, cookie: str) -> None:
        super().__init__(fuzz, table, cookie)
        self.eye: int | None = None
        self.ask: int | None = None
        self.legal: list[str] = []
        self.proposal = 0
        self._last: dict[str, Any] | None = None
        self._id = 0

    def _opened(self) -> None:
        chance, line = self.fuzz.chance, self.line
        if line is None:  # It opened before we knew it; we hear of it when it is ours.
            self.fuzz.later(self._opened)
            return
        hello: dict[str, Any] = {"type": "hello"}
        if chance.random() < 0.15:
            hello["lang"] = chance.choice(LANGUAGES)
            hello["board"] = chance.random() < 0.3
        if chance.random() < 0.2:
            hello |= {"eye": chance.randrange(-1, 5), "since": chance.randrange(-1, 50)}
        data = encoded(hello)
        if chance.random() < 0.03:
            kind, data = mutated(chance, hello)
            self.fuzz.sent[f"hello {kind}"] += 1
        else:
            self.fuzz.sent["hello"] += 1
        line.send(data)

    def _ahead(self) -> int:
        return AHEAD if self.ask is not None else 1

    def go(self) -> None:
        """Answer; whoever is not asked speaks less often, so that games go on."""
        if self.ask is not None or self.fuzz.chance.random() < UNASKED:
            super().go()

    def _talk(self, line: lines.WebSocket) -> None:
        chance = self.fuzz.chance
        message = self._valid()
        if chance.random() < BAD:
            kind, data = mutated(chance, message)
            self.fuzz.sent[f"{message['type']} {kind}"] += 1
        else:
            data = encoded(message)
            self.fuzz.sent[message["type"]] += 1
        self._expect(data)
        line.send(data)

    def _expect(self, data: bytes) -> None:
        try:
            said = decoding.client_message(data)
        except Refusal:
            self.due[decoding.number(data)] += 1
            return
        if not isinstance(said, wire.Look):  # It is answered by the game as that eye sees it, if at all.
            self.due[getattr(said, "id", 0)] += 1

    def _valid(self) -> dict[str, Any]:
        """A message as a client might send it now."""
        chance = self.fuzz.chance
        self._id += 1
        seat = self.eye if self.eye is not None else chance.randrange(-1, 5)
        if self.ask is not None and self.legal and chance.random() < 0.85:
            message = self._submit(seat, self.ask, [chance.choice(self.legal)])
            self.ask = None
            return message
        kind = chance.choices(self.fuzz.talk, self.fuzz.weights)[0]
        id = self._id
        match kind:
            case "ahead":
                codes, watch = ([self._code() for _ in range(chance.randrange(3))] for _ in range(2))
                flags = {"anew": chance.random() < 0.3, "follow": chance.random() < 0.2}
                return {"type": "ahead", "seat": seat, "codes": codes, "watch": watch, "id": id, **flags}
            case "describe":
                return {"type": "describe", "id": id}
            case "undo":
                return {"type": "undo", "seat": seat, "id": id, "far": chance.random() < 0.2}
            case "propose":
                what = chance.choice(("abandon", "pause", "pause", "resume", "resume", "stand-in", "stand-in"))
                return {"type": "propose", "what": what, "id": id, "seat": chance.randrange(-1, 5)}
            case "answer":
                return {"type": "answer", "proposal": self.proposal, "yes": chance.random() < 0.4, "id": id}
            case "chat":
                return {"type": "chat", "text": chance.choice(WORDS), "id": id}
            case "look":
                return {"type": "look", "eye": chance.choice((None, 0, 1, seat))}
            case "again" if self._last is not None:
                return self._last
            case "plan":
                return self._submit(seat, self.ask or 0, [self._code() for _ in range(chance.randrange(4))])
            case "resign" | "return" | "hint":
                return {"type": kind, "seat": seat, "id": id}
        return self._submit(seat, chance.randrange(-1, 40), [self._code()])

    def _submit(self, seat: int, ask: int, codes: list[str]) -> dict[str, Any]:
        self._last = {"type": "submit", "seat": seat, "ask": ask, "codes": codes, "id": self._id}
        return self._last

    def _code(self) -> str:
        chance = self.fuzz.chance
        if self.legal and chance.random() < 0.7:
            return chance.choice(self.legal)
        return chance.choice(self.fuzz.codes[self.table.game])

    def _heard(self, data: bytes) -> None:
        said = heard.decode(data)
        if said.type in ANSWERS:
            self.fuzz.answered(said.type if said.problem is None else f"refused {said.problem.code}")
            if self.due[said.id] > 1:
                self.due[said.id] -= 1
            else:
                del self.due[said.id]
            self.go()
        elif said.type == "update":
            self.eye, self.ask = said.eye, said.ask
            self.legal = [each.code for each in said.legal]
            if (proposal := msgspec.json.decode(said.proposal)) is not None:
                self.proposal = proposal.get("number", 0)
            if said.ending is not None:
                self.fuzz.ended(self.table)
            elif self.ask is not None:
                self.go()
        elif said.type == "welcome":
            table = msgspec.json.decode(said.table)
            if table is not None and table.get("status") in ("finished", "abandoned"):
                self.fuzz.ended(self.table)
        elif said.type == "gone" and said.problem is not None:
            self.fuzz.answered(f"gone {said.problem.code}")


class Program(Client):
    """A program that speaks the bot protocol."""

    way = "/bot/"

    def __init__(self, fuzz: Fuzz, table: Table, token: str) -> None:
        super().__init__(fuzz, table, token)
        self._question: _Asked | None = None

    def _address(self) -> tuple[str, bytes]:
        return f"{self.way}{self.table.id}?token={self.cookie}", b""

    def go(self) -> None:
        """Answer; unasked only now and then, because nothing comes back that would hold it up."""
        if self._question is not None or self.fuzz.chance.random() < 0.03:
            super().go()

    def _valid(self) -> dict[str, Any]:
        asked, self._question = self._question, None
        if asked is None or not asked.legal:
            return {"type": "ready"}
        return {"type": "move", "id": asked.id, "code": self.fuzz.chance.choice(asked.legal)}

    def _talk(self, line: lines.WebSocket) -> None:
        chance = self.fuzz.chance
        message = self._valid()
        if chance.random() < BAD:
            kind, data = mutated(chance, message)
            self.fuzz.sent[f"program {message['type']} {kind}"] += 1
        else:
            data = encoded(message)
            self.fuzz.sent[f"program {message['type']}"] += 1
        line.send(data)

    def _heard(self, data: bytes) -> None:
        said = _asked(data)
        if said.type == "decide":
            self._question = said
            self.go()
        elif said.type == "refused":
            self.fuzz.answered(f"program refused {said.why}")
        elif said.type == "over":
            self.fuzz.ended(self.table)
