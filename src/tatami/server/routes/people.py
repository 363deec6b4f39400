"""People: who I am, guests, names that are kept, and whom not to hear."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.responses import Response

from tatami.server import wire
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.players import COOKIE, COOKIE_DAYS
from tatami.server.routes.call import Call, reply

MOST_MUTED = 500
"""People whom one may want to hear no more of."""


def _shown(player: Player) -> wire.Player:
    return wire.Player(id=player.id, name=player.name, claimed=player.claimed)


def _with_cookie(call: Call, player: Player) -> Response:
    response = reply(_shown(player))
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
    player = await call.player()
    return reply(None if player is None else _shown(player))


async def guest(call: Call) -> Response:
    """Become a guest of that name; one who is here already changes the name."""
    wanted = await call.body(wire.NewGuest)
    here = await call.player()
    if here is None:
        return _with_cookie(call, await new_guest(call, wanted.name))
    async with asking_for_a_name(call):
        return _with_cookie(call, await call.desk.players.rename(here, wanted.name))


async def new_guest(call: Call, name: str) -> Player:
    """Somebody new, of whom an address has only so many."""
    call.pay("guests")
    try:
        async with asking_for_a_name(call):
            return await call.desk.players.guest(name)
    except Refusal:
        call.purse.give("guests")
        raise


@contextlib.asynccontextmanager
async def asking_for_a_name(call: Call) -> AsyncIterator[None]:
    """Few names are refused in a while: else a script could find out which there are.

    It is paid for first and given back unless the name cannot be had, so that asking for many at once gains nothing.
    """
    call.pay("names")
    try:
        yield
    except Refusal as refusal:
        if refusal.problem.code != "name-unavailable":
            call.purse.give("names")
        raise
    call.purse.give("names")


async def claim(call: Call) -> Response:
    """Keep this guest with a passphrase."""
    wanted = await call.body(wire.Claim)
    guest = await call.someone()
    call.pay("hashes")
    async with asking_for_a_name(call):
        return _with_cookie(call, await call.desk.players.claim(guest, wanted.name, wanted.passphrase))


async def login(call: Call) -> Response:
    """Come back as a claimed player."""
    wanted = await call.body(wire.Claim)
    call.pay("hashes")
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
    store = call.desk.hall.store
    if call.request.method == "DELETE":
        await store.unmute(player.id, whom)
    elif len(await asyncio.to_thread(store.muted, player.id)) >= MOST_MUTED:
        raise Refusal("mutes-many", 429, most=MOST_MUTED)
    else:
        await store.mute(player.id, whom)
    muted = await asyncio.to_thread(store.muted, player.id)
    for client in call.desk.hall.clients:
        if client.player is not None and client.player.id == player.id:
            client.muted = muted
    return Response(status_code=204)
