"""Whether a position of Tenno adds up: each card once, gaps only after fights, and a turn that fits its stage."""

from __future__ import annotations

from collections.abc import Callable

from tatami.games.tenno import members, stage
from tatami.games.tenno.data import CARDS, FIRST_HAND, GEISHA, MONK, PLACES, SHOGUN
from tatami.games.tenno.position.cards import faces
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE
from tatami.kit.document import Document

GAPPED = (stage.SUPPORT, stage.AGAIN, stage.REFILL, stage.OVER, stage.ARRANGE, stage.BEGIN)
"""The stages in which a place may be empty."""


def check(state: Tenno, document: Document) -> None:
    """Refuse a position that cannot have come about."""
    for seat in range(state.seats):
        _check_cards(state, seat, document)
        _check_gaps(state, seat, document)
    field = _unfit(state)
    if field is not None:
        raise document.wrong("stage", field=field, stage=stage.NAMES[state.stage])


def _placed(state: Tenno, seat: int) -> list[int]:
    return [int(state.cards[seat * PLACES + place]) for place in range(PLACES)]


def _check_cards(state: Tenno, seat: int, document: Document) -> None:
    """Every card of an owner lies in one place at most, and in no prison where it cannot be."""
    owners = range(state.seats)
    groups = [1 << card for card in _placed(state, seat) if card != GAP]
    groups += [int(state.hand[seat]), *(int(state.prison[captor * state.seats + seat]) for captor in owners)]
    seen = 0
    for group in groups:
        if seen & group:
            raise document.wrong("twice", field=f"table, hand, prison [{seat}]", card=faces(seen & group)[0])
        seen |= group
    if state.prison[seat * state.seats + seat]:
        raise document.wrong("own-prison", player=seat + 1)
    if state.captured(seat) >> GEISHA & 1:
        raise document.wrong("geisha", player=seat + 1)


def _check_gaps(state: Tenno, seat: int, document: Document) -> None:
    """Places are empty only before the start, and where a fight has taken the card."""
    at = int(state.stage)
    placed = _placed(state, seat)
    gone = CARDS - (PLACES - placed.count(GAP)) - members.count(state.hand[seat])
    if GAP in placed and (at not in GAPPED or (at > stage.ARRANGE and placed.count(GAP) > gone)):
        raise document.wrong("gap", player=seat + 1, stage=stage.NAMES[at])
    if at <= stage.ARRANGE:
        waits = bool(state.waiting >> seat & 1) or at == stage.BEGIN
        as_dealt = placed == [GAP] * PLACES if waits else sorted(placed) == [0, 1, 2]
        if state.hand[seat] != FIRST_HAND or not as_dealt or state.captured(seat):
            raise document.wrong("start", player=seat + 1)


def _unfit(state: Tenno) -> str | None:
    """The first field that does not fit the stage."""
    cells = range(state.seats * PLACES)
    if any(state.gaps >> cell & 1 and not _may_gap(state, cell) for cell in cells):
        return "gaps"
    find = UNFIT.get(int(state.stage))
    return None if find is None else find(state)


def _may_gap(state: Tenno, cell: int) -> bool:
    """Whether a cell may be listed as one that was empty: while gaps are filled, or where the game ended over them."""
    return state.stage == stage.REFILL or (state.stage == stage.OVER and bool(state.cards[cell] == GAP))


def _unfit_fight(state: Tenno) -> str | None:
    turn = state.turn
    defender = int(state.target) // PLACES
    fighting = state.weapon // PLACES == turn and state.target != NONE and defender != turn
    full = fighting and state.cards[state.weapon] != GAP and state.cards[state.target] != GAP
    if not full or not state.left(defender) >> MONK & 1 or state.cards[state.target] == MONK:
        return "target"
    return "weapon" if state.cards[state.weapon] == SHOGUN else None


def _unfit_second(state: Tenno) -> str | None:
    first = state.first_target
    fits = state.weapon // PLACES == state.turn and first != NONE and first // PLACES != state.turn
    return None if fits else "first_target"


def _unfit_window(state: Tenno) -> str | None:
    gaps = [cell for cell in range(state.seats * PLACES) if state.cards[cell] == GAP]
    owing = {cell // PLACES for cell in gaps}
    if not owing or {seat for seat in range(state.seats) if state.waiting >> seat & 1} != owing:
        return "waiting"
    if state.stage == stage.ARRANGE:
        return None
    if any(not state.gaps >> cell & 1 for cell in gaps):
        return "gaps"
    short = any(members.count(state.hand[seat]) < sum(cell // PLACES == seat for cell in gaps) for seat in owing)
    return "hand" if short else None


def _unfit_change(state: Tenno) -> str | None:
    return "lost" if state.lost else None


def _unfit_relay(state: Tenno) -> str | None:
    if state.lost:
        return "lost"
    return "slot" if state.slot == NONE or state.slot // PLACES != state.turn else None


def _unfit_look(state: Tenno) -> str | None:
    return "lookers" if state.looker == NONE else None


UNFIT: dict[int, Callable[[Tenno], str | None]] = {
    stage.SUPPORT: _unfit_fight,
    stage.AGAIN: _unfit_second,
    stage.REFILL: _unfit_window,
    stage.ARRANGE: _unfit_window,
    stage.CHANGE: _unfit_change,
    stage.RELAY: _unfit_relay,
    stage.PEEK: _unfit_look,
}
"""For a stage that needs something of the turn: which field lacks it."""
