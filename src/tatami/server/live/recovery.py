"""Sorting tables out after a start: what is set aside now, and what can be played again."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.aside import hindrance
from tatami.server.domain.problems import Refusal
from tatami.server.live.hall import Hall
from tatami.server.live.room import Room

logger = logging.getLogger("tatami.aside")


async def sort_out(hall: Hall) -> None:
    """After a start: the lists show what is set aside now, and what was set aside and is played again goes on."""
    for row in await asyncio.to_thread(hall.store.unfinished):
        try:
            opened = entries.decode(row.entry)
            if not isinstance(opened, entries.Opened) or (hindrance(opened) is None) is (row.status != "aside"):
                continue
            room = await hall.room(row.id)
            if row.status == "aside":
                give_time_back(hall, room)
        except (Refusal, msgspec.DecodeError):
            continue  # It cannot be read at all, and says so to whoever comes.
        except Exception:  # One table must not keep the others waiting.
            logger.exception("a table could not be sorted out")


def give_time_back(hall: Hall, room: Room) -> None:
    """No clock ran while the table was aside: it was stopped where the log ends, and starts again now."""
    table = room.table
    if table.status == "playing" and table.pace.kind != "none" and not table.paused:
        hall.commit(room, entries.Paused(at=table.updated, paused=True, why="aside"))
        hall.commit(room, entries.Paused(at=now(), paused=False, why="aside"))
