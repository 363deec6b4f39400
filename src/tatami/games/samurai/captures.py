"""Captures at the end of a turn of Samurai, and whether they end the game. R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import influence, settlements
from tatami.games.samurai.data import (
    CASTE_NAMES,
    CASTES,
    FIRST_SETTLEMENT,
    GROUND,
    HEX_NAMES,
    MOST_ASIDE,
    SETTLEMENTS_IN_PLAY,
)
from tatami.games.samurai.table import NONE, SamuraiTable


def capture(table: SamuraiTable, emit: Emit | None) -> bool:
    """Empty every settlement that has no free land around it; whether there was any (R4.1)."""
    found = False
    free = table.free
    figures = table.figures
    ground = GROUND
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        if figures[settlement] and not free & ground[settlement]:
            _empty(table, settlement, emit)
            found = True
    return found


def _empty(table: SamuraiTable, settlement: i64, emit: Emit | None) -> None:
    """Give every figure of a settlement to whoever has the most influence on it, or set it aside (R4.2 to R4.5)."""
    for caste in range(i64(CASTES)):
        if (table.figures[settlement] >> caste) & 1:
            tally = influence.tally(table.tiles, settlement, caste)
            winner = influence.strongest(tally, table.seats)
            if winner == NONE:
                table.aside[caste] += 1
            else:
                table.captured[caste * table.seats + winner] += 1
            if emit is not None:
                emit.add(_told(table.seats, settlement, caste, tally, winner))
    table.figures[settlement] = 0


def _told(seats: i64, settlement: i64, caste: i64, tally: i64, winner: i64) -> Event:
    facts: dict[str, object] = {
        "caste": CASTE_NAMES[caste],
        "hex": HEX_NAMES[FIRST_SETTLEMENT + settlement],
        "influence": [int(influence.of_seat(tally, seat)) for seat in range(seats)],
    }
    if winner == NONE:
        return Event("aside", facts)
    facts["seat"] = winner
    return Event("captured", facts)


def put_aside(table: SamuraiTable) -> i64:
    """How many figures were set aside for nobody."""
    return table.aside[0] + table.aside[1] + table.aside[2]


def announce_end(table: SamuraiTable, emit: Emit | None) -> bool:
    """Announce that a caste has left the board or enough figures were set aside; whether it is so (R5.1, R5.2)."""
    end = False
    for caste in range(i64(CASTES)):
        if settlements.standing(table, caste) == 0:
            end = True
            if emit is not None:
                emit.add(Event("gone", {"caste": CASTE_NAMES[caste]}))
    aside = put_aside(table)
    if aside >= MOST_ASIDE:
        end = True
        if emit is not None:
            emit.add(Event("four-aside", {"number": aside}))
    return end
