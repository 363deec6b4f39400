"""The people who play against boardgame.io's server: two at each match, who speak socket.io over a WebSocket."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count
from typing import Any

import msgspec

from tatami.bench.lines import WebSocket
from tatami.bench.played import Played, paced

PATH = "/socket.io/?EIO=4&transport=websocket"
NAME = b"/cells,"
"""Each game is a namespace of socket.io."""
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
"""Kinds of packets of engine.io, the last two with the kind of socket.io."""
PATIENCE = 60.0


class Position(msgspec.Struct):
    """The game as its player is shown it."""

    cells: list[Any]
    hands: dict[str, list[int]]


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 boardgame.io's own name
    gameover: Any = None


class State(msgspec.Struct, rename={"id": "_stateID"}):
    """What boardgame.io tells of a match."""

    G: Position  # boardgame.io's own name
    ctx: Context
    id: int


class Sync(msgspec.Struct):
    """What it tells to somebody who comes."""

    state: State


_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode
_sync = msgspec.json.Decoder(Sync).decode


class Player:
    """One of both at a match."""

    def __init__(self, matches: Matches, seat: str) -> None:
        self._matches, self.seat = matches, seat
        self.match = ""
        self.other = self
        self.state: State | None = None
        """The position in which it is this player's turn."""
        self._sent = 0.0
        self.line = WebSocket(self._told, lambda: None, lambda with_a_word: None)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, port: int) -> None:
        await self.line.connect(port, PATH, b"")
        await asyncio.wait_for(self.ready, PATIENCE)

    def come(self, match: str) -> None:
        """Go to a match; whoever comes first makes it."""
        self.match = match
        self._emit(["sync", match, self.seat, None, 2])

    def _emit(self, words: list[Any]) -> None:
        self.line.send(EVENT + NAME + msgspec.json.encode(words))

    def _told(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self._heard(_event(text[len(EVENT + NAME) :]))
        elif text == PING:
            self.line.send(PONG)
        elif text.startswith(CONNECT):
            self.ready.set_result(None)
        elif text.startswith(OPEN):
            self.line.send(CONNECT + NAME)

    def _heard(self, event: list[msgspec.Raw]) -> None:
        kind = bytes(event[0])
        if kind == b'"update"':
            if self._sent:
                self._matches.played.add(time.perf_counter() - self._sent)
                self._sent = 0.0
            self._turn(_state(event[2]))
        elif kind == b'"sync"':
            if self.seat == "0":
                self.other.come(self.match)  # Two who come at once would make the match twice.
            self._turn(_sync(event[2]).state)

    def _turn(self, state: State) -> None:
        if state.ctx.gameover is not None:
            if self.seat == "0":
                self.come(self._matches.name())
        elif state.ctx.currentPlayer == self.seat:
            self.state = state
            self._matches.asked(self)

    def answer(self) -> None:
        assert self.state is not None
        state, chance = self.state, self._matches.random
        free = [number for number, cell in enumerate(state.G.cells) if cell is None]
        args = [chance.choice(free), chance.choice(state.G.hands[self.seat])]
        payload = {"type": "place", "args": args, "playerID": self.seat, "credentials": None}
        self.state = None
        self._sent = time.perf_counter()
        self._emit(["update", {"type": "MAKE_MOVE", "payload": payload}, state.id, self.match, self.seat])


class Matches:
    """All of them, at so many matches."""

    def __init__(self, number: int, port: int) -> None:
        self.random = random.Random(number)
        self.played = Played()
        self._number, self._port = number, port
        self._names = count()
        self._waiting: list[Player] = []
        self._players: list[Player] = []
        self._at_once = False

    def name(self) -> str:
        """A match that nobody has played."""
        return f"{self._number}-{next(self._names)}"

    def asked(self, player: Player) -> None:
        if self._at_once:
            player.answer()
        else:
            self._waiting.append(player)

    async def fill(self, tables: int) -> None:
        for _ in range(tables):
            first, second = Player(self, "0"), Player(self, "1")
            first.other, second.other = second, first
            for player in (first, second):
                await player.connect(self._port)
                self._players.append(player)
            first.come(self.name())

    async def prepare(self, seconds: float) -> None:
        await self.play(min(1.0, seconds))

    async def play(self, seconds: float, pace: float = 0.0) -> Played:
        self.played = played = Played.begun()
        if pace:
            await paced(self._answer_any, seconds, pace)
        else:
            self._at_once = True
            waiting, self._waiting = self._waiting, []
            for player in waiting:
                player.answer()
            await asyncio.sleep(seconds)
        self._at_once = False
        played.end()
        self.played = Played()
        await asyncio.sleep(0.3)
        return played

    def _answer_any(self) -> bool:
        if not self._waiting:
            return False
        self._waiting.pop(self.random.randrange(len(self._waiting))).answer()
        return True
