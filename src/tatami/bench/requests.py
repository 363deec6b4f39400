"""Requests over HTTP: those by which people set tables up and look back at games, and those that nobody should send."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tatami.bench import lines
from tatami.bench.mutations import LENGTH, ODD, encoded, mutated
from tatami.bench.strangers import Person, Program, Table
from tatami.core.record import Record
from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tatami.core.words import LANGUAGES

if TYPE_CHECKING:
    from tatami.bench.fuzz import Fuzz

READ = (
    "/api/me",
    "/api/games",
    "/api/games/{game}?lang={lang}",
    "/api/bots?lang={lang}",
    "/api/lobby",
    "/api/lobby",
    "/api/tables/{table}",
    "/api/tables/{table}",
    "/api/tables/{table}?lang={lang}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay?eye={eye}",
    "/api/tables/{table}/review?seat=9",
    "/api/tables/{table}/rating",
    "/api/ratings/{game}?page=2",
    "/api/players/{table}/games?game={game}&lang={lang}",
    "/api/reach",
    "/healthz",
    "/",
    "/theme.js",
)
ODD_PATHS = (
    "/%00",
    "/%ff%fe",
    "/%ed%a0%80",
    "/..%2f..%2fapp.py",
    "/assets/%00",
    "/assets/..%2f..%2fapp.py",
    "/assets/" + "x" * 300,
    "/" + "x" * 256,
    "/" + "x" * LENGTH,
    "/" + "%C5%82" * 300,
    "/api/nothing",
    "/api/tables/" + "x" * 300,
    "/api/tables/%00/replay",
    "/api/tables/%ed%a0%80",
    "/api/games/" + "y" * LENGTH,
    "/api/games/%ff",
    "/api/mutes/" + "%F0%9F%8D%B5" * 40,
    "/api/me?lang=" + "x" * LENGTH,
    "/api/tables/x/replay?eye=%D9%A3&lang=%ff",
    "//api//me",
    "*",
)
ODD_HEADS = (
    b"Content-Type: text/plain\r\n",
    b"Content-Type: \xff\r\n",
    b"Content-Type: application/json; charset=utf-16\r\n",
    b"Content-Type: application/json\r\nOrigin: http://[\r\n",
    b"Content-Type: application/json\r\nOrigin: \xff\r\n",
    b"Content-Type: application/json\r\nCookie: tatami=\xff\xfe.\x80; =; ;tatami\r\n",
    b"Content-Type: application/json\r\nCookie: tatami=" + b"x" * LENGTH + b"\r\n",
    b"Content-Type: application/json\r\nCookie: tatami=a.b.c=\\ud800\r\n",
    b"Content-Type: application/json\r\nX-Forwarded-For: \xff, ::::, 1.2.3.4.5\r\n",
    b"Content-Type: application/json\r\nRange: bytes=9-1,-,\xff\r\nIf-None-Match: \xff\r\n",
    b"Content-Type: application/json\r\nAccept-Encoding: gzip, \xff\r\n",
)
GARBAGE = (
    b"DANCE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nBad Header\r\nConnection: close\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\nConnection: close\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a browser that speaks TLS \r\n\r\n",
    b"POST /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: \xff\r\n\r\n",
    b"GET /bot/x?token=%ed%a0%80.%ff HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /ws/" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
)
KINDS = {
    "read": 34,
    "post": 22,
    "post broken": 26,
    "odd path": 6,
    "odd head": 5,
    "odd method": 2,
    "torn": 3,
    "garbage": 2,
    "large": 0.3,
    "argon": 0.1,
}
PACES: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "live", "bank": 10, "increment": 0},
    {"kind": "live", "bank": 600, "increment": 15},
    {"kind": "slow", "days": 1},
)


class Requests:
    """One connection over which somebody asks this and that."""

    def __init__(self, fuzz: Fuzz) -> None:
        self.fuzz = fuzz
        self.http = lines.Http(fuzz.port)
        self._kinds, self._weights = list(KINDS), list(KINDS.values())

    async def _ask(self, what: str, method: str, path: str, body: Any = None, cookie: str = "") -> lines.Answer:
        """A request as the page sends it."""
        self.fuzz.sent[f"http {what}"] += 1
        data = None if method == "GET" else msgspec.json.encode({} if body is None else body)
        return self.fuzz.replied(await self.http.ask(method, path, data, cookie))

    # --- setting up and looking back ----------------------------------------------------------------------------------

    async def new_guest(self) -> None:
        """Somebody new, in place of somebody if there are enough."""
        chance = self.fuzz.chance
        answer = await self._ask("guest", "POST", "/api/guest", {"name": f"Guest {chance.randrange(10**6)}"})
        if answer.cookie:
            if len(self.fuzz.guests) >= 40:
                self.fuzz.guests.pop(chance.randrange(len(self.fuzz.guests)))
            self.fuzz.guests.append(answer.cookie)

    async def new_table(self) -> Table | None:
        """A table with people, bots and programs, begun."""
        chance = self.fuzz.chance
        game = chance.choice(OURS)
        meta = find_game(game).meta
        seats = chance.randint(meta.min_seats, min(4, meta.max_seats))
        people = chance.sample(self.fuzz.guests, seats)
        kinds = ["me"] + [chance.choice(("next", "next", "next", "me", "bot", "agent")) for _ in range(seats - 1)]
        sit = [{"next": "next", "me": "me", "bot": "bot:random", "agent": "next"}[kind] for kind in kinds]
        wanted = {"game": game, "seats": seats, "sit": sit, "open": True, "pace": chance.choice(PACES)}
        wanted["leaver"] = chance.choice(("bot", "forfeit"))
        options = [option for option in meta.options if option.values]
        if options and chance.random() < 0.5:
            option = chance.choice(options)
            wanted["options"] = {option.id: chance.choice(option.values)}
        made = await self._ask("table", "POST", "/api/tables", wanted, people[0])
        if made.status != 201:
            await self.new_guest()  # Whoever has too many tables open is nobody to go on with.
            return None
        table = Table(msgspec.json.decode(made.body)["id"], game, seats)
        Person(self.fuzz, table, people[0])
        for seat, kind in enumerate(kinds):
            if kind == "next":
                await self._ask("sit", "POST", f"/api/tables/{table.id}/sit", {"seat": seat}, people[seat])
                Person(self.fuzz, table, people[seat])
            elif kind == "agent":
                body = {"name": f"Hal {seat}", "seat": seat}
                given = await self._ask("agent", "POST", f"/api/tables/{table.id}/agent", body, people[0])
                if given.status == 201:
                    Program(self.fuzz, table, msgspec.json.decode(given.body)["token"])
        await self._ask("start", "POST", f"/api/tables/{table.id}/start", {}, people[0])
        if chance.random() < 0.3:
            Person(self.fuzz, table, chance.choice(("", "x.y", chance.choice(self.fuzz.guests))))
        return table

    async def look_back(self, table: Table) -> None:
        """What people do when a game is over."""
        chance = self.fuzz.chance
        host = table.clients[0].cookie
        answer = await self._ask("record", "GET", f"/api/tables/{table.id}/record", cookie=host)
        if answer.status == 200:
            self.fuzz.records.append(answer.body.decode())
        if answer.status == 200 and chance.random() < 0.5:
            text = self.fuzz.records[-1]
            if chance.random() < 0.3:
                text = Record.load(text).line()
            if chance.random() < 0.6:
                text = self._spoilt(text)
            await self._ask("import", "POST", "/api/records", {"record": text}, host)
        if chance.random() < 0.3:
            query = chance.choice(("eye=none", "eye=0", "eye=open", "eye=1&lang=pl", "eye=open&lang=uk&board"))
            await self._ask("replay", "GET", f"/api/tables/{table.id}/replay?{query}", cookie=host)
        if chance.random() < 0.3:
            await self._ask("rematch", "POST", f"/api/tables/{table.id}/rematch", {}, host)

    def _spoilt(self, text: str) -> str:
        """A record with something wrong in it."""
        chance = self.fuzz.chance
        try:
            document = json.loads(text)
        except ValueError:
            return text[: chance.randrange(len(text))] + chance.choice(("", " 9:x", "%ff", "²"))
        name = chance.choice(list(document))
        odd = chance.choice(ODD).decode(errors="replace")
        document[name] = "here"
        return json.dumps(document).replace('"here"', odd)

    # --- everything else ----------------------------------------------------------------------------------------------

    async def any(self) -> None:
        """One request of any kind."""
        if not self.fuzz.may_send():
            return
        kind = self.fuzz.chance.choices(self._kinds, self._weights)[0]
        await getattr(self, "_" + kind.replace(" ", "_"))()

    def _somebody(self) -> str:
        chance = self.fuzz.chance
        return chance.choice(self.fuzz.guests) if chance.random() < 0.8 else chance.choice(("", "x.y", "x" * 60))

    def _table(self) -> str:
        chance = self.fuzz.chance
        return chance.choice(self.fuzz.tables).id if self.fuzz.tables and chance.random() < 0.9 else "none"

    def _path(self, path: str) -> str:
        chance = self.fuzz.chance
        return path.format(
            table=self._table(),
            game=chance.choice(OURS),
            lang=chance.choice((*LANGUAGES, "xx")),
            eye=chance.choice(("none", "0", "3", "open", "-1", "x")),
        )

    async def _read(self) -> None:
        await self._ask("read", "GET", self._path(self.fuzz.chance.choice(READ)), cookie=self._somebody())

    def _posted(self) -> tuple[str, dict[str, Any]]:
        """Where something may be sent, and what."""
        chance = self.fuzz.chance
        table, seat = self._table(), chance.choice((None, 0, 1, 5))
        ways: tuple[Callable[[], tuple[str, dict[str, Any]]], ...] = (
            lambda: ("/api/guest", {"name": chance.choice(("Ala", "Żółw", "Оля", "x" * 25, "\u3164", "🍵"))}),
            lambda: ("/api/mutes/" + chance.choice(("a" * 20, "b", "%00")), {}),
            lambda: (
                f"/api/tables/{table}/sit",
                {"seat": seat, "bot": chance.choice(("", "", "random")), "invite": ""},
            ),
            lambda: (f"/api/tables/{table}/leave", {"seat": seat}),
            lambda: (f"/api/tables/{table}/agent", {"name": "Hal", "seat": seat}),
            lambda: (f"/api/tables/{table}/start", {}),
            lambda: (f"/api/tables/{table}/rematch", {}),
            lambda: ("/api/records", {"record": self._spoilt(chance.choice(self.fuzz.records))}),
            lambda: ("/api/tables", self._new_table()),
            lambda: (
                "/api/recover/code",
                {"name": "Ala", "code": chance.choice(("", "A" * 16, "%00")), "passphrase": "x" * 9},
            ),
            lambda: ("/api/recover/link/" + chance.choice(("a" * 32, "%00")), {"passphrase": "four old elephants"}),
            lambda: ("/api/account/profile", {"profile": chance.choice(("met", "friends"))}),
            lambda: ("/api/logout", {}),
        )
        return chance.choice(ways)()

    def _new_table(self) -> dict[str, Any]:
        """A table that may be set up, but is not open for long."""
        chance = self.fuzz.chance
        sit = [chance.choice(("me", "bot:random", "bot:none", "me:Ola")) for _ in range(2)]
        wanted: dict[str, Any] = {"game": chance.choice(OURS), "seats": 2, "sit": sit, "start": True}
        return {**wanted, "pace": chance.choice(PACES), "options": {"memory": "aid"}}

    async def _post(self) -> None:
        path, body = self._posted()
        await self._ask("post", "POST", path, body, self._somebody())

    async def _post_broken(self) -> None:
        chance = self.fuzz.chance
        path, body = self._posted()
        kind, data = mutated(chance, body)
        if chance.random() < 0.05:
            path = chance.choice(("/api/claim", "/api/login"))
            kind, data = "replaced", encoded({"name": chance.choice(ODD), "passphrase": "short"})
        self.fuzz.sent[f"http post {kind}"] += 1
        self.fuzz.replied(await self.http.ask("POST", path, data, self._somebody()))

    async def _odd_path(self) -> None:
        chance = self.fuzz.chance
        method = chance.choice(("GET", "GET", "POST", "HEAD", "DELETE"))
        self.fuzz.sent["http odd path"] += 1
        body = b"{}" if method == "POST" else None
        self.fuzz.replied(await self.http.ask(method, chance.choice(ODD_PATHS), body, self._somebody()))

    async def _odd_head(self) -> None:
        chance = self.fuzz.chance
        path, body = self._posted()
        self.fuzz.sent["http odd head"] += 1
        head = chance.choice(ODD_HEADS)
        if chance.random() < 0.5:
            answer = await self.http.ask("POST", path, encoded(body), "", head)
        else:
            answer = await self.http.ask("GET", self._path(chance.choice(READ)), None, "", head)
        self.fuzz.replied(answer)

    async def _odd_method(self) -> None:
        chance = self.fuzz.chance
        method = chance.choice(("PUT", "PATCH", "OPTIONS", "PROPFIND", "HEAD", "DELETE", "TRACE"))
        self.fuzz.sent["http odd method"] += 1
        self.fuzz.replied(await self.http.ask(method, self._path(chance.choice(READ)), None, self._somebody()))

    async def _torn(self) -> None:
        path, body = self._posted()
        self.fuzz.sent["http torn"] += 1
        await self.http.tear("POST", path, self._somebody(), encoded(body)[:-1])

    async def _garbage(self) -> None:
        self.fuzz.sent["http garbage"] += 1
        once = lines.Http(self.fuzz.port)
        self.fuzz.replied(await once.say(self.fuzz.chance.choice(GARBAGE)))
        once.close()

    async def _large(self) -> None:
        """Too large a body: it is refused while it still comes, so it gets a connection of its own."""
        self.fuzz.sent["http large"] += 1
        once = lines.Http(self.fuzz.port)
        self.fuzz.replied(await once.ask("POST", "/api/guest", b'{"name":"' + b"x" * 30_000 + b'"}'))
        once.close()

    async def _argon(self) -> None:
        """Passphrases are dear to check."""
        path = self.fuzz.chance.choice(("/api/claim", "/api/login"))
        name = f"Claimed {self.fuzz.chance.randrange(50)}"
        await self._ask("argon", "POST", path, {"name": name, "passphrase": "correct horse"}, self._somebody())
