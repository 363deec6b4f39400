"""Playing the drawn card: right, left, or by a talent (R3.1 to R3.5, R4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import actions, bars, draws, piles, plays, purpose, spot, stage
from tatami.games.samurai_spirit.data import DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO, SAMURAI
from tatami.games.samurai_spirit.phases import place
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def may(table: SpiritTable, seat: i64, out: vec[i64]) -> i64:
    """Right or left, and what talents do with a drawn card."""
    found = place.may(table, seat, out)
    if plays.hand_bar(table) == bars.FINE:
        for samurai in range(i64(SAMURAI)):
            if plays.receive_bar(table, samurai) == bars.FINE:
                out[found] = actions.HAND + samurai
                found += 1
    if plays.discard_bar(table) == bars.FINE:
        out[found] = actions.DISCARD
        found += 1
    if plays.redraw_bar(table) == bars.FINE:
        out[found] = actions.REDRAW
        found += 1
    return found


def why_not(table: SpiritTable, seat: i64, action: i64) -> Refusal | None:
    """Why the card may not be played so, or a talent not be used."""
    if action == actions.DISCARD:
        return _by_talent(table, plays.discard_bar(table), KYUZO)
    if action == actions.REDRAW:
        return _by_talent(table, plays.redraw_bar(table), KATSUSHIRO)
    samurai = action - actions.HAND
    if 0 <= samurai < SAMURAI:
        bar = plays.hand_bar(table)
        if bar != bars.FINE:
            return _by_talent(table, bar, plays.hand_talent(table))
        return bars.ROWS[plays.receive_bar(table, samurai)].refusal({"samurai": samurai}, "R4.5")
    return place.why_not(table, seat, action)


def _by_talent(table: SpiritTable, bar: i64, talent: i64) -> Refusal:
    """The refusal of what the talent of a samurai would do, with the samurai whom the sentence is about."""
    if bar == bars.EVEN_ONLY:
        talent = HEIHACHI
    elif bar == bars.ODD_ONLY:
        talent = DAISUKE
    return bars.ROWS[bar].refusal({"samurai": talent, "card": table.card})


def do(table: SpiritTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Play the card, hand it on, discard it or draw another."""
    if action == actions.ATTACK or action == actions.DEFEND:
        place.do(table, seat, action, emit)
        return
    table.eras += 1
    table.stage = stage.RUN
    if action == actions.DISCARD:
        _discard(table, emit)
    elif action == actions.REDRAW:
        _redraw(table, emit)
    else:
        _hand(table, action - actions.HAND, emit)


def _discard(table: SpiritTable, emit: Emit | None) -> None:
    """Kyuzo's talent (R4.9)."""
    card = table.card
    samurai = table.who[table.holder]
    table.where[card] = spot.DISCARDED
    plays.let_go(table)
    if emit is not None:
        emit.add(Event("discarded", {"samurai": samurai, "card": card}))


def _redraw(table: SpiritTable, emit: Emit | None) -> None:
    """Katsushiro's talent (R4.10)."""
    card = table.card
    piles.put_under(table, card)
    table.card = NONE
    table.bound = 1
    if emit is not None:
        emit.add(Event("redrew", {"samurai": table.who[table.holder], "card": card}))
    draws.turn_up(table, purpose.REDRAW, emit)


def _hand(table: SpiritTable, other: i64, emit: Emit | None) -> None:
    """Heihachi's and Daisuke's talents (R4.3, R4.5)."""
    holder = table.holder
    table.handed |= 1 << holder
    table.holder = table.home[other]
    if emit is not None:
        emit.add(Event("handed", {"samurai": table.who[holder], "card": table.card, "to": other}))
    plays.face(table, emit)
