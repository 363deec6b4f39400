"""The Attacker's plan: how many ninja must and may be sent, and where one more may go (R2.2 to R2.6). Hot."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tatami.games.seven_ronin import bars
from tatami.games.seven_ronin.data import AREAS, BEST, GREEN, LIMIT, PLACES
from tatami.games.seven_ronin.table import NONE, RoninTable


@final
class Draft:
    """What the Attacker's plan so far amounts to, counted once for all questions about the next marker."""

    def __init__(self, table: RoninTable) -> None:
        self.need: i64 = need(table)
        """How many are to be sent in the end, at the least."""
        self.planned: i64 = 0
        """The ninja sent so far, the one to the Green included."""
        self.spare: i64 = table.threat[table.round - 1]
        """How many more areas may be attacked."""
        self.bonus: i64 = table.ninja[GREEN]
        """How often a limit may still be exceeded, thanks to ninja that stood on the Green (R2.6)."""
        self.last: i64 = NONE
        """The last place in board order that has got a ninja."""
        for place in range(i64(PLACES)):
            markers = table.plan_ninja[place]
            if markers > 0:
                self.planned += markers
                self.last = place
                if place != GREEN:
                    self.spare -= 1
                    if markers > LIMIT[place]:
                        self.bonus -= markers - LIMIT[place]


def need(table: RoninTable) -> i64:
    """How many ninja must be sent: the minimum, or all there are, or all that threat and limits let through."""
    least = table.minimum[table.round - 1]
    most = most_ninja(table)
    if most < least:
        return most
    return least


def most_ninja(table: RoninTable) -> i64:
    """How many ninja can be sent at all."""
    threat = table.threat[table.round - 1]
    most = BEST[threat] + 1
    if threat > 0:
        most += table.ninja[GREEN]
    if table.reserve < most:
        return table.reserve
    return most


def place_bar(table: RoninTable, draft: Draft, place: i64) -> i64:
    """What keeps one more ninja from a place."""
    total = draft.planned
    if total >= table.reserve:
        return bars.RESERVE_EMPTY
    markers = table.plan_ninja[place]
    if place == GREEN:
        if markers > 0:
            return bars.GREEN_ONCE
        if total + 1 >= draft.need:
            return bars.FINE
        return bars.MINIMUM_LOST
    spare = draft.spare
    if markers == 0:
        if spare == 0:
            return bars.OVER_THREAT
        spare -= 1
    bonus = draft.bonus
    room = LIMIT[place] - markers
    if room <= 0:
        if bonus == 0:
            return bars.OVER_LIMIT
        bonus -= 1
        room = 0
    else:
        room -= 1
    if place < draft.last:
        return bars.BOARD_ORDER
    # What could still follow: here, on later areas, beyond limits, and on the Green.
    if total + 1 >= draft.need or total + 1 + _reach(place, room, spare, bonus) >= draft.need:
        return bars.FINE
    return bars.MINIMUM_LOST


def ready_bar(draft: Draft) -> i64:
    """What keeps the Attacker's plan from being whole."""
    if draft.planned < draft.need:
        return bars.BELOW_MINIMUM
    return bars.FINE


def _reach(place: i64, room: i64, spare: i64, bonus: i64) -> i64:
    """How many ninja can follow one at `place`, where `room` is left: `spare` more areas, `bonus`, and the Green."""
    return room + BEST[(place + 1) * (AREAS + 1) + spare] + bonus + 1


def can_finish(table: RoninTable) -> bool:
    """Whether the plan so far is in order and can still reach what must be sent."""
    draft = Draft(table)
    total = draft.planned
    if total > table.reserve or draft.spare < 0 or draft.bonus < 0 or table.plan_ninja[GREEN] > 1:
        return False
    if total >= draft.need or total == 0:
        return True
    if draft.last == GREEN:
        return False
    room = LIMIT[draft.last] - table.plan_ninja[draft.last]
    if room < 0:
        room = 0
    return total + _reach(draft.last, room, draft.spare, draft.bonus) >= draft.need
