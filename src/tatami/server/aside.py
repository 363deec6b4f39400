"""Tables whose rules this server does not play, because the game changed or is gone: they are set aside.

Nothing is added to their log. What can be told without the rules is told from it: who sits where and whether it is
over. They go on when a version is installed that plays their rules.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from tatami.core.errors import UnknownGame
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.server import entries
from tatami.server.players import now
from tatami.server.problems import Refusal
from tatami.server.table import FOLDS, Table
from tatami.server.wire import OVER, Problem

if TYPE_CHECKING:
    from tatami.server.hall import Hall
    from tatami.server.room import Room

logger = logging.getLogger("tatami.aside")

PLAIN: tuple[type, ...] = (
    *(entries.Sat, entries.Placed, entries.Left, entries.StoodIn, entries.Returned, entries.Paused),
    *(entries.Abandoned, entries.Wanted, entries.Rematched),
)
"""Entries that mean the same whatever the rules are."""


def hindrance(opened: entries.Opened) -> Problem | None:
    """Why this server cannot play a table of these rules; None if it can."""
    try:
        versions = find_game(opened.game).meta.versions
    except UnknownGame:
        return Problem(code="aside-game", args={"game": opened.game, "theirs": opened.rules})
    if opened.rules in versions:
        return None
    return Problem(code="aside-rules", args={"game": opened.game, "theirs": opened.rules, "ours": ", ".join(versions)})


def refusal(table: Table, status: int = 409) -> Refusal:
    """What is said to whoever wants to do something at a table that is aside."""
    assert table.aside is not None
    return Refusal(table.aside.code, status, **table.aside.args)


class AsideTable(Table):
    """A table folded without its rules. It has no match, so nobody is asked anything and no clock runs."""

    def __init__(self, id: str, opened: entries.Opened, problem: Problem) -> None:
        super().__init__(id, opened)
        self.aside = problem
        self.status = "aside"
        self.begun = False
        self.imported = ""
        """The record that was brought here, if it was."""

    def apply(self, entry: Any) -> bool:
        """One more entry, as far as it can be understood."""
        if isinstance(entry, PLAIN):
            FOLDS[type(entry)](self, entry)
        self.begun = self.begun or isinstance(entry, entries.Started | entries.Imported)
        if isinstance(entry, entries.Resigned):
            self.chairs[entry.seat].resigned = True
        elif isinstance(entry, entries.Imported):
            self._brought(entry)
        elif isinstance(entry, entries.Rematched) and self.status == "aside":
            self.status = "finished"  # Who plays again has finished.
        self.number += 1
        self.updated = entry.at
        return True

    def _brought(self, entry: entries.Imported) -> None:
        self.imported = entry.record
        self.status = "finished"
        self._name_chairs(Record.load(entry.record))

    def adopt(self, listed: str) -> None:
        """Take over the end that lists know of: an end by the rules stands in no log."""
        if self.status == "aside" and listed in OVER:
            self.status = listed


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
