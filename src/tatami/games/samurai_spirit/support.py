"""Support tokens: lent, taken from absent samurai, and back home (R7.1, R7.2, R10.1). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import absence, ban, bars, company
from tatami.games.samurai_spirit.data import SAMURAI
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def spare_bar(table: SpiritTable, samurai: i64) -> i64:
    """The tokens of absent samurai work once a game (R10.1)."""
    if table.home[samurai] != NONE:
        return bars.SPARE_PRESENT
    if table.token[samurai] != absence.READY:
        return bars.SPARE_USED
    return bars.FINE


def any_spare(table: SpiritTable) -> bool:
    """Whether a token of an absent samurai can be taken."""
    if table.spares:
        for samurai in range(i64(SAMURAI)):
            if spare_bar(table, samurai) == bars.FINE:
                return True
    return False


def lend_bar(table: SpiritTable) -> i64:
    """Whether the active samurai may lend the own token at all (R6.6, R7.1)."""
    if table.bans & ban.SUPPORT:
        return bars.NO_SUPPORT
    if table.token[table.who[table.turn]] != table.turn:
        return bars.TOKEN_AWAY
    return bars.FINE


def receive_bar(table: SpiritTable, samurai: i64) -> i64:
    """Whether `samurai` may receive it (R7.1)."""
    if samurai == table.who[table.turn]:
        return bars.SUPPORT_SELF
    return company.bar(table, samurai)


def go_back(table: SpiritTable, emit: Emit | None) -> None:
    """The turn ends: what was lent to the active samurai goes home (R7.2)."""
    for samurai in range(i64(SAMURAI)):
        home = table.home[samurai]
        if home != NONE and table.token[samurai] == table.turn and home != table.turn:
            table.token[samurai] = home
            if emit is not None:
                emit.add(Event("token-back", {"of": samurai}))


def gather(table: SpiritTable) -> None:
    """The round ends: all tokens go home, and those of absent samurai are spent."""
    for samurai in range(i64(SAMURAI)):
        if table.home[samurai] != NONE:
            table.token[samurai] = table.home[samurai]
        elif table.token[samurai] >= 0:
            table.token[samurai] = absence.SPENT
