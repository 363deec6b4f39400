"""Where one is signed in, and signing out there."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tatami.server.bus.messages import SignedOut
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.show.people import session as shown


async def sessions(context: RequestContext) -> Response:
    """Where I am signed in, the latest first."""
    player = await context.someone()
    found = await context.services.players.sessions.of(player)
    here = "" if context.ticket is None else context.ticket.session
    return reply([shown(row.id, row.device, row.created, row.seen, row.id == here) for row in found])


async def end_session(context: RequestContext) -> Response:
    """Sign me out there: what is open there is closed at once."""
    player, id = await context.someone(), context.request.path_params["session"][:32]
    found = await asyncio.to_thread(context.services.hall.store.session, id)
    if found is None or found[0].player != player.id:
        raise Refusal("no-session")
    await end(context, id)
    return Response(status_code=204)


async def end_other_sessions(context: RequestContext) -> Response:
    """Sign me out everywhere but here."""
    await end_others(context, await context.someone())
    return Response(status_code=204)


async def end_others(context: RequestContext, player: Player) -> None:
    """End all sessions of somebody but the one that asks, in every process."""
    here = context.ticket.session if context.ticket is not None and context.ticket.player == player.id else ""
    for id in await context.services.players.sessions.end_others(player, here):
        context.services.hall.bus.tell(SignedOut(session=id))


async def end(context: RequestContext, id: str) -> None:
    """End a session in every process."""
    await context.services.players.sessions.end(id)
    context.services.hall.bus.tell(SignedOut(session=id))
