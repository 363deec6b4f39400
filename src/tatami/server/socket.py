"""One WebSocket at one table: what a client may say, and how it is answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NoReturn

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.bots.craft import Prospect, craft
from tatami.core.errors import IllegalMove, TatamiError
from tatami.core.events import Emit, Seen
from tatami.core.match import Match
from tatami.core.rng import stream
from tatami.core.view import View
from tatami.server import reading, sights, wire
from tatami.server.clock import now
from tatami.server.domain import aside, consent, entries
from tatami.server.domain.names import harmless
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.hall import Hall
from tatami.server.lane import SHORT
from tatami.server.limits import HEARERS, PRICES, Purse, price
from tatami.server.metrics import REFUSED, SOCKETS
from tatami.server.problems import of_error, shown
from tatami.server.room import Room
from tatami.server.sights import Eye
from tatami.server.store.errors import StorageError
from tatami.server.store.values import ChatLine
from tatami.server.thinkers import Question, Thought
from tatami.server.waiting import Urgency
from tatami.server.words import names_in

logger = logging.getLogger("tatami.socket")

MOST_WAITING = 256
"""A client that lets so many messages pile up is dropped; it may come back."""
MOST_BYTES = 1_000_000
"""The same for their length; the last one may be as long as it is."""
LONGEST_CHAT = 500
CHAT_SHOWN = 100
HINT_LEVEL = "daimyo"
PREVIEWED = 16
"""In so many imagined positions a preview must come out alike."""
PAUSE = 0.1
"""Seconds after which somebody who has to wait asks again."""
RETOLD = (wire.Look, wire.Undo)
"""Messages for which the story is told anew."""
TOLD = (wire.Submit, wire.Undo, wire.Propose, wire.Answer, wire.Resign, wire.Return, wire.Chat)
"""Messages that everybody at the table may have to be told of."""
MOST_UNDONE = 1000
"""So often a seat may take something back, and a game go back further: each time the log grows, and nothing is won."""
TOO_SLOW, GOING_AWAY, POLICY = 1013, 1012, 1008

encode = msgspec.json.Encoder().encode


class Connection:
    """A client at a table."""

    def __init__(
        self,
        socket: WebSocket,
        hall: Hall,
        room: Room,
        player: Player | None,
        muted: set[str],
        purse: Purse,
        hello_s: float = 10.0,
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.player = player
        self.muted = muted
        self.eye: Eye = None
        self.own_eye = True
        self.answers = True
        self.lang: str | None = None
        self.board = False
        self.purse = purse
        self.hello_s = hello_s
        self._outbox: deque[str] = deque()
        self._unsent = 0
        """The length of what is in there."""
        self._woken = asyncio.Event()
        self._closing: int | None = None
        self._hint: Thought | None = None

    # --- sending ------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a message; sending never waits for a slow client."""
        if len(self._outbox) >= MOST_WAITING or self._unsent >= MOST_BYTES:
            self._closing = TOO_SLOW
        else:
            self._outbox.append(message.decode())
            self._unsent += len(self._outbox[-1])
        self._woken.set()

    def say(self, message: wire.Message) -> None:
        self.send(encode(message))

    def tell(self, line: wire.Said) -> None:
        """Pass on what somebody said, marked where this person wants to hear no more of them."""
        self.say(msgspec.structs.replace(line, muted=True) if line.player in self.muted else line)

    def leave(self, problem: Problem) -> None:
        """Send the client away; it will come back by itself."""
        self.say(wire.Gone(problem=shown(problem)))
        self._closing = self._closing or GOING_AWAY
        self._woken.set()

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

    # --- life ---------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self.socket.accept()
        SOCKETS.inc()
        self.hall.clients.add(self)
        pump = asyncio.create_task(self._pump())
        try:
            await self._greet()
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            SOCKETS.dec()
            self.hall.clients.discard(self)
            if self._hint is not None:
                self._hint.cancel()
            known = self in self.room.clients
            self.room.clients.discard(self)
            self.room.touched = now()
            self.hall.go_on(self.room)
            if known and self.player is not None:
                self.hall.got_up(self.room, self.player.id)
                self.room.came_or_went(self.player.id)
            if self._closing is None:
                pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self.hello_s):
                message = await self.socket.receive()
        except TimeoutError:
            self._close(POLICY)
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or GOING_AWAY)
        try:
            hello = reading.client_message(message.get("text") or message.get("bytes") or b"")
            if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
                raise Refusal("protocol", ours=wire.PROTOCOL)
        except Refusal as refusal:
            self._closing = POLICY
            self.say(wire.Gone(problem=shown(refusal.problem)))
            raise WebSocketDisconnect(POLICY) from None
        self.lang, self.board = hello.lang, hello.board
        self.eye = self._own_eye(hello.eye)
        known = self._known(hello)
        untold = self._story() if known < self._story() else 0
        await self._afford("hello", untold)
        await self._recall(self.eye, known, untold)
        async with self.hall.lane.turn_for(untold):
            await self._enter(hello)
        for row in await asyncio.to_thread(self.hall.store.chat, self.room.table.id, CHAT_SHOWN):
            self.tell(_said(row.number, row.player, row.name, row.claimed, self.room, row.text, row.at))

    def _known(self, hello: wire.Hello) -> int:
        """How much of the story this client has; what cannot be is nothing, and is paid for like nothing."""
        return hello.since if self.eye == hello.eye and 0 <= hello.since <= self.room.told[self.eye] else 0

    async def _enter(self, hello: wire.Hello) -> None:
        """Join those who look at the table, and be told how it stands."""
        await self._join(hello.eye)
        self.room.greet(self)
        self.room.came_or_went(self._who())
        if self.room.table.match is not None:
            since = hello.since if self.eye == hello.eye else 0
            self.send(self.room.sight(self, since))
            if self.player is not None:
                self.hall.sat_down(self.room, self.player.id)

    async def _join(self, eye: Eye) -> None:
        """Be one of those who look at the table, with that seat if it is one's own."""
        await self.hall.store.caught_up()
        if self.hall.rooms.get(self.room.table.id) is not self.room:  # It left the memory meanwhile.
            self.leave(Problem("reload"))
            raise WebSocketDisconnect(GOING_AWAY)
        self.eye = self._own_eye(eye)
        self.room.clients.add(self)
        self.hall.go_on(self.room)

    def _close(self, code: int) -> NoReturn:
        self._closing = code
        self._woken.set()
        raise WebSocketDisconnect(code)

    def _story(self) -> int:
        """How much there is to tell. The number of moves would count what others do in secret."""
        return self.room.told[self.eye]

    async def _recall(self, eye: Eye, since: int, length: int) -> None:
        """Put a long story into words little by little, before it is told in one go."""
        if self.room.table.match is not None and length > SHORT:
            await self.hall.lane.work(sights.recall(self.room.table, eye, self.lang, since))

    async def _afford(self, what: str, moves: int) -> None:
        """Wait until this person may have it; who would wait for long is sent away."""
        until = time.monotonic() + self.hello_s
        while not self.purse.take("messages", price(what, moves)):
            if time.monotonic() > until:
                self.say(wire.Gone(problem=wire.Problem(code="too-fast")))
                self._close(POLICY)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        receive = self.socket.receive
        while self._closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect" or self._closing is not None:
                return
            data = message.get("text") or message.get("bytes") or b""
            paid = self.purse.take("messages")
            if not paid:
                await asyncio.sleep(self.purse.wait("messages"))
            try:
                said = self._understood(data)
            except Refusal as refusal:
                self.refuse(reading.number(data), shown(refusal.problem))
                continue
            if said is None:
                continue
            if not (paid and self._affords(said)):
                self.refuse(getattr(said, "id", 0), wire.Problem(code="too-fast"))
            elif isinstance(said, wire.Preview):
                async with self.hall.lane.turn():
                    self._heed(said)
            elif isinstance(said, RETOLD):
                if isinstance(said, wire.Look) and (said.eye is None or said.eye in self._mine()):
                    await self._recall(said.eye, 0, self._story())
                async with self.hall.lane.turn_for(self._story()):
                    self._heed(said)
            else:
                self._heed(said)

    def _affords(self, said: Any) -> bool:
        """Whether what is dearer than a plain message can be paid for."""
        what = type(said).__struct_config__.tag
        told = len(self.room.clients) // HEARERS if isinstance(said, TOLD) else 0
        if what not in PRICES and not told:
            return True
        return self.purse.take("messages", price(what, self._story()) - 1 + told)

    def _understood(self, text: str | bytes) -> Any:
        """What the client said, or None if there is nothing to do about it."""
        return reading.client_message(text)

    def _heed(self, said: Any) -> None:
        handler = HANDLERS.get(type(said))
        if handler is None:
            self.refuse(0, wire.Problem(code="message"))
            return
        number = getattr(said, "id", 0)
        try:
            handler(self, said)
        except Refusal as refusal:
            self.refuse(number, shown(refusal.problem))
        except TatamiError as error:
            self.refuse(number, of_error(error, self.lang))
        except Exception:
            logger.exception("a message failed", extra={"kind": type(said).__name__})
            self.refuse(number, wire.Problem(code="internal"))

    def refuse(self, id: int, problem: wire.Problem) -> None:
        REFUSED.labels(problem.code).inc()
        self.say(wire.Refused(id=id, problem=problem))

    # --- who may what -------------------------------------------------------------------------------------------------

    def _who(self) -> str:
        return self.player.id if self.player is not None else ""

    def _own_eye(self, wanted: Eye) -> Eye:
        """The seat to look with: the one that is wanted if it is mine, else my first; None for a spectator."""
        mine = self._mine()
        return wanted if wanted in mine else (mine[0] if mine else None)

    def _mine(self) -> list[int]:
        return self.room.table.seats_of(self._who())

    def _own(self, seat: int) -> None:
        if seat not in self._mine():
            raise Refusal("not-your-seat", 403)

    def _playing(self) -> None:
        if self.room.table.aside is not None:
            raise aside.refusal(self.room.table)
        if self.room.table.status != "playing":
            raise Refusal("not-playing", 409)

    def _commit(self, entry: Any, id: int) -> None:
        """Commit, and answer when it is on disk."""

        def done(problem: Problem | None) -> None:
            if problem is None:
                self.say(wire.Done(id=id))
            else:
                self.refuse(id, shown(problem))

        self.hall.commit(self.room, entry, done)

    # --- what a client may say ----------------------------------------------------------------------------------------

    def look(self, said: wire.Look) -> None:
        if said.eye is not None:
            self._own(said.eye)
        self.eye, self.own_eye = said.eye, said.eye is not None
        if self.room.table.match is not None:
            self.send(self.room.sight(self, 0))

    def submit(self, said: wire.Submit) -> None:
        table = self.room.table
        self._own(said.seat)
        if table.repeats(said.seat, said.ask, said.codes):
            self.say(wire.Done(id=said.id))
            return
        self._playing()
        chair = table.chairs[said.seat]
        if chair.stand_in:
            raise Refusal("stand-in", 409)
        if said.ask != table.asks[said.seat]:
            raise Refusal("late", 409)
        self._commit(entries.Played(at=now(), seat=said.seat, codes=said.codes), said.id)

    def undo(self, said: wire.Undo) -> None:
        self._own(said.seat)
        self._playing()
        table = self.room.table
        if (table.rewound if said.far else table.taken_back[said.seat]) >= MOST_UNDONE:
            raise Refusal("undo-often", 409, most=MOST_UNDONE)
        if said.far:
            entry = consent.undo(table, self._who(), said.seat, self.room.listening(), now())
            if isinstance(entry, entries.Proposed):
                self._ask()
            self._commit(entry, said.id)
        else:
            self._commit(entries.TookBack(at=now(), seat=said.seat), said.id)

    def explain(self, said: wire.Explain) -> None:
        table = self.room.table
        self._own(said.seat)
        self._playing()
        assert table.match is not None
        refusal = table.match.explain(said.seat, said.code)
        problem = None
        if refusal is not None:
            text = table.match.game.words(self.lang or "en", names_in(table, self.lang)).refusal(refusal)
            problem = wire.Problem(code="illegal", rule=refusal.rule, text=text, legal=table.match.legal(said.seat))
        self.say(wire.Explained(id=said.id, problem=problem))

    def preview(self, said: wire.Preview) -> None:
        """Play the codes where the seat imagines them: the truth is not touched, and cannot show through.

        What is told must be the same in every position tried; where it hangs on something hidden, nothing is told.
        """
        table = self.room.table
        self._own(said.seat)
        self._playing()
        match = table.match
        assert match is not None
        first: tuple[bytes, View, list[Seen]] | None = None
        for number in range(PREVIEWED):
            view, seen = self._imagined(match, said, number)
            if first is None:
                first = (view.to_json(), view, seen)
            elif first[0] != view.to_json():
                raise Refusal("uncertain", 409)
        assert first is not None
        told = sights.lines(first[2], sights.words_for(table, self.lang))
        self.say(wire.Previewed(id=said.id, view=first[1], events=told))  # type: ignore[arg-type]

    def _imagined(self, match: Match, said: wire.Preview, number: int) -> tuple[View, list[Seen]]:
        """What would follow in one position that the seat may imagine."""
        state = match.imagine(said.seat, stream("preview", self.room.table.id, self.room.table.asks[said.seat], number))
        emit = Emit()
        for code in said.codes:
            action = match.game.decode(code)
            if action not in state.legal(said.seat):
                problem = match.game.explain(state, said.seat, action)
                assert problem is not None
                raise IllegalMove(problem, match._say, match.legal(said.seat))
            state.apply(said.seat, action, emit)
        return match.game.view(state, said.seat), sights.seen_by(emit.events, said.seat)

    def propose(self, said: wire.Propose) -> None:
        self._playing()
        room, player, at = self.room, self._who(), now()
        if said.what == "stand-in":
            entry = consent.stand_in(
                room.table, player, said.seat, lambda person: self.hall.left_in(room, person, at), at
            )
        else:
            entry = consent.change(room.table, player, said.what, room.listening(), at)
        self._ask()
        self._commit(entry, said.id)

    def _ask(self) -> None:
        """Pay for asking others for something: it disturbs them, and nobody else can ask meanwhile."""
        if not self.purse.take("proposals"):
            raise Refusal("too-fast", 429)

    def answer(self, said: wire.Answer) -> None:
        self._playing()
        word = harmless(said.word)
        self._commit(consent.answer(self.room.table, self._who(), said.proposal, said.yes, word, now()), said.id)

    def resign(self, said: wire.Resign) -> None:
        self._own(said.seat)
        self._playing()
        if self.room.table.chairs[said.seat].resigned:
            raise Refusal("resigned", 409)
        self._commit(entries.Resigned(at=now(), seat=said.seat), said.id)

    def come_back(self, said: wire.Return) -> None:
        self._own(said.seat)
        self._playing()
        chair = self.room.table.chairs[said.seat]
        if chair.resigned:
            raise Refusal("resigned", 409)
        if not chair.stand_in:
            raise Refusal("seat-yours", 409)
        if self.room.table.overdue(said.seat):
            raise Refusal("time-up", 409)
        self._commit(entries.Returned(at=now(), seat=said.seat), said.id)

    def hint(self, said: wire.Hint) -> None:
        table = self.room.table
        self._own(said.seat)
        self._playing()
        match = table.match
        assert match is not None
        if not table.alone() and match.game.meta.utility != "shared":
            raise Refusal("hint-company", 403)
        if said.seat not in table.to_act:
            raise Refusal("hint-now", 409)
        # One at a time: a bot that waits for its turn to think waits for few.
        if self._hint is not None or not self.purse.take("hints"):
            raise Refusal("too-fast", 429)
        # Not the log's number: it would count what others do in secret.
        seed = f"{table.id} hint {said.seat} {table.asks[said.seat]}"
        imagined = match.imagine(said.seat, stream(seed, "imagined"))
        legal = match.legal(said.seat)
        question = Question(table.opened.game, said.seat, imagined, legal, HINT_LEVEL, seed, advice=True)
        view, words = match.view(said.seat), sights.words_for(table, self.lang)

        def told(prospect: Prospect) -> str:
            codes = prospect.plan or (prospect.code,)
            return "" if words is None else "; ".join(words.action(match.game.decode(code), view) for code in codes)

        def done(prospects: list[Prospect] | None) -> None:
            self._hint = None
            advice = [
                wire.Advice(
                    code=prospect.code,
                    text=told(prospect),
                    value=prospect.value,
                    share=prospect.share,
                    plan=list(prospect.plan),
                )
                for prospect in (prospects or [])[:3]
            ]
            self.say(wire.Hinted(id=said.id, advice=advice, chances=craft(table.opened.game).chances))

        assert self.player is not None
        self._hint = self.hall.thinkers.ask(question, done, whose=self.player.id, urgency=Urgency.HINT)

    def chat(self, said: wire.Chat) -> None:
        mine = self._mine()
        if self.player is None or not mine:
            raise Refusal("chat-seated", 403)
        text = harmless(said.text)
        if not text or len(text) > LONGEST_CHAT:
            raise Refusal("chat-length", most=LONGEST_CHAT)
        if not self.purse.take("chat"):
            raise Refusal("too-fast", 429)
        room, player = self.room, self.player
        room.said += 1
        number, at = room.said, now()
        chair = room.table.chairs[mine[0]]
        name, claimed = chair.name, chair.claimed  # The seat's: who takes another name later has this one here.
        kept = ChatLine(room.table.id, number, at, player.id, name, text, claimed)

        def done(problem: StorageError | None) -> None:
            if problem is not None:
                self.refuse(said.id, wire.Problem(code="storage"))
                return
            line = _said(number, player.id, name, claimed, room, text, at)
            for client in room.clients:
                if isinstance(client, Connection):
                    client.tell(line)
            self.say(wire.Done(id=said.id))

        self.hall.store.add_chat(kept, done)


def _said(number: int, player: str, name: str, claimed: bool, room: Room, text: str, at: int) -> wire.Said:
    seats = room.table.seats_of(player)
    seat = seats[0] if seats else None
    return wire.Said(number=number, player=player, name=name, claimed=claimed, seat=seat, text=text, at=at)


HANDLERS: dict[type, Callable[[Connection, Any], None]] = {
    wire.Look: Connection.look,
    wire.Submit: Connection.submit,
    wire.Undo: Connection.undo,
    wire.Explain: Connection.explain,
    wire.Preview: Connection.preview,
    wire.Propose: Connection.propose,
    wire.Answer: Connection.answer,
    wire.Resign: Connection.resign,
    wire.Return: Connection.come_back,
    wire.Hint: Connection.hint,
    wire.Chat: Connection.chat,
}
