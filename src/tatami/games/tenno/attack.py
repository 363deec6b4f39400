"""The attack: which card may attack which, and how it begins (R2.1, R2.2, R3.6 to R3.8). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.games.tenno import actions, bars, fight, monk, sight, stage
from tatami.games.tenno.data import CELLS, MONK, PLACES, SHOGUN
from tatami.games.tenno.memory import SHOWN
from tatami.games.tenno.table import GAP, NONE, TennoTable


def opponent_bar(table: TennoTable, defender: i64) -> i64:
    """What stands in the way of attacking this player at all."""
    if defender >= table.seats:
        return bars.NO_SUCH_PLAYER
    if defender == table.turn:
        return bars.OWN_CARD
    return bars.FINE


def weapon_bar(table: TennoTable, cell: i64) -> i64:
    """What stands in the way of attacking with the attacker's card at `cell`."""
    if table.stage == stage.AGAIN and cell == table.weapon:
        return bars.RONIN_AGAIN
    card = table.cards[cell]
    if card == GAP:
        return bars.EMPTY_PLACE
    if card == SHOGUN:
        return bars.SHOGUN_STAYS
    return bars.FINE


def target_bar(table: TennoTable, cell: i64) -> i64:
    """What stands in the way of attacking the card at `cell`. In a first attack only whose it is can."""
    bar = opponent_bar(table, cell // PLACES)
    if bar != bars.FINE:
        return bar
    if table.stage == stage.AGAIN and cell == table.first_target:
        return bars.SAME_TARGET
    if (table.empty >> cell) & 1:
        return bars.EMPTY_TARGET
    return bars.FINE


def why_not(table: TennoTable, action: i64) -> Refusal | None:
    """Why this attack is not allowed; None if the action is none."""
    if action < actions.ATTACK or action >= actions.MONK_SHOWN:
        return None
    place = (action - actions.ATTACK) // CELLS
    target = (action - actions.ATTACK) % CELLS
    defender = target // PLACES
    bar = opponent_bar(table, defender)
    if bar != bars.FINE:
        return bars.ROWS[bar].refusal({"number": defender + 1, "most": table.seats})
    bar = weapon_bar(table, table.turn * PLACES + place)
    if bar != bars.FINE:
        return bars.ROWS[bar].refusal({"place": place})
    return bars.ROWS[target_bar(table, target)].refusal({"place": target % PLACES, "defender": defender})


def begin(table: TennoTable, action: i64, emit: Emit | None) -> None:
    """Turn both cards up, and ask for the monk or fight."""
    weapon = table.turn * PLACES + (action - actions.ATTACK) // CELLS
    target = (action - actions.ATTACK) % CELLS
    defender = target // PLACES
    table.weapon = weapon
    table.target = target
    table.eras += 1
    if emit is not None:
        _tell(table, emit)
    known = table.known
    if known is not None:
        known.note(table.turn, (SHOWN, weapon % PLACES, table.cards[weapon], NONE))
        known.note(defender, (SHOWN, target % PLACES, table.cards[target], NONE))
    sight.show(table, weapon)
    sight.show(table, target)
    # Whoever still owns a monk is asked, wherever it is: otherwise the question itself would tell (R3.5).
    if table.cards[target] != MONK and monk.owned(table, defender):
        table.stage = stage.SUPPORT
    else:
        fight.decide(table, False, emit)


def _tell(table: TennoTable, emit: Emit) -> None:
    emit.add(
        Event(
            "attacked",
            {
                "seat": table.turn,
                "place": table.weapon % PLACES,
                "card": table.cards[table.weapon],
                "defender": table.target // PLACES,
                "at": table.target % PLACES,
                "met": table.cards[table.target],
            },
        )
    )
