"""The games and the bots, in words."""

from __future__ import annotations

from starlette.responses import Response

from tatami.server import catalogue
from tatami.server.routes.call import Call, reply
from tatami.server.words import bot_levels


async def games(call: Call) -> Response:
    """The games, in the language asked for."""
    return reply(catalogue.pages(call.lang))


async def game(call: Call) -> Response:
    """One game with its rules and pieces."""
    call.pay_for("game")
    return reply(catalogue.detail(call.request.path_params["game"], call.lang))


async def bots(call: Call) -> Response:
    """The levels of bots."""
    return reply(bot_levels(call.lang))
