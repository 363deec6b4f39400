"""Following a log to which another process writes too: what was missed is read, folded and told."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tatami.server.domain import entries
from tatami.server.domain.folding import fold
from tatami.server.domain.problems import Refusal
from tatami.server.live.room import Room

if TYPE_CHECKING:
    from tatami.server.live.hall import Done, Hall

logger = logging.getLogger("tatami.following")


def catch_up(hall: Hall, room: Room, *waiting: Done) -> None:
    """Read what others have written to a table's log. Whoever waits learns afterwards that they were overtaken.

    Until that is done nothing can be written to it here: what somebody wants meanwhile waits too.
    """
    if room.behind is not None:
        room.behind.extend(waiting)
        return
    room.behind = list(waiting)
    task = asyncio.get_running_loop().create_task(_catch_up(hall, room))
    room.catching = task


async def _catch_up(hall: Hall, room: Room) -> None:
    from tatami.server.live.hall import Overtaken

    overtaken = bool(room.behind)
    try:
        missed = await _read(hall, room)
        if overtaken and not missed:
            raise RuntimeError("an entry was refused, and no other is in its place")
    except Exception:
        logger.exception("a table cannot catch up")
        for done in _released(room):
            done(Refusal("storage"))
        hall.drop(room)
        return
    for done in _released(room):
        done(Overtaken())
    hall.go_on(room)
    notice_gap(hall, room)


def _released(room: Room) -> list[Done]:
    """Let everybody write again; those who waited for it."""
    waiting, room.behind, room.catching = room.behind or [], None, None
    return waiting


async def _read(hall: Hall, room: Room) -> int:
    """Fold what was missed and tell our own clients; how many entries that was."""
    table, store = room.table, hall.store
    if table.number == room.written:
        missed = await asyncio.to_thread(store.entries, table.id, room.written + 1)
    else:
        # What we added by ourselves did not come to be: the table is folded anew to where everybody was told of it.
        lines = await asyncio.to_thread(store.entries, table.id)
        async with hall.throttle.turn_for(len(lines)):
            room.go_back(fold(table.id, lines[: room.written + 1], hall.outages))
        missed = lines[room.written + 1 :]
    room.lease = store.lease(table.id)
    for line in missed:
        follow(hall, room, line)
    return len(missed)


def follow(hall: Hall, room: Room, line: str) -> None:
    """Fold the next entry, which another process has written, and tell our own clients."""
    _, tell = hall.fold(room, entries.decode(line))
    room.written = room.table.number
    tell()


def hear(hall: Hall, room: Room, number: int, line: str = "") -> None:
    """The log goes up to that number, as another process says; the line is its last entry, if it was told."""
    room.known = max(room.known, number)
    if line and number == room.written + 1 and room.settled:
        follow(hall, room, line)
        hall.go_on(room)
    notice_gap(hall, room)


def notice_gap(hall: Hall, room: Room) -> None:
    """Read what we have only heard of; while something of ours is on its way, that will tell."""
    if room.known > room.written and room.settled and hall.rooms.get(room.table.id) is room:
        catch_up(hall, room)


async def refresh(hall: Hall, room: Room) -> None:
    """Catch up before somebody comes in: perhaps they know from another process what we have not heard of yet."""
    hear(hall, room, await asyncio.to_thread(hall.store.last_number, room.table.id))
    await caught_up(room)


async def caught_up(room: Room) -> None:
    """Wait until a table has caught up, if it is about to; whoever waits no longer does not stop it."""
    if room.catching is not None:
        await asyncio.wait([room.catching])
