"""Games that are over: their records, told again, or brought from elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain import aside, daily
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import GZIP, RequestContext, reply
from tatami.server.live import archive
from tatami.server.live.imports import bring
from tatami.server.show import replays, tables

LARGEST_RECORD = 256_000
PART = 65_536
"""Bytes that are sent at once."""


async def record(context: RequestContext) -> Response:
    """The record of a finished game."""
    room = await context.room()
    if daily.secret(room.table, now()):
        raise Refusal("daily-record")  # A file is easily handed on, and it has the seed.
    await context.services.hall.store.caught_up()  # A last move that fails is none, and the game goes on.
    text = ""
    if room.table.over and room.table.aside is not None:
        text = await asyncio.to_thread(archive.record, context.services.hall.store, room.table)
    elif room.table.over and room.table.match is not None:
        text = room.table.record().to_json()
    if not text:
        raise Refusal("not-over")
    context.pay_for("record", room.table.number)
    name = f"{room.table.opened.game}-{room.table.id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def replay(context: RequestContext) -> Response:
    """A game told again: any seat's once it is over, one's own so far while it goes on."""
    room, player = await context.room(), await context.player()
    await context.services.hall.store.caught_up()  # A last move that fails is none, and the game goes on.
    found = room.table
    if found.aside is not None:
        raise aside.refusal(found)
    if found.match is None:
        raise Refusal("not-playing")
    asked = context.request.query_params.get("eye", "none")
    viewer = int(asked) if asked.isdecimal() and len(asked) < 3 else None
    if viewer is not None and viewer >= len(found.chairs):
        raise Refusal("no-seat")
    others = asked == "open" or (viewer is not None and (player is None or viewer not in found.seats_of(player.id)))
    if found.status == "playing" and others:
        raise Refusal("not-over")
    if player is not None and viewer is not None and not others:
        context.services.hall.saw(room, player.id)  # Who reads how it stands thinks on their own time.
    words = None if context.request.query_params.get("lang") is None else context.lang
    board = "board" in context.request.query_params
    # While it goes on, by what this viewer was told: the number of moves would count what others do in secret.
    context.pay_for("replay", len(found.match) * len(found.chairs) if asked == "open" else room.told[viewer])
    told = await context.services.hall.throttle.work(replays.telling(found, viewer, asked == "open", words, board))
    if daily.secret(found, now()):
        told = msgspec.structs.replace(told, seed="", sealed=True)
    return await _packed(context, told)


async def _packed(context: RequestContext, told: wire.Replay) -> Response:
    """A long answer, pressed beside the event loop."""
    async with context.services.hall.throttle.turn():
        body = msgspec.json.encode(told)
    pressed = await asyncio.to_thread(gzip.compress, body, GZIP)
    if "gzip" in context.request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(pressed, media_type="application/json", headers=headers)
    # Many megabytes otherwise, for as long as somebody takes to fetch them.
    headers = {"Content-Length": str(len(body))}
    return StreamingResponse(_opened(pressed), media_type="application/json", headers=headers)


async def _opened(pressed: bytes) -> AsyncIterator[bytes]:
    with gzip.GzipFile(fileobj=io.BytesIO(pressed)) as file:
        while part := file.read(PART):
            yield part


async def review(context: RequestContext) -> Response:
    """A finished game looked over again for one seat, by what that seat could know. It takes a while."""
    room = await context.room()
    if room.table.aside is not None:
        raise aside.refusal(room.table)
    if not room.table.over or room.table.match is None:
        raise Refusal("not-over")
    asked = context.request.query_params.get("seat", "")
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(room.table.chairs):
        raise Refusal("no-seat")
    context.pay_for("review", len(room.table.match))
    with context.services.reviews.asked_by(context.allowance.own):
        return reply(await context.services.reviews.review(room.table, int(asked), context.lang))


async def moments(context: RequestContext) -> Response:
    """What turned a finished game, by what one seat or a spectator saw of it."""
    room = await context.room()
    await context.services.hall.store.caught_up()
    found = room.table
    if found.aside is not None:
        raise aside.refusal(found)
    if not found.over or found.match is None:
        raise Refusal("not-over")
    asked = context.request.query_params.get("eye", "none")
    viewer = int(asked) if asked.isdecimal() and len(asked) < 3 else None
    if viewer is not None and viewer >= len(found.chairs):
        raise Refusal("no-seat")
    context.pay_for("story", len(found.match))
    told = replays.turning(found, viewer, context.lang)
    return reply(await context.services.hall.throttle.work(told))


async def new_record(context: RequestContext) -> Response:
    """Import a finished game, to look at it and to show it."""
    # As JSON inside of JSON it is about half as long again.
    wanted = await context.body(wire.NewRecord, LARGEST_RECORD * 2)
    if len(wanted.record.encode()) > LARGEST_RECORD:
        raise Refusal("too-large", most=LARGEST_RECORD)
    player = await context.someone()
    context.pay_for("import")
    context.pay("imports")
    made = await bring(context.services.hall, player, wanted.record, context.services.limits.scale)
    return reply(tables.made(made), 201)
