"""The turn of one samurai, from its beginning to the next samurai's (R2, R7). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import ban, penalties, section, stage, support, talents
from tatami.games.samurai_spirit.data import KIKUCHIYO
from tatami.games.samurai_spirit.table import SpiritTable


def begin(table: SpiritTable, place: i64, emit: Emit | None) -> None:
    """The turn of the samurai at `place` begins."""
    table.turn = place
    table.turns += 1
    table.bans = 0
    table.fights = 0
    table.section = section.PREPARE
    if emit is not None:
        emit.add(Event("turn", {"samurai": table.who[place], "seat": table.seat_of(place)}))


def prepare(table: SpiritTable) -> None:
    """First the tokens of absent samurai, if there are any (R10.1)."""
    if support.any_spare(table):
        table.stage = stage.SPARE
    else:
        penalties.face(table)


def must_pass(table: SpiritTable) -> bool:
    """A beaten samurai, or one whom a boss sends away (R2.6, R6.8)."""
    return table.is_beaten(table.turn) or table.bans & ban.ALL_BUT_PASS != 0


def act(table: SpiritTable, emit: Emit | None) -> None:
    """Ask for the action, unless it can only be to pass."""
    if must_pass(table):
        leave_round(table, emit)
    else:
        table.stage = stage.ACTION


def leave_round(table: SpiritTable, emit: Emit | None) -> None:
    """The active samurai passes (R7.3)."""
    if emit is not None:
        why = "free"
        if table.is_beaten(table.turn):
            why = "over"
        elif table.bans & ban.ALL_BUT_PASS:
            why = "penalty"
        emit.add(Event("passed", {"samurai": table.who[table.turn], "why": why}))
    table.passed |= 1 << table.turn
    table.section = section.LEAVE


def after_fight(table: SpiritTable) -> None:
    """Kikuchiyo's talent: a second fight, unless he is beaten already (R4.8)."""
    if table.fights == 1 and talents.has(table, table.turn, KIKUCHIYO) and not table.is_beaten(table.turn):
        table.stage = stage.AGAIN
    else:
        table.section = section.LEAVE


def end(table: SpiritTable, emit: Emit | None) -> None:
    """The turn is over."""
    support.go_back(table, emit)
    table.bans = 0
    table.fights = 0


def next_place(table: SpiritTable) -> i64:
    """Turns go clockwise over the samurai who have not passed (R7.4)."""
    place = table.left_of(table.turn)
    while table.has_passed(place):
        place = table.left_of(place)
    return place
