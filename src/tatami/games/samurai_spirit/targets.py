"""On whom a kiai can be used: heal, move the token, move or discard the last card (R5.5 to R5.12). Hot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.core.stage import Stage
from tatami.games.samurai_spirit import actions, bars, company, stage, village
from tatami.games.samurai_spirit.data import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    SAMURAI,
)
from tatami.games.samurai_spirit.table import NONE, SpiritTable

RULES: Final = ("R5.6", "R5.8", "R5.9", "R5.10", "R5.7", "R5.11", "R5.12")
"""The paragraph of each samurai's kiai."""


def rule(table: SpiritTable) -> str:
    """The paragraph of the kiai that is being resolved."""
    return RULES[table.who[table.kiai]]


def row(table: SpiritTable) -> Stage:
    """The row of the present stage; what is given away, and by which paragraph, depends on the kiai."""
    now = stage.ROWS[table.stage]
    if table.stage == stage.GIVE:
        return now._replace(rule=rule(table))
    return now


def verb(table: SpiritTable) -> i64:
    """The first of the actions that use the kiai on a samurai; NONE if it is used on nobody."""
    samurai = table.who[table.kiai]
    if samurai == HEIHACHI:
        return actions.HEAL
    if samurai == KYUZO:
        return actions.TOKEN
    if samurai == KIKUCHIYO:
        return actions.STRIP
    if samurai == DAISUKE:
        return actions.MOVE
    return NONE


def bar(table: SpiritTable, other: i64) -> i64:
    """Whether the kiai that is being resolved can be used on `other`."""
    samurai = table.who[table.kiai]
    if samurai == HEIHACHI:
        return _heal_bar(table, other)
    found = company.bar(table, other)
    if found != bars.FINE:
        return found
    if samurai == KYUZO:
        # With a single samurai left in the round, a token that lies with him has nowhere to go.
        if table.token[other] == table.kiai and company.active(table) == 1:
            return bars.NOBODY_ELSE
    elif table.last[table.home[other]] == NONE:
        return bars.LINE_EMPTY
    elif samurai == DAISUKE and company.active(table) == 1:
        return bars.NOBODY_ELSE
    return bars.FINE


def _heal_bar(table: SpiritTable, other: i64) -> i64:
    """Heihachi heals as an animal, those who have passed too (R5.6)."""
    place = table.home[other]
    if place == NONE:
        return bars.SAMURAI_ABSENT
    if not table.is_animal(table.kiai):
        return bars.HUMAN_KIAI
    if not table.is_wounded(place):
        return bars.NOT_WOUNDED
    return bars.FINE


def give_bar(table: SpiritTable, other: i64) -> i64:
    """Whether the picked token or card can go to `other` (R5.8, R5.11)."""
    found = company.bar(table, other)
    if found != bars.FINE:
        return found
    if table.who[table.kiai] == DAISUKE:
        there = other == table.picked
    else:
        there = table.token[table.picked] == table.home[other]
    if there:
        return bars.THERE_ALREADY
    return bars.FINE


def builds(table: SpiritTable) -> bool:
    """Whether the kiai can be used to build a barricade (R5.6, R5.11)."""
    samurai = table.who[table.kiai]
    return samurai == HEIHACHI or (samurai == KYUZO and table.is_animal(table.kiai))


def any_use(table: SpiritTable) -> bool:
    """Whether there is anything to choose beside doing without (R5.5)."""
    samurai = table.who[table.kiai]
    if samurai == GOROBEI or samurai == KATSUSHIRO:
        return table.pile > 0
    if samurai == KANBEI:
        return table.breach > 0
    if builds(table) and village.build_bar(table) == bars.FINE:
        return True
    return any(bar(table, other) == bars.FINE for other in range(i64(SAMURAI)))


def idle(table: SpiritTable) -> str:
    """What is in the way of any use, for the story: nothing ("no") where there is something to choose."""
    samurai = table.who[table.kiai]
    if any_use(table):
        return "no"
    if samurai == GOROBEI or samurai == KATSUSHIRO:
        return "raiders"
    if samurai == KANBEI:
        return "intruders"
    if samurai != HEIHACHI:
        return "alone"
    if table.is_animal(table.kiai):
        return "healthy"
    return "barricades"
