"""Programs at a table: a seat's token opens a socket that speaks the bot protocol of `bots/protocol.py`.

To the table such a program is a player like any other: it has a name, a clock, and sees what its seat may see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.bots import protocol
from tatami.bots.look import Look
from tatami.core.events import Seen
from tatami.core.match import Match
from tatami.core.outcome import Outcome
from tatami.core.view import View
from tatami.server import wire
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.gates import decoding
from tatami.server.gates.line import line_of
from tatami.server.gates.services import Services
from tatami.server.gates.session import POLICY, Greeting, Session
from tatami.server.show import updates
from tatami.server.show.words import server_words
from tatami.server.wire.outgoing import Outgoing
from tatami.server.wire.programs import Consent, ProgramMessage, Ready

_decode = msgspec.json.Decoder(ProgramMessage).decode


class ProgramSession(Session):
    """One program at one seat. Whatever the table says reaches it as `decide` and `over`; it answers with `move`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.answers = False
        self._greeted = False
        """Whether it was told which game this is; who comes before the start hears it then."""
        self._asked: int | None = None
        self._events: list[Seen] = []
        """What it has not been told yet."""
        self._over = False
        self._proposal = 0
        """The last proposal that it was asked about."""
        self._again: dict[str, Any] = {"table": "", "wanted": []}
        """What it was told last of playing again."""

    async def _greeting(self) -> Greeting:
        mine = self.member.seats()
        if not mine:
            raise WebSocketDisconnect
        return Greeting(mine[0])

    async def _entered(self) -> None:
        """Nothing more: chat is not its business."""

    def _line(self, message: protocol.Message) -> None:
        self.write(protocol.line(message).rstrip(b"\n"))

    # --- what the table says ------------------------------------------------------------------------------------------

    def send(self, outgoing: Outgoing) -> None:
        """What the table says, in the program's terms; presence, chat and the like are not its business."""
        message = outgoing.message
        if self.viewer is None:  # The host gave its seat away; it has nothing to do here.
            self.leave(Problem("not-your-seat"))
        elif isinstance(message, wire.Welcome):
            if message.table.status == "abandoned":
                self._end("abandoned", [])
            self._wish(message.table)
        elif isinstance(message, wire.Update):
            self._update(message, self.viewer)

    def _update(self, update: wire.Update, seat: int) -> None:
        match = self.room.table.match
        assert match is not None
        view: View = update.view  # type: ignore[assignment]
        legal = [option.code for option in update.legal]
        if not self._greeted:
            self._greeted = True
            self._line(protocol.hello(_look(match, seat, view, [], []), 0))
        if update.proposal is not None:
            self._consent(update.proposal)
        self._events += [Seen(line.event, line.data) for line in update.events]
        if update.ending is not None:
            self._end(update.ending.reason, update.ending.returns)
        elif update.ask is not None and update.ask != self._asked:
            self._asked = update.ask
            self._line(protocol.decide(_look(match, seat, view, self._untold(), legal), update.ask, 0))

    def _untold(self) -> list[Seen]:
        untold, self._events = self._events, []
        return untold

    def _wish(self, table: wire.TableInfo) -> None:
        """Who wants to play again; and where, once that is settled: its token opens its seat there too."""
        again = {"table": table.rematch, "wanted": [] if table.again is None else table.again.wanted}
        if again != self._again:
            self._again = again
            self._line({"type": "rematch", **again})

    def _consent(self, proposal: wire.Proposal) -> None:
        """Ask a program that said it can answer."""
        if self.answers and self.viewer in proposal.waiting and proposal.number != self._proposal:
            self._proposal = proposal.number
            asked = {"what": proposal.what, "by": proposal.by, "decisions": proposal.decisions}
            self._line({"type": "consent", "id": proposal.number, **asked})

    def _end(self, reason: str, returns: list[float]) -> None:
        if not self._over:
            self._over = True
            self._line(protocol.over(Outcome(reason, tuple(returns)), self._untold()))

    # --- what the program says ----------------------------------------------------------------------------------------

    def _decode(self, data: bytes) -> ProgramMessage | None:
        """A line of the program; `ready` needs no answer."""
        said: ProgramMessage = decoding.read(data, _decode)
        if not isinstance(said, Ready):
            return said
        self.answers = said.consent
        self.hall.announce(self.room)
        if (asked := updates.proposal(self.room.table)) is not None:
            self._consent(asked)
        return None

    def _extra_cost(self, said: Any) -> float:
        return self.hearers()

    def _dispatch(self, said: Any) -> None:
        self._handle(said)

    def _act(self, said: Any) -> None:
        if isinstance(said, Consent):
            self.member.answer(said.id, said.yes, "", self.report(said.id))
        elif self.viewer is None:
            raise Refusal("not-your-seat")
        else:
            self.member.submit(self.viewer, said.id, [said.code], self.report(said.id))

    def _acknowledge(self, id: int) -> None:
        """Nothing is said: the next question tells."""

    def _refuse(self, id: int, problem: wire.Problem) -> None:
        if self.viewer is None:
            self.leave(Problem("not-your-seat"))
            return
        sentence = problem.text or _sentence(problem)
        self._line({"type": "refused", "id": id, "why": problem.code, "sentence": sentence})
        self._asked = None
        asyncio.get_running_loop().call_soon(self._ask_again)

    def _ask_again(self) -> None:
        """Ask once more what was answered wrongly."""
        if self.room.table.match is not None:
            self.room.update(self, self.room.told[self.viewer])


def _look(match: Match, seat: int, view: View, feed: list[Seen], legal: list[str]) -> Look:
    """The table as the program's seat sees it."""
    return Look(seat, view, feed, legal, lambda rng: match.imagine(seat, rng), match.options)


def _sentence(problem: wire.Problem) -> str:
    """What the table refused for reasons of its own; the rules say theirs themselves."""
    facts = ", ".join(f"{name}: {value}" for name, value in problem.args.items())
    return server_words("en").say("refused", code=problem.code, facts=facts or "-")


def endpoint(services: Services) -> Callable[[WebSocket], Awaitable[None]]:
    """What answers a program with the token of its seat; no cookie counts here, so no page can pretend to be one."""
    hall, limits, players = services.hall, services.limits, services.players

    async def serve(ws: WebSocket) -> None:
        ticket = players.ticket(ws.query_params.get("token"))
        whose = None if ticket is None else ticket.player
        allowance = limits.allowance(whose, ws.client.host if ws.client else "")
        player = await players.known(ticket) if allowance.take("requests") else None
        if player is None:
            await ws.close(POLICY)
            return
        try:
            room = await hall.room(ws.path_params["table"])
        except Refusal:
            await ws.close(POLICY)
            return
        if not room.table.seats_of(player.id) or room.table.aside is not None:
            await ws.close(POLICY)
            return
        with limits.socket(allowance) as allowed:
            if not allowed:
                await ws.close(POLICY)
                return
            session = ProgramSession(ws, line_of(ws), hall, room, player, set(), allowance, services.settings.hello_s)
            with players.sessions.attended(ticket, session):
                await session.run()

    return serve
