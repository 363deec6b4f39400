"""The village: barricades, farms and families, and the blows that fall on them (R8.3 to R8.5). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import bars, blow, ending, reason, stage
from tatami.games.samurai_spirit.data import FARM_BARRICADE, FARM_FAMILY, FARM_FARM, HARD, HEROIC
from tatami.games.samurai_spirit.table import NONE, SpiritTable
from tatami.kit.bits import count, lowest


def fall(table: SpiritTable, emit: Emit | None) -> None:
    """Let the pending blow fall. It may bring on the next."""
    kind = table.blow
    table.blow = NONE
    if kind == blow.BARRICADE:
        if table.barricades > 0:
            table.barricades -= 1
            if emit is not None:
                emit.add(Event("barricade-lost", {"barricades": table.barricades}))
        else:
            table.blow = blow.FARM
    elif kind == blow.FARM:
        if table.farms == 1 or table.level < HARD:
            _burn(table, emit)
        else:
            table.stage = stage.FARM
    elif kind == blow.FAMILY:
        if table.families & (table.families - 1):
            table.stage = stage.FAMILY
        else:
            take_family(table, lowest(table.families), emit)
    else:
        table.stage = stage.HURT


# --- farms ------------------------------------------------------------------------------------------------------------


def _burn(table: SpiritTable, emit: Emit | None) -> None:
    """A farm is lost and nobody turns its token."""
    table.farms -= 1
    if emit is not None:
        emit.add(Event("farm-lost", {"farms": table.farms}))
    if table.farms == 0:
        ending.lose(table, reason.FARMS)


def turn_farm(table: SpiritTable, kind: i64, emit: Emit | None) -> None:
    """A farm is lost, and the penalty under its token follows (R8.4)."""
    table.farms -= 1
    table.farm_tokens[kind] -= 1
    if emit is not None:
        emit.add(Event("farm-turned", {"farms": table.farms, "farm": kind}))
    if kind == FARM_FAMILY:
        table.blow = blow.FAMILY
    elif kind == FARM_FARM:
        table.blow = blow.FARM
    elif kind == FARM_BARRICADE:
        table.blow = blow.BARRICADE
    else:
        table.blow = blow.WOUND


# --- families ---------------------------------------------------------------------------------------------------------


def take_family(table: SpiritTable, family: i64, emit: Emit | None) -> None:
    """A family flees (R8.5)."""
    table.families &= ~(1 << family)
    if emit is not None:
        facts: dict[str, object] = {
            "family": family,
            "families": count(table.families),
            "heroic": 1 if table.level == HEROIC else 0,
        }
        emit.add(Event("family-lost", facts))
    if table.families == 0:
        ending.lose(table, reason.FAMILIES)


# --- barricades (R5.5) ------------------------------------------------------------------------------------------------


def build_bar(table: SpiritTable) -> i64:
    """There are never more barricades than at the start."""
    if table.barricades < table.start_barricades():
        return bars.FINE
    return bars.BARRICADES_FULL


def build(table: SpiritTable, by: str, emit: Emit | None) -> None:
    """Build a barricade, if that is possible, by a "kiai" or a "family"."""
    if build_bar(table) == bars.FINE:
        table.barricades += 1
        if emit is not None:
            emit.add(Event("barricade-built", {"barricades": table.barricades, "by": by}))
