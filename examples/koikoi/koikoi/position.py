"""Whole positions of Koi-Koi as JSON: set one up by hand, share it, test it.

    {"game": "koikoi", "months": 3, "month": 0, "stage": "play", "dealer": 0, "turn": 0, "moves": 25,
     "hand": [["pine-crane", ...], ["plum-a", ...]], "field": ["cherry-curtain", ...], "taken": [[], []],
     "pending": null, "best": [0, 0], "points": [0, 0]}

Cards that are nowhere lie in the pile.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from koikoi import soundness, stage
from koikoi.data import FIELD, HAND, NAMES, NUMBER, cards
from koikoi.rules import KoiKoi
from koikoi.table import NONE, KoiKoiTable
from koikoi.yaku import MOST
from tatami.kit.document import Document

FOLDER = Path(__file__).parent
LENGTHS = (1, 3, 6, 12)
"""Months that a game may last."""
LONGEST = 1 + 12 * (2 * HAND + FIELD + 2 * HAND * 5)
"""R1.3, R2.1: a month has 24 cards to deal and 16 turns, and a turn at most five moves."""


def to_json(state: KoiKoiTable) -> dict[str, Any]:
    """The whole position, secrets included."""
    return {
        "game": "koikoi",
        "months": state.months,
        "month": state.month,
        "stage": stage.NAMES[state.stage],
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


def from_json(fields: dict[str, Any]) -> KoiKoi:
    """The position; BadPosition says what does not add up."""
    document = Document(fields, FOLDER)
    if document.get("game") != "koikoi":
        raise document.wrong("game")
    months = document.integer("months", min(LENGTHS), max(LENGTHS))
    if months not in LENGTHS:
        raise document.wrong("field", field="months", wanted=", ".join(str(each) for each in LENGTHS))
    state = KoiKoi(months)
    state.stage = document.choice("stage", stage.NAMES)
    state.month = document.integer("month", 0, months)
    state.dealer = document.integer("dealer", 0, 1)
    state.turn = document.integer("turn", 0, 1)
    state.moves = document.integer("moves", 0, LONGEST)
    state.points = [document.as_integer(each, "points", 0, MOST * months) for each in document.items("points", 2)]
    state.best = [document.as_integer(each, "best", 0, MOST) for each in document.items("best", 2)]
    state.hand = [_cards(document, each, "hand") for each in document.items("hand", 2)]
    state.taken = [_cards(document, each, "taken") for each in document.items("taken", 2)]
    state.field = _cards(document, document.get("field"), "field")
    if document.get("pending") is not None:
        state.pending = next(cards(_cards(document, [document.get("pending")], "pending")))
    soundness.check(state, document)
    return state


def _names(bits: int) -> list[str]:
    return [NAMES[card] for card in cards(bits)]


def _cards(document: Document, value: object, field: str) -> int:
    """A set of cards from their names."""
    bits = 0
    for name in document.as_list(value, field):
        card = NUMBER.get(name) if isinstance(name, str) else None
        if card is None:
            raise document.wrong("cards", field=field)
        if bits >> card & 1:
            raise document.wrong("twice", card=name)
        bits |= 1 << card
    return bits
