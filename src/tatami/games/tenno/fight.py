"""One card against another: who wins, what is lost, and what follows (R2.3 to R2.6, R3.1, R3.4, R3.9 to R3.12). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import gaps, sight, stage
from tatami.games.tenno.data import GEISHA, MONK_SUPPORT, NINJA, NINJA_ATTACK, PLACES, RONIN, SHOGUN
from tatami.games.tenno.memory import GONE, Memory
from tatami.games.tenno.table import GAP, NONE, TennoTable


def decide(table: TennoTable, monk: bool, emit: Emit | None) -> None:
    """Fight out the attack of the weapon on the target, with or without the defender's monk."""
    card = table.cards[table.weapon]
    met = table.cards[table.target]
    # A statement, not a conditional expression: those box their native ints in compiled code.
    support: i64 = 0
    if monk:
        support = MONK_SUPPORT
    result = verdict(card, met, support)
    _imprison(table, card, met, result)
    _lose(table, card, met, result)
    if result < 0:
        _owe_look(table, table.target // PLACES)
    if emit is not None:
        _tell(table, card, met, result, emit)
    known = table.known
    if known is not None:
        _note(table, card, met, known)
    if card == RONIN and table.first_target == NONE:
        table.first_target = table.target
        table.stage = stage.AGAIN
    else:
        gaps.open_window(table, emit)


def verdict(card: i64, met: i64, support: i64) -> i64:
    """Above zero if the attacking card wins, below if the attacked one does, zero for a draw."""
    if card == GEISHA or met == GEISHA:
        return card - met
    if card == NINJA:
        card = NINJA_ATTACK - 1
    return card - met - support


def _imprison(table: TennoTable, card: i64, met: i64, result: i64) -> None:
    attacker = table.turn
    defender = table.target // PLACES
    if result > 0:
        table.prison[attacker * table.seats + defender] |= 1 << met
    elif result < 0 and met == SHOGUN:
        table.prison[defender * table.seats + attacker] |= 1 << card


def _lose(table: TennoTable, card: i64, met: i64, result: i64) -> None:
    """Take the loser from the table, or both; a geisha always leaves."""
    if result >= 0 or met == GEISHA:
        _remove(table, table.target)
    if result <= 0 or card == GEISHA:
        _remove(table, table.weapon)
        table.lost += 1


def _remove(table: TennoTable, cell: i64) -> None:
    table.cards[cell] = GAP
    table.empty |= 1 << cell
    sight.hide(table, cell)


def _owe_look(table: TennoTable, seat: i64) -> None:
    """Let a defender who won look at a card later (R5.5)."""
    if table.looker == NONE:
        table.looker = seat
    else:
        table.next_looker = seat


def _tell(table: TennoTable, card: i64, met: i64, result: i64, emit: Emit) -> None:
    defender = table.target // PLACES
    kind = "drawn"
    if result > 0:
        kind = "captured"
    elif result < 0:
        kind = "seized" if met == SHOGUN else "repelled"
    emit.add(
        Event(
            kind,
            {
                "seat": table.turn,
                "place": table.weapon % PLACES,
                "card": card,
                "defender": defender,
                "at": table.target % PLACES,
                "met": met,
            },
        )
    )
    if result and (card == GEISHA or met == GEISHA):
        emit.add(Event("departed", {"seat": table.turn if card == GEISHA else defender, "card": GEISHA}))


def _note(table: TennoTable, card: i64, met: i64, known: Memory) -> None:
    if table.cards[table.weapon] == GAP:
        known.note(table.turn, (GONE, table.weapon % PLACES, card, NONE))
    if table.cards[table.target] == GAP:
        known.note(table.target // PLACES, (GONE, table.target % PLACES, met, NONE))
