"""The deal of the day: what there is today, playing it, and the table of results."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain import daily
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.tables import not_too_many, pay_for_a_table
from tatami.server.show import daily as shown
from tatami.server.show.tables import made

MOST_LISTED = 100


async def page(context: RequestContext) -> Response:
    """Today's deals, whether I have played them, and my week."""
    player, day = await context.player(), daily.day_of(now())
    tries, deals = context.services.hall.store.tries, context.services.daily
    mine = await deals.tries(player.id, daily.week_of(day)) if player is not None else []
    today = [each for each in mine if each.day == day]
    # A result is written down a moment after the end, and whoever asks meanwhile has finished all the same.
    over = {each.game for each in today if each.ended is not None or await deals.finished(player, day, each.game)}
    played = await asyncio.to_thread(tries.played, day)
    return reply(shown.page(day, player, mine, over, played))


async def begin(context: RequestContext) -> Response:
    """Play the deal of the day of a game, or go on with it: there is one try."""
    wanted = await context.body(wire.NewTry)
    player, deals = await context.someone(), context.services.daily
    daily.deal_of(wanted.game)
    day = daily.day_of(now())
    found = await deals.table(player.id, day, wanted.game)
    if found:
        return reply(made(found), 200)
    pay_for_a_table(context)
    await not_too_many(context, player)
    return reply(made(await deals.begin(player, day, wanted.game)), 201)


async def results(context: RequestContext) -> Response:
    """The table of results: of today's deal for whoever has finished it, of former days for everybody."""
    player, today = await context.player(), daily.day_of(now())
    game = context.request.path_params["game"]
    daily.deal_of(game)
    day = context.request.query_params.get("day", today)
    if daily.begin_of(day) > daily.begin_of(today):
        raise Refusal("no-day")
    deals, hall = context.services.daily, context.services.hall
    if day == today and not await deals.finished(player, day, game):
        raise Refusal("daily-secret", game=game)
    context.pay_for("story")
    if player is not None and (place := await deals.table(player.id, day, game)):
        await _written_down(context, place)
    lines = await asyncio.to_thread(hall.store.tries.board, day, game, MOST_LISTED)
    own = None
    if player is not None:
        mine = await asyncio.to_thread(hall.store.tries.mine, player.id, day, game)
        tried = [each for each in await deals.tries(player.id, [day]) if each.game == game]
        own = (mine, tried[0]) if mine is not None and tried else None
    of = await asyncio.to_thread(hall.store.tries.counted, day, game)
    return reply(shown.results(day, game, lines, own, of, day != today, deals.seed(day, game), context.lang))


async def _written_down(context: RequestContext, place: str) -> None:
    """Whoever comes from the end of a game finds it in the table."""
    services = context.services
    if (await services.hall.room(place)).table.over:
        await services.hall.store.caught_up()
        await services.books.keep(place)
