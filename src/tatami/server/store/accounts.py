"""What people do with their accounts: passphrases, ways back, who sees them, and what is kept of them in all."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from sqlalchemy import (
    BigInteger,
    Row,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)

from tatami.server.domain.chat import ChatLine
from tatami.server.store.schema import (
    chat,
    imports,
    log,
    places,
    players,
    recoveries,
    result_seats,
    results,
    retired_names,
    seats,
    stories,
)
from tatami.server.store.statements import DROP_IMPORTS
from tatami.server.store.values import Account, Naming
from tatami.server.store.writer import Write, Writer

RecoveryKind = Literal["code", "link"]
AT_ONCE = 500
"""Values in one question at most."""

_THEIRS = recoveries.c.player == bindparam("who")
ADD_RECOVERY = insert(recoveries)
ADD_LINK = insert(recoveries).from_select(
    ["hash", "player", "kind", "created", "until", "spent"],
    select(
        bindparam("hash", type_=String),
        bindparam("who", type_=String),
        literal("link"),
        bindparam("now", type_=BigInteger),
        bindparam("until", type_=BigInteger),
        literal(""),
    ).where(
        not_(exists().where(_THEIRS, recoveries.c.kind == "link", recoveries.c.created > bindparam("since"))),
    ),
)
"""Unless there is a younger one: asked for twice at once, it is made once."""
DROP_RECOVERIES = delete(recoveries).where(_THEIRS)
DROP_CODES = delete(recoveries).where(_THEIRS, recoveries.c.kind == "code")
DROP_LINKS = delete(recoveries).where(_THEIRS, recoveries.c.kind == "link")
DROP_OLD_LINKS = delete(recoveries).where(recoveries.c.until > 0, recoveries.c.until < bindparam("now"))
SPEND = (
    update(recoveries)
    .where(
        recoveries.c.hash == bindparam("which"),
        recoveries.c.spent == "",
        or_(recoveries.c.until == 0, recoveries.c.until > bindparam("now")),
    )
    .values(spent=bindparam("mark"))
)
SET_RECOVERED = (
    update(players)
    .where(players.c.id == bindparam("who"), exists().where(recoveries.c.spent == bindparam("mark")))
    .values(passphrase=bindparam("hash"))
)
SET_PASSPHRASE = update(players).where(players.c.id == bindparam("who")).values(passphrase=bindparam("hash"))
SET_PROFILE = update(players).where(players.c.id == bindparam("who")).values(profile=bindparam("seen_by"))
SET_MAIL = update(players).where(players.c.id == bindparam("who")).values(mail=bindparam("channel"))
RETIRE_NAME = insert(retired_names)
DROP_RETIRED = delete(retired_names).where(retired_names.c.hash == bindparam("which"))
DROP_RESTED = delete(retired_names).where(retired_names.c.until < bindparam("now"))
_LINE = log.c.place == bindparam("at"), log.c.number == bindparam("which")
SET_LINE = update(log).where(*_LINE).values(entry=bindparam("text"))
SET_SUMMARY = update(places).where(places.c.id == bindparam("at")).values(summary=bindparam("text"))
SET_RESULT = update(results).where(results.c.place == bindparam("at")).values(result=bindparam("text"))
UNNAME_RESULTS = update(result_seats).where(result_seats.c.who == bindparam("of")).values(name="")
UNSAY = update(chat).where(chat.c.player == bindparam("of")).values(name="", text="", claimed=False)
SET_STORY = update(stories).where(stories.c.place == bindparam("at")).values(document=bindparam("packed"))


class Accounts:
    """The verbs of accounts. Reading blocks; what writes is awaited."""

    def __init__(self, ask: Callable[[Any], list[Row[Any]]], writer: Callable[[], Writer]) -> None:
        self._ask = ask
        self._writer = writer

    async def _write(self, *writes: Write) -> None:
        await self._writer().write("", list(writes))

    # --- passphrases and ways back ------------------------------------------------------------------------------------

    async def set_passphrase(self, player: str, passphrase: str) -> None:
        """Another passphrase, by its hash; links that were sent for the former one open nothing any more."""
        row = {"who": player, "hash": passphrase}
        await self._write((SET_PASSPHRASE, row), (DROP_LINKS, {"who": player}))

    async def set_codes(self, player: str, codes: Sequence[str], now: int) -> None:
        """These recovery codes, by their hashes, in place of all former ones."""
        await self._write(*code_rows(player, codes, now))

    async def add_link(self, player: str, hash: str, now: int, until: int, apart: int = 0) -> bool:
        """A link that is sent to somebody, by the hash of its key; those that nobody used in time go.

        False if the last one was made less than `apart` milliseconds before.
        """
        row = {"hash": hash, "who": player, "now": now, "until": until, "since": now - apart}
        await self._write((DROP_OLD_LINKS, {"now": now}), (ADD_LINK, row))
        made = select(recoveries.c.hash).where(recoveries.c.hash == hash)
        return bool(await asyncio.to_thread(self._ask, made))

    def codes_left(self, player: str) -> int:
        """How many recovery codes somebody has not used yet."""
        unspent = (recoveries.c.player == player, recoveries.c.kind == "code", recoveries.c.spent == "")
        return int(self._ask(select(func.count()).where(*unspent))[0][0])

    def by_code(self, login: str, skeleton: str, hash: str) -> Account | None:
        """Whose name and unused recovery code these are: one question, whatever of it is wrong."""
        named = or_(players.c.login == login, players.c.skeleton == skeleton)
        return self._recovering(hash, named, recoveries.c.kind == "code")

    def by_link(self, hash: str, now: int) -> Account | None:
        """Whose unused link this is, if it has not grown old."""
        return self._recovering(hash, recoveries.c.kind == "link", recoveries.c.until > now)

    def _recovering(self, hash: str, *conditions: Any) -> Account | None:
        unspent = (recoveries.c.hash == hash, recoveries.c.spent == "", players.c.login.is_not(None))
        query = select(players).join(recoveries, recoveries.c.player == players.c.id)
        found = self._ask(query.where(*unspent, *conditions))
        return Account(**found[0]._mapping) if found else None

    async def recover(self, player: str, hash: str, passphrase: str, now: int) -> bool:
        """Use a code or a link up for another passphrase; False if somebody else was faster."""
        mark = secrets.token_hex(12)
        await self._write(
            (SPEND, {"which": hash, "now": now, "mark": mark}),
            (SET_RECOVERED, {"who": player, "mark": mark, "hash": passphrase}),
        )
        spent = select(recoveries.c.hash).where(recoveries.c.hash == hash, recoveries.c.spent == mark)
        return bool(await asyncio.to_thread(self._ask, spent))

    async def set_mail(self, player: str, channel: str) -> None:
        """The channel by which somebody comes back without the passphrase; empty: by none."""
        await self._write((SET_MAIL, {"who": player, "channel": channel}))

    # --- names that rest ----------------------------------------------------------------------------------------------

    def resting(self, hashes: Iterable[str], now: int) -> bool:
        """Whether one of these names, by their hashes, belonged to an account that was deleted not long ago."""
        listed = retired_names.c.hash.in_(sorted(hashes))
        return bool(self._ask(select(retired_names.c.hash).where(listed, retired_names.c.until > now)))

    async def tidy(self, now: int) -> None:
        """Keep no link that is too old, and no name that has rested."""
        await self._write((DROP_OLD_LINKS, {"now": now}), (DROP_RESTED, {"now": now}))

    # --- who sees whom ------------------------------------------------------------------------------------------------

    async def set_profile(self, player: str, seen_by: str) -> None:
        """Who may see somebody's page."""
        await self._write((SET_PROFILE, {"who": player, "seen_by": seen_by}))

    def met(self, one: str, other: str) -> bool:
        """Whether two people have sat at the same table when its game was on, or is."""
        here, there = seats.alias(), seats.alias()
        query = (
            select(places.c.id)
            .join(here, and_(here.c.place == places.c.id, here.c.player == one))
            .join(there, and_(there.c.place == places.c.id, there.c.player == other))
            .where(places.c.status != "open")
        )
        return bool(self._ask(query.limit(1)))

    # --- what is kept of somebody -------------------------------------------------------------------------------------

    def chat_of(self, player: str) -> list[ChatLine]:
        """Everything that somebody said, the earliest first."""
        query = select(chat).where(chat.c.player == player, chat.c.text != "")
        return [ChatLine(**row._mapping) for row in self._ask(query.order_by(chat.c.at, chat.c.number))]

    def imports_of(self, player: str) -> list[str]:
        """The tables of games that somebody brought here."""
        query = select(imports.c.place).where(imports.c.player == player).order_by(imports.c.place)
        return [row.place for row in self._ask(query)]

    # --- taking somebody's name out -----------------------------------------------------------------------------------

    def places_since(self, moment: int) -> list[str]:
        """The tables at which anything happened since then."""
        return [row.id for row in self._ask(select(places.c.id).where(places.c.updated >= moment))]

    def naming(self, tables: Sequence[str], player: str) -> list[Naming]:
        """The lines of these logs that mention somebody by id."""
        found: list[Naming] = []
        for start in range(0, len(tables), AT_ONCE):
            here = log.c.place.in_(tables[start : start + AT_ONCE])
            query = select(log.c.place, log.c.number, log.c.entry).where(here, log.c.entry.contains(player))
            found += [Naming(**row._mapping) for row in self._ask(query)]
        return found

    def summary(self, table: str) -> str:
        """What lists show of a table, as its text on disk."""
        rows = self._ask(select(places.c.summary).where(places.c.id == table))
        return str(rows[0].summary) if rows else ""

    async def rewrite(self, lines: Sequence[Naming], summaries: dict[str, str], results: dict[str, str]) -> None:
        """Write lines of logs, summaries and results anew, without a name; what they mean stays."""
        writes: list[Write] = [
            (SET_LINE, {"at": each.place, "which": each.number, "text": each.entry}) for each in lines
        ]
        writes += [(SET_SUMMARY, {"at": table, "text": text}) for table, text in summaries.items()]
        writes += [(SET_RESULT, {"at": table, "text": text}) for table, text in results.items()]
        await self._write(*writes)

    async def rewrite_story(self, table: str, document: bytes) -> None:
        """A story in other words, up to the same entry."""
        await self._write((SET_STORY, {"at": table, "packed": document}))

    async def unsay(self, player: str) -> None:
        """Take back what somebody said, and their name in lists of games."""
        who = {"of": player}
        await self._write((UNSAY, who), (UNNAME_RESULTS, who), (DROP_IMPORTS, {"who": player}))


def code_rows(player: str, codes: Sequence[str], now: int) -> list[Write]:
    """Recovery codes in place of all former ones."""
    return [(DROP_CODES, {"who": player}), *(_recovery(player, "code", each, now, 0) for each in codes)]


def retiring(names: Sequence[str], until: int) -> list[Write]:
    """Names, by their hashes, that nobody can have until then."""
    fresh: list[Write] = [(RETIRE_NAME, {"hash": each, "until": until}) for each in names]
    return [*((DROP_RETIRED, {"which": each}) for each in names), *fresh]


def _recovery(player: str, kind: RecoveryKind, hash: str, now: int, until: int) -> Write:
    row = {"hash": hash, "player": player, "kind": kind, "created": now, "until": until, "spent": ""}
    return ADD_RECOVERY, row
