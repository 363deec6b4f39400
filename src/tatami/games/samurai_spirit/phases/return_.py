"""Chance takes a card of the discard pile to be shuffled back (R6.8). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import actions, piles, spot, stage
from tatami.games.samurai_spirit.data import CARDS
from tatami.games.samurai_spirit.odds import even
from tatami.games.samurai_spirit.table import SpiritTable


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every card of the discard pile, alike."""
    found: i64 = 0
    for card in range(i64(CARDS)):
        if table.where[card] == spot.DISCARDED:
            outcomes[found] = actions.BACK + card
            found += 1
    return even(weights, found)


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Shuffle the card back among the raiders."""
    card = action - actions.BACK
    table.eras += 1
    table.stage = stage.RUN
    piles.shuffle_in(table, card)
    if emit is not None:
        emit.add(Event("returned", {"card": card, "raiders": table.pile}))
