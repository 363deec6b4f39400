"""Step 2 of the combat, and an ambush in step 3: wounds, shared by Tasuke and another (R4.1 to R4.4, R5.10). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, bars, stage, victory, village, wounds
from tatami.games.seven_ronin.data import AREAS, TASUKE
from tatami.games.seven_ronin.table import RoninTable

# --- what comes before ------------------------------------------------------------------------------------------------


def begin(table: RoninTable, emit: Emit | None) -> None:
    """Step 2: only the area where Tasuke stands with another can need a decision, and it is asked for first."""
    if emit is not None:
        emit.add(Event("clashed", {"round": table.round}))
    area = table.at[TASUKE]
    share: i64 = 0
    if area < AREAS and wounds.shared(table, area) and table.ninja[area] > 0:
        share = wounds.least_share(table, area)
        if share < wounds.most_share(table, area):
            table.stage = stage.SHARE
            return
    _resolve(table, share, emit)


def ambush(table: RoninTable, area: i64, emit: Emit | None) -> None:
    """Step 3: ninja have come upon the ronin of an area."""
    share: i64 = 0
    if wounds.shared(table, area):
        share = wounds.least_share(table, area)
        if share < wounds.most_share(table, area):
            table.put_away()
            table.stage = stage.AMBUSH
            return
    _resolve_ambush(table, area, share, emit)


# --- how many are Tasuke's (R4.2) -------------------------------------------------------------------------------------


def share_bar(table: RoninTable, share: i64) -> i64:
    """What keeps Tasuke from taking so many of the wounds."""
    area = table.at[TASUKE]
    if share > wounds.most_share(table, area):
        return bars.TOO_MANY_WOUNDS
    if share < wounds.least_share(table, area):
        return bars.TOO_FEW_WOUNDS
    return bars.FINE


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Let Tasuke take any number of the wounds that both tiles have room for."""
    found: i64 = 0
    for share in range(i64(actions.USE - actions.SHARE)):
        if share_bar(table, share) == bars.FINE:
            out[found] = actions.SHARE + share
            found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why Tasuke can take no such number of the wounds."""
    if action < actions.SHARE or action >= actions.USE:
        return None
    area = table.at[TASUKE]
    bar = bars.ROWS[share_bar(table, action - actions.SHARE)]
    return bar.refusal({"least": wounds.least_share(table, area), "most": wounds.most_share(table, area)})


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Put the wounds on the two tiles, and resolve the rest of the step."""
    table.eras += 1
    if table.stage == stage.SHARE:
        _resolve(table, action - actions.SHARE, emit)
    else:
        _resolve_ambush(table, table.at[TASUKE], action - actions.SHARE, emit)


# --- what comes of it -------------------------------------------------------------------------------------------------


def _resolve(table: RoninTable, share: i64, emit: Emit | None) -> None:
    """All areas are resolved before anybody looks for a winner (R4.4)."""
    for area in range(i64(AREAS)):
        if table.ninja[area] > 0 and table.post[area] != 0:
            wounds.clash(table, area, share, emit)
    table.used = 0
    if emit is not None:
        occupied: list[int] = []
        for area in range(i64(AREAS)):
            if table.occupied(area):
                occupied.append(int(area))
        emit.add(Event("occupied", {"areas": occupied}))
    if not victory.finish_if_gone(table):
        village.next_use(table, emit)


def _resolve_ambush(table: RoninTable, area: i64, share: i64, emit: Emit | None) -> None:
    wounds.clash(table, area, share, emit)
    if victory.finish_if_gone(table):
        return
    if emit is not None and table.occupied(area):
        emit.add(Event("occupied", {"areas": [int(area)]}))
    village.next_use(table, emit)
