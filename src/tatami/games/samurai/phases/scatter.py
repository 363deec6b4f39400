"""SCATTER: chance puts a figure on the next settlement, cities first, then villages (R1.9). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai import actions, founding, settlements
from tatami.games.samurai.data import CASTE_NAMES, CASTES, FIRST_SETTLEMENT, HEX_NAMES
from tatami.games.samurai.table import SamuraiTable


def odds(table: SamuraiTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """Every figure of the supply whose caste the settlement lacks, alike."""
    settlement = settlements.next_site(table)
    found: i64 = 0
    for caste in range(i64(CASTES)):
        supply = settlements.supply(table, caste)
        if supply > 0 and not (table.figures[settlement] >> caste) & 1:
            outcomes[found] = actions.CASTE + caste
            weights[found] = supply
            found += 1
    return found


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Put the figure there; after the last one the first turn begins."""
    caste = action - actions.CASTE
    settlement = settlements.next_site(table)
    table.eras += 1
    table.figures[settlement] |= 1 << caste
    if emit is not None:
        where = HEX_NAMES[FIRST_SETTLEMENT + settlement]
        emit.add(Event("scattered", {"caste": CASTE_NAMES[caste], "hex": where}))
    founding.open_if_founded(table, emit)
