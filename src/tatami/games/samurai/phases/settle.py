"""SETTLE: a player takes a figure from the supply (R1.6 to R1.8). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, placing, stage
from tatami.games.samurai.data import CASTE_NAMES, CASTES
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The castes of which a figure is left and has somewhere to go."""
    found: i64 = 0
    cities = placing.cities_lack(table)
    for caste in range(i64(CASTES)):
        if placing.caste_bar(table, caste, cities) == bars.FINE:
            out[found] = actions.CASTE + caste
            found += 1
    return found


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why no figure of a caste may be taken."""
    if action < actions.CASTE or action >= actions.HEX:
        return None
    caste = action - actions.CASTE
    bar = placing.caste_bar(table, caste, placing.cities_lack(table))
    return bars.ROWS[bar].refusal({"caste": CASTE_NAMES[caste]})


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take the figure up; where it goes comes next."""
    caste = action - actions.CASTE
    table.caste = caste
    table.stage = stage.SPOT
    if emit is not None:
        emit.add(Event("took-figure", {"seat": seat, "caste": CASTE_NAMES[caste]}, 1 << seat))
