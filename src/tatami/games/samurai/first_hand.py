"""A first hand, chosen in any order (R1.5)."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.samurai import actions, bags, bars
from tatami.games.samurai.data import HAND, KINDS, TILE_NAMES
from tatami.games.samurai.table import SamuraiTable


def open_to(start: SamuraiTable, table: SamuraiTable, seat: int) -> list[int]:
    """The tiles that `seat` could add to a hand of which it had at `start` told the first ones."""
    return [actions.TILE + kind for kind in range(KINDS) if _bar(start, table, seat, kind) == bars.FINE]


def why_not(start: SamuraiTable, table: SamuraiTable, seat: int, action: int) -> Refusal | None:
    """Why a tile does not fit; None if it is no tile."""
    if not actions.TILE <= action < actions.CASTE:
        return None
    kind = action - actions.TILE
    return bars.ROWS[_bar(start, table, seat, kind)].refusal({"tile": TILE_NAMES[kind]})


def _bar(start: SamuraiTable, table: SamuraiTable, seat: int, kind: int) -> int:
    rest = table.left[seat] - table.hand[seat]
    if not bags.held(rest, kind):
        return bars.NO_MORE
    # Before what the table has been told already, nothing can be chosen without taking that back.
    first = max((each for each in range(KINDS) if bags.held(start.hand[seat], each)), default=0)
    if kind < first:
        return bars.CHOOSE_ORDER
    if bags.size(rest >> (2 * first)) + bags.size(table.hand[seat]) < HAND:
        return bars.TOO_FEW_AFTER
    return bars.FINE
