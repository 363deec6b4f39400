"""The postman: takes from the queue what is due, hands it to a carrier, and writes down what became of it.

Whatever is due is claimed for a while, so that one of several processes sends it. Those who play do not notice: all
work but the queue's is the carrier's, in a process of its own, and all that is written in a tick, what became of the
former notices and the claim to the next, is one transaction: a flush of the disk is what moves would wait for. Sent
again after a sudden end, a notice has the same key, by which its receiver knows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from email.utils import parseaddr

from tatami.server.clock import now
from tatami.server.domain.clocks import DAY
from tatami.server.domain.notices import wishes_of
from tatami.server.live.carrier import Carrying, Equipment
from tatami.server.live.carrying import CarrierProcess
from tatami.server.live.channels.outward import Outward
from tatami.server.live.channels.push import public_key, signing_key
from tatami.server.live.parcels import Outcome, Parcel
from tatami.server.metrics import NOTICES
from tatami.server.settings import Settings
from tatami.server.store.errors import StorageError
from tatami.server.store.notices import Channel, Noted, Queued
from tatami.server.store.protocol import Store

logger = logging.getLogger("tatami.post")

TICK_S = 0.5
AT_ONCE = 50
"""What is claimed in a tick: about a hundred a second in all."""
MOST_UNDER_WAY = 200
"""So many parcels at most are on their way while receivers are slow to take what they are handed."""
TERM_S = 10.0
"""One process is the postman for so many seconds, and may be it again."""
OTHERS_S = 2.5
"""The others look so often whether nobody is."""
LEASE = 90_000
"""Milliseconds for which what was claimed is nobody else's; to carry it takes at most two thirds of it."""
MOST_TOGETHER = 50
KEPT = 30 * DAY
"""For so long it is known what was told."""
FORGET_EVERY = 7_200
"""In ticks."""
Mine = Callable[[str, float], Awaitable[bool]]


def equipment(store: Store, settings: Settings, address: str) -> Equipment:
    """What whoever carries has to know of a server whose pages are at that address."""
    return Equipment(
        address=address,
        smtp_url=settings.smtp_url,
        mail_from=settings.mail_from,
        push_key=signing_key(store),
        push_contact=contact(settings),
        networks=settings.webhook_networks,
    )


def open_post(store: Store, mine: Mine, settings: Settings, address: str) -> Postman:
    """The postman of a server whose pages are at that address."""
    known = equipment(store, settings, address)
    return Postman(store, mine, known, CarrierProcess(known))


def contact(settings: Settings) -> str:
    """Whom the makers of browsers may write to, as they want it written."""
    given = settings.push_contact or parseaddr(settings.mail_from)[1]
    if not given:
        given = settings.public_url if settings.public_url.startswith("https:") else "nobody@localhost"
    return given if given.startswith(("https:", "mailto:")) else f"mailto:{given}"


class Postman:
    """Sends what waits."""

    def __init__(self, store: Store, mine: Mine, known: Equipment, carrier: Carrying) -> None:
        self._store = store
        self._mine = mine
        self._carrier = carrier
        self.address = known.address
        """Where our pages are, for links."""
        self.push_key = public_key(known.push_key)
        """What a browser has to know to take notices from this server alone."""
        self.mail_offered = bool(known.smtp_url and known.mail_from)
        self.outward = Outward(known.networks)
        """Says which addresses may be named."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._outcomes: list[Outcome] = []
        """What has come back and is not written yet."""
        self._term = 0.0
        """Until when this process is the postman, as its loop counts the time."""

    async def run(self) -> None:
        """Send for ever."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_S)
            ticks += 1
            try:
                most = min(AT_ONCE, MOST_UNDER_WAY - len(self._under_way))
                if not await self._on_duty():
                    most = 0
                    await asyncio.sleep(OTHERS_S)
                for parcel in await self._taken(now(), most):
                    task = asyncio.create_task(self._carry(parcel))
                    self._under_way.add(task)
                    task.add_done_callback(self._under_way.discard)
                if ticks % FORGET_EVERY == 1 and await self._mine("old post", FORGET_EVERY * TICK_S / 2):
                    await self._store.notices.forget(now() - KEPT)
            except StorageError as problem:
                logger.error("storage", extra={"why": str(problem)})
            except Exception:
                logger.exception("the postman stumbled")

    async def _on_duty(self) -> bool:
        """Whether this process is the postman now: it is for a term, so that the others need no carrier."""
        moment = asyncio.get_running_loop().time()
        if moment >= self._term:
            if not await self._mine("post", TERM_S):
                return False
            self._term = moment + TERM_S
        return True

    async def close(self) -> None:
        """The server stops: what is on its way arrives, so that it is not sent again after the next start."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._carrier.close()
        await self._taken(now(), 0)

    async def try_out(self, channel: Channel) -> bool:
        """Tell something on a channel now; whether it arrived."""
        outcome = await self._carrier.carry(Parcel(moment=now(), channel=channel, trial=True))
        return outcome.told > 0

    async def round(self, moment: int, most: int = AT_ONCE) -> int:
        """Send what is due, at most so much, and wait until it is settled; how much was due."""
        parcels = await self._taken(moment, most)
        await asyncio.gather(*map(self._carry, parcels))
        await self._taken(moment, 0)
        return sum(len(parcel.queued) for parcel in parcels)

    async def _taken(self, moment: int, most: int) -> list[Parcel]:
        """What is due, claimed for us; and whatever came back is written."""
        store, outcomes = self._store.notices, self._outcomes
        self._outcomes = []
        try:
            if most <= 0:
                await store.note(_noted(outcomes))
                return []
            queued = await store.claim(moment, moment + LEASE, most, noted=_noted(outcomes))
        except StorageError:
            self._outcomes += outcomes  # Or it would all be sent once more.
            raise
        ids = {each.channel for each in queued if each.channel}
        channels = await asyncio.to_thread(store.some, ids) if ids else {}
        for channel in channels.values():
            # What is told together is told together, however much it is.
            if wishes_of(channel.wishes).digest is not None:
                queued += await store.claim(moment, moment + LEASE, MOST_TOGETHER, channel.id)
        return _packed(queued, channels, moment)

    async def _carry(self, parcel: Parcel) -> None:
        outcome = await self._carrier.carry(parcel)
        self._outcomes.append(outcome)
        if outcome.told:
            NOTICES.labels(outcome.how).inc(outcome.told)
        if outcome.problem:
            what = "a notice was given up" if outcome.given_up else "a notice could not be sent"
            logger.warning(what, extra={"why": outcome.problem})


def _noted(outcomes: list[Outcome]) -> Noted:
    """What is written of parcels that came back."""
    return Noted(
        [each for outcome in outcomes for each in outcome.settled],
        [each for outcome in outcomes for each in outcome.later],
        [outcome.reach for outcome in outcomes if outcome.reach is not None],
    )


def _packed(queued: list[Queued], channels: dict[str, Channel], moment: int) -> list[Parcel]:
    """What is due as it leaves: each letter by itself, and together what is for one channel."""
    found = [Parcel(moment=moment, queued=[each]) for each in queued if not each.channel]
    by_channel: defaultdict[str, list[Queued]] = defaultdict(list)
    for each in queued:
        if each.channel:
            by_channel[each.channel].append(each)
    found += [Parcel(moment=moment, queued=rows, channel=channels.get(id)) for id, rows in by_channel.items()]
    return found
