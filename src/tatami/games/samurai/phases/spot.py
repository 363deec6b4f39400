"""SPOT: the player puts the figure that was taken on a city or village (R1.7, R1.8). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, founding, placing, stage
from tatami.games.samurai.data import CASTE_NAMES, FIRST_SETTLEMENT, HEX_NAMES, SETTLEMENTS_IN_PLAY, in_play
from tatami.games.samurai.table import NONE, SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The settlements where the figure may go."""
    found: i64 = 0
    caste = table.caste
    cities = placing.cities_lack(table)
    for settlement in range(SETTLEMENTS_IN_PLAY[table.seats]):
        if placing.site_bar(table, settlement, caste, cities) == bars.FINE:
            out[found] = actions.HEX + FIRST_SETTLEMENT + settlement
            found += 1
    return found


def hex_bar(table: SamuraiTable, number: i64) -> i64:
    """What keeps the figure that was taken from a hex."""
    if not in_play(table.seats, number):
        return bars.NOT_IN_PLAY
    cities = placing.cities_lack(table)
    if number >= FIRST_SETTLEMENT:
        return placing.site_bar(table, number - FIRST_SETTLEMENT, table.caste, cities)
    if cities:
        return bars.NO_CITY_THERE
    return bars.NO_VILLAGE_THERE


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why the figure may not go to a hex."""
    if action < actions.HEX or action >= actions.FIGURE:
        return None
    number = action - actions.HEX
    facts: dict[str, object] = {"hex": HEX_NAMES[number], "number": table.seats, "caste": CASTE_NAMES[table.caste]}
    return bars.ROWS[hex_bar(table, number)].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Put the figure up; the next player follows, or the first turn."""
    settlement = action - (actions.HEX + FIRST_SETTLEMENT)
    caste = table.caste
    table.eras += 1
    table.caste = NONE
    table.figures[settlement] |= 1 << caste
    if emit is not None:
        where = HEX_NAMES[FIRST_SETTLEMENT + settlement]
        emit.add(Event("placed", {"seat": seat, "caste": CASTE_NAMES[caste], "hex": where}))
    table.turn = (table.turn + 1) % table.seats
    table.stage = stage.SETTLE
    founding.open_if_founded(table, emit)
