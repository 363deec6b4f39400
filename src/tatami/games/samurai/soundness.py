"""Whether a position of Samurai can come about: what does not add up is refused with the reason."""

from __future__ import annotations

from tatami.games.samurai import bags, bars, captures, hand, move, placing, settlements, stage
from tatami.games.samurai.data import (
    CAPACITY,
    CAPITAL,
    CASTE_NAMES,
    CASTES,
    EXCHANGE,
    FIGURES,
    FIRST_SETTLEMENT,
    FULL_SET,
    GROUND,
    HAND,
    HEX_NAMES,
    MOST_ASIDE,
    MOVE,
    SETTLEMENTS_IN_PLAY,
)
from tatami.games.samurai.rules import Samurai
from tatami.games.samurai.table import EMPTY, EVERY_CASTE, NONE
from tatami.kit.document import Document


def check(state: Samurai, document: Document) -> None:
    """Raise BadPosition unless the position that was read from `document` is sound."""
    before = state.stage < stage.TURN
    if before and not _is_untouched(state):
        raise document.wrong("too-early", stage=stage.NAMES[state.stage])
    for seat in range(int(state.seats)):
        if not _is_hand_right(state, seat):
            raise document.wrong("hand-size", player=seat + 1)
    _check_figures(state, document)
    if not before:
        _check_board(state, document)
    elif not _is_founding_right(state):
        raise document.wrong("founding", stage=stage.NAMES[state.stage])
    field = _unfit_setup(state) or _unfit_turn(state) or _unfit_choice(state)
    if field is not None:
        raise document.wrong("stage", field=field, stage=stage.NAMES[state.stage])


# --- tiles ------------------------------------------------------------------------------------------------------------


def _is_untouched(state: Samurai) -> bool:
    """Whether the board is bare, and nobody has played anything."""
    return all(tile == EMPTY for tile in state.tiles) and all(left == FULL_SET for left in state.left)


def _is_hand_right(state: Samurai, seat: int) -> bool:
    """Whether a hand is as full as it can be, except for what was played or is being drawn or chosen."""
    number = int(bags.size(state.hand[seat]))
    left = int(bags.size(state.left[seat]))
    if state.stage == stage.BEGIN:
        return number == 0
    if state.stage == stage.HANDS:
        return number < HAND if state.waiting >> seat & 1 else number == HAND
    if state.stage == stage.DEAL:
        return _is_dealt_right(state, seat, number)
    if seat == state.turn and state.stage == stage.DRAW:
        return number < min(HAND, left)
    if seat == state.turn and state.stage == stage.OVER:
        return number <= HAND
    if seat == state.turn and state.played:
        return number + int(state.played) == min(HAND, left + int(state.played))
    return number == min(HAND, left)


def _is_dealt_right(state: Samurai, seat: int, number: int) -> bool:
    """Whether a first hand has as many tiles as chance has dealt to it so far."""
    order = (seat - int(state.first)) % int(state.seats)
    now = (int(state.turn) - int(state.first)) % int(state.seats)
    if order == now:
        return number < HAND
    return number == (HAND if order < now else 0)


# --- figures ----------------------------------------------------------------------------------------------------------


def _check_figures(state: Samurai, document: Document) -> None:
    """Every figure is on the board, captured, set aside or, before the first turn, still to come."""
    seats = int(state.seats)
    wanted = int(FIGURES[seats])
    for caste in range(CASTES):
        gone = int(state.aside[caste]) + sum(int(state.captured[caste * seats + seat]) for seat in range(seats))
        there = int(settlements.standing(state, caste)) + gone
        right = there == wanted if state.stage >= stage.TURN else gone == 0 and there <= wanted
        if not right:
            raise document.wrong("figures", caste=CASTE_NAMES[caste], number=there, wanted=wanted)


def _check_board(state: Samurai, document: Document) -> None:
    """The game is over exactly when it must be, and settlements are emptied whole, as soon as they are surrounded."""
    gone = any(settlements.standing(state, caste) == 0 for caste in range(CASTES))
    over = gone or captures.put_aside(state) >= MOST_ASIDE
    if over != (state.stage == stage.OVER):
        raise document.wrong("ending", stage=stage.NAMES[state.stage])
    for number in range(SETTLEMENTS_IN_PLAY[state.seats]):
        name = HEX_NAMES[FIRST_SETTLEMENT + number]
        if 0 < settlements.room(state, number) < CAPACITY[number]:
            raise document.wrong("half-taken", hex=name)
        if state.figures[number] and not int(state.free) & int(GROUND[number]) and not state.played:
            raise document.wrong("surrounded", hex=name)


def _is_founding_right(state: Samurai) -> bool:
    """Whether the figures are as far as the set-up is."""
    seats = int(state.seats)
    put = [number for number in range(SETTLEMENTS_IN_PLAY[seats]) if number != CAPITAL and state.figures[number]]
    supply = [int(settlements.supply(state, caste)) for caste in range(CASTES)]
    if state.figures[CAPITAL] != EVERY_CASTE or sum(supply) == 0 or min(supply) < 0:
        return False
    if state.stage < stage.SETTLE and put:
        return False
    if placing.cities_lack(state) and any(CAPACITY[number] == 1 for number in put):
        return False
    if state.stage in (stage.SETTLE, stage.SPOT):
        placed = sum(int(CAPACITY[number] - settlements.room(state, number)) for number in put)
        return bool(state.drafted) and state.turn == (state.first + placed) % seats
    if state.stage == stage.SCATTER:
        return not state.drafted and state.turn == state.first
    return True


# --- the stage --------------------------------------------------------------------------------------------------------


def _unfit_setup(state: Samurai) -> str | None:
    """The field that does not fit the stage of the set-up."""
    now = int(state.stage)
    if bool(state.waiting) != (now == stage.HANDS):
        return "waiting"
    if now in (stage.BEGIN, stage.HANDS) and state.turn != 0:
        return "turn"
    if now == stage.HANDS and not (state.chosen and _are_hands_open(state)):
        return "hand"
    if now == stage.DEAL and state.chosen:
        return "hands"
    return None


def _are_hands_open(state: Samurai) -> bool:
    """Whether all hands that are being chosen can still become five."""
    return all(not state.waiting >> seat & 1 or state.legal(seat) for seat in range(int(state.seats)))


def _unfit_turn(state: Samurai) -> str | None:
    """The field that does not fit how far the turn has come."""
    now = int(state.stage)
    if state.played and not stage.TURN <= now <= stage.OTHER:
        return "played"
    if state.ordinary and not state.played:
        return "ordinary"
    if (state.tile != NONE or state.caste != NONE) != stage.underway(now):
        return "taken"
    if (state.lifted != NONE or state.named != NONE) != (now in (stage.SHIFT, stage.OTHER)):
        return "source"
    return None


def _unfit_choice(state: Samurai) -> str | None:
    """The field that makes no sense: nothing is taken up that could not be, and nobody is asked in vain."""
    now, seat, kind = int(state.stage), int(state.turn), int(state.tile)
    if now == stage.SPOT:
        bar = placing.caste_bar(state, state.caste, placing.cities_lack(state))
        return None if bar == bars.FINE else "taken"
    if now == stage.TURN:
        return None if state.legal(seat) else "hand"
    if not stage.underway(now):
        return None
    asked = {MOVE: (stage.LIFT, stage.SHIFT), EXCHANGE: (stage.ONE, stage.OTHER)}.get(kind, (stage.LAY,))
    if not bags.held(state.hand[seat], kind) or now not in asked or hand.use_bar(state, kind) != bars.FINE:
        return "taken"
    if now == stage.SHIFT and move.lift_bar(state, seat, state.lifted) != bars.FINE:
        return "source"
    if now == stage.OTHER and not _is_named_right(state):
        return "source"
    return None


def _is_named_right(state: Samurai) -> bool:
    """Whether the first figure of an exchange stands there and has a partner."""
    here = int(state.figures[state.named // CASTES])
    return bool(here >> int(state.named) % CASTES & 1 and state.legal(int(state.turn)))
