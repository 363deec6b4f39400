"""DRAW: chance fills the hand up tile by tile; then the turn passes on (R2.6, R2.7). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import actions, bags, hand, stage
from tatami.games.samurai.table import SamuraiTable


def odds(table: SamuraiTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every tile that is still in the stack of whoever's turn it is, alike."""
    return bags.odds(table.left[table.turn] - table.hand[table.turn], actions.TILE, outcomes, weights)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Add the tile to the hand; once it is full the turn passes on."""
    hand.draw(table, action - actions.TILE, emit)
    pass_on_if_full(table, emit)


def pass_on_if_full(table: SamuraiTable, emit: Emit | None) -> None:
    """Pass the turn on to the next player who can play, unless there is a tile to draw."""
    if not hand.is_full(table):
        return
    table.stage = stage.TURN
    table.turn = (table.turn + 1) % table.seats
    while not hand.is_usable(table):
        # Somebody always can: as long as a figure stands, a land hex is free and its tile is not played yet.
        if emit is not None:
            emit.add(Event("skipped", {"seat": table.turn}))
        table.turn = (table.turn + 1) % table.seats
