"""A request over HTTP, with what every route asks of it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tatami.core.words import LANGUAGES
from tatami.server.domain import aside
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates import decoding
from tatami.server.gates.limits import Allowance, cost_of
from tatami.server.gates.services import Services
from tatami.server.live.cookies import COOKIE
from tatami.server.live.room import Room

T = TypeVar("T")

LARGEST_BODY = 20_000
GZIP = 6
"""The level of compression: answers are a little larger than at best, in half the time."""


class RequestContext:
    """A request, with what routes ask of it."""

    def __init__(self, request: Request, services: Services) -> None:
        self.request = request
        self.services = services
        address = request.client.host if request.client else ""
        self.ticket = services.players.ticket(request.cookies.get(COOKIE))
        whose = None if self.ticket is None else self.ticket.player
        self.allowance: Allowance = services.limits.allowance(whose, address)

    def pay(self, quota: str, cost: float = 1.0) -> None:
        """Take from a quota of this visitor, or refuse."""
        if not self.allowance.take(quota, cost):
            raise Refusal("too-fast")

    def pay_for(self, what: str, moves: int = 0) -> None:
        """Take what something costs beyond the plain request that has been paid for."""
        self.pay("requests", cost_of(what, moves) - 1)

    @property
    def lang(self) -> str:
        """The language asked for, if we speak it."""
        asked = self.request.query_params.get("lang", "en")
        return asked if asked in LANGUAGES else "en"

    @property
    def agent(self) -> str:
        """What the browser says of itself."""
        return self.request.headers.get("user-agent", "")

    async def body(self, kind: type[T], largest: int = LARGEST_BODY) -> T:
        """The body, which must be JSON of that kind: a form from a foreign page cannot send it."""
        if not self.request.headers.get("content-type", "").startswith("application/json"):
            raise Refusal("content-type")
        found = bytearray()
        try:
            async for chunk in self.request.stream():
                found += chunk
                if len(found) > largest:
                    raise Refusal("too-large", most=largest)
        except ClientDisconnect:
            raise Refusal("torn") from None  # Nobody is left to be told.
        message: T = decoding.read(bytes(found), decoding.decoder(cast("Hashable", kind)))
        return message

    async def player(self) -> Player | None:
        """Who asks, if they have a name."""
        return await self.services.players.known(self.ticket, self.agent)

    async def someone(self) -> Player:
        """Who asks; refused without a name."""
        found = await self.player()
        if found is None:
            raise Refusal("who")
        return found

    async def room(self) -> Room:
        """The table in the path; a change to one whose rules are not played here is refused.

        So is everything about a deal of the day to whoever has still to play it.
        """
        room = await self.services.hall.room(self.request.path_params["table"])
        if room.table.opened.day:
            await self.services.daily.admit(room.table, await self.player())
        if self.request.method != "GET" and room.table.aside is not None:
            raise aside.refusal(room.table)
        return room


def reply(message: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")
