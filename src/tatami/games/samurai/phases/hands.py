"""HANDS: everyone chooses a first hand, one tile after another in the order of the catalogue (R1.4, R1.5). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bags, bars, founding
from tatami.games.samurai.data import HAND, KINDS, TILE_NAMES, UNIT
from tatami.games.samurai.table import SamuraiTable


def may(table: SamuraiTable, seat: i64, out: vec[i64]) -> i64:
    """The tiles that may come into the hand next."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if choose_bar(table, seat, kind) == bars.FINE:
            out[found] = actions.TILE + kind
            found += 1
    return found


def choose_bar(table: SamuraiTable, seat: i64, kind: i64) -> i64:
    """What keeps a tile out of a first hand: none is left, a later one was chosen, or too few would follow."""
    hand = table.hand[seat]
    rest = table.left[seat] - hand
    if not bags.held(rest, kind):
        return bars.NO_MORE
    if hand >> (2 * kind + 2):
        return bars.CHOOSE_ORDER
    if bags.size(rest >> (2 * kind)) + bags.size(hand) < HAND:
        return bars.TOO_FEW_AFTER
    return bars.FINE


def why_not(table: SamuraiTable, seat: i64, action: i64) -> Refusal | None:
    """Why a tile may not come into the hand next."""
    if action < actions.TILE or action >= actions.CASTE:
        return None
    kind = action - actions.TILE
    return bars.ROWS[choose_bar(table, seat, kind)].refusal({"tile": TILE_NAMES[kind]})


def do(table: SamuraiTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Put the tile into the hand; with the last one of all players the hands are final."""
    kind = action - actions.TILE
    table.hand[seat] += UNIT[kind]
    if emit is not None:
        emit.add(Event("chose", {"seat": seat, "tile": TILE_NAMES[kind]}, 1 << seat))
    if bags.size(table.hand[seat]) < HAND:
        return
    table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        table.eras += 1
        if emit is not None:
            emit.add(Event("ready", {}))
        founding.begin_placing(table)
