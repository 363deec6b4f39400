"""Wounds and healing (R6.1 to R6.4). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import ending, lines, reason, stage
from tatami.games.samurai_spirit.data import DEADLY
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def wound(table: SpiritTable, place: i64, emit: Emit | None) -> None:
    """The second wound turns the board, the fourth kills."""
    table.wounds[place] += 1
    wounds = table.wounds[place]
    if emit is not None:
        kind = "wounded"
        if wounds == 2:
            kind = "turned"
        elif wounds == DEADLY:
            kind = "killed"
        emit.add(Event(kind, {"samurai": table.who[place], "value": table.kiai_value(place)}))
    if wounds == DEADLY:
        table.fallen = place
        ending.lose(table, reason.KILLED)
    elif wounds == 2:
        lines.note_sum(table, place)


def heal(table: SpiritTable, place: i64, by: str, emit: Emit | None) -> None:
    """Remove the wound token, by a "kiai" or a "family"; an animal stays an animal."""
    table.wounds[place] -= 1
    if emit is not None:
        emit.add(Event("healed", {"samurai": table.who[place], "by": by}))


def heal_somebody(table: SpiritTable, emit: Emit | None) -> None:
    """The bonus of a family: one wound token goes, and chance says whose if there are several (R8.5)."""
    count: i64 = 0
    patient: i64 = NONE
    for place in range(table.team):
        if table.is_wounded(place):
            count += 1
            patient = place
    if count == 1:
        heal(table, patient, "family", emit)
    elif count > 1:
        table.stage = stage.CURE
