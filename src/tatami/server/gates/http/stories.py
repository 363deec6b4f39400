"""What happened at a table, to be read."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.live import archive
from tatami.server.show.stories import shown


async def story(context: RequestContext) -> Response:
    """What happened at a table, in sentences: all of it once the game is over, before that what a spectator saw.

    It can be read even where the rules it was played by are played here no more.
    """
    room, hall = await context.room(), context.services.hall
    table, store = room.table, hall.store
    context.pay_for("story", room.told[None])
    await store.caught_up()
    if table.aside is not None:
        return reply(shown(table, await asyncio.to_thread(archive.kept, store, table.id), context.lang))
    async with hall.throttle.turn_for(room.told[None]):
        document = await asyncio.to_thread(archive.told, store, table.id, context.lang)
    # In the log is what was on disk a moment ago; the table may have moved on since.
    return reply(shown(table, document, context.lang))
