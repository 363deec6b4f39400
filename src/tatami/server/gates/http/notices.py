"""Being told where one wants it: channels, how they are to be used, and what waits."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import replace

import msgspec
from starlette.responses import Response

from tatami.server import wire
from tatami.server.bus.messages import Changed
from tatami.server.clock import now
from tatami.server.domain import notices
from tatami.server.domain.clocks import DAY
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.live.channels.failure import NotSent
from tatami.server.live.channels.mail import is_address
from tatami.server.live.channels.push import Keys, are_keys
from tatami.server.live.channels.webhook import Hook
from tatami.server.live.lists import listed
from tatami.server.show import lists
from tatami.server.show import notices as shown
from tatami.server.store.notices import Channel

MOST_CHANNELS = 8
DAY_MINUTES = 24 * 60


async def page(context: RequestContext) -> Response:
    """How I am told, and how I could be."""
    player = await context.someone()
    services = context.services
    found = await asyncio.to_thread(services.hall.store.notices.of, player.id)
    return reply(shown.page(found, services.postman.push_key, services.post.offered))


async def new_channel(context: RequestContext) -> Response:
    """Another way to be told. An address of mail has to be confirmed by a link that is sent there."""
    wanted = await context.body(wire.NewChannel)
    player = await context.someone()
    store = context.services.hall.store.notices
    own = await asyncio.to_thread(store.of, player.id)
    kind, address = wanted.kind, wanted.address.strip()
    known = next((each for each in own if (each.kind, each.address) == (kind, address)), None)
    if known is None and len(own) >= MOST_CHANNELS:
        raise Refusal("channels-many", most=MOST_CHANNELS)
    sealed = _checked(context, wanted, address)
    if kind == "push":  # Whoever used this browser before is not told here any more.
        for other in await asyncio.to_thread(store.at, kind, address):
            if other.player != player.id:
                await store.drop(other.id)
    if kind == "mail" and (known is None or not known.confirmed):
        context.pay("letters")
    made = Channel(
        id=secrets.token_hex(12) if known is None else known.id,
        player=player.id,
        kind=kind,
        address=address,
        secrets=sealed,
        key=secrets.token_urlsafe(18) if known is None else known.key,
        active=wanted.wishes.active,
        confirmed=kind != "mail" or (known is not None and known.confirmed),
        errors=0,
        wishes=_wishes(wanted.wishes),
        created=now() if known is None else known.created,
    )
    await store.keep(made)
    await tell_changed(context, player.id)
    if not made.confirmed:
        await ask_whether(context, made, wanted.wishes.lang, "channel")
    return reply(shown.channel(made))


def _checked(context: RequestContext, wanted: wire.NewChannel, address: str) -> str:
    """What both ends of a channel know, if it can be one."""
    services = context.services
    if wanted.kind == "mail":
        if not services.post.offered:
            raise Refusal("mail-off")
        if not is_address(address):
            raise Refusal("mail-address")
        return "{}"
    try:
        services.postman.outward.check(address)
    except NotSent:
        raise Refusal("hook-address") from None
    if wanted.kind == "webhook":
        return msgspec.json.encode(Hook(form=wanted.form)).decode()
    keys = Keys(p256dh=wanted.p256dh, auth=wanted.auth)
    if not are_keys(keys):
        raise Refusal("push-keys")
    return msgspec.json.encode(keys).decode()


async def ask_whether(context: RequestContext, channel: Channel, lang: str, what: str) -> None:
    """Write to an address whether it wants to be written to: once a day, whoever asks for it and however often.

    `what` it is for: a channel for notices, or an account whose passphrase may be lost.
    """
    page = "confirm" if what == "channel" else "confirm-account"
    link = f"{context.services.postman.address}/{page}/{channel.key}"
    key = hashlib.sha256(f"{channel.address.lower()} {channel.id} {now() // DAY}".encode()).hexdigest()[:32]
    await context.services.post.send(what, channel.address, lang, {"link": link}, key)


def _wishes(wanted: wire.Wishes) -> str:
    """How somebody wants to be told, checked, as it is kept."""
    times = [*(wanted.quiet or ()), *([] if wanted.digest is None else [wanted.digest])]
    if not notices.is_zone(wanted.zone) or not all(0 <= each < DAY_MINUTES for each in times):
        raise Refusal("notice-times")
    kept = notices.Wishes(
        kinds=[kind for kind in notices.KINDS if kind in wanted.kinds],
        lang=wanted.lang,
        zone=wanted.zone,
        quiet=wanted.quiet,
        digest=wanted.digest,
    )
    return msgspec.json.encode(kept).decode()


async def _mine(context: RequestContext, player: Player) -> Channel:
    """The channel in the path, if it is this player's."""
    id = context.request.path_params["channel"][:32]
    found = await asyncio.to_thread(context.services.hall.store.notices.channel, id)
    if found is None or found.player != player.id:
        raise Refusal("no-channel")
    return found


async def change(context: RequestContext) -> Response:
    """Use a channel otherwise, or not; one that was switched off because it failed begins anew."""
    wanted = await context.body(wire.Wishes)
    player = await context.someone()
    found = await _mine(context, player)
    changed = replace(found, active=wanted.active, errors=0, wishes=_wishes(wanted))
    await context.services.hall.store.notices.keep(changed)
    await tell_changed(context, player.id)
    return reply(shown.channel(changed))


async def drop(context: RequestContext) -> Response:
    """Be told there no more, and keep nothing of it."""
    player = await context.someone()
    found = await _mine(context, player)
    await context.services.hall.store.notices.drop(found.id)
    await tell_changed(context, player.id)
    return Response(status_code=204)


async def test(context: RequestContext) -> Response:
    """Tell me something there now, to see whether it arrives."""
    player = await context.someone()
    found = await _mine(context, player)
    context.pay("letters")
    if not found.confirmed:
        raise Refusal("unconfirmed")
    if not await context.services.postman.try_out(found):
        raise Refusal("channel-failed")
    return Response(status_code=204)


async def stop(context: RequestContext) -> Response:
    """Whoever has the link of a letter wants no more of them: with one click, and without being signed in."""
    found = await _by_key(context)
    await context.services.hall.store.notices.keep(replace(found, active=False))
    await tell_changed(context, found.player)
    return Response(status_code=204)


async def confirm(context: RequestContext) -> Response:
    """Whoever reads mail at an address wants to be told there."""
    found = await _by_key(context)
    await context.services.hall.store.notices.keep(replace(found, confirmed=True))
    await tell_changed(context, found.player)
    return Response(status_code=204)


async def _by_key(context: RequestContext) -> Channel:
    key = context.request.path_params["key"][:32]
    found = await asyncio.to_thread(context.services.hall.store.notices.by_key, key)
    if found is None:
        raise Refusal("no-channel")
    return found


async def tell_changed(context: RequestContext, player: str) -> None:
    """Every process learns whom to tell."""
    hall = context.services.hall
    await hall.teller.look()
    hall.bus.tell(Changed(person=player))


async def waiting(context: RequestContext) -> Response:
    """My tables at which something waits for me, the most urgent first."""
    player = await context.player()
    if player is None:
        return reply([])
    hall = context.services.hall
    mine = await listed(hall, await asyncio.to_thread(hall.store.tables_of, player.id, MOST_OVER))
    return reply(lists.waiting(mine, player, context.lang))


MOST_OVER = 10
"""Games that are over are looked through for wishes to play again: so many of the latest."""
