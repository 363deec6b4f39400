"""Tables as lists show them. A row that cannot be read harms nobody but its own table, which is summed up anew."""

from __future__ import annotations

import msgspec

from tatami.server import sights, wire
from tatami.server.domain import summaries
from tatami.server.domain.endings import Status
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.summaries import Summary, summarize
from tatami.server.hall import Hall
from tatami.server.store.values import Place


class _Row(msgspec.Struct):
    """What a row of the store has to be for a list."""

    game: str
    status: Status
    created: int
    updated: int
    summary: str


def checked(place: Place) -> tuple[_Row, Summary] | None:
    """What the store's lists say of a table, or None if it cannot be read."""
    try:
        row = msgspec.convert(place, _Row, from_attributes=True)
        return row, summaries.decode(row.summary)
    except msgspec.MsgspecError:
        return None


async def line(hall: Hall, place: Place, player: Player | None, mine: bool) -> wire.TableLine | None:
    """A table in a list; one that is in memory is newer than its row. None for one of which nothing can be told."""
    found, room = checked(place), hall.rooms.get(place.id)
    if found is None and room is None:
        try:
            room = await hall.room(place.id)  # Its row is written anew as soon as it is in memory.
        except Refusal:
            return None
    if room is not None:
        table = room.table
        game, summary = table.opened.game, summarize(table)
        status, created, updated = table.status, table.created, table.updated
    else:
        assert found is not None
        row, summary = found
        game, status, created, updated = row.game, row.status, row.created, row.updated
    return wire.TableLine(
        id=place.id,
        game=game,
        title=game,
        status=status,
        names=summary.names,
        my_turn=player is not None and player.id in summary.waiting,
        mine=mine,
        pace=sights.pace(summary.pace),
        created=created,
        updated=updated,
        asked=player is not None and player.id in summary.asked,
    )
