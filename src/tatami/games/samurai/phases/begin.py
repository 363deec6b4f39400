"""BEGIN: chance picks the first player (R1.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import actions, founding
from tatami.games.samurai.table import SamuraiTable


def odds(table: SamuraiTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every player is as likely to begin."""
    for seat in range(table.seats):
        outcomes[seat] = actions.FIRST + seat
        weights[seat] = 1
    return table.seats


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Let the one who was drawn begin."""
    first = action - actions.FIRST
    table.eras += 1
    founding.begin(table, first)
    if emit is not None:
        emit.add(Event("begins", {"seat": first}))
