"""Games that are over: their records, told again, or brought from elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import AsyncIterator

import msgspec
from starlette.responses import Response, StreamingResponse

from tatami.server import archive, replays, wire
from tatami.server.domain import aside
from tatami.server.domain.problems import Refusal
from tatami.server.imports import bring
from tatami.server.routes.call import GZIP, Call, reply

LARGEST_RECORD = 256_000
PART = 65_536
"""Bytes that are sent at once."""


async def record(call: Call) -> Response:
    """The record of a finished game."""
    room = await call.room()
    await call.desk.hall.store.caught_up()  # A last move that fails is none, and the game goes on.
    text = ""
    if room.table.over and room.table.aside is not None:
        text = await asyncio.to_thread(archive.record, call.desk.hall.store, room.table)
    elif room.table.over and room.table.match is not None:
        text = room.table.record().to_json()
    if not text:
        raise Refusal("not-over", 403)
    call.pay_for("record", room.table.number)
    name = f"{room.table.opened.game}-{room.table.id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def replay(call: Call) -> Response:
    """A game told again: any eye's once it is over, one's own so far while it goes on."""
    room, player = await call.room(), await call.player()
    await call.desk.hall.store.caught_up()  # A last move that fails is none, and the game goes on.
    found = room.table
    if found.aside is not None:
        raise aside.refusal(found, 410)
    if found.match is None:
        raise Refusal("not-playing", 409)
    asked = call.request.query_params.get("eye", "none")
    eye = int(asked) if asked.isdecimal() and len(asked) < 3 else None
    if eye is not None and eye >= len(found.chairs):
        raise Refusal("no-seat", 404)
    others = asked == "open" or (eye is not None and (player is None or eye not in found.seats_of(player.id)))
    if found.status == "playing" and others:
        raise Refusal("not-over", 403)
    if player is not None and eye is not None and not others:
        call.desk.hall.saw(room, player.id)  # Who reads how it stands thinks on their own time.
    words = None if call.request.query_params.get("lang") is None else call.lang
    board = "board" in call.request.query_params
    # While it goes on, by what this eye was told: the number of moves would count what others do in secret.
    call.pay_for("replay", len(found.match) * len(found.chairs) if asked == "open" else room.told[eye])
    told = await call.desk.hall.lane.work(replays.telling(found, eye, asked == "open", words, board))
    return await _packed(call, told)


async def _packed(call: Call, told: wire.Replay) -> Response:
    """A long answer, pressed beside the event loop."""
    async with call.desk.hall.lane.turn():
        body = msgspec.json.encode(told)
    pressed = await asyncio.to_thread(gzip.compress, body, GZIP)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(pressed, media_type="application/json", headers=headers)
    # Many megabytes otherwise, for as long as somebody takes to fetch them.
    headers = {"Content-Length": str(len(body))}
    return StreamingResponse(_opened(pressed), media_type="application/json", headers=headers)


async def _opened(pressed: bytes) -> AsyncIterator[bytes]:
    with gzip.GzipFile(fileobj=io.BytesIO(pressed)) as file:
        while part := file.read(PART):
            yield part


async def review(call: Call) -> Response:
    """A finished game looked over again for one seat, by what that seat could know. It takes a while."""
    room = await call.room()
    if room.table.aside is not None:
        raise aside.refusal(room.table, 410)
    if not room.table.over or room.table.match is None:
        raise Refusal("not-over", 403)
    asked = call.request.query_params.get("seat", "")
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(room.table.chairs):
        raise Refusal("no-seat", 404)
    call.pay_for("review", len(room.table.match))
    with call.desk.reviews.asked_by(call.purse.own):
        return reply(await call.desk.reviews.review(room.table, int(asked), call.lang))


async def new_record(call: Call) -> Response:
    """Import a finished game, to look at it and to show it."""
    # As JSON inside of JSON it is about half as long again.
    wanted = await call.body(wire.NewRecord, LARGEST_RECORD * 2)
    if len(wanted.record.encode()) > LARGEST_RECORD:
        raise Refusal("too-large", 413, most=LARGEST_RECORD)
    player = await call.someone()
    call.pay_for("import")
    call.pay("imports")
    return reply(wire.Made(id=await bring(call.desk.hall, player, wanted.record, call.desk.limits.scale)), 201)
