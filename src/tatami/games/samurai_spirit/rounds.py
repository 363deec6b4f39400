"""How rounds begin and end (R1.2, R8). Hot."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.samurai_spirit import (
    blow,
    draws,
    ending,
    piles,
    purpose,
    section,
    spot,
    support,
    turns,
    village,
    wounds,
)
from tatami.games.samurai_spirit.data import (
    BOSS,
    CARDS,
    DOLL,
    DOLLS_WANTED,
    FAMILIES,
    FAMILY_BARRICADE,
    FAMILY_HEAL,
    FAMILY_INTRUDER,
    HAT,
    HEROIC,
    HOUSE,
    KIND,
    KIND_FROM,
    LIEUTENANT,
    MARAUDER,
    MAX_TEAM,
    ROUNDS,
    SIDE,
    TURN_LIMIT,
)
from tatami.games.samurai_spirit.table import NONE, SpiritTable

# --- the beginning (R1.2, R8.7) ---------------------------------------------------------------------------------------


def begin(table: SpiritTable, place: i64, emit: Emit | None) -> None:
    """Shuffle the raiders of this round; the samurai at `place` begins."""
    _shuffle(table)
    table.pile = table.slots[MARAUDER] + table.slots[LIEUTENANT] + table.slots[BOSS]
    table.deep = table.pile
    table.top = NONE
    table.bottom = NONE
    table.bottom_end = NONE
    table.layer = 0
    table.breach = 0
    table.passed = 0
    table.turns = 0
    table.step = 0
    for number in range(i64(MAX_TEAM)):
        table.sums[number] = 0
        table.first[number] = NONE
        table.last[number] = NONE
    for number in range(i64(MAX_TEAM * SIDE)):
        table.left[number] = NONE
    if emit is not None:
        emit.add(Event("round", {"round": table.round + 1, "raiders": table.pile}))
    turns.begin(table, place, emit)


def _shuffle(table: SpiritTable) -> None:
    """The cards that were in the round before stay, and those of the kind that joins may be among them."""
    for kind in range(table.round):
        table.slots[kind] = 0
        table.candidates[kind] = 0
    joining = table.round
    table.candidates[joining] = KIND_FROM[joining + 1] - KIND_FROM[joining]
    for card in range(i64(CARDS)):
        kind = KIND[card]
        if kind == joining:
            table.where[card] = spot.UNSEEN
        elif table.where[card] == spot.UNSEEN:
            table.where[card] = spot.BOX
        elif table.where[card] != spot.BOX:
            table.where[card] = spot.UNSEEN
            table.slots[kind] += 1
            table.candidates[kind] += 1
        table.next[card] = NONE
    if joining == MARAUDER:
        table.slots[MARAUDER] = table.start_marauders()
        table.dolls_due = 0
        if table.seats <= 2:
            table.dolls_due = DOLLS_WANTED
    else:
        table.slots[joining] = table.start_officers()


# --- the end of a turn or round (R7.4, R7.5, R8.1) --------------------------------------------------------------------


def next_turn(table: SpiritTable, emit: Emit | None) -> None:
    """The turn is over: the next samurai who has not passed, or the round's end."""
    turns.end(table, emit)
    if table.passed == (1 << table.team) - 1:
        end(table, "all-passed", emit)
    elif table.turns >= TURN_LIMIT:
        end(table, "too-long", emit)
    else:
        turns.begin(table, turns.next_place(table), emit)


def end(table: SpiritTable, why: str, emit: Emit | None) -> None:
    """What is left of the pile joins the intruders, and the steps that end the round begin."""
    if emit is not None:
        emit.add(Event("round-over", {"why": why, "raiders": table.pile}))
    piles.flood(table)
    support.gather(table)
    table.bans = 0
    table.fights = 0
    table.due_one = 0
    table.due_two = 0
    table.fresh = 0
    table.section = section.HATS
    table.step = 0


# --- the steps in their order (R8.2 to R8.6) --------------------------------------------------------------------------


def next_step(table: SpiritTable, emit: Emit | None) -> None:
    """Go on with the steps that end the round."""
    now = table.section
    if now == section.HATS:
        if _undefended(table, HAT, emit):
            wounds.wound(table, table.step - 1, emit)
    elif now == section.HOUSES:
        if _undefended(table, HOUSE, emit):
            table.blow = blow.FARM
    elif now == section.DOLLS:
        if _undefended(table, DOLL, emit):
            table.blow = blow.FAMILY
    elif now == section.BONUSES:
        _bonus(table, emit)
    elif table.breach > 0:
        draws.turn_up(table, purpose.STORM, emit)
    else:
        _done(table, emit)


def _undefended(table: SpiritTable, symbol: i64, emit: Emit | None) -> bool:
    """Look for the next samurai without that symbol; the step is over when there is none."""
    while table.step < table.team:
        place = table.step
        table.step += 1
        if table.left[place * SIDE + symbol] == NONE:
            if emit is not None:
                emit.add(Event("undefended", {"samurai": table.who[place], "symbol": symbol}))
            return True
    table.step = 0
    table.section += 1
    return False


def _bonus(table: SpiritTable, emit: Emit | None) -> None:
    """What the families that are left do for the village (R8.5)."""
    if table.level == HEROIC or table.step == FAMILIES:
        table.step = 0
        table.section = section.INTRUDERS
        return
    family = table.step
    table.step += 1
    if not (table.families >> family) & 1:
        return
    if family == FAMILY_HEAL:
        wounds.heal_somebody(table, emit)
    elif family == FAMILY_BARRICADE:
        village.build(table, "family", emit)
    elif family == FAMILY_INTRUDER and table.breach > 0:
        draws.turn_up(table, purpose.BONUS, emit)


def _done(table: SpiritTable, emit: Emit | None) -> None:
    """The next round, or victory after the last (R8.7, R9.2)."""
    if table.round == ROUNDS - 1:
        ending.win(table)
        return
    table.round += 1
    begin(table, table.left_of(table.turn), emit)
