"""Resolving kiai, one samurai's completely before the next (R5.1 to R5.4). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import draws, lines, purpose, spot, stacking, stage, targets
from tatami.games.samurai_spirit.data import DAISUKE, GOROBEI, KANBEI, KATSUSHIRO, KIKUCHIYO
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def begin(table: SpiritTable, emit: Emit | None) -> None:
    """Begin the kiai of the next samurai who is owed one: the active one first, then clockwise (R5.4)."""
    place = table.turn
    while not (table.owed >> place) & 1:
        place = table.left_of(place)
    table.owed &= ~(1 << place)
    table.kiai = place
    table.uses = 1
    samurai = table.who[place]
    if table.is_animal(place) and (samurai == DAISUKE or samurai == KIKUCHIYO):
        table.uses = 2
    if emit is not None:
        facts: dict[str, object] = {"samurai": samurai, "value": table.kiai_value(place), "idle": targets.idle(table)}
        emit.add(Event("kiai", facts))


def go_on(table: SpiritTable, emit: Emit | None) -> None:
    """Go on with the kiai that is being resolved."""
    if table.tally > 0:
        _next_card(table, emit)
    elif table.revealed:
        stacking.begin(table, emit)
    elif table.uses > 0 and targets.any_use(table):
        table.stage = stage.KIAI
    else:
        _finish(table, emit)


def _next_card(table: SpiritTable, emit: Emit | None) -> None:
    """Turn up one more card, as long as there are any (R5.9, R5.10, R5.12)."""
    samurai = table.who[table.kiai]
    why: i64 = purpose.REVEAL
    left = table.pile
    if samurai == KANBEI:
        why = purpose.REPEL
        left = table.breach
    elif samurai == GOROBEI:
        why = purpose.SCATTER
    table.tally -= 1
    if left == 0:
        table.tally = 0
    else:
        draws.turn_up(table, why, emit)
    if samurai == KATSUSHIRO and table.tally == 0:
        table.revealed = 1


def _finish(table: SpiritTable, emit: Emit | None) -> None:
    """Used or not, the first card of the line is discarded (R5.2)."""
    place = table.kiai
    table.uses = 0
    if table.first[place] != NONE:
        card = lines.drop_first(table, place)
        table.where[card] = spot.DISCARDED
        if emit is not None:
            emit.add(Event("shed", {"samurai": table.who[place], "card": card, "sum": table.sums[place]}))
    table.kiai = NONE
