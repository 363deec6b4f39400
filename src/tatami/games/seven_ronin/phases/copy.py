"""The Inn: which occupied area it copies (R5.3). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, village
from tatami.games.seven_ronin.data import AREAS
from tatami.games.seven_ronin.phases import areas
from tatami.games.seven_ronin.table import RoninTable


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Copy any area whose ability has an effect through the Inn."""
    found: i64 = 0
    for area in range(i64(AREAS)):
        if village.copy_bar(table, area) == bars.FINE:
            out[found] = actions.COPY + area
            found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why the Inn cannot copy this area."""
    if action < actions.COPY or action >= actions.ON:
        return None
    area = action - actions.COPY
    bar = village.copy_bar(table, area)
    if bar == bars.COPY_NOBODY_NEAR:
        area = village.tower(table, True)
    return bars.ROWS[bar].refusal({"area": area})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Use the area through the Inn."""
    table.through_inn = 1
    areas.resolve(table, action - actions.COPY, emit)
