"""One socket at one table, from its greeting to its end: what people's sockets and programs' have in common."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Coroutine
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
from tatami.server.gates.line import Line
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

MOST_UNSENT = 1_000_000
"""A client that lets so many bytes pile up is dropped, and may come back; the last message may be as long as it is."""
MOST_UNREAD = 8
"""Messages that may wait while an earlier one is dealt with; then no more is taken from the client."""
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
        line: Line,
        hall: Hall,
        room: Room,
        player: Player | None,
        muted: set[str],
        allowance: Allowance,
        hello_s: float = 10.0,
    ) -> None:
        self.socket = socket
        self.line = line
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
        self._inbox: deque[bytes] = deque()
        """What came while something else was dealt with."""
        self._busy = True
        """Whether something is dealt with that has to wait; in the beginning, the greeting."""
        self._arrived: asyncio.Future[None] | None = None
        """Until something has come, or the client has gone."""
        self._gone: int | None = None
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
    def _decode(self, data: bytes) -> Any:
        """What the client said; None if nothing is to be done about it."""

    @abstractmethod
    def _extra_cost(self, said: Any) -> float:
        """What a message costs beyond a plain one."""

    @abstractmethod
    def _dispatch(self, said: Any) -> Work | None:
        """Do what the client said, through `_handle`, or return what does it when its time has come."""

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

    def write(self, text: bytes) -> None:
        """Send a text; that never waits for a slow client."""
        if self._closing is not None:
            return
        if self.line.unsent >= MOST_UNSENT:
            self._closing = TOO_SLOW
            self.line.drop()
        else:
            self.line.send_text(text)

    def say(self, message: wire.Message) -> None:
        """Send a message to this client alone."""
        self.write(encode(message))

    def leave(self, problem: Problem, code: int = GOING_AWAY) -> None:
        """Send the client away; it will come back by itself."""
        self.say(answers.gone(problem))
        self._close(code)

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

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self.hall.spawn(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # The client was faster.
            await self.socket.close(code)

    def _turn_away(self, problem: Problem) -> NoReturn:
        """Send away whoever has not come in yet."""
        self.leave(problem, POLICY)
        raise WebSocketDisconnect(POLICY)

    # --- life ---------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it goes, or is sent away."""
        self.line.listen(self._heard)
        await self.socket.accept()
        SOCKETS.inc()
        self.hall.clients.add(self)
        going = asyncio.create_task(self._wait_for_end())
        try:
            await self._greet()
            await self._catch_up()
            await going
        except WebSocketDisconnect:
            self._close(GOING_AWAY)
            await going
        except StorageError:  # The store went away just now; whoever comes back finds it again.
            self.leave(Problem("reload"))
            await going
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
            going.cancel()

    async def _wait_for_end(self) -> None:
        """Wait until the connection is closed, from whatever side."""
        message = await self.socket.receive()
        self._gone = message.get("code") or GOING_AWAY
        self._notice()

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
                self._turn_away(Problem("too-fast"))
            await asyncio.sleep(PAUSE)

    # --- listening ----------------------------------------------------------------------------------------------------

    def _heard(self, data: bytes) -> None:
        """A message has come: it is dealt with at once, unless an earlier one still is."""
        if self._busy:
            self._inbox.append(data)
            if len(self._inbox) >= MOST_UNREAD:
                self.line.pause()
            self._notice()
        elif (work := self._take(data)) is not None:
            self._busy = True
            self.hall.spawn(self._deal_with(work))

    def _notice(self) -> None:
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def receive(self) -> bytes:
        """What the client says next, for its greeting; raises when it has gone."""
        while not self._inbox:
            if self._gone is not None:
                raise WebSocketDisconnect(self._gone)
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        return self._inbox.popleft()

    async def _deal_with(self, work: Work) -> None:
        """Do what has to wait, and then whatever came meanwhile."""
        try:
            await work
        finally:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Deal with what came meanwhile, one after the other; from then on what comes is dealt with at once."""
        while self._inbox and self._gone is None:
            work = self._take(self._inbox.popleft())
            if work is not None:
                await work
        self._busy = False
        self.line.resume()

    def _take(self, data: bytes) -> Work | None:
        """Deal with a message, or return what does when its time has come."""
        if self._closing is not None:
            return None
        if not self.allowance.take("messages"):
            return self._too_fast(data)
        said = self._read(data)
        if said is None:
            return None
        if self.affords(said):
            return self._dispatch(said)
        self.refuse(_id(said), shown(Problem("too-fast")))
        return None

    def _read(self, data: bytes) -> Any:
        """What the client said; None if nothing is to be done about it, or it was refused."""
        try:
            return self._decode(data)
        except Refusal as refusal:
            self.refuse(decoding.number(data), shown(refusal.problem))
            return None

    async def _too_fast(self, data: bytes) -> None:
        """Refuse what cannot be paid for, after a while: whoever says too much hears less."""
        await asyncio.sleep(self.allowance.wait("messages"))
        said = self._read(data)
        if said is not None:
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


Work = Coroutine[Any, Any, None]
"""Something that has to wait for its turn."""


async def turn_away(socket: WebSocket, problem: Problem) -> None:
    """Say in so many words why a socket is refused: a page that merely meets a closed one would try again for ever."""
    await socket.accept()
    await socket.send_text(encode(answers.gone(problem)).decode())
    await socket.close(POLICY)
