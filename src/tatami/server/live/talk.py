"""Talk at a table. The store's key numbers what is said: no two processes can take the same number."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from tatami.server.bus.messages import Spoken
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.problems import Refusal
from tatami.server.live.room import Room
from tatami.server.store.errors import Conflict, StorageError

if TYPE_CHECKING:
    from tatami.server.live.hall import Done, Hall

MOST_MISSED = 100
"""So many lines are told to those who missed them."""


def say(hall: Hall, room: Room, line: ChatLine, done: Done) -> None:
    """Keep a line under the next number and tell everybody; under a later one, where another process took that."""
    room.said += 1
    numbered = replace(line, number=room.said)

    def written(problem: StorageError | None) -> None:
        if isinstance(problem, Conflict):
            hall.spawn(_say_later(hall, room, numbered, done))
        elif problem is not None:
            done(Refusal("storage"))
        else:
            hear(hall, room, numbered)
            if room.elsewhere:
                hall.bus.tell(Spoken(table=room.table.id, line=numbered))
            done(None)

    hall.store.add_chat(numbered, written)


async def _say_later(hall: Hall, room: Room, line: ChatLine, done: Done) -> None:
    """Say it under a later number, unless it is there: a commit may have succeeded of which we were not told."""
    if line in await catch_up(hall, room):
        done(None)
    else:
        say(hall, room, line, done)


def hear(hall: Hall, room: Room, line: ChatLine) -> None:
    """Pass on what was said, after whatever was said before it."""
    if line.number <= room.heard:
        return
    if line.number > room.heard + 1 and hall.bus.shared:
        hall.spawn(_read_on(hall, room))
        return
    room.heard = line.number
    room.said = max(room.said, line.number)
    room.pass_on(line)


async def _read_on(hall: Hall, room: Room) -> None:
    await catch_up(hall, room)


async def catch_up(hall: Hall, room: Room) -> list[ChatLine]:
    """Read what was said in other processes, and pass it on; what was said last."""
    lines = await asyncio.to_thread(hall.store.chat, room.table.id, MOST_MISSED)
    for line in lines:
        if line.number > room.heard:
            room.heard = line.number
            room.pass_on(line)
    room.said = max(room.said, room.heard)
    return lines
