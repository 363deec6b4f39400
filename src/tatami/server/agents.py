"""Programs at a table: a seat's token opens a socket that speaks the bot protocol of `bots/protocol.py`.

To the table such a program is a player like any other: it has a name, a clock, and sees what its seat may see.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocketDisconnect

from tatami.bots import protocol
from tatami.bots.look import Look
from tatami.server import reading, sights, wire
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.socket import Connection
from tatami.server.wire.programs import Consent, ProgramMessage, Ready
from tatami.server.words import server_words

_decode = msgspec.json.Decoder(ProgramMessage).decode


class AgentConnection(Connection):
    """One program at one seat. Whatever the table says reaches it as `decide` and `over`; it answers with `move`."""

    _greeted = False
    """Whether it was told which game this is; who comes before the start hears it then."""
    _asked: int | None = None
    _events: list[dict[str, Any]]
    _over = False
    _proposal = 0
    """The last proposal that it was asked about."""
    _again: dict[str, Any] | None = None
    """What it was told last of playing again."""

    async def _greet(self) -> None:
        mine = self._mine()
        if not mine:
            raise WebSocketDisconnect
        self.eye = mine[0]
        self.answers = False
        self._events = []
        await self._afford("hello", self._story())
        async with self.hall.lane.turn_for(self._story()):
            await self._come_in()

    async def _come_in(self) -> None:
        await self._join(self.eye)
        self.room.greet(self)
        self.room.came_or_went(self._who())
        if self.room.table.match is not None:
            self.send(self.room.sight(self, 0))
            self.hall.sat_down(self.room, self._who())

    def _hello(self) -> None:
        self._greeted = True
        match, seat = self.room.table.match, self.eye
        assert match is not None
        assert seat is not None
        nothing = Look(seat, match.view(seat), [], [], lambda rng: match.imagine(seat, rng), match.options)
        self._line(protocol.hello(nothing, 0))

    def _line(self, message: protocol.Message) -> None:
        super().send(protocol.line(message).rstrip(b"\n"))

    def send(self, message: bytes) -> None:
        """What the table says, in the program's terms; presence, chat and the like are not its business."""
        said = msgspec.json.decode(message)
        if said["type"] == "gone":
            super().send(message)
        elif self.eye is None:  # The host gave its seat away; it has nothing to do here.
            self.leave(Problem("not-your-seat"))
        elif said["type"] == "welcome":
            if said["table"]["status"] == "abandoned":
                self._end("abandoned", [])
            self._wish(said["table"])
        elif said["type"] == "refused":
            problem = said["problem"]
            sentence = problem["text"] or _sentence(problem)
            self._line({"type": "refused", "id": said["id"], "why": problem["code"], "sentence": sentence})
            self._asked = None
            asyncio.get_running_loop().call_soon(self._ask_again)
        elif said["type"] == "update":
            self._heard(said)

    def _ask_again(self) -> None:
        """Ask once more what was answered wrongly."""
        if self.room.table.match is not None:
            self.send(self.room.sight(self, self.room.told[self.eye]))

    def _heard(self, update: dict[str, Any]) -> None:
        if not self._greeted:
            self._hello()
        if update["proposal"] is not None:
            self._consent(update["proposal"])
        self._events += [{"event": line["event"], **line["data"]} for line in update["events"]]
        end = update["ending"]
        if end is not None:
            self._end(end["reason"], end["returns"])
        elif update["ask"] is not None and update["ask"] != self._asked:
            self._asked = update["ask"]
            self._line(
                {
                    "type": "decide",
                    "id": update["ask"],
                    "view": update["view"],
                    "events": self._taken(),
                    "legal": [option["code"] for option in update["legal"]],
                }
            )

    def _wish(self, table: dict[str, Any]) -> None:
        """Who wants to play again; and where, once that is settled: its token opens its seat there too."""
        again = {"table": table["rematch"], "wanted": [] if table["again"] is None else table["again"]["wanted"]}
        if again != (self._again or {"table": "", "wanted": []}):
            self._again = again
            self._line({"type": "rematch", **again})

    def _consent(self, proposal: dict[str, Any]) -> None:
        """Ask a program that said it can answer."""
        if self.answers and self.eye in proposal["waiting"] and proposal["number"] != self._proposal:
            self._proposal = proposal["number"]
            asked = {name: proposal[name] for name in ("what", "by", "decisions")}
            self._line({"type": "consent", "id": proposal["number"], **asked})

    def _end(self, reason: str, returns: list[float]) -> None:
        if not self._over:
            self._over = True
            self._line({"type": "over", "reason": reason, "returns": returns, "events": self._taken()})

    def _taken(self) -> list[dict[str, Any]]:
        taken, self._events = self._events, []
        return taken

    def _understood(self, text: str | bytes) -> Any:
        """A line of the program as the message of a client; `ready` needs no answer."""
        said = reading.read(text, _decode)
        if isinstance(said, Ready):
            self.answers = said.consent
            if (asked := sights.proposal(self.room.table)) is not None:
                self._consent(msgspec.to_builtins(asked))
            return None
        if isinstance(said, Consent):
            return wire.Answer(proposal=said.id, yes=said.yes, id=said.id)
        if self.eye is None:
            raise Refusal("not-your-seat", 403)
        return wire.Submit(seat=self.eye, ask=said.id, codes=[said.code], id=said.id)


def _sentence(problem: dict[str, Any]) -> str:
    """What the table refused for reasons of its own; the rules say theirs themselves."""
    facts = ", ".join(f"{name}: {value}" for name, value in problem["args"].items())
    return server_words("en").say("refused", code=problem["code"], facts=facts or "-")
