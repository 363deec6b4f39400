"""A player chooses a samurai (R1.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, seating
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.table import SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """The samurai whom nobody leads yet."""
    return seating.free_into(table, actions.CHOOSE, out)


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why a samurai may not be chosen."""
    samurai = action - actions.CHOOSE
    if 0 <= samurai < SAMURAI:
        return bars.ROWS[seating.seat_bar(table, samurai)].refusal({"samurai": samurai})
    return None


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Seat the samurai."""
    seating.seat(table, action - actions.CHOOSE, "chosen", emit)
