"""Turning up the top raider or intruder (R3.1, R5.9, R5.10, R5.12, R6.7, R8.5, R8.6). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import blow, lines, piles, plays, purpose, spot, stage, unseen
from tatami.games.samurai_spirit.data import FLAME
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def fight(table: SpiritTable, emit: Emit | None) -> None:
    """The active samurai turns up a raider (R3.1)."""
    table.fights += 1
    table.holder = table.turn
    turn_up(table, purpose.FIGHT, emit)


def turn_up(table: SpiritTable, why: i64, emit: Emit | None) -> None:
    """Turn up the top raider or intruder: at once if it is known, else chance says what it is."""
    table.purpose = why
    if why >= purpose.REPEL:
        entry = table.intruders[table.breach - 1]
        if entry >= 0:
            table.breach -= 1
            turned_up(table, entry, emit)
            return
        unseen.look_at_layer(table, -1 - entry)
    else:
        if piles.known_top(table) != NONE:
            turned_up(table, piles.take_top(table), emit)
            return
        unseen.look_at_layer(table, table.layer)
    table.stage = stage.DRAW


def turned_up(table: SpiritTable, card: i64, emit: Emit | None) -> None:
    """The card is known now: what it was turned up for follows."""
    why = table.purpose
    table.purpose = NONE
    table.where[card] = spot.PLAYED
    if why == purpose.FIGHT or why == purpose.REDRAW:
        if emit is not None:
            emit.add(Event("drew", {"samurai": table.who[table.holder], "card": card}))
        table.card = card
        plays.face(table, emit)
    elif why == purpose.PUNISH:
        place = table.holder
        table.holder = NONE
        if emit is not None:
            emit.add(Event("drew", {"samurai": table.who[place], "card": card}))
        lines.strike(table, place, card, True, emit)
    elif why == purpose.REVEAL:
        table.where[card] = spot.SHOWN
        if emit is not None:
            emit.add(Event("revealed", {"card": card}))
    else:
        _gone(table, why, card, emit)


def _gone(table: SpiritTable, why: i64, card: i64, emit: Emit | None) -> None:
    """The card is discarded; flames burn if the village is stormed (R8.6)."""
    table.where[card] = spot.DISCARDED
    if emit is not None:
        kind = "storm"
        if why == purpose.SCATTER:
            kind = "scattered"
        elif why == purpose.REPEL or why == purpose.BONUS:
            kind = "repelled"
        facts: dict[str, object] = {"card": card, "intruders": table.breach, "raiders": table.pile}
        if kind == "repelled":
            facts["by"] = "family" if why == purpose.BONUS else "kiai"
        emit.add(Event(kind, facts))
    if why == purpose.STORM and FLAME[card]:
        table.blow = blow.BARRICADE
