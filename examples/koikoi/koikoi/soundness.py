"""Whether a position of Koi-Koi can come about: what does not add up is refused with the reason."""

from __future__ import annotations

from koikoi import stage
from koikoi.data import CARDS, FIELD, HAND, MONTH, NAMES, SUIT, cards
from koikoi.rules import KoiKoi
from koikoi.table import NONE
from koikoi.yaku import score
from tatami.kit.document import Document


def check(state: KoiKoi, document: Document) -> None:
    """Raise BadPosition unless the position that was read from `document` is sound."""
    _check_cards(state, document)
    if (state.month == state.months) != (state.stage == stage.OVER):
        raise _unfit(state, document, "month")
    if state.stage in (stage.BEGIN, stage.DEAL):
        if not _is_deal_right(state):
            raise document.wrong("deal")
        return
    _check_turn(state, document)
    if state.stage != stage.OVER:
        _check_calls(state, document)


def _unfit(state: KoiKoi, document: Document, field: str) -> Exception:
    return document.wrong("stage", field=field, stage=stage.NAMES[state.stage])


def _check_cards(state: KoiKoi, document: Document) -> None:
    """No card is in two places."""
    pending = 0 if state.pending == NONE else 1 << state.pending
    held = 0
    for each in (*state.hand, *state.taken, state.field, pending):
        if held & each:
            raise document.wrong("twice", card=NAMES[next(cards(held & each))])
        held |= each


def _is_deal_right(state: KoiKoi) -> bool:
    """R1.3, R1.4: the field comes first, then one hand after the other, and the last card ends the deal."""
    field, first, second = (each.bit_count() for each in (state.field, *state.hand))
    begun = field + first + second > 0
    in_order = field <= FIELD and (field == FIELD or not first) and (first == HAND or not second)
    unfinished = first <= HAND and second < HAND
    bare = not any(state.taken) and not any(state.best) and state.pending == NONE
    if state.stage == stage.BEGIN and begun:
        return False
    return in_order and unfinished and bare and state.turn == state.dealer and not _has_full_month(state.field)


def _check_turn(state: KoiKoi, document: Document) -> None:
    """R1.3, R2.1: who has played how many cards, and what was turned up, follow from each other."""
    left = [hand.bit_count() for hand in state.hand]
    played = 2 * HAND - sum(left)
    before_turning_up = state.stage in (stage.MATCH, stage.TURN_UP)
    pile = CARDS - 2 * HAND - FIELD - played + before_turning_up
    if state.pile.bit_count() != pile:
        raise document.wrong("pile", count=pile)
    if state.stage != stage.OVER:
        _check_mover(state, document, left, played)
    elif max(left) > HAND or abs(left[0] - left[1]) > 1:
        raise document.wrong("hands")
    taken = state.taken[0] | state.taken[1]
    if _has_full_month(state.field) or any((taken & MONTH[card]).bit_count() % 2 for card in range(0, CARDS, SUIT)):
        raise document.wrong("flowers")
    if (state.stage in (stage.MATCH, stage.PICK)) != (state.pending != NONE):
        raise _unfit(state, document, "pending")
    if state.pending != NONE and (state.field & MONTH[state.pending]).bit_count() != 2:
        raise _unfit(state, document, "pending")


def _check_mover(state: KoiKoi, document: Document, left: list[int], played: int) -> None:
    """The dealer plays first, and by turns."""
    others = (played - (state.stage != stage.PLAY)) % 2
    if state.turn != (state.dealer + others) % 2:
        raise _unfit(state, document, "turn")
    if left[state.dealer] != HAND - (played + 1) // 2 or left[1 - state.dealer] != HAND - played // 2:
        raise document.wrong("hands")
    if state.stage in (stage.PLAY, stage.CALL) and not left[state.turn]:
        raise document.wrong("hands")


def _check_calls(state: KoiKoi, document: Document) -> None:
    """R4.1: whoever has a combination has stopped or called; only a turn that is under way may be ahead."""
    for seat in (0, 1):
        now = score(state.taken[seat])
        ahead = seat == state.turn and state.stage in (stage.TURN_UP, stage.PICK, stage.CALL)
        if state.best[seat] > now or (state.best[seat] < now and not ahead):
            raise document.wrong("best", player=seat + 1)
    if state.stage == stage.CALL and state.best[state.turn] == score(state.taken[state.turn]):
        raise document.wrong("best", player=state.turn + 1)


def _has_full_month(field: int) -> bool:
    return any(field & MONTH[card] == MONTH[card] for card in range(0, CARDS, SUIT))
