"""Wounds: how ninja become markers on the ronin's tiles, and how Tasuke shares them (R4.1 to R4.3). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.seven_ronin.data import TASUKE, TASUKE_BIT, VITALITY
from tatami.games.seven_ronin.table import DEAD, RoninTable
from tatami.kit.bits import lowest


def room(table: RoninTable, ronin: i64) -> i64:
    """How many wounds a living ronin can still take, the deadly one included."""
    return VITALITY[ronin] - table.wounds[ronin]


def hit(table: RoninTable, ronin: i64, markers: i64, supplied: bool, emit: Emit | None) -> None:
    """Put markers, already taken from the supply or from the ronin's area, on the tile."""
    area = table.at[ronin]
    table.wounds[ronin] += markers
    if emit is not None:
        facts: dict[str, object] = {"ronin": ronin, "area": area, "count": markers}
        facts["wounds"] = table.wounds[ronin]
        facts["vitality"] = VITALITY[ronin]
        facts["source"] = "supply" if supplied else "area"
        emit.add(Event("wounded", facts))
    if table.wounds[ronin] == VITALITY[ronin]:
        table.supply += VITALITY[ronin]
        table.wounds[ronin] = 0
        table.station(ronin, DEAD)
        if emit is not None:
            emit.add(Event("fell", {"ronin": ronin, "area": area, "count": VITALITY[ronin]}))


def clash(table: RoninTable, area: i64, share: i64, emit: Emit | None) -> None:
    """Turn the ninja of a contested area into wounds while there is room; `share` of them are Tasuke's."""
    if shared(table, area):
        other = partner(table)
        total = wounds_here(table, area)
        table.ninja[area] -= total
        if share:
            hit(table, TASUKE, share, False, emit)
        if total > share:
            hit(table, other, total - share, False, emit)
        return
    ronin = lowest(table.post[area])
    markers = table.ninja[area]
    if room(table, ronin) < markers:
        markers = room(table, ronin)
    table.ninja[area] -= markers
    hit(table, ronin, markers, False, emit)


# --- Tasuke and another -----------------------------------------------------------------------------------------------


def shared(table: RoninTable, area: i64) -> bool:
    """Whether Tasuke and another ronin stand there together."""
    here = table.post[area]
    return here & TASUKE_BIT != 0 and here != TASUKE_BIT


def partner(table: RoninTable) -> i64:
    """Who stands with Tasuke."""
    return lowest(table.post[table.at[TASUKE]] & ~TASUKE_BIT)


def wounds_here(table: RoninTable, area: i64) -> i64:
    """How many ninja of a shared area find room on the two tiles."""
    both = room(table, TASUKE) + room(table, partner(table))
    if table.ninja[area] < both:
        return table.ninja[area]
    return both


def least_share(table: RoninTable, area: i64) -> i64:
    """The fewest wounds that Tasuke may take: what her partner has no room for."""
    rest = wounds_here(table, area) - room(table, partner(table))
    if rest > 0:
        return rest
    return 0


def most_share(table: RoninTable, area: i64) -> i64:
    """The most wounds that Tasuke may take."""
    total = wounds_here(table, area)
    if room(table, TASUKE) < total:
        return room(table, TASUKE)
    return total
