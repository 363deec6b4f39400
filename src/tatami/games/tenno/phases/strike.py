"""The first attack of a turn, which nobody may leave out (R2.1, R2.2). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, attack, bars
from tatami.games.tenno.data import CELLS, PLACES
from tatami.games.tenno.table import NONE, TennoTable


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Every own card that may attack, against every card of the others."""
    # No card was attacked yet and none is missing, so `target_bar` can only be against the own cards: these are left
    # out without asking it about each pair.
    found: i64 = 0
    home = seat * PLACES
    others = table.seats * PLACES - PLACES
    for place in range(i64(PLACES)):
        if attack.weapon_bar(table, home + place) != bars.FINE:
            continue
        action = actions.ATTACK + place * CELLS
        for cell in range(home):
            out[found + cell] = action + cell
        for cell in range(home, others):
            out[found + cell] = action + PLACES + cell
        found += others
    return found


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Why this attack is not allowed."""
    return attack.why_not(table, action)


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Attack; what the turn brings is counted from here."""
    table.first_target = NONE
    table.lost = 0
    table.looker = NONE
    table.next_looker = NONE
    attack.begin(table, action, emit)
