"""People's sockets: what a client may say, and how it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.bots.judge import Estimate
from tatami.core.view import View
from tatami.server import wire
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.gates import decoding
from tatami.server.gates.limits import COSTS, cost_of
from tatami.server.gates.line import line_of
from tatami.server.gates.safety import same_origin
from tatami.server.gates.services import Services
from tatami.server.gates.session import POLICY, Greeting, Session, Work, turn_away
from tatami.server.live.cookies import COOKIE
from tatami.server.show import answers, chat, hints, plans, updates
from tatami.server.store.errors import StorageError
from tatami.server.wire.outgoing import Outgoing

CHAT_SHOWN = 100
RETOLD = (wire.Look, wire.Undo, wire.Turn)
"""Messages for which the story is told anew."""
HEARD = (wire.Submit, wire.Undo, wire.Propose, wire.Answer, wire.Resign, wire.Return, wire.Turn, wire.Chat)
"""Messages that everybody at the table may have to be told of."""


class PersonSession(Session):
    """A person's client at a table. It speaks the messages of `wire.requests` and `wire.answers`."""

    async def _greeting(self) -> Greeting:
        try:
            async with asyncio.timeout(self.hello_s):
                data = await self.receive()
        except TimeoutError:
            self._close(POLICY)
            raise WebSocketDisconnect(POLICY) from None
        try:
            hello = decoding.client_message(data)
            if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
                raise Refusal("protocol", ours=wire.PROTOCOL)
        except Refusal as refusal:
            self._turn_away(refusal.problem)
        return Greeting(hello.eye, hello.since, hello.lang, hello.board)

    async def _entered(self) -> None:
        table = self.room.table
        if not self.room.said:
            return
        for line in await asyncio.to_thread(self.hall.store.chat, table.id, CHAT_SHOWN):
            self.say(chat.said(table, line, line.player in self.muted))

    def send(self, outgoing: Outgoing) -> None:
        self.write(outgoing.text)

    def _decode(self, data: bytes) -> wire.ClientMessage:
        return decoding.client_message(data)

    def _extra_cost(self, said: Any) -> float:
        what = type(said).__struct_config__.tag
        told = self.hearers() if isinstance(said, HEARD) else 0
        if isinstance(said, wire.Ahead):
            codes = len(said.codes) + len(said.watch)
            return cost_of(what, codes) - 1 + (cost_of("follow") if said.follow else 0)
        if _anew(said):
            what = "undo"
        return cost_of(what, self.feed_length()) - 1 + told if what in COSTS else told

    def _dispatch(self, said: Any) -> Work | None:
        if isinstance(said, wire.Ahead) and said.follow:
            return self._follow(said)
        if isinstance(said, RETOLD) or _anew(said):
            return self._retell(said)
        self._handle(said)
        return None

    async def _follow(self, said: wire.Ahead) -> None:
        async with self.hall.throttle.turn():
            self._handle(said)

    async def _retell(self, said: wire.Look | wire.Undo | wire.Submit | wire.Turn) -> None:
        if isinstance(said, wire.Look) and (said.eye is None or said.eye in self.member.seats()):
            await self.recall(said.eye, 0, self.feed_length())
        async with self.hall.throttle.turn_for(self.feed_length()):
            self._handle(said)

    def _act(self, said: Any) -> None:
        handler = HANDLERS.get(type(said))
        if handler is None:
            raise Refusal("message")
        handler(self, said)

    def _acknowledge(self, id: int) -> None:
        self.say(answers.done(id))

    def _refuse(self, id: int, problem: wire.Problem) -> None:
        self.say(answers.refused(id, problem))

    # --- what a client may say ----------------------------------------------------------------------------------------

    def look(self, said: wire.Look) -> None:
        if said.eye is not None:
            self.member.must_own(said.eye)
        self.viewer, self.follows_seat = said.eye, said.eye is not None
        if self.room.table.match is not None:
            self.room.update(self, 0)

    def submit(self, said: wire.Submit) -> None:
        self.member.submit(said.seat, said.ask, said.codes, self.report(said.id), said.anew)

    def undo(self, said: wire.Undo) -> None:
        self.member.undo(said.seat, said.far, self.report(said.id))

    def ahead(self, said: wire.Ahead) -> None:
        self.member.must_own(said.seat)
        self.member.must_play()
        table = self.room.table
        if said.ask is not None and said.ask != table.asks[said.seat]:
            raise Refusal("late")
        self.say(plans.foretold(table, said, self.lang))

    def describe(self, said: wire.Describe) -> None:
        self.say(updates.described(said.id, self.room.table, self.viewer, self.lang))

    def propose(self, said: wire.Propose) -> None:
        self.member.propose(said.what, said.seat, self.report(said.id))

    def answer(self, said: wire.Answer) -> None:
        self.member.answer(said.proposal, said.yes, said.word, self.report(said.id))

    def resign(self, said: wire.Resign) -> None:
        self.member.resign(said.seat, self.report(said.id))

    def come_back(self, said: wire.Return) -> None:
        self.member.come_back(said.seat, self.report(said.id))

    def hint(self, said: wire.Hint) -> None:
        def advised(view: View, estimates: list[Estimate]) -> None:
            self.say(hints.hinted(said.id, self.room.table, view, estimates, self.lang))

        self.member.hint(said.seat, advised)

    def turn(self, said: wire.Turn) -> None:
        self.member.turn(said.step, self.report(said.id))

    def chat(self, said: wire.Chat) -> None:
        self.member.chat(said.text, self.report(said.id))


def _anew(said: Any) -> bool:
    """Whether the story is told anew because a plan takes the place of another."""
    return isinstance(said, wire.Submit) and said.anew


HANDLERS: dict[type, Callable[[PersonSession, Any], None]] = {
    wire.Look: PersonSession.look,
    wire.Submit: PersonSession.submit,
    wire.Undo: PersonSession.undo,
    wire.Ahead: PersonSession.ahead,
    wire.Describe: PersonSession.describe,
    wire.Propose: PersonSession.propose,
    wire.Answer: PersonSession.answer,
    wire.Resign: PersonSession.resign,
    wire.Return: PersonSession.come_back,
    wire.Hint: PersonSession.hint,
    wire.Turn: PersonSession.turn,
    wire.Chat: PersonSession.chat,
}


def endpoint(services: Services) -> Callable[[WebSocket], Awaitable[None]]:
    """What answers a person's socket."""
    hall, limits, settings = services.hall, services.limits, services.settings

    async def serve(ws: WebSocket) -> None:
        ticket = services.players.ticket(ws.cookies.get(COOKIE))
        whose = None if ticket is None else ticket.player
        allowance = limits.allowance(whose, ws.client.host if ws.client else "")
        if not allowance.take("requests"):
            await ws.close(POLICY)
            return
        if not same_origin(ws.headers, settings.public_url):
            if same_origin(ws.headers, ""):
                # One of our own pages, opened by another address than the public one.
                await turn_away(ws, Problem("elsewhere", {"address": settings.public_url}))
            else:
                await ws.close(POLICY)
            return
        try:
            player = await services.players.known(ticket, ws.headers.get("user-agent", ""))
            room = await hall.room(ws.path_params["table"])
            if room.table.opened.day:
                await services.daily.admit(room.table, player)
            muted = await hall.mutes.of(player.id) if player is not None else set()
        except Refusal as refusal:
            await turn_away(ws, refusal.problem)
            return
        except StorageError:
            await turn_away(ws, Problem("reload"))
            return
        with limits.socket(allowance) as allowed:
            if not allowed:
                await turn_away(ws, Problem("sockets-many"))
                return
            session = PersonSession(ws, line_of(ws), hall, room, player, muted, allowance, settings.hello_s)
            with services.players.sessions.attended(ticket, session):
                await session.run()

    return serve
