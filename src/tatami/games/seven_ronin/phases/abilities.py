"""Step 1 of the combat: the ronin's abilities in the Defender's order (R3.1 to R3.10). Hot."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.seven_ronin import actions, band, bars, stage, victory
from tatami.games.seven_ronin.data import AREAS, HAYAI, MUSASHI, PLACES, RONIN, TAIKO, YOBU, YUMI
from tatami.games.seven_ronin.phases import share
from tatami.games.seven_ronin.table import NONE, RoninTable

# --- which ability next (R3.1) ----------------------------------------------------------------------------------------


def next_ability(table: RoninTable, emit: Emit | None) -> None:
    """Ask for the next ability, or go on to the wounds when none can be used."""
    if band.any_usable(table):
        table.stage = stage.ABILITIES
    else:
        share.begin(table, emit)


def may(table: RoninTable, seat: i64, out: vec[i64]) -> i64:
    """Use any ability that can be used, on anybody or anywhere it can be, or go on to the wounds."""
    found: i64 = 0
    if band.ability_bar(table, HAYAI) == bars.FINE:
        for area in range(i64(AREAS)):
            if band.ride_bar(table, area) == bars.FINE:
                out[found] = actions.STATION + HAYAI * PLACES + area
                found += 1
    if band.ability_bar(table, MUSASHI) == bars.FINE:
        out[found] = actions.STRIKE
        found += 1
    if band.ability_bar(table, YUMI) == bars.FINE:
        out[found] = actions.SHOOT
        found += 1
    if band.ability_bar(table, TAIKO) == bars.FINE:
        for ronin in range(i64(RONIN)):
            if band.heal_bar(table, ronin) == bars.FINE:
                out[found] = actions.HEAL + ronin
                found += 1
    if band.ability_bar(table, YOBU) == bars.FINE:
        found = _may_drive(table, out, found)
    out[found] = actions.FIGHT
    return found + 1


def _may_drive(table: RoninTable, out: vec[i64], found: i64) -> i64:
    here = table.at[YOBU]
    one = table.left[here]
    two = table.right[here]
    if two < one:
        one = two
        two = table.left[here]
    for markers in range(i64(1), i64(3)):
        base: i64 = actions.DRIVE
        if markers == 2:
            base = actions.DRIVE_TWO
        if band.drive_bar(table, one, markers) == bars.FINE:
            out[found] = base + one
            found += 1
        if band.drive_bar(table, two, markers) == bars.FINE:
            out[found] = base + two
            found += 1
    if band.drive_both_bar(table) == bars.FINE:
        out[found] = actions.DRIVE_BOTH
        found += 1
    return found


def why_not(table: RoninTable, seat: i64, action: i64) -> Refusal | None:
    """Why an ability cannot be used, or not that way. To go on to the wounds is always allowed."""
    if action == actions.FIGHT:
        return bars.ROWS[bars.FINE].refusal({})
    user = _user(action)
    if user == NONE:
        return None
    subject = user
    bar = band.ability_bar(table, user)
    if bar == bars.FINE:
        bar = _aim_bar(table, action)
        if user == TAIKO:
            subject = _aim(action)
    return bars.ROWS[bar].refusal({"ronin": subject, "area": _aim(action)})


def _user(action: i64) -> i64:
    """Whose ability an action uses, or NONE."""
    if action < actions.PLACE:
        if action < actions.STATION + (HAYAI + 1) * PLACES:
            return HAYAI
        return NONE
    if action == actions.STRIKE:
        return MUSASHI
    if action == actions.SHOOT:
        return YUMI
    if action >= actions.HEAL and action < actions.DRIVE:
        return TAIKO
    if action >= actions.DRIVE and action < actions.SHARE:
        return YOBU
    return NONE


def _aim(action: i64) -> i64:
    """The ronin or the place that an action is aimed at, or NONE."""
    if action < actions.PLACE:
        return (action - actions.STATION) % PLACES
    if action >= actions.HEAL and action < actions.DRIVE:
        return action - actions.HEAL
    if action >= actions.DRIVE and action < actions.DRIVE_BOTH:
        return (action - actions.DRIVE) % AREAS
    return NONE


def _aim_bar(table: RoninTable, action: i64) -> i64:
    """What the aim of an action has against it, if its user may use his ability."""
    if action < actions.PLACE:
        return band.ride_bar(table, _aim(action))
    if action < actions.HEAL:
        return bars.FINE
    if action < actions.DRIVE:
        return band.heal_bar(table, _aim(action))
    if action == actions.DRIVE_BOTH:
        return band.drive_both_bar(table)
    if action < actions.DRIVE_TWO:
        return band.drive_bar(table, _aim(action), 1)
    return band.drive_bar(table, _aim(action), 2)


# --- what it does (R3.2 to R3.10) -------------------------------------------------------------------------------------


def do(table: RoninTable, seat: i64, action: i64, emit: Emit | None) -> None:
    """Use the ability and ask for the next, or go on to the wounds."""
    table.eras += 1
    if action == actions.FIGHT:
        share.begin(table, emit)
        return
    table.used |= 1 << _user(action)
    if action < actions.PLACE:
        _ride(table, _aim(action), emit)
    elif action == actions.STRIKE:
        _strike(table, emit)
    elif action == actions.SHOOT:
        _shoot(table, emit)
    elif action < actions.DRIVE:
        _heal(table, _aim(action), emit)
    else:
        _drive(table, action, emit)
    if not victory.finish_if_gone(table):
        next_ability(table, emit)


def _ride(table: RoninTable, area: i64, emit: Emit | None) -> None:
    if emit is not None:
        emit.add(Event("rode", {"ronin": HAYAI, "area": table.at[HAYAI], "to": area}))
    table.station(HAYAI, area)


def _strike(table: RoninTable, emit: Emit | None) -> None:
    area = table.at[MUSASHI]
    table.ninja[area] -= 1
    table.supply += 1
    if emit is not None:
        emit.add(Event("struck", {"ronin": MUSASHI, "area": area, "left": table.ninja[area]}))


def _shoot(table: RoninTable, emit: Emit | None) -> None:
    table.reserve -= 1
    table.supply += 1
    if emit is not None:
        emit.add(Event("shot", {"ronin": YUMI, "reserve": table.reserve}))


def _heal(table: RoninTable, ronin: i64, emit: Emit | None) -> None:
    table.wounds[ronin] -= 1
    table.supply += 1
    if emit is not None:
        emit.add(Event("healed", {"ronin": ronin, "wounds": table.wounds[ronin]}))


def _drive(table: RoninTable, action: i64, emit: Emit | None) -> None:
    here = table.at[YOBU]
    if action == actions.DRIVE_BOTH:
        _push(table, here, table.left[here], 1, emit)
        _push(table, here, table.right[here], 1, emit)
    elif action >= actions.DRIVE_TWO:
        _push(table, here, _aim(action), 2, emit)
    else:
        _push(table, here, _aim(action), 1, emit)


def _push(table: RoninTable, here: i64, area: i64, markers: i64, emit: Emit | None) -> None:
    table.ninja[here] -= markers
    table.ninja[area] += markers
    if emit is not None:
        emit.add(Event("drove", {"ronin": YOBU, "area": here, "to": area, "count": markers}))
