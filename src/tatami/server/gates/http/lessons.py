"""Lessons: a table of one's own with a script."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain import entries, lessons
from tatami.server.domain.endings import OVER
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.tables import MOST_LISTED, not_too_many, pay_for_a_table
from tatami.server.live.lists import listed
from tatami.server.show import tables as shown


async def new_lesson(context: RequestContext) -> Response:
    """Begin a lesson, or go on where it was left."""
    wanted = await context.body(wire.NewLesson)
    player, hall = await context.someone(), context.services.hall
    lessons.find(wanted.game, wanted.number)
    mine = await listed(hall, await asyncio.to_thread(hall.store.tables_of, player.id, MOST_LISTED))
    for each in mine:
        mark = each.summary.lesson
        if mark is None or each.status in OVER or (each.game, mark.number) != (wanted.game, wanted.number):
            continue
        if not wanted.again:
            return reply(shown.made(each.id), 200)
        room = await hall.room(each.id)
        await hall.commit_and_wait(room, entries.Abandoned(at=now(), why="closed"))
    pay_for_a_table(context)
    await not_too_many(context, player)
    opened, *more = lessons.first_entries(wanted.game, wanted.number, player.id, player.name, player.claimed, now())
    assert isinstance(opened, entries.Opened)
    room = await hall.open(opened, more)
    return reply(shown.made(room.table.id), 201)
