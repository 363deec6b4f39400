"""The postman: tells people, from the queue, what they want to be told.

Whatever is due is claimed for a while, so that one of several processes sends it; a few at a time, so that play does
not notice. Sent again after a sudden end, a notice has the same key, by which its receiver knows it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.utils import parseaddr

import msgspec

from tatami.server.clock import now
from tatami.server.domain.clocks import DAY
from tatami.server.domain.notices import Facts, Wishes, next_try, told_at, wishes_of
from tatami.server.live.channels.failure import NotSent
from tatami.server.live.channels.mail import Mail
from tatami.server.live.channels.outward import Outward
from tatami.server.live.channels.push import Keys, Push, signing_key
from tatami.server.live.channels.webhook import Hook, Webhook
from tatami.server.live.post import Written
from tatami.server.metrics import NOTICES
from tatami.server.settings import Settings
from tatami.server.show import notices as show
from tatami.server.show.notices import Told
from tatami.server.store.errors import StorageError
from tatami.server.store.notices import Channel, Queued
from tatami.server.store.protocol import Store

logger = logging.getLogger("tatami.post")

TICK_S = 0.5
AT_ONCE = 20
"""What is claimed in a tick: about 20 a second in all."""
APART_S = TICK_S / AT_ONCE
"""So long after each other they leave: all at once they would hold up moves."""
LEASE = 90_000
"""Milliseconds for which what was claimed is nobody else's; to send takes at most a third of it."""
IN_A_ROW = 3
"""What is sent on one channel in a tick."""
LATER = 60_000
"""Milliseconds after which the others are tried, where one has failed."""
MOST_TOGETHER = 50
MOST_ERRORS = 10
"""A channel that failed so often in a row is switched off."""
KEPT = 30 * DAY
"""For so long it is known what was told."""
FORGET_EVERY = 7_200
"""In ticks."""
Mine = Callable[[str, float], Awaitable[bool]]


@dataclass(frozen=True)
class Ways:
    """The ways to tell somebody."""

    mail: Mail
    push: Push
    webhook: Webhook
    outward: Outward


def open_post(store: Store, mine: Mine, settings: Settings, address: str) -> Postman:
    """The postman of a server whose pages are at that address."""
    outward = Outward(settings.webhook_networks)
    push = Push(signing_key(store), contact(settings), outward)
    ways = Ways(Mail(settings.smtp_url, settings.mail_from), push, Webhook(outward), outward)
    return Postman(store, mine, ways, address)


def contact(settings: Settings) -> str:
    """Whom the makers of browsers may write to, as they want it written."""
    given = settings.push_contact or parseaddr(settings.mail_from)[1]
    if not given:
        given = settings.public_url if settings.public_url.startswith("https:") else "nobody@localhost"
    return given if given.startswith(("https:", "mailto:")) else f"mailto:{given}"


class Postman:
    """Sends what waits."""

    def __init__(self, store: Store, mine: Mine, ways: Ways, address: str = "") -> None:
        self._store = store
        self._mine = mine
        self._ways = ways
        self.address = address
        """Where our pages are, for links."""
        self._work: asyncio.Task[int] | None = None

    @property
    def mail(self) -> Mail:
        return self._ways.mail

    @property
    def push(self) -> Push:
        return self._ways.push

    @property
    def outward(self) -> Outward:
        return self._ways.outward

    async def run(self) -> None:
        """Send for ever."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_S)
            ticks += 1
            try:
                if await self._mine("post", TICK_S):
                    self._work = asyncio.create_task(self.round(now(), apart=APART_S))
                    await asyncio.shield(self._work)
                if ticks % FORGET_EVERY == 1 and await self._mine("old post", FORGET_EVERY * TICK_S / 2):
                    await self._store.notices.forget(now() - KEPT)
            except StorageError as problem:
                logger.error("storage", extra={"why": str(problem)})
            except Exception:
                logger.exception("the postman stumbled")

    async def close(self) -> None:
        """The server stops: what is on its way arrives, so that it is not sent again after the next start."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)
        await self._ways.outward.close()

    async def round(self, moment: int, most: int = AT_ONCE, apart: float = 0.0) -> int:
        """Send what is due, at most so many and so many seconds apart; how many were due."""
        queued = await self._store.notices.claim(moment, moment + LEASE, most)
        if not queued:
            return 0
        ids = {each.channel for each in queued if each.channel}
        channels = await asyncio.to_thread(self._store.notices.some, ids) if ids else {}
        for channel in channels.values():
            if (
                wishes_of(channel.wishes).digest is not None
            ):  # What is told together is told together, however much it is.
                queued += await self._store.notices.claim(moment, moment + LEASE, MOST_TOGETHER, channel.id)
        letters = [each for each in queued if not each.channel]
        by_channel: defaultdict[str, list[Queued]] = defaultdict(list)
        for each in queued:
            if each.channel:
                by_channel[each.channel].append(each)
        work = [self._safely([each], moment, self._letter(each, moment)) for each in letters]
        for id, rows in by_channel.items():
            work.append(self._safely(rows, moment, self._through(channels.get(id), rows, moment)))
        await asyncio.gather(*(_after(place * apart, each) for place, each in enumerate(work)))
        return len(queued)

    async def _safely(self, queued: list[Queued], moment: int, work: Awaitable[None]) -> None:
        """What cannot be understood keeps nothing else from being sent, and is given up after a while."""
        try:
            await work
        except StorageError:
            raise
        except Exception as problem:
            logger.exception("a notice cannot be sent")
            await self._again(queued, moment, NotSent(type(problem).__name__, blamed=False))

    # --- letters ------------------------------------------------------------------------------------------------------

    async def _letter(self, queued: Queued, moment: int) -> None:
        written = msgspec.json.decode(queued.facts, type=Written)
        try:
            letter = show.letter(queued.kind, written.facts, written.lang)
            await self._ways.mail.send(written.address, letter, key_of(queued), written.lang)
        except NotSent as problem:
            await self._again([queued], moment, problem)
        else:
            await self._sent([queued], "letter")

    # --- notices ------------------------------------------------------------------------------------------------------

    async def _through(self, channel: Channel | None, queued: list[Queued], moment: int) -> None:
        """Tell on one channel what is due there: one by one, or together for whoever wants that."""
        if channel is None or not channel.active or not channel.confirmed:
            await self._moot(queued)
            return
        wishes = wishes_of(channel.wishes)
        await self._moot([each for each in queued if each.kind not in wishes.kinds])
        ready: list[Queued] = []
        for each in queued:
            if each.kind in wishes.kinds:
                late = each.attempts > 0 and wishes.digest is not None
                when = moment if late else told_at(wishes, each.due, moment)
                if when > moment:
                    await self._store.notices.put_off(each.id, when, each.attempts)
                else:
                    ready.append(each)
        parts = [ready] if wishes.digest is not None and ready else [[each] for each in ready]
        for at, part in enumerate(parts):
            if at == IN_A_ROW or not await self._tell(channel, wishes, part, moment):
                # The others are tried later: what was claimed must be over before the claim is.
                for each in (row for rest in parts[at + (at < IN_A_ROW) :] for row in rest):
                    await self._store.notices.put_off(each.id, moment + (LATER if at < IN_A_ROW else 0), each.attempts)
                return

    async def _tell(self, channel: Channel, wishes: Wishes, queued: list[Queued], moment: int) -> bool:
        """Tell something on a channel; whether that went well."""
        told = show.digest(
            [show.told(each.kind, msgspec.json.decode(each.facts, type=Facts), each.place, wishes) for each in queued],
            wishes.lang,
        )
        try:
            await self.send(channel, wishes, told, key_of(queued[0]))
        except NotSent as problem:
            await self._failed(channel, problem)
            if problem.dead:
                await self._moot(queued)
            else:
                await self._again(queued, moment, problem)
            return False
        await self._sent(queued, channel.kind)
        if channel.errors:
            await self._store.notices.count_errors(channel.id, 0, True)
        return True

    async def send(self, channel: Channel, wishes: Wishes, told: Told, key: str) -> None:
        """Tell something on a channel."""
        if channel.kind == "push":
            keys = msgspec.json.decode(channel.secrets, type=Keys)
            await self._ways.push.send(channel.address, keys, told, key)
        elif channel.kind == "webhook":
            hook = msgspec.json.decode(channel.secrets, type=Hook)
            await self._ways.webhook.send(channel.address, hook, told, self.address, key)
        else:
            stop = f"{self.address}/api/stop/{channel.key}" if self.address else ""
            page = f"{self.address}/stop/{channel.key}" if self.address else ""
            letter = show.notice_letter(told, self.address, page, wishes.lang)
            await self._ways.mail.send(channel.address, letter, key, wishes.lang, stop)

    # --- what became of it --------------------------------------------------------------------------------------------

    async def _sent(self, queued: list[Queued], how: str) -> None:
        NOTICES.labels(how).inc(len(queued))
        for each in queued:
            await self._store.notices.settle(each.id, "sent", each.attempts + 1)

    async def _moot(self, queued: list[Queued]) -> None:
        for each in queued:
            await self._store.notices.settle(each.id, "moot", each.attempts)

    async def _again(self, queued: list[Queued], moment: int, problem: NotSent) -> None:
        for each in queued:
            tried = each.attempts + 1
            when = None if problem.dead else next_try(tried, moment, each.created, problem.wait_ms)
            if when is None:
                logger.warning("a notice was given up", extra={"why": str(problem)})
                await self._store.notices.settle(each.id, "failed", tried)
            else:
                await self._store.notices.put_off(each.id, when, tried)

    async def _failed(self, channel: Channel, problem: NotSent) -> None:
        """Count what the channel did wrong; one that is dead, or fails too often, is switched off."""
        if not (problem.blamed or problem.dead):
            return
        errors = MOST_ERRORS if problem.dead else channel.errors + 1
        await self._store.notices.count_errors(channel.id, errors, errors < MOST_ERRORS)


async def _after(seconds: float, work: Awaitable[None]) -> None:
    if seconds:
        await asyncio.sleep(seconds)
    await work


def key_of(queued: Queued) -> str:
    """What a notice is known by outside: the same whenever it is sent again, and nothing that leads back to a table."""
    return hashlib.sha256(queued.id.encode()).hexdigest()[:32]
