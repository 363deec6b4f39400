"""Talents: whose works where (R4.1 to R4.4). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.games.samurai_spirit import ban, bars
from tatami.games.samurai_spirit.data import DAISUKE, HEIHACHI
from tatami.games.samurai_spirit.table import SpiritTable


def has(table: SpiritTable, place: i64, samurai: i64) -> bool:
    """One's own talent works at any time, a lent one in the holder's own turn; a boss can forbid both there."""
    if place == table.turn:
        return (table.who[place] == samurai or table.token[samurai] == place) and not table.bans & ban.TALENTS
    return table.who[place] == samurai


def bar(table: SpiritTable, place: i64, samurai: i64) -> i64:
    """Whether the talent of `samurai` works at a place, and why not."""
    if has(table, place, samurai):
        return bars.FINE
    if place == table.turn and table.bans & ban.TALENTS:
        return bars.NO_TALENT
    if table.token[samurai] == place:
        return bars.LENT_TALENT
    # Who hands on even cards only is told so about an odd one, and the other way round.
    if samurai == DAISUKE and has(table, place, HEIHACHI):
        return bars.EVEN_ONLY
    if samurai == HEIHACHI and has(table, place, DAISUKE):
        return bars.ODD_ONLY
    return bars.TALENT_MISSING
