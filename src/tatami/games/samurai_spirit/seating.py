"""Giving the places to samurai (R1.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import bars, stage
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def next_place(table: SpiritTable) -> i64:
    """The first place without a samurai."""
    for place in range(table.team):
        if table.who[place] == NONE:
            return place
    return NONE


def seat_bar(table: SpiritTable, samurai: i64) -> i64:
    """No samurai is led by two."""
    if table.home[samurai] != NONE:
        return bars.SAMURAI_TAKEN
    return bars.FINE


def free_into(table: SpiritTable, base: i64, out: vec[i64]) -> i64:
    """Write `base` + samurai for everyone who is not at the table."""
    found: i64 = 0
    for samurai in range(i64(SAMURAI)):
        if seat_bar(table, samurai) == bars.FINE:
            out[found] = base + samurai
            found += 1
    return found


def seat(table: SpiritTable, samurai: i64, kind: str, emit: Emit | None) -> None:
    """A samurai takes the next place, told as an event of `kind`; chance picks who begins when all have one."""
    table.eras += 1
    place = next_place(table)
    table.who[place] = samurai
    table.home[samurai] = place
    table.token[samurai] = place
    if emit is not None:
        emit.add(Event(kind, {"samurai": samurai, "seat": table.seat_of(place)}))
    if next_place(table) == NONE:
        table.stage = stage.FIRST
