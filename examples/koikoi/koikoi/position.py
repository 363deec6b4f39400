"""Whole positions of Koi-Koi as JSON: set one up by hand, share it, test it.

    {"game": "koikoi", "months": 3, "month": 0, "stage": "play", "dealer": 0, "turn": 0, "moves": 25,
     "hand": [["pine-crane", ...], ["plum-a", ...]], "field": ["cherry-curtain", ...], "taken": [[], []],
     "pending": null, "best": [0, 0], "points": [0, 0]}

Cards that are nowhere lie in the pile.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from koikoi.data import CARDS, FIELD, HAND, MONTH, NAMES, NUMBER, SUIT, cards
from koikoi.state import BEGIN, CALL, DEAL, MATCH, NONE, OVER, PICK, PLAYING, STAGES, TURN_UP, KoiKoi
from koikoi.yaku import MOST, score
from tatami.core.errors import BadPosition

FOLDER = Path(__file__).parent
LENGTHS = (1, 3, 6, 12)
"""Months that a game may last."""
LONGEST = 1 + 12 * (2 * HAND + FIELD + 2 * HAND * 5)
"""R1.3, R2.1: a month has 24 cards to deal and 16 turns, and a turn at most five moves."""


def to_json(state: KoiKoi) -> dict[str, Any]:
    """The whole position, secrets included."""
    return {
        "game": "koikoi",
        "months": state.months,
        "month": state.month,
        "stage": STAGES[state.stage],
        "dealer": state.dealer,
        "turn": state.turn,
        "moves": state.moves,
        "hand": [_names(hand) for hand in state.hand],
        "field": _names(state.field),
        "taken": [_names(taken) for taken in state.taken],
        "pending": None if state.pending == NONE else NAMES[state.pending],
        "best": state.best[:],
        "points": state.points[:],
    }


def from_json(document: dict[str, Any]) -> KoiKoi:
    """The position; BadPosition says what does not add up."""
    if not isinstance(document, dict) or document.get("game") != "koikoi":
        raise bad("game")
    months = document.get("months")
    if not isinstance(months, int) or isinstance(months, bool) or months not in LENGTHS:
        raise bad("field", field="months", wanted=", ".join(str(each) for each in LENGTHS))
    stage = document.get("stage")
    if stage not in STAGES:
        raise bad("field", field="stage", wanted=", ".join(STAGES))
    state = KoiKoi(months)
    state.stage = STAGES.index(stage)
    state.month = _number(document, "month", months)
    state.dealer = _number(document, "dealer", 1)
    state.turn = _number(document, "turn", 1)
    state.moves = _number(document, "moves", LONGEST)
    state.points = [_within(each, "points", MOST * months) for each in _two(document, "points")]
    state.best = [_within(each, "best", MOST) for each in _two(document, "best")]
    state.hand = [_cards(each, "hand") for each in _two(document, "hand")]
    state.taken = [_cards(each, "taken") for each in _two(document, "taken")]
    state.field = _cards(document.get("field"), "field")
    if document.get("pending") is not None:
        state.pending = next(cards(_cards([document["pending"]], "pending")))
    _check(state)
    return state


# --- what must add up -------------------------------------------------------------------------------------------------


def _check(state: KoiKoi) -> None:
    sets = [*state.hand, *state.taken, state.field, 0 if state.pending == NONE else 1 << state.pending]
    held = 0
    for each in sets:
        if held & each:
            raise bad("twice", card=NAMES[next(cards(held & each))])
        held |= each
    if (state.month == state.months) != (state.stage == OVER):
        raise bad("stage", field="month", stage=STAGES[state.stage])
    if state.stage in (BEGIN, DEAL):
        _check_deal(state, held)
    else:
        _check_turn(state)


def _check_deal(state: KoiKoi, held: int) -> None:
    counts = [state.field.bit_count(), state.hand[0].bit_count(), state.hand[1].bit_count()]
    for count, before, most in zip(counts, [FIELD, *counts], (FIELD, HAND, HAND), strict=False):
        if count > most or (count and before < FIELD) or (state.stage == BEGIN and held):
            raise bad("deal")
    if sum(counts) == FIELD + 2 * HAND or any(state.taken) or any(state.best) or state.turn != state.dealer:
        raise bad("deal")
    if state.pending != NONE or _full_month(state.field):
        raise bad("deal")


def _check_turn(state: KoiKoi) -> None:
    """R1.3, R2.1: who has played how many cards, and what was turned up, follow from each other."""
    left = [hand.bit_count() for hand in state.hand]
    played = 2 * HAND - sum(left)
    behind = state.stage in (MATCH, TURN_UP)
    pile = CARDS - 2 * HAND - FIELD - played + behind
    if state.pile.bit_count() != pile:
        raise bad("pile", count=pile)
    if state.stage != OVER:
        _check_mover(state, left, played)
    elif max(left) > HAND or abs(left[0] - left[1]) > 1:
        raise bad("hands")
    if _full_month(state.field) or any(
        ((state.taken[0] | state.taken[1]) & MONTH[card]).bit_count() % 2 for card in range(0, CARDS, SUIT)
    ):
        raise bad("flowers")
    if (state.stage in (MATCH, PICK)) != (state.pending != NONE):
        raise bad("stage", field="pending", stage=STAGES[state.stage])
    if state.pending != NONE and (state.field & MONTH[state.pending]).bit_count() != 2:
        raise bad("stage", field="pending", stage=STAGES[state.stage])
    if state.stage != OVER:
        _check_calls(state)


def _check_mover(state: KoiKoi, left: list[int], played: int) -> None:
    """The dealer plays first, and by turns."""
    mine = (played - (state.stage != PLAYING)) % 2
    if state.turn != (state.dealer + mine) % 2:
        raise bad("stage", field="turn", stage=STAGES[state.stage])
    if left[state.dealer] != HAND - (played + 1) // 2 or left[1 - state.dealer] != HAND - played // 2:
        raise bad("hands")
    if state.stage in (PLAYING, CALL) and not left[state.turn]:
        raise bad("hands")


def _check_calls(state: KoiKoi) -> None:
    """R4.1: whoever has a combination has stopped or called; only a turn that is under way may be ahead."""
    for seat in (0, 1):
        now = score(state.taken[seat])
        ahead = seat == state.turn and state.stage in (TURN_UP, PICK, CALL)
        if state.best[seat] > now or (state.best[seat] < now and not ahead):
            raise bad("best", player=seat + 1)
    if state.stage == CALL and state.best[state.turn] == score(state.taken[state.turn]):
        raise bad("best", player=state.turn + 1)


def _full_month(field: int) -> bool:
    return any(field & MONTH[card] == MONTH[card] for card in range(0, CARDS, SUIT))


# --- reading ----------------------------------------------------------------------------------------------------------


def bad(code: str, **facts: object) -> BadPosition:
    return BadPosition(code, FOLDER, **facts)


def _names(bits: int) -> list[str]:
    return [NAMES[card] for card in cards(bits)]


def _number(document: dict[str, Any], field: str, most: int) -> int:
    return _within(document.get(field), field, most)


def _within(value: object, field: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise bad("field", field=field, wanted=f"0 - {most}")
    return value


def _two(document: dict[str, Any], field: str) -> list[Any]:
    value = document.get(field)
    if not isinstance(value, list) or len(value) != 2:
        raise bad("two", field=field)
    return value


def _cards(value: object, field: str) -> int:
    if not isinstance(value, list):
        raise bad("cards", field=field)
    bits = 0
    for name in value:
        card = NUMBER.get(name) if isinstance(name, str) else None
        if card is None:
            raise bad("cards", field=field)
        if bits >> card & 1:
            raise bad("twice", card=name)
        bits |= 1 << card
    return bits
