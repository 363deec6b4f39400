"""The games and the bots, in words."""

from __future__ import annotations

from starlette.responses import Response

from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.show import catalogue
from tatami.server.show.words import bot_levels


async def games(context: RequestContext) -> Response:
    """The games, in the language asked for."""
    return reply(catalogue.pages(context.lang))


async def game(context: RequestContext) -> Response:
    """One game with its rules and pieces."""
    context.pay_for("game")
    return reply(catalogue.detail(context.request.path_params["game"], context.lang))


async def bots(context: RequestContext) -> Response:
    """The levels of bots."""
    return reply(bot_levels(context.lang))
