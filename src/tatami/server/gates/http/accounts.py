"""An account of one's own: passphrase, recovery codes, mail, who sees me, all that is kept of me, and its end."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from starlette.responses import Response

from tatami.server import wire
from tatami.server.clock import now
from tatami.server.domain.histories import Wanted
from tatami.server.domain.notices import Wishes
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.results import Result
from tatami.server.gates.http.context import RequestContext, reply
from tatami.server.gates.http.notices import MOST_CHANNELS, ask_whether, tell_changed
from tatami.server.gates.http.people import without_cookie
from tatami.server.gates.http.sessions import end_others
from tatami.server.live.channels.mail import is_address
from tatami.server.live.departure import depart
from tatami.server.live.lists import listed
from tatami.server.live.players import login_key
from tatami.server.live.recovery_codes import digest, new_codes
from tatami.server.show import accounts as shown
from tatami.server.show import lists
from tatami.server.show.people import session
from tatami.server.store.notices import Channel
from tatami.server.store.values import Account

GAMES_AT_ONCE = 500


async def _kept(context: RequestContext, player: Player) -> Account:
    """What is kept of whoever asks."""
    found = await asyncio.to_thread(context.services.hall.store.player, player.id)
    if found is None:
        raise Refusal("who")
    return found


async def _owner(context: RequestContext) -> Account:
    """Whoever asks, who must have claimed a name."""
    found = await _kept(context, await context.someone())
    if found.login is None:
        raise Refusal("unclaimed")
    return found


async def _must_fit(context: RequestContext, account: Account, passphrase: str) -> None:
    """Refuse whoever does not know the passphrase; an open browser alone is not enough for what is weighty."""
    context.pay("hashes")
    if not await context.services.players.passphrases.fits(account.passphrase, passphrase):
        raise Refusal("passphrase-wrong")


async def _mail(context: RequestContext, account: Account) -> Channel | None:
    """The address for a lost passphrase; one that was taken away among the notices is none."""
    if not account.mail:
        return None
    found = await asyncio.to_thread(context.services.hall.store.notices.channel, account.mail)
    return found if found is not None and found.player == account.id and found.kind == "mail" else None


async def _shown(context: RequestContext, found: Account) -> wire.Account:
    codes = await asyncio.to_thread(context.services.hall.store.accounts.codes_left, found.id)
    return shown.account(found, codes, await _mail(context, found), context.services.post.offered)


async def account(context: RequestContext) -> Response:
    """My account."""
    return reply(await _shown(context, await _kept(context, await context.someone())))


async def passphrase(context: RequestContext) -> Response:
    """Another passphrase; the old one is asked for."""
    wanted = await context.body(wire.NewPassphrase)
    found = await _owner(context)
    await _must_fit(context, found, wanted.old)
    passphrases = context.services.players.passphrases
    await passphrases.check(wanted.passphrase, found.name)
    context.pay("hashes")
    await context.services.hall.store.accounts.set_passphrase(found.id, await passphrases.hash(wanted.passphrase))
    if wanted.others:
        await end_others(context, await context.someone())
    return Response(status_code=204)


async def codes(context: RequestContext) -> Response:
    """New recovery codes; the former ones open nothing any more."""
    wanted = await context.body(wire.Passphrase)
    found = await _owner(context)
    await _must_fit(context, found, wanted.passphrase)
    fresh = new_codes()
    await context.services.hall.store.accounts.set_codes(found.id, [digest(code) for code in fresh], now())
    return reply(shown.codes(fresh))


async def mail(context: RequestContext) -> Response:
    """An address at which a link comes if I lose the passphrase; it is confirmed by a link that is sent there."""
    wanted = await context.body(wire.NewMail)
    found, store = await _owner(context), context.services.hall.store
    address = wanted.address.strip()
    if not context.services.post.offered:
        raise Refusal("mail-off")
    if not is_address(address):
        raise Refusal("mail-address")
    await _must_fit(context, found, wanted.passphrase)
    own = await asyncio.to_thread(store.notices.of, found.id)
    channel = next((each for each in own if (each.kind, each.address) == ("mail", address)), None)
    if channel is None or not channel.confirmed:
        context.pay("letters")
    if channel is None:
        if len(own) >= MOST_CHANNELS:
            raise Refusal("channels-many", most=MOST_CHANNELS)
        channel = _quiet_channel(found.id, address, wanted.lang)
        await store.notices.keep(channel)
    await store.accounts.set_mail(found.id, channel.id)
    if not channel.confirmed:
        await ask_whether(context, channel, wanted.lang, "account")
    await tell_changed(context, found.id)
    return reply(shown.account_mail(channel))


def _quiet_channel(player: str, address: str, lang: str) -> Channel:
    """An address to which nothing is written but what was asked for; notices can be switched on there."""
    return Channel(
        id=secrets.token_hex(12),
        player=player,
        kind="mail",
        address=address,
        secrets="{}",
        key=secrets.token_urlsafe(18),
        active=False,
        confirmed=False,
        errors=0,
        wishes=msgspec.json.encode(Wishes(lang=lang)).decode(),
        created=now(),
    )


async def no_mail(context: RequestContext) -> Response:
    """No address any more; one at which I am told of my turns stays among the notices."""
    found, store = await _owner(context), context.services.hall.store
    channel = await _mail(context, found)
    await store.accounts.set_mail(found.id, "")
    if channel is not None and not channel.active:
        await store.notices.drop(channel.id)
    await tell_changed(context, found.id)
    return Response(status_code=204)


async def profile(context: RequestContext) -> Response:
    """Who may see my page."""
    wanted = await context.body(wire.NewProfile)
    found = await _owner(context)
    await context.services.hall.store.accounts.set_profile(found.id, wanted.profile)
    return Response(status_code=204)


# --- all that is kept, and its end ------------------------------------------------------------------------------------


async def export(context: RequestContext) -> Response:
    """All that is kept of me, in one document."""
    player = await context.someone()
    context.pay("exports")
    hall, store, found = context.services.hall, context.services.hall.store, await _kept(context, player)
    here = "" if context.ticket is None else context.ticket.session
    rows = await context.services.players.sessions.of(player)
    tables = await listed(hall, await asyncio.to_thread(store.tables_of, player.id, 0))
    told = shown.export(
        await _shown(context, found),
        found.seen,
        [session(row.id, row.device, row.created, row.seen, row.id == here) for row in rows],
        await asyncio.to_thread(store.notices.of, player.id),
        lists.lobby([], tables, player, 0, context.lang).mine,
        await asyncio.to_thread(_games, context, player),
        await asyncio.to_thread(store.results.ratings_of, player.id),
        await asyncio.to_thread(store.accounts.chat_of, player.id),
        await asyncio.to_thread(store.muted, player.id),
        await asyncio.to_thread(store.accounts.imports_of, player.id),
        await asyncio.to_thread(store.holidays.of, player.id),
    )
    answer = reply(told)
    answer.headers["content-disposition"] = 'attachment; filename="tatami.json"'
    answer.headers["cache-control"] = "no-store"
    return answer


def _games(context: RequestContext, player: Player) -> list[Result]:
    """All games of somebody that are over, the latest first."""
    found: list[Result] = []
    before: tuple[int, int] | None = None
    while True:
        part = context.services.hall.store.results.history(player.id, Wanted(before=before), GAMES_AT_ONCE)
        found += [result for _, result in part]
        if len(part) < GAMES_AT_ONCE:
            return found
        before = (part[-1][1].ended, part[-1][0])


async def delete(context: RequestContext) -> Response:
    """Delete my account for good: the passphrase says so, or a guest's name."""
    wanted = await context.body(wire.Farewell)
    player = await context.someone()
    found = await _kept(context, player)
    if found.login is not None:
        await _must_fit(context, found, wanted.passphrase)
    elif login_key(wanted.name) != login_key(found.name):
        raise Refusal("name-wrong")
    context.pay("exports")
    services = context.services
    await depart(services.hall, services.players, services.books, found)
    return without_cookie(context)
