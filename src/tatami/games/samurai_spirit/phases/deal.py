"""Chance deals a samurai (R1.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai_spirit import actions, seating
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every samurai whom nobody leads yet, alike."""
    return even(weights, seating.free_into(table, actions.DEAL, outcomes))


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Seat the samurai."""
    seating.seat(table, action - actions.DEAL, "dealt", emit)
