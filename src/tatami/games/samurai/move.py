"""What the move tile of Samurai may move (R3.1). R numbers are those of RULES.md. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.samurai import bars
from tatami.games.samurai.data import KINDS, LAND_IN_PLAY, RONIN
from tatami.games.samurai.table import EMPTY, SamuraiTable


def lift_bar(table: SamuraiTable, seat: i64, number: i64) -> i64:
    """What keeps `seat` from moving the tile on a land or sea hex: it must be its own, without the fast sign."""
    tile = table.tiles[number]
    kind = tile - seat * KINDS
    if kind >= 0 and kind < RONIN:
        return bars.FINE
    if tile == EMPTY:
        return bars.NO_TILE
    if kind < 0 or kind >= KINDS:
        return bars.NOT_YOUR_TILE
    return bars.FAST_TILE


def use_bar(table: SamuraiTable, seat: i64) -> i64:
    """What keeps `seat` from playing the move tile: it needs a tile to move, and somewhere to move it."""
    if table.free:
        for number in range(LAND_IN_PLAY[table.seats]):
            if lift_bar(table, seat, number) == bars.FINE:
                return bars.FINE
    return bars.NOTHING_TO_MOVE
