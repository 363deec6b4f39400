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
from tatami.server import wire
from tatami.server.lane import SHORT
from tatami.server.socket import Connection


class AgentConnection(Connection):
    """One program at one seat. Whatever the table says reaches it as `decide` and `over`; it answers with `move`."""

    _greeted = False
    """Whether it was told which game this is; who comes before the start hears it then."""
    _asked: int | None = None
    _events: list[dict[str, Any]]
    _over = False

    async def _greet(self) -> None:
        mine = self._mine()
        if not mine:
            raise WebSocketDisconnect
        self.eye = mine[0]
        self._events = []
        await self._afford("hello", self._story())
        if self._story() > SHORT:
            async with self.hall.lane.turn():
                await self._come_in()
        else:
            await self._come_in()

    async def _come_in(self) -> None:
        await self.hall.store.writer.write("", [])  # What is not on disk yet must not be seen.
        self.room.clients.add(self)
        self.room.welcome()
        if self.room.table.match is not None:
            self.send(self.room.sight(self, 0))

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
        elif said["type"] == "welcome" and said["table"]["status"] == "abandoned":
            self._end("abandoned", [])
        elif said["type"] == "refused":
            problem = said["problem"]
            self._line({"type": "refused", "id": said["id"], "why": problem["code"], "sentence": problem["text"]})
            self._asked = None
            asyncio.get_running_loop().call_soon(self._again)
        elif said["type"] == "update":
            self._heard(said)

    def _again(self) -> None:
        """Ask once more what was answered wrongly."""
        if self.room.table.match is not None:
            self.send(self.room.sight(self, self.room.told[self.eye]))

    def _heard(self, update: dict[str, Any]) -> None:
        if not self._greeted:
            self._hello()
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

    def _end(self, reason: str, returns: list[float]) -> None:
        if not self._over:
            self._over = True
            self._line({"type": "over", "reason": reason, "returns": returns, "events": self._taken()})

    def _taken(self) -> list[dict[str, Any]]:
        taken, self._events = self._events, []
        return taken

    def _understood(self, text: str | bytes) -> Any:
        """A line of the program as the message of a client; `ready` needs no answer."""
        said = msgspec.json.decode(text)
        if not isinstance(said, dict) or said.get("type") not in ("ready", "move"):
            raise msgspec.DecodeError
        if said["type"] == "ready":
            return None
        move = {"type": "submit", "seat": self.eye, "ask": said.get("id"), "codes": [said.get("code")]}
        return msgspec.convert({**move, "id": said.get("id")}, wire.Submit)
