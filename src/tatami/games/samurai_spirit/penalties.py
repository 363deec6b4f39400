"""Penalties: what the last card of a line does to its samurai (R2.2 to R2.5, R6.5 to R6.9). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import ban, bars, blow, draws, lines, piles, purpose, section, stage, talents, wounds
from tatami.games.samurai_spirit.data import (
    BARRICADE,
    DISCARD_LEFT,
    GOROBEI,
    INTRUDER,
    KANBEI,
    LEFT_DRAWS,
    MUST_PASS,
    NO_DEFEND,
    NO_PENALTY,
    NO_SUPPORT,
    NO_TALENT,
    PENALTY_ONE,
    PENALTY_TWO,
    RESHUFFLE,
    RIGHT_DRAWS,
    SIDE,
    STRENGTH,
    WOUND,
)
from tatami.games.samurai_spirit.table import NONE, SpiritTable


def face(table: SpiritTable) -> None:
    """The turn goes on with the penalties of the last card (R2.2)."""
    table.section = section.SUFFER
    table.fresh = 1
    card = table.last[table.turn]
    if card != NONE:
        table.due_one = PENALTY_ONE[card]
        table.due_two = PENALTY_TWO[card]


def ignore_bar(table: SpiritTable) -> i64:
    """Gorobei ignores all penalties of an even card, Kanbei those of an odd one, before any is applied (R2.4, R4.7)."""
    card = table.last[table.turn]
    if not table.fresh or card == NONE:
        return bars.CANNOT_IGNORE
    talent: i64 = GOROBEI
    if STRENGTH[card] & 1:
        talent = KANBEI
    if talents.has(table, table.turn, talent):
        return bars.FINE
    return bars.CANNOT_IGNORE


def suffer_next(table: SpiritTable, emit: Emit | None) -> None:
    """The next penalty, or none any more (R2.3)."""
    one = table.due_one
    two = table.due_two
    if one == NO_PENALTY and two == NO_PENALTY:
        table.fresh = 0
        table.section = section.ACT
    elif (one != NO_PENALTY and two != NO_PENALTY and one != two) or ignore_bar(table) == bars.FINE:
        table.stage = stage.PENALTY
    elif one != NO_PENALTY:
        suffer(table, one, emit)
    else:
        suffer(table, two, emit)


def suffer(table: SpiritTable, penalty: i64, emit: Emit | None) -> None:
    """Apply one of the penalties that are due."""
    table.fresh = 0
    if table.due_one == penalty:
        table.due_one = NO_PENALTY
    else:
        table.due_two = NO_PENALTY
    if emit is not None:
        emit.add(Event("suffers", {"samurai": table.who[table.turn], "penalty": penalty}))
    if penalty == BARRICADE:
        table.blow = blow.BARRICADE
    elif penalty == WOUND:
        wounds.wound(table, table.turn, emit)
    elif penalty == INTRUDER:
        piles.intrude(table, emit)
    elif penalty == LEFT_DRAWS:
        _punish(table, table.left_of(table.turn), emit)
    elif penalty == RIGHT_DRAWS:
        _punish(table, table.right_of(table.turn), emit)
    elif penalty == RESHUFFLE:
        _reshuffle(table, emit)
    elif penalty == DISCARD_LEFT:
        _lose_left(table, emit)
    else:
        table.bans |= _ban(penalty)


def _ban(penalty: i64) -> i64:
    """What a penalty forbids for the rest of the turn (R6.6, R6.8)."""
    if penalty == NO_DEFEND:
        return ban.DEFENCE
    if penalty == NO_SUPPORT:
        return ban.SUPPORT
    if penalty == MUST_PASS:
        return ban.ALL_BUT_PASS
    assert penalty == NO_TALENT
    return ban.TALENTS


def _instead(table: SpiritTable, emit: Emit | None) -> None:
    """What cannot be applied becomes a wound (R2.5)."""
    if emit is not None:
        emit.add(Event("instead", {"samurai": table.who[table.turn]}))
    wounds.wound(table, table.turn, emit)


def _punish(table: SpiritTable, neighbour: i64, emit: Emit | None) -> None:
    """A neighbour draws a raider (R6.7)."""
    if table.has_passed(neighbour):
        _instead(table, emit)
    else:
        table.holder = neighbour
        draws.turn_up(table, purpose.PUNISH, emit)


def _reshuffle(table: SpiritTable, emit: Emit | None) -> None:
    """Chance takes a card of the discard pile (R6.8)."""
    if piles.discarded(table) == 0:
        _instead(table, emit)
    else:
        table.stage = stage.RETURN


def _lose_left(table: SpiritTable, emit: Emit | None) -> None:
    """A card of the left side goes; the player chooses if there are several (R6.9)."""
    symbol: i64 = NONE
    count: i64 = 0
    for each in range(i64(SIDE)):
        if table.left[table.turn * SIDE + each] != NONE:
            symbol = each
            count += 1
    if count == 0:
        _instead(table, emit)
    elif count == 1:
        lines.drop_left(table, symbol, emit)
    else:
        table.stage = stage.LOSE
