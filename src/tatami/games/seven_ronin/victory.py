"""The end of the game: who is gone, how many areas count, and why it ended (R5.9, R7.1 to R7.5). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.seven_ronin import reason, stage
from tatami.games.seven_ronin.data import AREAS, FIELD_2, FIELD_3, INN
from tatami.games.seven_ronin.table import RoninTable


def finish_if_gone(table: RoninTable) -> bool:
    """End the game if one side is gone, and say whether it is. The ninja are tested first."""
    if table.forces() == 0:
        if table.alive == 0:
            finish(table, reason.POSTHUMOUS)
        else:
            finish(table, reason.SLAIN)
        return True
    if table.alive == 0:
        finish(table, reason.FALLEN)
        return True
    return False


def finish(table: RoninTable, why: i64) -> None:
    """The game is over."""
    table.stage = stage.OVER
    table.reason = why
    table.used = 0
    table.waiting = 0
    table.put_away()


def conquests(table: RoninTable) -> i64:
    """The occupied areas as the victory counts them: two Fields are three areas (R5.9)."""
    counted: i64 = 0
    for area in range(i64(AREAS)):
        if table.occupied(area):
            counted += 1
    small = table.occupied(FIELD_2)
    large = table.occupied(FIELD_3)
    if (small and large) or ((small or large) and table.inn_field != 0 and table.occupied(INN)):
        counted += 1
    return counted


def won_by_attacker(table: RoninTable) -> bool:
    """Whether the Attacker has won the game, which is over."""
    return table.reason == reason.VILLAGE or table.reason == reason.FALLEN
