"""Playing the card that a samurai holds: right, left, or by a talent (R3, R4). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import bars, company, lines, spot, stage, talents
from tatami.games.samurai_spirit.data import DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO, SIDE, STRENGTH, SYMBOL
from tatami.games.samurai_spirit.table import NONE, SpiritTable

# --- what talents may do with it --------------------------------------------------------------------------------------


def hand_talent(table: SpiritTable) -> i64:
    """Whose talent hands on a card of this strength (R4.5)."""
    if STRENGTH[table.card] & 1:
        return DAISUKE
    return HEIHACHI


def hand_bar(table: SpiritTable) -> i64:
    """Whether the holder may hand the card on at all."""
    if table.bound:
        return bars.BOUND_CARD
    return talents.bar(table, table.holder, hand_talent(table))


def receive_bar(table: SpiritTable, samurai: i64) -> i64:
    """The card goes to a neighbour, but to nobody who has handed it on (R4.5, R4.6)."""
    found = company.bar(table, samurai)
    if found != bars.FINE:
        return found
    place = table.home[samurai]
    if (table.handed >> place) & 1:
        return bars.HANDED_BEFORE
    holder = table.holder
    if place == holder or (place != table.left_of(holder) and place != table.right_of(holder)):
        return bars.NO_NEIGHBOUR
    return bars.FINE


def discard_bar(table: SpiritTable) -> i64:
    """Kyuzo's talent: the card has the strength of one in the holder's line (R4.9)."""
    if table.bound:
        return bars.BOUND_CARD
    found = talents.bar(table, table.holder, KYUZO)
    if found != bars.FINE:
        return found
    card = table.first[table.holder]
    while card != NONE:
        if STRENGTH[card] == STRENGTH[table.card]:
            return bars.FINE
        card = table.next[card]
    return bars.NO_DUPLICATE


def redraw_bar(table: SpiritTable) -> i64:
    """Katsushiro's talent needs a card behind this one (R4.10)."""
    if table.bound:
        return bars.BOUND_CARD
    found = talents.bar(table, table.holder, KATSUSHIRO)
    if found == bars.FINE and table.pile == 0:
        return bars.PILE_EMPTY
    return found


# --- playing it -------------------------------------------------------------------------------------------------------


def face(table: SpiritTable, emit: Emit | None) -> None:
    """The holder must play the card; only an attack is no choice."""
    if _has_choice(table):
        table.stage = stage.CARD
    else:
        attack(table, True, emit)


def _has_choice(table: SpiritTable) -> bool:
    holder = table.holder
    if lines.defend_bar(table, holder, table.card) == bars.FINE:
        return True
    if discard_bar(table) == bars.FINE or redraw_bar(table) == bars.FINE:
        return True
    if hand_bar(table) != bars.FINE:
        return False
    left = receive_bar(table, table.who[table.left_of(holder)])
    return left == bars.FINE or receive_bar(table, table.who[table.right_of(holder)]) == bars.FINE


def attack(table: SpiritTable, forced: bool, emit: Emit | None) -> None:
    """The card goes to the right, chosen or `forced` by the rules."""
    card = table.card
    place = table.holder
    let_go(table)
    lines.strike(table, place, card, forced, emit)


def defend(table: SpiritTable, emit: Emit | None) -> None:
    """The card goes to the left (R3.3)."""
    card = table.card
    place = table.holder
    let_go(table)
    table.where[card] = spot.LEFT
    table.left[place * SIDE + SYMBOL[card]] = card
    if emit is not None:
        emit.add(Event("defended", {"samurai": table.who[place], "card": card, "symbol": SYMBOL[card]}))


def let_go(table: SpiritTable) -> None:
    """Nobody holds a card any more."""
    table.card = NONE
    table.holder = NONE
    table.handed = 0
    table.bound = 0


def receive(table: SpiritTable, place: i64, card: i64, emit: Emit | None) -> None:
    """A card moved by Daisuke's kiai: left or right, and no talent acts on it (R5.8)."""
    table.card = card
    table.holder = place
    table.where[card] = spot.PLAYED
    if lines.defend_bar(table, place, card) == bars.FINE:
        table.stage = stage.PLACE
    else:
        attack(table, True, emit)
