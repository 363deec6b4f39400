"""Planning: two secret plans, made part by part and revealed at once (R2.1 to R2.11). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, attack, bars, defence, victory
from tatami.games.seven_ronin.data import AREAS, ATTACKER, DEFENDER, GREEN, LIMIT, PLACES, RONIN
from tatami.games.seven_ronin.phases import abilities
from tatami.games.seven_ronin.table import NONE, RoninTable
from tatami.kit.bits import lowest

# --- what may be planned next -----------------------------------------------------------------------------------------


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Lay one more ninja or send the next ronin, or be ready."""
    if seat == ATTACKER:
        return _may_place(table, out)
    return _may_station(table, out)


def _may_place(table: RoninTable, out: vec[i64]) -> i64:
    draft = attack.Draft(table)
    found: i64 = 0
    first = draft.last
    if first < 0:
        first = 0
    for place in range(first, i64(PLACES)):
        if attack.place_bar(table, draft, place) == bars.FINE:
            out[found] = actions.PLACE + place
            found += 1
    if attack.ready_bar(draft) == bars.FINE:
        out[found] = actions.READY
        found += 1
    return found


def _may_station(table: RoninTable, out: vec[i64]) -> i64:
    ronin = defence.asked(table)
    if defence.ready_bar(ronin) == bars.FINE:
        out[0] = actions.READY
        return 1
    found: i64 = 0
    for place in range(i64(PLACES)):
        if defence.post_bar(table, ronin, place) == bars.FINE:
            out[found] = actions.STATION + ronin * PLACES + place
            found += 1
    return found


# --- why something may not --------------------------------------------------------------------------------------------


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why the plan cannot go on that way, or is not ready."""
    if seat == ATTACKER:
        return _why_not_place(table, action)
    return _why_not_station(table, action)


def _why_not_place(table: RoninTable, action: i64) -> Refusal | None:
    draft = attack.Draft(table)
    if action == actions.READY:
        return bars.ROWS[attack.ready_bar(draft)].refusal({"need": draft.need, "planned": draft.planned})
    if action < actions.PLACE or action >= actions.STRIKE:
        return None
    place = action - actions.PLACE
    facts: dict[str, object] = {"area": place, "need": draft.need, "last": draft.last}
    facts["threat"] = table.threat[table.round - 1]
    if place < AREAS:
        facts["limit"] = LIMIT[place]
    return bars.ROWS[attack.place_bar(table, draft, place)].refusal(facts)


def _why_not_station(table: RoninTable, action: i64) -> Refusal | None:
    asked = defence.asked(table)
    if action == actions.READY:
        return bars.ROWS[defence.ready_bar(asked)].refusal({"asked": asked})
    if action >= actions.PLACE:
        return None
    ronin = (action - actions.STATION) // PLACES
    place = (action - actions.STATION) % PLACES
    bar = defence.station_bar(table, ronin, place)
    return bars.ROWS[bar].refusal({"ronin": ronin, "asked": asked, "area": place})


# --- planning and the reveal (R2.1, R2.10) ----------------------------------------------------------------------------


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Plan one part, or be ready; both plans are revealed once both seats are."""
    if action == actions.READY:
        table.waiting &= ~(1 << seat)
        if table.waiting == 0:
            _reveal(table, emit)
    elif seat == ATTACKER:
        table.plan_ninja[action - actions.PLACE] += 1
    else:
        number = action - actions.STATION
        table.plan_ronin[number // PLACES] = number % PLACES


def _reveal(table: RoninTable, emit: Emit | None) -> None:
    table.eras += 1
    for place in range(i64(PLACES)):
        table.reserve -= table.plan_ninja[place]
        table.ninja[place] += table.plan_ninja[place]
    for ronin in range(i64(RONIN)):
        if table.plan_ronin[ronin] != NONE:
            table.station(ronin, table.plan_ronin[ronin])
    if emit is not None:
        _tell(table, emit)
    table.clear_plans()
    if table.post[GREEN] != 0:
        markers = table.ninja[GREEN]
        table.ninja[GREEN] = 0
        table.supply += markers
        if emit is not None:
            emit.add(Event("patrolled", {"ronin": lowest(table.post[GREEN]), "count": markers}))
    if not victory.finish_if_gone(table):
        abilities.next_ability(table, emit)


def _tell(table: RoninTable, emit: Emit) -> None:
    """Tell everybody both plans."""
    sent: list[int] = []
    for place in range(i64(PLACES)):
        sent.append(int(table.plan_ninja[place]))
    emit.add(Event("attacked", {"seat": ATTACKER, "sent": sent, "count": sum(sent), "reserve": table.reserve}))
    posts: list[int] = []
    for ronin in range(i64(RONIN)):
        place = table.at[ronin]
        posts.append(int(place) if place < PLACES else NONE)
    emit.add(Event("defended", {"seat": DEFENDER, "posts": posts}))
