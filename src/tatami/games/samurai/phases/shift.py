"""SHIFT: the player names the hex that the tile moves to; the move tile takes its place (R3.1 to R3.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bars, hand
from tatami.games.samurai.data import BIT, FIRST_SEA, FIRST_SETTLEMENT, HEX_NAMES, KINDS, MOVE, TILE_NAMES, in_play
from tatami.games.samurai.table import EMPTY, SamuraiTable
from tatami.kit.bits import actions_into


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The empty land hexes."""
    # The hexes whose bar is FINE, as in lay.py.
    return actions_into(table.free, actions.HEX, out)


def hex_bar(table: SamuraiTable, number: i64) -> i64:
    """What keeps the moved tile from a hex: it goes on empty land."""
    if not in_play(table.seats, number):
        return bars.NOT_IN_PLAY
    if number >= FIRST_SETTLEMENT:
        return bars.SETTLEMENT
    if number >= FIRST_SEA:
        return bars.MOVE_TO_SEA
    if table.tiles[number] != EMPTY:
        return bars.OCCUPIED_TARGET
    return bars.FINE


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why the tile may not be moved to a hex."""
    if action < actions.HEX or action >= actions.FIGURE:
        return None
    number = action - actions.HEX
    bar = hex_bar(table, number)
    facts: dict[str, object] = {"hex": HEX_NAMES[number], "number": table.seats}
    if bar == bars.OCCUPIED_TARGET:
        facts["tile"] = TILE_NAMES[table.tiles[number] % KINDS]
    return bars.ROWS[bar].refusal(facts)


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Move the tile and leave the move tile in its place; the turn goes on."""
    number = action - actions.HEX
    tile = table.tiles[table.lifted]
    table.tiles[number] = tile
    table.tiles[table.lifted] = seat * KINDS + MOVE
    table.free &= ~BIT[number]
    if emit is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "tile": TILE_NAMES[tile % KINDS],
            "hex": HEX_NAMES[table.lifted],
            "to": HEX_NAMES[number],
        }
        emit.add(Event("moved", facts))
    hand.spend(table)
