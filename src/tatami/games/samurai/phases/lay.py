"""LAY: the player lays the tile that was taken up (R2.3, R2.4). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, hand
from tatami.games.samurai.data import (
    BIT,
    FIRST_SEA,
    FIRST_SETTLEMENT,
    HEX_NAMES,
    KINDS,
    SEA_IN_PLAY,
    SHIP_1,
    TILE_NAMES,
    in_play,
)
from tatami.games.samurai.table import EMPTY, SamuraiTable
from tatami.kit.bits import actions_into


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The empty hexes of the tile's ground: sea for ships, land for everything else."""
    # The hexes whose bar is FINE: a walk over all of them would cost more than the bit set that says the same.
    if table.tile < SHIP_1:
        return actions_into(table.free, actions.HEX, out)
    found: i64 = 0
    tiles = table.tiles
    for number in range(i64(FIRST_SEA), FIRST_SEA + SEA_IN_PLAY[table.seats]):
        if tiles[number] == EMPTY:
            out[found] = actions.HEX + number
            found += 1
    return found


def hex_bar(table: SamuraiTable, number: i64) -> i64:
    """What keeps the tile that was taken up from a hex: ships go on empty sea, everything else on empty land."""
    ship = table.tile >= SHIP_1
    if not in_play(table.seats, number):
        return bars.NOT_IN_PLAY
    if number >= FIRST_SETTLEMENT:
        return bars.SETTLEMENT
    if ship and number < FIRST_SEA:
        return bars.SHIP_ON_LAND
    if not ship and number >= FIRST_SEA:
        return bars.TILE_AT_SEA
    if table.tiles[number] == EMPTY:
        return bars.FINE
    if ship:
        return bars.OCCUPIED_SEA
    return bars.OCCUPIED_LAND


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why the tile may not be laid on a hex."""
    if action < actions.HEX or action >= actions.FIGURE:
        return None
    number = action - actions.HEX
    bar = hex_bar(table, number)
    kind = table.tile
    if bar == bars.OCCUPIED_LAND or bar == bars.OCCUPIED_SEA:
        kind = table.tiles[number] % KINDS
    facts: dict[str, object] = {"hex": HEX_NAMES[number], "number": table.seats, "tile": TILE_NAMES[kind]}
    return bars.ROWS[bar].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Lay the tile on the hex; the turn goes on."""
    number = action - actions.HEX
    kind = table.tile
    table.tiles[number] = seat * KINDS + kind
    if number < FIRST_SEA:
        table.free &= ~BIT[number]
    if emit is not None:
        emit.add(Event("laid", {"seat": seat, "tile": TILE_NAMES[kind], "hex": HEX_NAMES[number]}))
    hand.spend(table)
