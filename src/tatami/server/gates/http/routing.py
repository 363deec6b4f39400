"""From a route to what answers it: with limits, a check of the origin, and refusals as JSON."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tatami.core.errors import TatamiError
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.statuses import status_of
from tatami.server.gates.safety import same_origin
from tatami.server.gates.services import Services
from tatami.server.show.problems import of_error, shown
from tatami.server.store.errors import StorageError

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
                raise Refusal("elsewhere", address=known) if known else Refusal("origin")
            return await route.handler(context)
        except Refusal as refusal:
            return reply(shown(refusal.problem), status_of(refusal.problem.code))
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
