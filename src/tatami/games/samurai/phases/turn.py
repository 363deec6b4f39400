"""TURN: a player takes up a tile of the hand, or ends the turn (R2.1, R2.2). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bags, bars, captures, hand, stage
from tatami.games.samurai.data import EXCHANGE, MOVE, TILE_NAMES
from tatami.games.samurai.phases import draw
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The tiles of the hand that can be played, and the end of the turn."""
    # The kinds whose bar is FINE: a walk over the bag is shorter than one over all kinds.
    found: i64 = 0
    bag = table.hand[seat]
    kind: i64 = 0
    while bag:
        if bag & 3 and hand.use_bar(table, kind) == bars.FINE:
            out[found] = actions.TILE + kind
            found += 1
        bag >>= 2
        kind += 1
    if end_bar(table) == bars.FINE:
        out[found] = actions.END
        found += 1
    return found


def tile_bar(table: SamuraiTable, seat: i64, kind: i64) -> i64:
    """What keeps a player from taking up a tile of a kind."""
    if not bags.held(table.hand[seat], kind):
        return bars.NOT_IN_HAND
    return hand.use_bar(table, kind)


def end_bar(table: SamuraiTable) -> i64:
    """What keeps a player from ending the turn."""
    if table.played == 0:
        return bars.NOTHING_PLAYED
    return bars.FINE


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why a tile may not be taken up, or the turn not be ended."""
    if action == actions.END:
        return bars.ROWS[end_bar(table)].refusal({})
    if action < actions.TILE or action >= actions.CASTE:
        return None
    kind = action - actions.TILE
    return bars.ROWS[tile_bar(table, seat, kind)].refusal({"tile": TILE_NAMES[kind]})


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Take the tile up, or end the turn."""
    if action == actions.END:
        _end(table, emit)
        return
    kind = action - actions.TILE
    table.tile = kind
    table.stage = stage.LAY
    if kind == MOVE:
        table.stage = stage.LIFT
    elif kind == EXCHANGE:
        table.stage = stage.ONE
    if emit is not None:
        emit.add(Event("took", {"seat": seat, "tile": TILE_NAMES[kind]}, 1 << seat))


def _end(table: SamuraiTable, emit: Emit | None) -> None:
    """End the turn: captures, then the end of the game or new tiles (R2.6, R4.1, R5.3)."""
    table.eras += 1
    if emit is not None:
        emit.add(Event("ended", {"seat": table.turn}))
    table.played = 0
    table.ordinary = False
    if captures.capture(table, emit) and captures.announce_end(table, emit):
        table.stage = stage.OVER
    else:
        table.stage = stage.DRAW
        draw.pass_on_if_full(table, emit)
