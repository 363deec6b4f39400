"""What a seat may imagine of the other side's secrets (R2.1). Hot.

Nobody sees what the other side lays behind its screen, nor how much of it; only `ready` is heard. So a redrawn plan
rests on the public position and on whether the other side is ready, and on nothing of the true plan.
"""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.games.seven_ronin import attack, bars, defence, stage
from tatami.games.seven_ronin.data import ATTACKER, DEFENDER, PLACES, RONIN
from tatami.games.seven_ronin.table import ASIDE, NONE, RoninTable
from tatami.kit.bits import count, nth


def redraw(table: RoninTable, seat: i64, rng: Rng) -> None:
    """Redraw the other side's plan; an ability half announced is unsaid. All else is public."""
    if table.stage == stage.PLAN:
        if seat == ATTACKER:
            _redraw_ronin(table, rng)
        else:
            _redraw_ninja(table, rng)
    elif seat == DEFENDER and table.stage >= stage.COPY and table.stage <= stage.SEND:
        table.stage = stage.AREAS
        table.put_away()


# --- the Attacker's plan ----------------------------------------------------------------------------------------------


def _redraw_ninja(table: RoninTable, rng: Rng) -> None:
    """Redraw the Attacker's plan: of any size once it is made, begun by any number of ninja while it is open."""
    least: i64 = 0
    if not (table.waiting >> ATTACKER) & 1:
        least = attack.need(table)
    markers = least + rng.below(attack.most_ninja(table) - least + 1)
    for _ in range(8):
        if _scatter(table, markers, rng):
            return
    _file(table, markers, rng)


def _scatter(table: RoninTable, markers: i64, rng: Rng) -> bool:
    """Try a plan without regard to board order, which would favour late areas; False if it cannot be finished."""
    _withdraw(table)
    for _ in range(markers):
        draft = attack.Draft(table)
        draft.need = 0
        draft.last = NONE
        if not _send_one(table, draft, rng):
            return False
    return attack.can_finish(table)


def _file(table: RoninTable, markers: i64, rng: Rng) -> None:
    """A plan in board order, which can always be finished."""
    _withdraw(table)
    for _ in range(markers):
        draft = attack.Draft(table)
        if markers > draft.need:
            draft.need = markers
        _send_one(table, draft, rng)


def _withdraw(table: RoninTable) -> None:
    for place in range(i64(PLACES)):
        table.plan_ninja[place] = 0


def _send_one(table: RoninTable, draft: attack.Draft, rng: Rng) -> bool:
    """Send one more ninja to any place that is open; False if none is."""
    open_places: i64 = 0
    for place in range(i64(PLACES)):
        if attack.place_bar(table, draft, place) == bars.FINE:
            open_places |= 1 << place
    if open_places == 0:
        return False
    table.plan_ninja[nth(open_places, rng.below(count(open_places)))] += 1
    return True


# --- the Defender's plan ----------------------------------------------------------------------------------------------


def _redraw_ronin(table: RoninTable, rng: Rng) -> None:
    """Redraw the Defender's plan: all ronin once it is made, any number of them while it is open."""
    placed: i64 = 0
    for ronin in range(i64(RONIN)):
        table.plan_ronin[ronin] = NONE
        if table.at[ronin] == ASIDE:
            placed += 1
    if (table.waiting >> DEFENDER) & 1:
        placed = rng.below(placed + 1)
    for _ in range(placed):
        ronin = defence.asked(table)
        open_places: i64 = 0
        for place in range(i64(PLACES)):
            if defence.post_bar(table, ronin, place) == bars.FINE:
                open_places |= 1 << place
        table.plan_ronin[ronin] = nth(open_places, rng.below(count(open_places)))
