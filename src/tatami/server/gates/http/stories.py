"""What happened at a table, to be read."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.live import archive
from tatami.server.show.since import since as told_since
from tatami.server.show.stories import shown
from tatami.server.show.updates import words_for


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


async def since(context: RequestContext) -> Response:
    """What I have seen at a table since my last move, in a few sentences."""
    player, room, hall = await context.someone(), await context.room(), context.services.hall
    seats = room.table.seats_of(player.id)
    if not seats:
        raise Refusal("not-your-seat")
    seat = next((each for each in seats if each in room.table.to_act), seats[0])
    moves = 0 if room.table.match is None else len(room.table.match)
    context.pay_for("replay", moves)
    await hall.store.caught_up()
    async with hall.throttle.turn_for(moves):
        words = words_for(room.table, context.lang, seat)
        if room.table.match is None or words is None:
            raise Refusal("not-playing")
        record = room.table.match.record()
        return reply(await asyncio.to_thread(told_since, record, seat, words))
