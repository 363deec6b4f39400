"""The look of a defender who won at one of the attacker's cards (R5.5 to R5.7). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, sight, turn
from tatami.games.tenno.data import PLACES
from tatami.games.tenno.memory import LOOKED
from tatami.games.tenno.table import NONE, TennoTable


def may(table: TennoTable, seat: i64, out: vec[i64]) -> i64:
    """Look at any of the three cards, or at none."""
    for place in range(i64(PLACES)):
        out[place] = actions.LOOK + place
    out[PLACES] = actions.TRUST
    return PLACES + 1


def why_not(table: TennoTable, seat: i64, action: i64) -> Refusal | None:
    """Nothing stands against looking at any card, nor against looking at none."""
    if action < actions.LOOK or action > actions.TRUST:
        return None
    return bars.ROWS[bars.FINE].refusal({})


def do(table: TennoTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Look or not; then the next who is owed a look, or the next turn."""
    table.eras += 1
    if action != actions.TRUST:
        _look(table, seat, action - actions.LOOK, emit)
    elif emit is not None:
        emit.add(Event("trusted", {"seat": seat, "attacker": table.turn}))
    table.looker = table.next_looker
    table.next_looker = NONE
    if table.looker == NONE:
        turn.pass_on(table)


def _look(table: TennoTable, seat: i64, place: i64, emit: Emit | None) -> None:
    attacker = table.turn
    cell = attacker * PLACES + place
    sight.peek(table, seat, cell)
    card = table.cards[cell]
    known = table.known
    if known is not None:
        known.note(attacker, (LOOKED, place, card, seat))
    if emit is not None:
        public: dict[str, object] = {"seat": seat, "attacker": attacker, "place": place}
        emit.add(Event("looked", public, -1, {"card": card}, 1 << seat))
