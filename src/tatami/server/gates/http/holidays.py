"""Going on holiday: my clocks stand still in all my games over days."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server import wire
from tatami.server.bus.messages import Changed
from tatami.server.clock import now
from tatami.server.domain import holidays
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.show import holidays as shown
from tatami.server.store.errors import Conflict


async def holiday(context: RequestContext) -> Response:
    """Whether I am on holiday, and how many days I have left this year."""
    return await _told(context, await context.someone())


async def begin(context: RequestContext) -> Response:
    """Go on holiday for so many days, from now on."""
    wanted = await context.body(wire.NewHoliday)
    player = await context.someone()
    store, allowance = context.services.hall.store.holidays, context.services.settings.holiday_days
    own = await asyncio.to_thread(store.of, player.id)
    try:
        await store.begin(player.id, holidays.begun(own, wanted.days, allowance, now()))
    except Conflict:
        raise Refusal("holiday-now") from None
    await _tell_tables(context, player)
    return await _told(context, player)


async def end(context: RequestContext) -> Response:
    """Be back: my clocks run again."""
    player = await context.someone()
    store, moment = context.services.hall.store.holidays, now()
    found = holidays.present(await asyncio.to_thread(store.of, player.id), moment)
    if found is None:
        raise Refusal("holiday-none")
    await store.end(player.id, found.number, moment)
    await _tell_tables(context, player)
    return await _told(context, player)


async def _tell_tables(context: RequestContext, player: Player) -> None:
    """Write it into the log of every table of theirs, here or in the process that has it."""
    hall = context.services.hall
    await hall.holidays.look()
    hall.bus.tell(Changed(person=player.id))
    for row in await asyncio.to_thread(hall.store.tables_of, player.id, 0):
        await hall.learn_holidays(row.id)


async def _told(context: RequestContext, player: Player) -> Response:
    own = await asyncio.to_thread(context.services.hall.store.holidays.of, player.id)
    moment, allowance = now(), context.services.settings.holiday_days
    return reply(shown.holiday(holidays.present(own, moment), holidays.left(own, allowance, moment), allowance))
