"""Tables for lists. A row that cannot be read harms nobody but its own table, which is loaded and listed anew."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tatami.server.domain import summaries
from tatami.server.domain.endings import Status
from tatami.server.domain.problems import Refusal
from tatami.server.domain.summaries import Listed
from tatami.server.live.hall import Hall
from tatami.server.store.values import TableRow


class _Row(msgspec.Struct):
    """What a row of the store has to be for a list."""

    id: str
    game: str
    status: Status
    created: int
    updated: int
    summary: str


def checked(place: TableRow) -> Listed | None:
    """What the store's lists say of a table, or None if it cannot be read."""
    try:
        row = msgspec.convert(place, _Row, from_attributes=True)
        summary = summaries.decode(row.summary)
    except msgspec.MsgspecError:
        return None
    return Listed(row.id, row.game, row.status, row.created, row.updated, summary)


async def listed(hall: Hall, places: Iterable[TableRow]) -> list[Listed]:
    """These tables as they stand; of some, nothing can be told."""
    found = [await _listed(hall, place) for place in places]
    return [each for each in found if each is not None]


async def _listed(hall: Hall, place: TableRow) -> Listed | None:
    """A table; one that is in memory is newer than its row."""
    found, room = checked(place), hall.rooms.get(place.id)
    if found is None and room is None:
        try:
            room = await hall.room(place.id)  # Its row is written anew as soon as it is in memory.
        except Refusal:
            return None
    return found if room is None else summaries.listed(room.table)
