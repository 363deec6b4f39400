"""The parts of a plan in any order: the book does not care which marker is laid first (R2.11)."""

from __future__ import annotations

from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, attack, bars, defence
from tatami.games.seven_ronin.data import AREAS, ATTACKER, GREEN, LIMIT, PLACES, RONIN
from tatami.games.seven_ronin.table import RoninTable


def open_to(start: RoninTable, table: RoninTable, seat: int) -> list[int]:
    """What `seat` could add to a plan that began at `start` and has led to `table`."""
    if seat == ATTACKER:
        found = [actions.PLACE + place for place in range(PLACES) if _place_bar(start, table, place) == bars.FINE]
        ready = attack.ready_bar(attack.Draft(table)) == bars.FINE
    else:
        found = [
            actions.STATION + ronin * PLACES + place
            for ronin in range(RONIN)
            if defence.ronin_bar(table, ronin) == bars.FINE
            for place in range(PLACES)
            if defence.post_bar(table, ronin, place) == bars.FINE
        ]
        ready = defence.ready_bar(defence.asked(table)) == bars.FINE
    return [*found, actions.READY] if ready else found


def why_not(start: RoninTable, table: RoninTable, seat: int, action: int) -> Refusal | None:
    """Why a part does not fit; None if it is not a marker or a ronin of this seat."""
    if seat == ATTACKER:
        if not actions.PLACE <= action < actions.STRIKE:
            return None
        return _why_not_place(start, table, action - actions.PLACE)
    if action >= actions.PLACE:
        return None
    ronin, place = divmod(action - actions.STATION, PLACES)
    bar = defence.ronin_bar(table, ronin) or defence.post_bar(table, ronin, place)
    return bars.ROWS[bar].refusal({"ronin": ronin, "area": place})


def _why_not_place(start: RoninTable, table: RoninTable, place: int) -> Refusal:
    need = int(attack.need(table))
    facts: dict[str, object] = {"area": place, "need": need, "last": int(attack.Draft(start).last)}
    facts["threat"] = int(table.threat[table.round - 1])
    if place < AREAS:
        facts["limit"] = int(LIMIT[place])
    bar = _place_bar(start, table, place)
    if bar == bars.MINIMUM_LOST and start.stage == table.stage and attack.Draft(start).last < 0:
        # Whoever may still go to any area need not be told to begin with another.
        return Refusal("minimum-beyond", "R2.4", {"area": place, "need": need})
    return bars.ROWS[bar].refusal(facts)


def _place_bar(start: RoninTable, table: RoninTable, place: int) -> int:
    """What keeps one more ninja from a place, wherever the others of the plan went."""
    draft = attack.Draft(table)
    if draft.planned >= table.reserve:
        return bars.RESERVE_EMPTY
    spare, bonus = int(draft.spare), int(draft.bonus)
    markers = table.plan_ninja[place]
    if place == GREEN:
        if markers:
            return bars.GREEN_ONCE
    else:
        if not markers:
            if not spare:
                return bars.OVER_THREAT
            spare -= 1
        if markers >= LIMIT[place]:
            if not bonus:
                return bars.OVER_LIMIT
            bonus -= 1
    # Before what the table has been told already, nothing can be laid without taking that back.
    first = max(0, int(attack.Draft(start).last))
    if place < first:
        return bars.BOARD_ORDER
    laid = [int(each) for each in table.plan_ninja]
    laid[place] += 1
    return bars.FINE if sum(laid) + _room(laid, first, spare, bonus) >= draft.need else bars.MINIMUM_LOST


def _room(laid: list[int], first: int, spare: int, bonus: int) -> int:
    """How many more ninja find room from the area `first` on: `spare` more areas, `bonus` beyond limits, the Green."""
    areas = range(first, AREAS)
    here = sum(max(0, int(LIMIT[area]) - laid[area]) for area in areas if laid[area])
    free = sorted((int(LIMIT[area]) for area in areas if not laid[area]), reverse=True)[:spare]
    attacked = bool(free) or any(laid[area] for area in areas)
    return here + sum(free) + (bonus if attacked else 0) + (0 if laid[GREEN] else 1)
