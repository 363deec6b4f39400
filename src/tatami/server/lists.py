"""Tables as lists show them. A row that cannot be read harms nobody but its own table, which is summed up anew."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.server import sights, wire
from tatami.server.domain import summaries
from tatami.server.domain.endings import Status
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.summaries import Summary, summarize
from tatami.server.hall import Hall


class _Row(msgspec.Struct):
    """What a row of `places` has to be for a list."""

    game: str
    status: Status
    created: int
    updated: int
    summary: str


def summary_in(row: Any) -> Summary | None:
    """What a row says of its table, or None if it cannot be read."""
    try:
        return summaries.decode(msgspec.convert(row, _Row, from_attributes=True).summary)
    except msgspec.MsgspecError:
        return None


async def line(hall: Hall, row: Any, player: Player | None, mine: bool) -> wire.TableLine | None:
    """A table in a list; one that is in memory is newer than its row. None for one of which nothing can be told."""
    summary = summary_in(row)
    room = hall.rooms.get(row.id)
    if summary is None and room is None:
        try:
            room = await hall.room(row.id)  # Its row is written anew as soon as it is in memory.
        except Refusal:
            return None
    table = None if room is None else room.table
    if table is not None:
        summary = summarize(table)
    assert summary is not None
    game = row.game if table is None else table.opened.game
    return wire.TableLine(
        id=row.id,
        game=game,
        title=game,
        status=row.status if table is None else table.status,
        names=summary.names,
        my_turn=player is not None and player.id in summary.waiting,
        mine=mine,
        pace=sights.pace(summary.pace),
        created=row.created if table is None else table.created,
        updated=row.updated if table is None else table.updated,
        asked=player is not None and player.id in summary.asked,
    )
