"""Deleting an account: the person leaves every table, and no game keeps their name.

A log is the truth of its table, so it is not shortened: a line that named the person names nobody, and means the same
otherwise. Whoever looks at such a game reads "Player 2" in the own language; the record has no name there.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from tatami.core.errors import TatamiError
from tatami.server.bus.messages import Departed
from tatami.server.clock import now
from tatami.server.domain import entries, summaries
from tatami.server.domain.clocks import DAY
from tatami.server.domain.documents import pack, unpack
from tatami.server.domain.endings import OVER
from tatami.server.domain.entries import Entry
from tatami.server.domain.folding import fold
from tatami.server.domain.problems import Problem, Refusal
from tatami.server.live.books import Bookkeeper
from tatami.server.live.hall import Hall
from tatami.server.live.players import Players, resting_hashes
from tatami.server.live.room import Room
from tatami.server.show.stories import tell, unnamed
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account, KeptStory, Naming

NAME_RESTS = 365 * DAY
"""For so long nobody can have the claimed name of an account that was deleted."""
Called = Mapping[str, Mapping[int, str]]
"""What somebody was called at tables, by seat."""
IN_A_PART = 20
"""Tables that are written anew together: whoever moves meanwhile does not wait long."""


async def depart(hall: Hall, players: Players, books: Bookkeeper, account: Account) -> None:
    """Delete an account for good. What was begun and broke off can be begun again."""
    store, player = hall.store, account.id
    named = await asyncio.to_thread(_named, store, account)
    by_place = {place: list(lines) for place, lines in groupby(named, key=lambda line: line.place)}
    for place in by_place:
        if await _leave(hall, place, player):
            await books.keep(place)  # Its result is on disk before the name is taken out of it.
    hall.sum_up()
    await store.caught_up()
    names = list(by_place)
    for start in range(0, len(names), IN_A_PART):
        part = [line for place in names[start : start + IN_A_PART] for line in by_place[place]]
        await _unname(store, part, player)
    for place in names:
        async with hall.throttle.turn():
            with contextlib.suppress(TatamiError, Refusal):
                await _tell_anew(store, place, player, account.name)
    await store.accounts.unsay(player)
    retired = set[str]()
    if account.login is not None:
        retired = resting_hashes(account.login) | resting_hashes(account.name)
    await store.forget(player, sorted(retired), now() + NAME_RESTS)
    departed(hall, players, player)
    hall.bus.tell(Departed(person=player))


def departed(hall: Hall, players: Players, player: str) -> None:
    """Somebody's account is gone: what this process has in memory knows them no more."""
    players.forget(player)
    hall.mutes.forget(player)
    for client in list(hall.clients):
        if client.player is not None and client.player.id == player:
            client.leave(Problem("signed-out"))
    for room in list(hall.rooms.values()):
        if room.table.unname(player):
            room.dirty = True
            room.welcome_all()


def _named(store: Store, account: Account) -> list[Naming]:
    """Every line of a log that mentions somebody. A table at which nothing has happened since they came has none."""
    found = store.accounts.naming(store.accounts.places_since(account.created), account.id)
    return sorted(found, key=lambda line: (line.place, line.number))


async def _leave(hall: Hall, place: str, player: str) -> bool:
    """Get up, or give up; a table that nobody else could begin, or where nobody plays on, is closed.

    Whether it is over and in memory: then its result may just be on the way.
    """
    if await asyncio.to_thread(hall.store.status, place) in OVER and place not in hall.rooms:
        return False
    try:
        room = await hall.room(place)
    except Refusal:
        return False
    for seat in room.table.seats_of(player):
        await hall.decided(room, lambda at=seat: _leaving(room, player, at))  # type: ignore[misc]
    await hall.decided(room, lambda: _closing(room, player))
    return room.table.over


def _leaving(room: Room, player: str, seat: int) -> Entry | None:
    table = room.table
    if table.aside is not None or seat not in table.seats_of(player):
        return None
    if table.status == "open":
        return entries.Left(at=now(), seat=seat)
    if table.status != "playing" or table.chairs[seat].resigned:
        return None
    if table.opened.lesson:
        return entries.Abandoned(at=now(), why="closed")
    return entries.Resigned(at=now(), seat=seat)


def _closing(room: Room, player: str) -> Entry | None:
    table = room.table
    waits = table.status == "open" and table.opened.host == player
    idle = table.status == "playing" and not table.peopled()
    return entries.Abandoned(at=now(), why="closed") if waits or idle else None


async def _unname(store: Store, lines: Sequence[Naming], player: str) -> None:
    """Take a name out of logs, lists and results of some tables."""
    fresh: list[Naming] = []
    called: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for line in lines:
        entry = entries.decode(line.entry)
        if isinstance(entry, entries.Sat) and entry.player == player:
            called[line.place][entry.seat] = entry.name
            blank = msgspec.structs.replace(entry, name="", claimed=False)
            fresh.append(Naming(line.place, line.number, entries.encode(blank).decode()))
        elif isinstance(entry, entries.Answered) and entry.player == player and entry.word:
            silent = msgspec.structs.replace(entry, word="")
            fresh.append(Naming(line.place, line.number, entries.encode(silent).decode()))
    listed, ended = await asyncio.to_thread(_listed, store, called, player)
    await store.accounts.rewrite(fresh, listed, ended)


def _listed(store: Store, called: Called, player: str) -> tuple[dict[str, str], dict[str, str]]:
    """What lists and results say of these tables, without somebody's name."""
    listed: dict[str, str] = {}
    ended: dict[str, str] = {}
    for place, seats in called.items():
        with contextlib.suppress(msgspec.MsgspecError):  # A damaged summary is made anew from the log anyway.
            summary = summaries.decode(store.accounts.summary(place))
            names = ["" if seats.get(seat) == name else name for seat, name in enumerate(summary.names)]
            listed[place] = summaries.encode(msgspec.structs.replace(summary, names=names))
        if (found := store.results.of(place)) is not None:
            told = [msgspec.structs.replace(seat, name="") if seat.who == player else seat for seat in found[1].seats]
            ended[place] = msgspec.json.encode(msgspec.structs.replace(found[1], seats=tuple(told))).decode()
    return listed, ended


async def _tell_anew(store: Store, place: str, player: str, name: str) -> None:
    """Write the story of a table anew, if it was written down."""
    kept = await asyncio.to_thread(store.story, place)
    if kept is None:
        return
    table = fold(place, await asyncio.to_thread(store.entries, place))
    if table.aside is None:
        await store.keep_story(place, KeptStory(table.number, pack(tell(table))))
    else:
        document = unnamed(unpack(kept.document), table.seats_of(player), name)
        await store.accounts.rewrite_story(place, pack(document))
