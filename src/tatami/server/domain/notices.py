"""What people are told who are not at the table: that something waits for them, and that a game has ended.

What waits follows from a table as everybody sees it, so a notice, its time and the number of notices tell no more than
the list of one's tables does. An entry says who knows of it without being told (`Entry.witnesses`). Everything here is
told the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Literal, get_args
from zoneinfo import ZoneInfo

import msgspec

from tatami.server.domain import rematch
from tatami.server.domain.clocks import MINUTE
from tatami.server.domain.entries import Entry
from tatami.server.domain.table import Table

Kind = Literal["turn", "asked", "again", "full", "begun", "ended"]
"""turn: a decision is owed; asked: consent is asked for; again: somebody wants to play again; full: everybody is there,
and the host has to begin; begun and ended: the game has."""
KINDS: tuple[Kind, ...] = get_args(Kind)
PASSING: tuple[Kind, ...] = ("turn", "asked", "again", "full")
"""What is told no more once it was answered, or answered itself."""

AWAY = MINUTE // 2
"""Somebody who is not at the table is told after so many milliseconds: most come back from another window by then."""
PRESENT = 10 * MINUTE
"""Somebody who is there sees it, and is told elsewhere only if nothing was done for so long."""
DAY_MINUTES = 24 * 60


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a notice says, whatever its language; all of it is known to everybody at the table."""

    game: str = ""
    others: list[str] = []
    """The other people there, by name."""
    due: int | None = None
    """turn: when the time for it is up."""
    by: str = ""
    """asked, again: who asks."""
    what: str = ""
    """asked: for what."""
    won: bool = False
    """ended: whether the reader won."""
    winners: list[str] = []
    """ended: the others who won, by name."""
    result: bool = True
    """ended: whether there is a result."""


@dataclass(frozen=True, slots=True)
class Matter:
    """Something to be told to somebody: of one player, kind and mark there is one."""

    player: str
    kind: Kind
    mark: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A matter that has just come up."""

    matter: Matter
    at: int
    due: int
    """Not to be told before."""
    facts: Facts


@dataclass(frozen=True, slots=True)
class News:
    """What an entry changes in what people are to be told of a table."""

    place: str
    fresh: list[Notice]
    moot: list[Matter]
    """What need not be told any more."""


def matters(table: Table) -> set[Matter]:
    """All that could be told of a table as it stands. Who plays with bots alone is waited for by nobody."""
    people = {chair.player for chair in table.chairs if chair.player and not chair.program}
    if len(people) < 2 or table.opened.lesson:
        return set()
    found: set[Matter] = set()
    if table.status == "playing":
        mark = f"{table.rewound}.{table.era()}"
        owing = {table.chairs[seat].player for seat in table.to_act if table.chairs[seat].decides}
        found |= {Matter(player, "turn", mark) for player in owing & people}
        found |= {Matter(player, "begun", "") for player in people}
        if (asked := table.proposal) is not None:
            found |= {Matter(player, "asked", str(asked.number)) for player in asked.waiting & people}
    elif table.status == "open" and table.opened.begin == "host" and table.full():
        found |= {Matter(player, "full", "") for player in people & {table.opened.host}}
    elif table.over and table.match is not None:
        found |= {Matter(player, "ended", "") for player in people}
        votes = table.rematch_votes
        if votes is not None and not table.rematch:
            found |= {Matter(player, "again", votes.wanted[0]) for player in rematch.waiting(table, votes) & people}
    return found


def news(
    table: Table, before: Iterable[Matter], entry: Entry, present: Iterable[str], wanted: Iterable[str]
) -> News | None:
    """What an entry that was just folded brings up, for those who want to be told anything; None: nothing.

    `before` is what could be told before it, and `present` who is at the table.
    """
    former, latter, wanting = set(before), matters(table), set(wanted)
    here, witnesses = set(present), entry.witnesses(table)
    moot = [each for each in former - latter if each.player in wanting and each.kind in PASSING]
    fresh = [
        Notice(each, entry.at, entry.at + (PRESENT if each.player in here else AWAY), facts(table, each))
        for each in sorted(latter - former, key=lambda each: (each.player, each.kind))
        if each.player in wanting and each.player not in witnesses and not _seen(each, here, latter)
    ]
    return News(table.id, fresh, moot) if fresh or moot else None


def _seen(matter: Matter, here: set[str], all_matters: set[Matter]) -> bool:
    """Whether a matter needs no telling: the beginning and the end are seen by whoever is there, and whoever is to
    move first learns with that that the game has begun."""
    if matter.kind == "begun":
        turn = any(each.player == matter.player and each.kind == "turn" for each in all_matters)
        return turn or matter.player in here
    return matter.kind == "ended" and matter.player in here


def facts(table: Table, matter: Matter) -> Facts:
    """What is to be said of a matter."""
    mine = table.seats_of(matter.player)
    others = [chair.name for seat, chair in enumerate(table.chairs) if chair.kind == "person" and seat not in mine]
    known = Facts(game=table.opened.game, others=others)
    if matter.kind == "turn":
        due = table.clocks.ends()
        return msgspec.structs.replace(known, due=min((due[seat] for seat in mine if seat in due), default=None))
    if matter.kind == "asked" and table.proposal is not None:
        by = table.chairs[table.proposal.by].name
        return msgspec.structs.replace(known, by=by, what=table.proposal.what)
    if matter.kind == "again" and table.rematch_votes is not None:
        asker = table.seats_of(table.rematch_votes.wanted[0])
        return msgspec.structs.replace(known, by=table.chairs[asker[0]].name if asker else "")
    if matter.kind == "ended":
        end = table.ending
        winners = [] if end is None else end.winners
        return msgspec.structs.replace(
            known,
            won=any(seat in winners for seat in mine),
            winners=[table.chairs[seat].name for seat in winners if seat not in mine],
            result=end is not None,
        )
    return known


# --- when -------------------------------------------------------------------------------------------------------------


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody wants to be told on one channel. Kept on disk: fields may be added at the end, with a default."""

    kinds: list[Kind] = msgspec.field(default_factory=lambda: list(KINDS))
    lang: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when until when nothing is told, in minutes after midnight there."""
    digest: int | None = None
    """When everything is told together once a day, in minutes after midnight there; None: each thing at its time."""


def wishes_of(text: str) -> Wishes:
    """How somebody wants to be told, as it is kept; where that is damaged, as everybody is told first."""
    try:
        return msgspec.json.decode(text, type=Wishes)
    except msgspec.MsgspecError:
        return Wishes()


def told_at(wishes: Wishes, due: int, moment: int) -> int:
    """When something due is told, at this moment at the earliest: not in quiet hours, or together once a day."""
    if wishes.digest is not None:
        return max(moment, _next(wishes.zone, wishes.digest, due))
    if wishes.quiet is None:
        return moment
    begin, end = wishes.quiet
    here = _local(wishes.zone, moment)
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY_MINUTES < (end - begin) % DAY_MINUTES:
        return _next(wishes.zone, end, moment)
    return moment


def _next(zone: str, minute: int, since: int) -> int:
    """The first moment from `since` on when the clocks there show so many minutes after midnight."""
    here = _local(zone, since)
    for days in range(3):
        day = (here + timedelta(days=days)).replace(
            hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0
        )
        # Through the numbers of seconds: a day on which the clocks are set has another length.
        moment = int(day.timestamp() * 1000)
        if moment >= since:
            return moment
    return since


def _local(zone: str, moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, _zone(zone))


@lru_cache(256)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    try:
        return bool(name) and len(name) <= 64 and bool(_zone(name))
    except (ValueError, OSError):
        return False


# --- trying again -----------------------------------------------------------------------------------------------------

BACKOFF = (1, 5, 15, 60, 180, 360)
"""After so many minutes something that could not be sent is tried again; the last one from then on."""
LONGEST = 3 * DAY_MINUTES * MINUTE
"""What could not be sent for so many milliseconds is given up."""


def next_try(attempts: int, moment: int, since: int, asked: int = 0) -> int | None:
    """When to try again after so many attempts; None: no more. `asked`: the other side wants so many milliseconds."""
    wait = max(BACKOFF[min(attempts, len(BACKOFF)) - 1] * MINUTE, min(asked, 12 * 60 * MINUTE))
    return moment + wait if moment + wait - since <= LONGEST else None


def chosen(kinds: Mapping[str, bool]) -> list[Kind]:
    """The kinds that are switched on."""
    return [kind for kind in KINDS if kinds.get(kind, False)]
