"""What must add up in a position of Koi-Koi."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import CARDS, FIELD, HAND, MONTH, NAMES, SUIT, cards
from koikoi.table import NONE, KoiKoiTable
from koikoi.yaku import score
from tatami.kit.document import Document


def check(state: KoiKoiTable, document: Document) -> None:
    """Refuse a position that no game can have reached."""
    sets = [*state.hand, *state.taken, state.field, 0 if state.pending == NONE else 1 << state.pending]
    held = 0
    for each in sets:
        if held & each:
            raise document.wrong("twice", card=NAMES[next(cards(held & each))])
        held |= each
    if (state.month == state.months) != (state.stage == stage.OVER):
        raise document.wrong("stage", field="month", stage=stage.NAMES[state.stage])
    if state.stage in (stage.BEGIN, stage.DEAL):
        _check_deal(state, document, held)
    else:
        _check_turn(state, document)


def _check_deal(state: KoiKoiTable, document: Document, held: int) -> None:
    counts = [state.field.bit_count(), state.hand[0].bit_count(), state.hand[1].bit_count()]
    for count, before, most in zip(counts, [FIELD, *counts], (FIELD, HAND, HAND), strict=False):
        if count > most or (count and before < FIELD) or (state.stage == stage.BEGIN and held):
            raise document.wrong("deal")
    if sum(counts) == FIELD + 2 * HAND or any(state.taken) or any(state.best) or state.turn != state.dealer:
        raise document.wrong("deal")
    if state.pending != NONE or _full_month(state.field):
        raise document.wrong("deal")


def _check_turn(state: KoiKoiTable, document: Document) -> None:
    """R1.3, R2.1: who has played how many cards, and what was turned up, follow from each other."""
    left = [hand.bit_count() for hand in state.hand]
    played = 2 * HAND - sum(left)
    behind = state.stage in (stage.MATCH, stage.TURN_UP)
    pile = CARDS - 2 * HAND - FIELD - played + behind
    if state.pile.bit_count() != pile:
        raise document.wrong("pile", count=pile)
    if state.stage != stage.OVER:
        _check_mover(state, document, left, played)
    elif max(left) > HAND or abs(left[0] - left[1]) > 1:
        raise document.wrong("hands")
    if _full_month(state.field) or any(
        ((state.taken[0] | state.taken[1]) & MONTH[card]).bit_count() % 2 for card in range(0, CARDS, SUIT)
    ):
        raise document.wrong("flowers")
    if (state.stage in (stage.MATCH, stage.PICK)) != (state.pending != NONE):
        raise document.wrong("stage", field="pending", stage=stage.NAMES[state.stage])
    if state.pending != NONE and (state.field & MONTH[state.pending]).bit_count() != 2:
        raise document.wrong("stage", field="pending", stage=stage.NAMES[state.stage])
    if state.stage != stage.OVER:
        _check_calls(state, document)


def _check_mover(state: KoiKoiTable, document: Document, left: list[int], played: int) -> None:
    """The dealer plays first, and by turns."""
    mine = (played - (state.stage != stage.PLAY)) % 2
    if state.turn != (state.dealer + mine) % 2:
        raise document.wrong("stage", field="turn", stage=stage.NAMES[state.stage])
    if left[state.dealer] != HAND - (played + 1) // 2 or left[1 - state.dealer] != HAND - played // 2:
        raise document.wrong("hands")
    if state.stage in (stage.PLAY, stage.CALL) and not left[state.turn]:
        raise document.wrong("hands")


def _check_calls(state: KoiKoiTable, document: Document) -> None:
    """R4.1: whoever has a combination has stopped or called; only a turn that is under way may be ahead."""
    for seat in (0, 1):
        now = score(state.taken[seat])
        ahead = seat == state.turn and state.stage in (stage.TURN_UP, stage.PICK, stage.CALL)
        if state.best[seat] > now or (state.best[seat] < now and not ahead):
            raise document.wrong("best", player=seat + 1)
    if state.stage == stage.CALL and state.best[state.turn] == score(state.taken[state.turn]):
        raise document.wrong("best", player=state.turn + 1)


def _full_month(field: int) -> bool:
    return any(field & MONTH[card] == MONTH[card] for card in range(0, CARDS, SUIT))
