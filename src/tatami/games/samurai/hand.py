"""The hand of whoever's turn it is: what of it can be played, what leaves it, what comes into it. Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import EVERYONE, Emit, Event
from tatami.games.samurai import bags, bars, exchange, move, stage
from tatami.games.samurai.data import EXCHANGE, HAND, MOVE, RONIN, SHIP_1, TILE_NAMES, UNIT
from tatami.games.samurai.table import NONE, SamuraiTable


def is_ordinary(kind: i64) -> bool:
    """Whether tiles of a kind lack the fast sign (R1.3)."""
    return kind < RONIN or kind == MOVE


def use_bar(table: SamuraiTable, kind: i64) -> i64:
    """What keeps a tile of this kind from being played now (R2.2, R2.3).

    Ships always find a free sea hex: there are more than ships. Land may run out: the ronin of the same turn may have
    taken the last.
    """
    if kind == EXCHANGE:
        return exchange.use_bar(table)
    if table.ordinary and is_ordinary(kind):
        return bars.ONE_ORDINARY
    if kind == MOVE:
        return move.use_bar(table, table.turn)
    if kind < SHIP_1 and table.free == 0:
        return bars.NO_LAND
    return bars.FINE


def is_usable(table: SamuraiTable) -> bool:
    """Whether the hand holds a tile that can be played (R2.7)."""
    bag = table.hand[table.turn]
    kind: i64 = 0
    while bag:
        if bag & 3 and use_bar(table, kind) == bars.FINE:
            return True
        bag >>= 2
        kind += 1
    return False


def is_full(table: SamuraiTable) -> bool:
    """Whether nothing is to be drawn: there are five tiles, or the stack is empty (R2.6)."""
    hand = table.hand[table.turn]
    return hand == table.left[table.turn] or bags.size(hand) >= HAND


def spend(table: SamuraiTable) -> None:
    """Let the tile that was taken up leave the hand; the turn goes on."""
    kind = table.tile
    table.hand[table.turn] -= UNIT[kind]
    table.left[table.turn] -= UNIT[kind]
    table.played += 1
    if is_ordinary(kind):
        table.ordinary = True
    table.tile = NONE
    table.lifted = NONE
    table.named = NONE
    table.stage = stage.TURN


def draw(table: SamuraiTable, kind: i64, emit: Emit | None) -> None:
    """Add a tile of the stack to the hand. Only its owner sees which (R7.1)."""
    seat = table.turn
    table.eras += 1
    table.hand[seat] += UNIT[kind]
    if emit is not None:
        emit.add(Event("drew", {"seat": seat}, EVERYONE, {"tile": TILE_NAMES[kind]}, 1 << seat))
