"""What people say to each other at a table."""

from __future__ import annotations

from tatami.server import wire
from tatami.server.domain.chat import ChatLine
from tatami.server.domain.table import Table


def said(table: Table, line: ChatLine, muted: bool = False) -> wire.Said:
    """A line of chat; `muted`: for somebody who wants to hear no more of whoever said it."""
    seats = table.seats_of(line.player)
    return wire.Said(
        number=line.number,
        player=line.player,
        name=line.name,
        seat=seats[0] if seats else None,
        text=line.text,
        at=line.at,
        claimed=line.claimed,
        muted=muted,
    )
