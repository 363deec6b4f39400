"""Finished games from elsewhere: checked, cleaned, and kept as tables to look at."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tatami.core.errors import BadRecord
from tatami.core.record import Record
from tatami.core.registry import game as find_game
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.names import name_of_record
from tatami.server.domain.players import Player
from tatami.server.domain.problems import Refusal
from tatami.server.domain.terms import Pace
from tatami.server.live.hall import Hall

MOST_IMPORTED = 500
"""Games that one person may bring."""
LONGEST_SEED = 256


async def bring(hall: Hall, player: Player, text: str, scale: float) -> str:
    """Keep the game of a record, and return its table. It is read again from the log when somebody looks at it."""
    if await asyncio.to_thread(hall.store.imported, player.id) >= MOST_IMPORTED * scale:
        raise Refusal("records-many")
    async with hall.throttle.turn():
        opened, imported = _read(text, player.id)
        table, opening = hall.lay_out(opened, [imported])
    await hall.store.open_table(replace(opening, imported_by=player.id))
    return table.id


def _read(text: str, host: str) -> tuple[entries.Opened, entries.Imported]:
    """The entries of a record, with nothing in them that the game does not need."""
    found = Record.load(text)
    if len(found.seed) > LONGEST_SEED:
        raise BadRecord("record-field", field="seed")
    meta = find_game(found.game).meta
    names = tuple(name_of_record(name) for name in found.names[: found.seats])
    found = replace(found, names=names, bots=(), result={})
    at = now()
    opened = entries.Opened(
        at=at,
        game=found.game,
        rules=found.rules,
        seats=meta.seats(found.seats),
        options=found.options,
        seed=found.seed,
        host=host,
        pace=Pace(),
        leaver="bot",
        open=False,
        invite="",
    )
    return opened, entries.Imported(at=at, record=found.to_json())
