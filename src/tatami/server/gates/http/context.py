"""A request over HTTP, with what every route asks of it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.core.words import LANGUAGES
from tatami.server.domain import aside
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.gates import decoding
from tatami.server.gates.limits import Purse, price
from tatami.server.gates.safety import same_origin
from tatami.server.gates.services import Services
from tatami.server.live.players import COOKIE
from tatami.server.live.room import Room
from tatami.server.show.problems import of_error, shown
from tatami.server.store.errors import StorageError

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
        self.purse: Purse = services.limits.purse(services.players.read_cookie(request.cookies.get(COOKIE)), address)

    def pay(self, pot: str, cost: float = 1.0) -> None:
        """Take from a pot of this visitor, or refuse."""
        if not self.purse.take(pot, cost):
            raise Refusal("too-fast", 429)

    def pay_for(self, what: str, moves: int = 0) -> None:
        """What something costs beyond the plain request that has been paid for."""
        self.pay("requests", price(what, moves) - 1)

    @property
    def lang(self) -> str:
        asked = self.request.query_params.get("lang", "en")
        return asked if asked in LANGUAGES else "en"

    async def body(self, kind: type[T], largest: int = LARGEST_BODY) -> T:
        """The body, which must be JSON of that kind: a form from a foreign page cannot send it."""
        if not self.request.headers.get("content-type", "").startswith("application/json"):
            raise Refusal("content-type", 415)
        found = bytearray()
        try:
            async for chunk in self.request.stream():
                found += chunk
                if len(found) > largest:
                    raise Refusal("too-large", 413, most=largest)
        except ClientDisconnect:
            raise Refusal("torn") from None  # Nobody is left to be told.
        message: T = decoding.read(bytes(found), decoding.decoder(cast("Hashable", kind)))
        return message

    async def player(self) -> Player | None:
        return await self.services.players.known(self.request.cookies.get(COOKIE))

    async def someone(self) -> Player:
        found = await self.player()
        if found is None:
            raise Refusal("who", 401)
        return found

    async def room(self) -> Room:
        room = await self.services.hall.room(self.request.path_params["table"])
        if self.request.method != "GET" and room.table.aside is not None:
            raise aside.refusal(room.table)
        return room


def reply(message: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


Handler = Callable[[RequestContext], Awaitable[Response]]


@dataclass(frozen=True)
class Route:
    """One route: how it is reached, who answers, and what travels."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None
    gives: Any = None


def endpoint(services: Services, route: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route with what all of them need: limits, origin, and refusals as JSON."""

    async def answer(request: Request) -> Response:
        context = RequestContext(request, services)
        try:
            context.pay("requests")
            if request.method != "GET" and not same_origin(request.headers, services.settings.public_url):
                known = services.settings.public_url
                raise Refusal("elsewhere", 403, address=known) if known else Refusal("origin", 403)
            return await route.handler(context)
        except Refusal as refusal:
            return reply(shown(refusal.problem), refusal.status)
        except TatamiError as error:
            return reply(of_error(error, context.lang), 400)
        except StorageError as problem:
            # A full disk, mostly. Nothing was done, and it is no mistake of whoever asked.
            logging.getLogger("tatami").error("storage", extra={"why": str(problem)})
            return reply(shown(Problem("storage")), 503)

    return answer


async def unserved(request: Request, problem: Exception) -> Response:
    """What no route answers: an address where nothing is, or one that cannot be used like that."""
    assert isinstance(problem, HTTPException)
    code = "method" if problem.status_code == 405 else "no-page"
    response = reply(shown(Problem(code)), problem.status_code)
    response.headers.update(problem.headers or {})
    return response
