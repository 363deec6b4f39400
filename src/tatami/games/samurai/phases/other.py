"""OTHER: the player names the second figure of an exchange, and the two change places (R3.4 to R3.7). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, exchange, hand
from tatami.games.samurai.data import CASTE_NAMES, CASTES, FIRST_SETTLEMENT, HEX_NAMES, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The figures that may change places with the one that was named."""
    found: i64 = 0
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        for caste in range(i64(CASTES)):
            if figure_bar(table, settlement, caste) == bars.FINE:
                out[found] = actions.FIGURE + settlement * CASTES + caste
                found += 1
    return found


def figure_bar(table: SamuraiTable, settlement: i64, caste: i64) -> i64:
    """What keeps a figure from changing places with the one that was named first.

    Two of one settlement or of one caste do not fit either: their bars only say it better.
    """
    if settlement >= SETTLEMENTS_IN_PLAY[table.seats]:
        return bars.NOT_IN_PLAY
    there = table.figures[settlement]
    if not (there >> caste) & 1:
        return bars.NO_FIGURE
    one = table.named // CASTES
    before = table.named % CASTES
    if settlement == one:
        return bars.SAME_SETTLEMENT
    if caste == before:
        return bars.SAME_FIGURE
    if not exchange.fit(table.figures[one], before, there, caste):
        return bars.TWO_ALIKE
    if caste < before:
        return bars.LATER_CASTE
    return bars.FINE


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why a figure may not be named second."""
    if action < actions.FIGURE or action >= actions.END:
        return None
    settlement = (action - actions.FIGURE) // CASTES
    caste = (action - actions.FIGURE) % CASTES
    facts: dict[str, object] = {
        "caste": CASTE_NAMES[caste],
        "hex": HEX_NAMES[FIRST_SETTLEMENT + settlement],
        "before": CASTE_NAMES[table.named % CASTES],
        "at": HEX_NAMES[FIRST_SETTLEMENT + table.named // CASTES],
        "number": table.seats,
    }
    return bars.ROWS[figure_bar(table, settlement, caste)].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Let the two figures change places; the turn goes on."""
    figure = action - actions.FIGURE
    named = table.named
    both = (1 << (named % CASTES)) | (1 << (figure % CASTES))
    table.figures[named // CASTES] ^= both
    table.figures[figure // CASTES] ^= both
    if emit is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "caste": CASTE_NAMES[named % CASTES],
            "hex": HEX_NAMES[FIRST_SETTLEMENT + named // CASTES],
            "other": CASTE_NAMES[figure % CASTES],
            "to": HEX_NAMES[FIRST_SETTLEMENT + figure // CASTES],
        }
        emit.add(Event("exchanged", facts))
    hand.spend(table)
