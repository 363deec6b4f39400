"""Coming back without the passphrase: by a recovery code, or by the link of a letter.

Strangers learn nothing here: a name that there is, one without an address and one that nobody has are answered alike,
and in the same time. A letter is written after the answer has left.
"""

from __future__ import annotations

import asyncio
import secrets

from starlette.responses import Response

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain.clocks import HOUR, MINUTE
from tatami.server.domain.names import LONGEST_NAME, skeleton
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.people import with_cookie
from tatami.server.gates.http.sessions import end_others
from tatami.server.live.players import login_key, player_of
from tatami.server.live.recovery_codes import digest, link_digest
from tatami.server.show import accounts as shown
from tatami.server.store.values import Account

LINK_LASTS = HOUR
APART = 10 * MINUTE
"""Somebody gets no more than one letter in so long, whoever asks for it and however often."""


async def ways(context: RequestContext) -> Response:
    """How one can come back here."""
    return reply(shown.ways(context.services.post.offered))


async def letter(context: RequestContext) -> Response:
    """Send a link to whoever has this name, if they have an address: nobody learns whether."""
    wanted = await context.body(wire.LostPassphrase)
    if not context.services.post.offered:
        raise Refusal("mail-off")
    context.pay("recoveries")
    context.services.hall.spawn(_write(context, wanted.name, wanted.lang))
    return Response(status_code=204)


async def _write(context: RequestContext, name: str, lang: str) -> None:
    store = context.services.hall.store
    found = await asyncio.to_thread(store.by_login, login_key(name), skeleton(name[:LONGEST_NAME]))
    if found is None or not found.mail:
        return
    channel = await asyncio.to_thread(store.notices.channel, found.mail)
    if channel is None or channel.player != found.id or not channel.confirmed:
        return
    key = secrets.token_urlsafe(24)
    if not await store.accounts.add_link(found.id, link_digest(key), now(), now() + LINK_LASTS, APART):
        return
    facts = {"name": found.name, "link": f"{context.services.postman.address}/recover/{key}"}
    await context.services.post.send("recovery", channel.address, lang, facts)


async def code(context: RequestContext) -> Response:
    """Come back by a recovery code, with another passphrase."""
    wanted = await context.body(wire.RecoverByCode)
    context.pay("recoveries")
    await context.services.players.passphrases.check(wanted.passphrase, wanted.name[:LONGEST_NAME])
    hash, name = digest(wanted.code), wanted.name
    accounts = context.services.hall.store.accounts
    found = await asyncio.to_thread(accounts.by_code, login_key(name), skeleton(name[:LONGEST_NAME]), hash)
    if found is None:
        raise Refusal("recovery-code")
    return await _come_back(context, found, hash, wanted.passphrase, wanted.others, Refusal("recovery-code"))


async def link(context: RequestContext) -> Response:
    """Whom this link lets come back."""
    context.pay("recoveries")
    return reply(shown.recovering((await _linked(context))[0].name))


async def by_link(context: RequestContext) -> Response:
    """Come back by the link of a letter, with another passphrase."""
    wanted = await context.body(wire.RecoverByLink)
    context.pay("recoveries")
    found, hash = await _linked(context)
    await context.services.players.passphrases.check(wanted.passphrase, found.name)
    return await _come_back(context, found, hash, wanted.passphrase, wanted.others, Refusal("recovery-link"))


async def _linked(context: RequestContext) -> tuple[Account, str]:
    hash = link_digest(context.request.path_params["key"][:64])
    found = await asyncio.to_thread(context.services.hall.store.accounts.by_link, hash, now())
    if found is None:
        raise Refusal("recovery-link")
    return found, hash


async def _come_back(
    context: RequestContext, found: Account, hash: str, passphrase: str, others: bool, late: Refusal
) -> Response:
    """Take the new passphrase, once, and sign in here."""
    context.pay("hashes")
    secret = await context.services.players.passphrases.hash(passphrase)
    if not await context.services.hall.store.accounts.recover(found.id, hash, secret, now()):
        raise late
    player: Player = player_of(found)
    if others:
        await end_others(context, player)
    return await with_cookie(context, player)
