"""ONE: the player names the first figure of an exchange, that of the earlier caste (R3.4 to R3.6). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, exchange, stage
from tatami.games.samurai.data import CASTE_NAMES, CASTES, FIRST_SETTLEMENT, HEX_NAMES, SETTLEMENTS_IN_PLAY
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The figures that have a partner of a later caste."""
    found: i64 = 0
    groups = exchange.standing_groups(table)
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        for caste in range(i64(CASTES)):
            if figure_bar(table, settlement, caste, groups) == bars.FINE:
                out[found] = actions.FIGURE + settlement * CASTES + caste
                found += 1
    return found


def figure_bar(table: SamuraiTable, settlement: i64, caste: i64, groups: i64) -> i64:
    """What keeps a figure from being named first: it needs a partner of a later caste among the standing groups."""
    if settlement >= SETTLEMENTS_IN_PLAY[table.seats]:
        return bars.NOT_IN_PLAY
    here = table.figures[settlement]
    if not (here >> caste) & 1:
        return bars.NO_FIGURE
    for other in range(caste + 1, i64(CASTES)):
        if exchange.has_partner(here, caste, other, groups):
            return bars.FINE
    for other in range(caste):
        if exchange.has_partner(here, caste, other, groups):
            return bars.NAME_EARLIER_FIRST
    return bars.NO_PARTNER


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why a figure may not be named first."""
    if action < actions.FIGURE or action >= actions.END:
        return None
    settlement = (action - actions.FIGURE) // CASTES
    caste = (action - actions.FIGURE) % CASTES
    facts: dict[str, object] = {
        "caste": CASTE_NAMES[caste],
        "hex": HEX_NAMES[FIRST_SETTLEMENT + settlement],
        "number": table.seats,
    }
    bar = figure_bar(table, settlement, caste, exchange.standing_groups(table))
    return bars.ROWS[bar].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Remember the figure; its partner comes next."""
    figure = action - actions.FIGURE
    table.named = figure
    table.stage = stage.OTHER
    if emit is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "caste": CASTE_NAMES[figure % CASTES],
            "hex": HEX_NAMES[FIRST_SETTLEMENT + figure // CASTES],
        }
        emit.add(Event("named", facts, 1 << seat))
