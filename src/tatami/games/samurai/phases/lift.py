"""LIFT: the player names the own tile that the move tile moves (R3.1). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, move, stage
from tatami.games.samurai.data import FIRST_SETTLEMENT, HEX_NAMES, KINDS, LAND_IN_PLAY, TILE_NAMES, in_play
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The hexes with an own tile that may be moved."""
    found: i64 = 0
    for number in range(LAND_IN_PLAY[table.seats]):
        if move.lift_bar(table, seat, number) == bars.FINE:
            out[found] = actions.HEX + number
            found += 1
    return found


def hex_bar(table: SamuraiTable, seat: i64, number: i64) -> i64:
    """What keeps a hex from being the one to move from."""
    if not in_play(table.seats, number):
        return bars.NOT_IN_PLAY
    if number >= FIRST_SETTLEMENT:
        return bars.SETTLEMENT
    return move.lift_bar(table, seat, number)


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why no tile may be moved from a hex."""
    if action < actions.HEX or action >= actions.FIGURE:
        return None
    number = action - actions.HEX
    bar = hex_bar(table, seat, number)
    facts: dict[str, object] = {"hex": HEX_NAMES[number], "number": table.seats}
    if bar == bars.NOT_YOUR_TILE or bar == bars.FAST_TILE:
        tile = table.tiles[number]
        facts["seat"] = tile // KINDS
        facts["tile"] = TILE_NAMES[tile % KINDS]
    return bars.ROWS[bar].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Remember the hex to move from; the hex to move to comes next."""
    number = action - actions.HEX
    table.lifted = number
    table.stage = stage.SHIFT
    if emit is not None:
        emit.add(Event("lifted", {"seat": seat, "hex": HEX_NAMES[number]}, 1 << seat))
