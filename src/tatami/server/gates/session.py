"""One socket at one table, from its greeting to its end: what people's sockets and programs' have in common."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass
from typing import Any, NoReturn

from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.core.errors import TatamiError
from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.gates import decoding
from tatami.server.gates.limits import HEARERS, Allowance, cost_of
from tatami.server.live import replication
from tatami.server.live.hall import Done, Hall
from tatami.server.live.member import Member
from tatami.server.live.room import Room
from tatami.server.live.throttle import SHORT
from tatami.server.metrics import REFUSED, SOCKETS
from tatami.server.show import answers, updates
from tatami.server.show.problems import of_error, shown
from tatami.server.show.updates import Viewer
from tatami.server.store.errors import StorageError
from tatami.server.wire.outgoing import Outgoing, encode

logger = logging.getLogger("tatami.socket")

MOST_WAITING = 256
"""A client that lets so many messages pile up is dropped; it may come back."""
MOST_LETTERS = 1_000_000
"""A client that lets messages of so many letters pile up is dropped; the last one may be as long as it is."""
PAUSE = 0.1
"""Seconds after which somebody who has to wait asks again."""
TOO_SLOW, GOING_AWAY, POLICY = 1013, 1012, 1008


@dataclass(frozen=True)
class Greeting:
    """How somebody comes to a table."""

    viewer: Viewer = None
    """The seat to look with, if it is theirs."""
    since: int = 0
    """How many events of that seat they have already."""
    lang: str | None = None
    board: bool = False
    """Whether they want the table as text too."""


class Session(ABC):
    """A client at a table."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        room: Room,
        player: Player | None,
        muted: set[str],
        allowance: Allowance,
        hello_s: float = 10.0,
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.player = player
        self.member = Member(hall, room, player, allowance.take)
        self.muted = muted
        self.viewer: Viewer = None
        self.follows_seat = True
        self.answers = True
        self.lang: str | None = None
        self.board = False
        self.allowance = allowance
        self.hello_s = hello_s
        self._outbox: deque[str] = deque()
        self._unsent = 0
        """The length of what is in there."""
        self._woken = asyncio.Event()
        self._closing: int | None = None

    # --- what each kind of client says and is told in its own way -----------------------------------------------------

    @abstractmethod
    async def _greeting(self) -> Greeting:
        """What the client says first."""

    @abstractmethod
    async def _entered(self) -> None:
        """The client is at the table and has been told how it stands."""

    @abstractmethod
    def send(self, outgoing: Outgoing) -> None:
        """Pass on what the table says."""

    @abstractmethod
    def _decode(self, data: str | bytes) -> Any:
        """What the client said; None if nothing is to be done about it."""

    @abstractmethod
    def _extra_cost(self, said: Any) -> float:
        """What a message costs beyond a plain one."""

    @abstractmethod
    async def _dispatch(self, said: Any) -> None:
        """Do what the client said, through `_handle`."""

    @abstractmethod
    def _act(self, said: Any) -> None:
        """Do what the client said, or raise."""

    @abstractmethod
    def _acknowledge(self, id: int) -> None:
        """What was asked with this id is done."""

    @abstractmethod
    def _refuse(self, id: int, problem: wire.Problem) -> None:
        """What was asked with this id was not done."""

    # --- sending ------------------------------------------------------------------------------------------------------

    def queue(self, text: str) -> None:
        """Queue a message; sending never waits for a slow client."""
        if len(self._outbox) >= MOST_WAITING or self._unsent >= MOST_LETTERS:
            self._closing = TOO_SLOW
        else:
            self._outbox.append(text)
            self._unsent += len(text)
        self._woken.set()

    def say(self, message: wire.Message) -> None:
        """Send a message to this client alone."""
        self.queue(encode(message).decode())

    def leave(self, problem: Problem) -> None:
        """Send the client away; it will come back by itself."""
        self.say(answers.gone(problem))
        self._closing = self._closing or GOING_AWAY
        self._woken.set()

    def refuse(self, id: int, problem: wire.Problem) -> None:
        """Tell the client what was not done, and why."""
        REFUSED.labels(problem.code).inc()
        self._refuse(id, problem)

    def report(self, id: int) -> Done:
        """Whoever learns what became of it tells the client."""

        def done(problem: Refusal | TatamiError | None) -> None:
            if problem is None:
                self._acknowledge(id)
            elif isinstance(problem, Refusal):
                self.refuse(id, shown(problem.problem))
            else:
                self.refuse(id, of_error(problem, self.lang))

        return done

    async def _pump(self) -> None:
        """Send what is queued, in order, until the connection is to be closed."""
        send = self.socket.send
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._outbox:
                text = self._outbox.popleft()
                self._unsent -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                await self.socket.close(self._closing)
                return

    def _close(self, code: int) -> NoReturn:
        self._closing = code
        self._woken.set()
        raise WebSocketDisconnect(code)

    # --- life ---------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it goes, or is sent away."""
        await self.socket.accept()
        SOCKETS.inc()
        self.hall.clients.add(self)
        pump = asyncio.create_task(self._pump())
        try:
            await self._greet()
            await self._listen()
        except WebSocketDisconnect:
            pass
        except StorageError:  # The store went away just now; whoever comes back finds it again.
            self.leave(Problem("reload"))
        finally:
            SOCKETS.dec()
            self.hall.clients.discard(self)
            self.member.leave()
            known = self in self.room.clients
            self.room.clients.discard(self)
            self.room.touched = now()
            self.hall.announce(self.room)
            self.hall.go_on(self.room)
            if known and self.player is not None:
                self.hall.disconnected(self.room, self.player.id)
                self.room.came_or_went(self.player.id)
            if self._closing is None:
                pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def _greet(self) -> None:
        greeting = await self._greeting()
        self.lang, self.board = greeting.lang, greeting.board
        self.viewer = self.own_viewer(greeting.viewer)
        known = self.known(greeting)
        untold = self.feed_length() if known < self.feed_length() else 0
        await self._afford("hello", untold)
        await self.recall(self.viewer, known, untold)
        async with self.hall.throttle.turn_for(untold):
            await self._enter(greeting)
        await self._entered()

    def own_viewer(self, wanted: Viewer) -> Viewer:
        """The seat to look with: the one that is wanted if it is theirs, else their first; None for a spectator."""
        mine = self.member.seats()
        return wanted if wanted in mine else (mine[0] if mine else None)

    def known(self, greeting: Greeting) -> int:
        """How much of the story this client has; what cannot be is nothing, and is paid for like nothing."""
        same = self.viewer == greeting.viewer
        return greeting.since if same and 0 <= greeting.since <= self.feed_length() else 0

    def feed_length(self) -> int:
        """How much there is to tell. The number of moves would count what others do in secret."""
        return self.room.told[self.viewer]

    async def recall(self, viewer: Viewer, since: int, length: int) -> None:
        """Put a long story into words little by little, before it is told in one go."""
        if self.room.table.match is not None and length > SHORT:
            await self.hall.throttle.work(updates.recall(self.room.table, viewer, self.lang, since))

    async def _enter(self, greeting: Greeting) -> None:
        """Join those who look at the table, and be told how it stands."""
        await self.hall.store.caught_up()
        while not self.room.settled:  # Of what is not on disk yet nobody is told.
            await replication.caught_up(self.room)
            await self.hall.store.caught_up()
        if self.hall.rooms.get(self.room.table.id) is not self.room:  # It left the memory meanwhile.
            self.leave(Problem("reload"))
            raise WebSocketDisconnect(GOING_AWAY)
        self.viewer = self.own_viewer(greeting.viewer)
        self.room.clients.add(self)
        self.hall.announce(self.room)
        self.hall.go_on(self.room)
        self.room.welcome(self)
        self.room.came_or_went(self.member.id)
        if self.room.table.match is not None:
            self.room.update(self, greeting.since if self.viewer == greeting.viewer else 0)
            if self.player is not None:
                self.hall.connected(self.room, self.player.id)

    async def _afford(self, what: str, moves: int) -> None:
        """Wait until this person may have it; who would wait for long is sent away."""
        until = time.monotonic() + self.hello_s
        while not self.allowance.take("messages", cost_of(what, moves)):
            if time.monotonic() > until:
                self.say(answers.gone(Problem("too-fast")))
                self._close(POLICY)
            await asyncio.sleep(PAUSE)

    # --- listening ----------------------------------------------------------------------------------------------------

    async def receive(self) -> str | bytes:
        """What the client sends next; raises when it has gone."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or GOING_AWAY)
        return message.get("text") or message.get("bytes") or b""

    async def _listen(self) -> None:
        while self._closing is None:
            data = await self.receive()
            if self._closing is not None:
                return
            paid = self.allowance.take("messages")
            if not paid:
                await asyncio.sleep(self.allowance.wait("messages"))
            try:
                said = self._decode(data)
            except Refusal as refusal:
                self.refuse(decoding.number(data), shown(refusal.problem))
                continue
            if said is None:
                continue
            if paid and self.affords(said):
                await self._dispatch(said)
            else:
                self.refuse(_id(said), shown(Problem("too-fast")))

    def affords(self, said: Any) -> bool:
        """Whether what is dearer than a plain message can be paid for."""
        extra = self._extra_cost(said)
        return not extra or self.allowance.take("messages", extra)

    def hearers(self) -> int:
        """What it costs to tell everybody at the table something, in plain messages."""
        return len(self.room.clients) // HEARERS

    def _handle(self, said: Any) -> None:
        number = _id(said)
        try:
            self._act(said)
        except Refusal as refusal:
            self.refuse(number, shown(refusal.problem))
        except TatamiError as error:
            self.refuse(number, of_error(error, self.lang))
        except Exception:
            logger.exception("a message failed", extra={"kind": type(said).__name__})
            self.refuse(number, shown(Problem("internal")))


def _id(said: Any) -> int:
    number: int = getattr(said, "id", 0)
    return number


async def turn_away(socket: WebSocket, problem: Problem) -> None:
    """Say in so many words why a socket is refused: a page that merely meets a closed one would try again for ever."""
    await socket.accept()
    await socket.send_text(encode(answers.gone(problem)).decode())
    await socket.close(POLICY)
