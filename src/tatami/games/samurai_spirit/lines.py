"""The cards before a samurai: the line on the right, the side on the left (R3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import ban, bars, blow, section, spot
from tatami.games.samurai_spirit.data import SIDE, STRENGTH, SYMBOL
from tatami.games.samurai_spirit.table import NONE, SpiritTable

# --- the right --------------------------------------------------------------------------------------------------------


def append(table: SpiritTable, place: i64, card: i64) -> None:
    """Add a card to the line."""
    table.where[card] = spot.RIGHT
    table.next[card] = NONE
    end = table.last[place]
    if end == NONE:
        table.first[place] = card
    else:
        table.next[end] = card
    table.last[place] = card
    table.sums[place] += STRENGTH[card]


def drop_first(table: SpiritTable, place: i64) -> i64:
    """Take the first card off a line that is not empty."""
    card = table.first[place]
    table.first[place] = table.next[card]
    if table.first[place] == NONE:
        table.last[place] = NONE
    table.next[card] = NONE
    table.sums[place] -= STRENGTH[card]
    return card


def drop_last(table: SpiritTable, place: i64) -> i64:
    """Take the last card off a line that is not empty."""
    card = table.last[place]
    before = table.first[place]
    if before == card:
        table.first[place] = NONE
        table.last[place] = NONE
    else:
        while table.next[before] != card:
            before = table.next[before]
        table.next[before] = NONE
        table.last[place] = before
    table.sums[place] -= STRENGTH[card]
    return card


def strike(table: SpiritTable, place: i64, card: i64, forced: bool, emit: Emit | None) -> None:
    """A card joins the line, chosen or `forced` by the rules (R3.5 to R3.8)."""
    append(table, place, card)
    total = table.sums[place]
    value = table.kiai_value(place)
    if emit is not None:
        facts: dict[str, object] = {
            "samurai": table.who[place],
            "card": card,
            "sum": total,
            "value": value,
            "forced": 1 if forced else 0,
        }
        emit.add(Event("attacked", facts))
    if total > value:
        if emit is not None:
            emit.add(Event("overrun", {"samurai": table.who[place], "sum": total, "value": value}))
        table.blow = blow.BARRICADE
    else:
        note_sum(table, place)


def note_sum(table: SpiritTable, place: i64) -> None:
    """A sum or a board has changed: is it exactly the kiai value now? (R5.1, R5.3, R5.4)"""
    if table.sums[place] != table.kiai_value(place) or table.section >= section.HATS or place == table.kiai:
        return
    if not table.has_passed(place):
        table.owed |= 1 << place


# --- the left ---------------------------------------------------------------------------------------------------------


def defend_bar(table: SpiritTable, place: i64, card: i64) -> i64:
    """A card defends by a symbol that is not there yet, unless a penalty of the own turn forbids it (R3.4, R6.6)."""
    symbol = SYMBOL[card]
    if symbol < 0:
        return bars.NO_SYMBOL
    if table.left[place * SIDE + symbol] != NONE:
        return bars.SYMBOL_THERE
    if place == table.turn and table.bans & ban.DEFENCE:
        return bars.NO_DEFENCE
    return bars.FINE


def drop_left(table: SpiritTable, symbol: i64, emit: Emit | None) -> None:
    """The active samurai discards a card of the left side (R6.9)."""
    number = table.turn * SIDE + symbol
    card = table.left[number]
    table.left[number] = NONE
    table.where[card] = spot.DISCARDED
    if emit is not None:
        emit.add(Event("left-lost", {"samurai": table.who[table.turn], "card": card}))
