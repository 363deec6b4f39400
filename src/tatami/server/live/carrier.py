"""The carrier: puts notices into words, encrypts and sends them, and says what became of each.

It knows neither the queue nor a table, so that it can work in a process of its own (`carrying.py`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from tatami.server.domain.notices import Facts, Wishes, told_at, wishes_of
from tatami.server.live import parcels
from tatami.server.live.channels.failure import NotSent
from tatami.server.live.channels.mail import Mail
from tatami.server.live.channels.outward import Outward
from tatami.server.live.channels.push import Keys, Push
from tatami.server.live.channels.webhook import Hook, Webhook
from tatami.server.live.parcels import Outcome, Parcel
from tatami.server.live.post import Written
from tatami.server.show import notices as show
from tatami.server.show.notices import Told
from tatami.server.store.notices import Channel, Later, Queued, Reach, Settled

IN_A_ROW = 3
"""What is sent on one channel at a time."""
LATER = 60_000
"""Milliseconds after which the others are tried, where one has failed."""
MOST_ERRORS = 10
"""A channel that failed so often in a row is switched off."""


class Equipment(msgspec.Struct, frozen=True, kw_only=True):
    """What a carrier has to know of its server."""

    address: str = ""
    """Where our pages are, for links."""
    smtp_url: str = ""
    mail_from: str = ""
    push_key: str
    """The private key with which this server signs what it pushes."""
    push_contact: str
    networks: str = ""
    """Networks within the house that may be reached."""


class Carrying(Protocol):
    """Whoever carries parcels."""

    async def carry(self, parcel: Parcel) -> Outcome:
        """Carry one; whatever goes wrong is told in what comes back."""

    async def close(self) -> None:
        """Carry no more."""


@dataclass
class _Report:
    """What becomes of a parcel, while it is carried."""

    settled: list[Settled] = field(default_factory=list)
    later: list[Later] = field(default_factory=list)
    reach: Reach | None = None
    told: int = 0
    problem: str = ""
    given_up: int = 0

    def again(self, queued: list[Queued], moment: int, problem: NotSent) -> None:
        settled, later = parcels.again(queued, moment, problem)
        self.settled += settled
        self.later += later
        self.given_up += len(settled)
        self.problem = str(problem)

    def done(self, how: str) -> Outcome:
        return Outcome(
            settled=self.settled,
            later=self.later,
            reach=self.reach,
            told=self.told,
            how=how,
            problem=self.problem,
            given_up=self.given_up,
        )


class Carrier:
    """Carries parcels here and now."""

    def __init__(self, equipment: Equipment) -> None:
        self._address = equipment.address
        self._outward = Outward(equipment.networks)
        self._mail = Mail(equipment.smtp_url, equipment.mail_from)
        self._push = Push(equipment.push_key, equipment.push_contact, self._outward)
        self._webhook = Webhook(self._outward)

    async def close(self) -> None:
        await self._outward.close()

    async def carry(self, parcel: Parcel) -> Outcome:
        """Carry a parcel. What cannot be understood is given up after a while, and keeps nothing else waiting."""
        try:
            if parcel.trial:
                return await self._trial(parcel)
            if parcel.channel is None and all(not each.channel for each in parcel.queued):
                return await self._letters(parcel)
            return await self._through(parcel)
        except NotSent as problem:
            return parcels.failed(parcel, problem)
        except Exception as problem:
            return parcels.failed(parcel, NotSent(type(problem).__name__, blamed=False))

    async def _trial(self, parcel: Parcel) -> Outcome:
        assert parcel.channel is not None
        wishes = wishes_of(parcel.channel.wishes)
        key = hashlib.sha256(f"{parcel.channel.id} {parcel.moment}".encode()).hexdigest()[:32]
        await self._send(parcel.channel, wishes, show.trial(wishes.lang), key)
        return Outcome(told=1, how=parcel.channel.kind)

    async def _letters(self, parcel: Parcel) -> Outcome:
        report = _Report()
        for each in parcel.queued:
            written = msgspec.json.decode(each.facts, type=Written)
            try:
                letter = show.letter(each.kind, written.facts, written.lang)
                await self._mail.send(written.address, letter, key_of(each), written.lang)
            except NotSent as problem:
                report.again([each], parcel.moment, problem)
            else:
                report.settled += parcels.told([each])
                report.told += 1
        return report.done("letter")

    async def _through(self, parcel: Parcel) -> Outcome:
        """Tell on one channel what is due there: one by one, or together for whoever wants that."""
        channel, moment, report = parcel.channel, parcel.moment, _Report()
        if channel is None or not channel.active or not channel.confirmed:
            report.settled = parcels.moot(parcel.queued)
            return report.done("")
        wishes = wishes_of(channel.wishes)
        report.settled += parcels.moot(each for each in parcel.queued if each.kind not in wishes.kinds)
        ready: list[Queued] = []
        for each in parcel.queued:
            if each.kind in wishes.kinds:
                late = each.attempts > 0 and wishes.digest is not None
                when = moment if late else told_at(wishes, each.due, moment)
                if when > moment:
                    report.later.append(Later(each.id, when, each.attempts))
                else:
                    ready.append(each)
        parts = [ready] if wishes.digest is not None and ready else [[each] for each in ready]
        for at, part in enumerate(parts):
            if at == IN_A_ROW or not await self._tell(channel, wishes, part, moment, report):
                # The others are tried later: what was claimed must be over before the claim is.
                wait = LATER if at < IN_A_ROW else 0
                rest = (row for part in parts[at + (at < IN_A_ROW) :] for row in part)
                report.later += [Later(each.id, moment + wait, each.attempts) for each in rest]
                break
        return report.done(channel.kind)

    async def _tell(self, channel: Channel, wishes: Wishes, queued: list[Queued], moment: int, report: _Report) -> bool:
        """Tell something on a channel; whether that went well."""
        told = show.digest(
            [show.told(each.kind, msgspec.json.decode(each.facts, type=Facts), each.place, wishes) for each in queued],
            wishes.lang,
        )
        try:
            await self._send(channel, wishes, told, key_of(queued[0]))
        except NotSent as problem:
            if problem.blamed or problem.dead:
                # One that is dead, or fails too often, is switched off.
                errors = MOST_ERRORS if problem.dead else channel.errors + 1
                report.reach = Reach(channel.id, errors, errors < MOST_ERRORS)
            if problem.dead:
                report.settled += parcels.moot(queued)
                report.problem = str(problem)
            else:
                report.again(queued, moment, problem)
            return False
        report.settled += parcels.told(queued)
        report.told += len(queued)
        if channel.errors:
            report.reach = Reach(channel.id, 0, True)
        return True

    async def _send(self, channel: Channel, wishes: Wishes, told: Told, key: str) -> None:
        if channel.kind == "push":
            keys = msgspec.json.decode(channel.secrets, type=Keys)
            await self._push.send(channel.address, keys, told, key)
        elif channel.kind == "webhook":
            hook = msgspec.json.decode(channel.secrets, type=Hook)
            await self._webhook.send(channel.address, hook, told, self._address, key)
        else:
            stop = f"{self._address}/api/stop/{channel.key}" if self._address else ""
            page = f"{self._address}/stop/{channel.key}" if self._address else ""
            letter = show.notice_letter(told, self._address, page, wishes.lang)
            await self._mail.send(channel.address, letter, key, wishes.lang, stop)


def key_of(queued: Queued) -> str:
    """What a notice is known by outside: the same whenever it is sent again, and nothing that leads back to a table."""
    return hashlib.sha256(queued.id.encode()).hexdigest()[:32]
