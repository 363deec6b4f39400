"""People: who I am, guests, names that are kept, and whom not to hear."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.responses import Response

from tatami.server import wire
from tatami.server.bus.messages import Changed
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.sessions import end
from tatami.server.live.cookies import COOKIE, COOKIE_DAYS
from tatami.server.show.accounts import claimed
from tatami.server.show.people import player as shown

MOST_MUTED = 500
"""People whom one may want to hear no more of."""


async def with_cookie(context: RequestContext, player: Player, message: wire.Message | None = None) -> Response:
    """Who somebody is (or that message), signed in at this browser from now on; it lasts as long again if they are."""
    players, ticket = context.services.players, context.ticket
    here = await context.player()
    if ticket is None or here is None or here.id != player.id:
        ticket = await players.sessions.begin(player, context.agent)
    players.sessions.give(ticket.session)
    response = reply(message or shown(player))
    response.set_cookie(
        COOKIE,
        players.cookies.cookie(ticket),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=context.services.secure,
    )
    return response


async def me(context: RequestContext) -> Response:
    """Who I am, or null. Every page asks, and so the cookie lasts as long as somebody comes."""
    player, ticket = await context.player(), context.ticket
    if player is not None and ticket is not None and context.services.players.sessions.to_be_given(ticket.session):
        return await with_cookie(context, player)
    return reply(None if player is None else shown(player))


async def guest(context: RequestContext) -> Response:
    """Become a guest of that name; one who is here already changes the name."""
    wanted = await context.body(wire.NewGuest)
    here = await context.player()
    if here is None:
        return await with_cookie(context, await new_guest(context, wanted.name))
    async with asking_for_a_name(context):
        renamed = await context.services.players.rename(here, wanted.name)
    _tell_others(context, renamed)
    return await with_cookie(context, renamed)


async def new_guest(context: RequestContext, name: str) -> Player:
    """Somebody new, of whom an address has only so many."""
    context.pay("guests")
    try:
        async with asking_for_a_name(context):
            return await context.services.players.guest(name)
    except Refusal:
        context.allowance.give("guests")
        raise


@contextlib.asynccontextmanager
async def asking_for_a_name(context: RequestContext) -> AsyncIterator[None]:
    """Few names are refused in a while: else a script could find out which there are.

    It is paid for first and given back unless the name cannot be had, so that asking for many at once gains nothing.
    """
    context.pay("names")
    try:
        yield
    except Refusal as refusal:
        if refusal.problem.code != "name-unavailable":
            context.allowance.give("names")
        raise
    context.allowance.give("names")


async def claim(context: RequestContext) -> Response:
    """Keep this guest with a passphrase; the answer holds recovery codes, which are told only now."""
    wanted = await context.body(wire.Claim)
    guest = await context.someone()
    context.pay("hashes")
    async with asking_for_a_name(context):
        owner, codes = await context.services.players.claim(guest, wanted.name, wanted.passphrase)
    _tell_others(context, owner)
    return await with_cookie(context, owner, claimed(owner, codes))


async def login(context: RequestContext) -> Response:
    """Come back as a claimed player."""
    wanted = await context.body(wire.Claim)
    context.pay("hashes")
    return await with_cookie(context, await context.services.players.login(wanted.name, wanted.passphrase))


async def logout(context: RequestContext) -> Response:
    """Forget me in this browser."""
    if context.ticket is not None:
        await end(context, context.ticket.session)
    return without_cookie(context)


def without_cookie(context: RequestContext) -> Response:
    """Nobody is signed in at this browser any more."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=context.services.secure)
    return response


async def mute(context: RequestContext) -> Response:
    """Hear no more of somebody; `DELETE` hears again."""
    player = await context.someone()
    whom = context.request.path_params["player"][:32]
    hall = context.services.hall
    store = hall.store
    if context.request.method == "DELETE":
        await store.unmute(player.id, whom)
    elif len(await hall.mutes.anew(player.id)) >= MOST_MUTED:
        raise Refusal("mutes-many", most=MOST_MUTED)
    else:
        await store.mute(player.id, whom)
    muted = await hall.mutes.anew(player.id)
    for client in hall.clients:
        if client.player is not None and client.player.id == player.id:
            client.muted = muted
    _tell_others(context, player)
    return Response(status_code=204)


def _tell_others(context: RequestContext, player: Player) -> None:
    """Other processes may know this person otherwise."""
    context.services.hall.bus.tell(Changed(person=player.id))
