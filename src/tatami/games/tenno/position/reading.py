"""Positions of Tenno read from JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.tenno import stage
from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import FACES, MAX_SEATS, MIN_SEATS, PLACES
from tatami.games.tenno.position import known
from tatami.games.tenno.position.cards import read_cards
from tatami.games.tenno.position.soundness import check
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE
from tatami.kit.document import Document

FOLDER = Path(__file__).parent.parent


def from_json(position: dict[str, Any]) -> Tenno:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "tenno":
        raise BadPosition("game", FOLDER)
    document = Document(position, FOLDER)
    seats = document.integer("seats", MIN_SEATS, MAX_SEATS)
    state = Tenno(seats)
    state.stage = document.choice("stage", stage.NAMES, default="strike")
    state.aid = 1 if document.choice("memory", ("aid", "head"), default="aid") == 0 else 0
    state.turn = document.integer("turn", 0, seats - 1)
    state.eras = document.integer("sealed", 0, 1 << 30, default=0)
    _read_cards(state, document)
    _read_turn(state, document)
    check(state, document)
    if document.get("known") is not False:
        state.known = known.read(state, document)
    return state


def _read_cards(state: Tenno, document: Document) -> None:
    seats = int(state.seats)
    table = document.items("table", seats)
    hand = document.items("hand", seats)
    prison = document.items("prison", seats, default=[[[]] * seats] * seats)
    for seat in range(seats):
        field = f"table[{seat}]"
        for place, face in enumerate(document.as_list(table[seat], field, PLACES)):
            card = GAP if face is None else document.as_choice(face, field, FACES)
            state.cards[seat * PLACES + place] = card
            if card != GAP:
                state.empty &= ~(1 << (seat * PLACES + place))
        state.hand[seat] = read_cards(document, hand[seat], f"hand[{seat}]")
        for owner, faces in enumerate(document.as_list(prison[seat], f"prison[{seat}]", seats)):
            state.prison[seat * seats + owner] = read_cards(document, faces, f"prison[{seat}][{owner}]")


def _read_turn(state: Tenno, document: Document) -> None:
    seats = int(state.seats)
    state.waiting = document.numbers("waiting", 0, seats - 1, default=[])
    for name in document.items("gaps", default=[]):
        state.gaps |= 1 << _read_cell(document, name, "gaps", seats)
    for field in ("weapon", "target", "first_target", "slot"):
        name = document.get(field)
        setattr(state, field, NONE if name is None else _read_cell(document, name, field, seats))
    state.lost = document.integer("lost", 0, 2, default=0)
    lookers = document.items("lookers", default=[])
    others = [seat for seat in range(seats) if seat != state.turn]
    if len(lookers) > 2 or any(type(seat) is not int or seat not in others for seat in lookers):
        raise document.wrong("field", field="lookers", wanted=", ".join(str(seat) for seat in others))
    state.looker, state.next_looker = [*lookers, NONE, NONE][:2]


def _read_cell(document: Document, name: object, field: str, seats: int) -> int:
    text = str(name)
    if len(text) == 2 and text[0] in "1234567"[:seats] and text[1] in PLACE_NAMES:
        return (int(text[0]) - 1) * PLACES + PLACE_NAMES.index(text[1])
    raise document.wrong("field", field=field, wanted=f"1a-{seats}c")
