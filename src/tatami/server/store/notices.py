"""Where people want to be told, and the queue of what is to be told.

What an entry brings up is written in its own transaction, one row for each channel, so that nothing is lost and nothing
doubled. Whoever sends claims rows for a while: a process that dies over them leaves them to the next.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import BigInteger, Integer, Row, String, Text, bindparam, delete, insert, literal, select, update
from sqlalchemy.dialects.postgresql import insert as insert_unless_there

from tatami.server.domain.notices import News
from tatami.server.store.schema import channels, notices
from tatami.server.store.writer import Write, Writer

ChannelKind = Literal["push", "mail", "webhook"]
State = Literal["waiting", "sent", "failed", "moot"]
"""failed: given up; moot: nobody wanted to be told any more."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to tell somebody."""

    id: str
    player: str
    kind: ChannelKind
    address: str
    """The endpoint, the address of mail, or the URL."""
    secrets: str
    """What only both ends know, as JSON."""
    key: str
    """Whoever knows it may end the channel, or confirm it."""
    active: bool
    confirmed: bool
    errors: int
    """How often in a row it could not be reached."""
    wishes: str
    """How to be told, as JSON (`domain.notices.Wishes`)."""
    created: int


@dataclass(frozen=True, slots=True)
class Settled:
    """Something that was told, or never will be; what it said is not kept."""

    id: str
    state: State
    attempts: int


@dataclass(frozen=True, slots=True)
class Later:
    """Something that is told later."""

    id: str
    until: int
    attempts: int


@dataclass(frozen=True, slots=True)
class Reach:
    """How often in a row a channel could not be reached, and whether it is tried any more."""

    channel: str
    errors: int
    active: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """What became of things that were to be told."""

    settled: Sequence[Settled] = ()
    later: Sequence[Later] = ()
    reaches: Sequence[Reach] = ()

    def __bool__(self) -> bool:
        return bool(self.settled or self.later or self.reaches)


@dataclass(frozen=True, slots=True)
class Queued:
    """Something to be told."""

    id: str
    channel: str
    """Empty for a letter, which names its address."""
    player: str
    place: str
    kind: str
    facts: str
    created: int
    due: int
    state: str
    attempts: int
    lease: int
    claim: str


NOTHING = Noted()
_THEIRS = channels.c.player == bindparam("who"), channels.c.active, channels.c.confirmed
ADD_NEWS = (
    insert_unless_there(notices)
    .from_select(
        [column.name for column in notices.c],
        select(
            (channels.c.id + literal(" ") + bindparam("matter", type_=String)).label("id"),
            channels.c.id,
            channels.c.player,
            bindparam("at_table", type_=String),
            bindparam("what", type_=String),
            bindparam("said", type_=Text),
            bindparam("begun", type_=BigInteger),
            bindparam("when", type_=BigInteger),
            literal("waiting"),
            literal(0, Integer),
            literal(0, BigInteger),
            literal(""),
        ).where(*_THEIRS),
    )
    .on_conflict_do_nothing()
)
DROP_MOOT = delete(notices).where(
    notices.c.player == bindparam("who"),
    notices.c.place == bindparam("at_table"),
    notices.c.kind == bindparam("what"),
    notices.c.state == "waiting",
)
ADD_LETTER = insert_unless_there(notices).on_conflict_do_nothing()
_DUE = (
    select(notices.c.id)
    .where(notices.c.state == "waiting", notices.c.due <= bindparam("now"), notices.c.lease <= bindparam("now"))
    .order_by(notices.c.due)
    .limit(bindparam("most", type_=Integer))
)
_OURS = (
    update(notices)
    .where(notices.c.state == "waiting", notices.c.lease <= bindparam("now"))
    .values(lease=bindparam("until"), claim=bindparam("mine"))
)
CLAIM = _OURS.where(notices.c.id.in_(_DUE))
CLAIM_OF = _OURS.where(notices.c.id.in_(_DUE.where(notices.c.channel == bindparam("which"))))
SETTLE = (
    update(notices)
    .where(notices.c.id == bindparam("which"))
    .values(state=bindparam("now"), attempts=bindparam("tried"), claim="", facts="")
)
PUT_OFF = (
    update(notices)
    .where(notices.c.id == bindparam("which"), notices.c.state == "waiting")
    .values(due=bindparam("when"), attempts=bindparam("tried"), lease=0, claim="")
)
FORGET = delete(notices).where(notices.c.created < bindparam("before"), notices.c.state != "waiting")
ADD_CHANNEL = insert(channels)
DROP_CHANNEL = delete(channels).where(channels.c.id == bindparam("which"))
DROP_CHANNELS = delete(channels).where(channels.c.player == bindparam("who"))
DROP_NOTICES = delete(notices).where(notices.c.player == bindparam("who"))
DROP_QUEUE = delete(notices).where(notices.c.channel == bindparam("which"))
SET_ERRORS = (
    update(channels)
    .where(channels.c.id == bindparam("which"))
    .values(errors=bindparam("count"), active=bindparam("on"))
)


class Notices:
    """The verbs of channels and of the queue."""

    def __init__(self, ask: Callable[[Any], list[Row[Any]]], writer: Callable[[], Writer]) -> None:
        self._ask = ask
        self._writer = writer

    async def _write(self, *writes: Write) -> None:
        await self._writer().write("", list(writes))

    # --- channels -----------------------------------------------------------------------------------------------------

    def of(self, player: str) -> list[Channel]:
        """Somebody's channels, the eldest first."""
        return self._channels(channels.c.player == player)

    def channel(self, id: str) -> Channel | None:
        """A channel by its id."""
        return next(iter(self._channels(channels.c.id == id)), None)

    def by_key(self, key: str) -> Channel | None:
        """The channel that whoever knows this key may end or confirm."""
        return next(iter(self._channels(channels.c.key == key)), None)

    def at(self, kind: ChannelKind, address: str) -> list[Channel]:
        """The channels that lead there, whosever they are."""
        return self._channels((channels.c.kind == kind) & (channels.c.address == address))

    def some(self, ids: set[str]) -> dict[str, Channel]:
        """Those of these channels that there are."""
        return {each.id: each for each in self._channels(channels.c.id.in_(sorted(ids)))}

    def _channels(self, condition: Any) -> list[Channel]:
        rows = self._ask(select(channels).where(condition).order_by(channels.c.created, channels.c.id))
        return [Channel(**row._mapping) for row in rows]

    def subscribers(self) -> set[str]:
        """Everybody who wants to be told anything."""
        query = select(channels.c.player).where(channels.c.active, channels.c.confirmed).distinct()
        return {row.player for row in self._ask(query)}

    async def keep(self, channel: Channel) -> None:
        """A channel as it is from now on."""
        await self._write((DROP_CHANNEL, {"which": channel.id}), (ADD_CHANNEL, asdict(channel)))

    async def drop(self, id: str) -> None:
        """There is no such channel any more, and nothing waits for it."""
        await self._write((DROP_CHANNEL, {"which": id}), (DROP_QUEUE, {"which": id}))

    # --- the queue ----------------------------------------------------------------------------------------------------

    async def put_letter(self, key: str, kind: str, facts: str, moment: int) -> None:
        """A letter to an address that the facts name; of one key there is one."""
        row = Queued(f"letter {key}", "", "", "", kind, facts, moment, moment, "waiting", 0, 0, "")
        await self._write((ADD_LETTER, asdict(row)))

    async def claim(
        self, moment: int, until: int, most: int, channel: str = "", noted: Noted = NOTHING
    ) -> list[Queued]:
        """What is due and nobody else's, for us alone until then; of one channel, if it is named.

        What became of former things is noted in the same transaction: each one is a flush that moves wait for.
        """
        due, writes = _DUE.where(notices.c.channel == channel) if channel else _DUE, _noting(noted)
        mine = secrets.token_hex(12)
        waits = await asyncio.to_thread(self._ask, due.params(now=moment, most=1))
        if waits:
            row = {"now": moment, "until": until, "mine": mine, "most": most}
            writes.append((CLAIM_OF, {**row, "which": channel}) if channel else (CLAIM, row))
        if writes:
            await self._write(*writes)
        if not waits:
            return []
        claimed = select(notices).where(notices.c.claim == mine).order_by(notices.c.due, notices.c.id)
        return [Queued(**row._mapping) for row in await asyncio.to_thread(self._ask, claimed)]

    async def note(self, noted: Noted) -> None:
        """What became of things that were to be told, in one transaction."""
        if noted:
            await self._write(*_noting(noted))

    async def forget(self, before: int) -> None:
        """Keep no trace of what was told so long ago."""
        await self._write((FORGET, {"before": before}))

    def waiting(self, player: str) -> list[Queued]:
        """What somebody is yet to be told, the first first."""
        query = select(notices).where(notices.c.player == player, notices.c.state == "waiting")
        return [Queued(**row._mapping) for row in self._ask(query.order_by(notices.c.due, notices.c.id))]


def _noting(noted: Noted) -> list[Write]:
    writes: list[Write] = [
        (SETTLE, {"which": each.id, "now": each.state, "tried": each.attempts}) for each in noted.settled
    ]
    writes += [(PUT_OFF, {"which": each.id, "when": each.until, "tried": each.attempts}) for each in noted.later]
    return writes + [
        (SET_ERRORS, {"which": each.channel, "count": each.errors, "on": each.active}) for each in noted.reaches
    ]


def rows_of(news: Sequence[News]) -> list[Write]:
    """What is written together with the entries that brought it up."""
    writes: list[Write] = []
    for each in news:
        writes += [
            (DROP_MOOT, {"who": matter.player, "at_table": each.place, "what": matter.kind}) for matter in each.moot
        ]
        for notice in each.fresh:
            matter = notice.matter
            row = {
                "who": matter.player,
                "matter": f"{each.place} {matter.kind} {matter.mark}",
                "at_table": each.place,
                "what": matter.kind,
                "said": msgspec.json.encode(notice.facts).decode(),
                "begun": notice.at,
                "when": notice.due,
            }
            writes.append((ADD_NEWS, row))
    return writes


def forgetting(player: str) -> list[Write]:
    """Somebody goes, and is told nothing any more."""
    return [(DROP_CHANNELS, {"who": player}), (DROP_NOTICES, {"who": player})]
