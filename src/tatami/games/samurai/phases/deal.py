"""DEAL: chance deals the first hands tile by tile; whoever goes first is dealt to first (R1.9). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.games.samurai import actions, bags, founding, hand
from tatami.games.samurai.data import HAND
from tatami.games.samurai.table import SamuraiTable


def odds(table: SamuraiTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every tile that is still in the stack of whoever is dealt to, alike."""
    return bags.odds(table.left[table.turn] - table.hand[table.turn], actions.TILE, outcomes, weights)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Deal the tile; after the last one of all hands the figures follow."""
    hand.draw(table, action - actions.TILE, emit)
    if bags.size(table.hand[table.turn]) == HAND:
        table.turn = (table.turn + 1) % table.seats
        if table.turn == table.first:
            founding.begin_placing(table)
