"""People: who I am, guests, names that are kept, and whom not to hear."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response

from tatami.server import wire
from tatami.server.players import COOKIE, COOKIE_DAYS
from tatami.server.problems import Refusal
from tatami.server.routes.call import Call, reply
from tatami.server.store import store as sql


def _with_cookie(call: Call, player: wire.Player) -> Response:
    response = reply(player)
    response.set_cookie(
        COOKIE,
        call.desk.players.cookie(player.id),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=call.desk.secure,
    )
    return response


async def me(call: Call) -> Response:
    """Who I am, or null."""
    return reply(await call.player())


async def guest(call: Call) -> Response:
    """Become a guest of that name; one who is here already changes the name."""
    wanted = await call.body(wire.NewGuest)
    here = await call.player()
    if here is not None:
        return _with_cookie(call, await call.desk.players.rename(here, wanted.name))
    return _with_cookie(call, await call.desk.players.guest(wanted.name))


async def claim(call: Call) -> Response:
    """Keep this guest with a passphrase."""
    wanted = await call.body(wire.Claim)
    player = await call.desk.players.claim(await call.someone(), wanted.name, wanted.passphrase)
    return _with_cookie(call, player)


async def login(call: Call) -> Response:
    """Come back as a claimed player."""
    wanted = await call.body(wire.Claim)
    address = call.request.client.host if call.request.client else ""
    if not call.desk.limits.take(f"login {address}", cost=10):
        raise Refusal("too-fast", 429)
    return _with_cookie(call, await call.desk.players.login(wanted.name, wanted.passphrase))


async def logout(call: Call) -> Response:
    """Forget me in this browser."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.desk.secure)
    return response


async def mute(call: Call) -> Response:
    """Hear no more of somebody; `DELETE` hears again."""
    player = await call.someone()
    whom = call.request.path_params["player"][:32]
    writer = call.desk.hall.store.writer
    writes: list[tuple[Any, dict[str, str]]] = [(sql.DROP_MUTE, {"who": player.id, "whom": whom})]
    if call.request.method == "POST":
        writes.append((sql.ADD_MUTE, {"player": player.id, "muted": whom}))
    await writer.write("", writes)  # In one: whoever asks twice at once asks for the same.
    muted = await asyncio.to_thread(call.desk.hall.store.muted, player.id)
    for room in call.desk.hall.rooms.values():
        for client in room.clients:
            if client.player is not None and client.player.id == player.id:
                client.muted = muted
    return Response(status_code=204)
