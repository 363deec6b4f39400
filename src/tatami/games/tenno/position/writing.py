"""Positions of Tenno written as JSON."""

from __future__ import annotations

from typing import Any

from tatami.games.tenno import stage
from tatami.games.tenno.actions import PLACE_NAMES
from tatami.games.tenno.data import FACES, PLACES
from tatami.games.tenno.position import known
from tatami.games.tenno.position.cards import faces
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import GAP, NONE


def to_json(state: Tenno) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(state.seats)
    return {
        "game": "tenno",
        "seats": int(state.seats),
        "memory": "aid" if state.aid else "head",
        "stage": stage.NAMES[state.stage],
        "turn": int(state.turn),
        "sealed": int(state.eras),
        "table": [[_face(state.cards[seat * PLACES + place]) for place in range(PLACES)] for seat in seats],
        "hand": [faces(state.hand[seat]) for seat in seats],
        "prison": [[faces(state.prison[seat * state.seats + owner]) for owner in seats] for seat in seats],
        "waiting": [seat for seat in seats if state.waiting >> seat & 1],
        "gaps": [_cell(cell) for cell in range(state.seats * PLACES) if state.gaps >> cell & 1],
        "weapon": _cell(state.weapon),
        "target": _cell(state.target),
        "first_target": _cell(state.first_target),
        "lost": int(state.lost),
        "lookers": [int(seat) for seat in (state.looker, state.next_looker) if seat != NONE],
        "slot": _cell(state.slot),
        "known": False if state.known is None else known.written(state.known),
    }


def _face(card: int) -> str | None:
    return None if card == GAP else FACES[card]


def _cell(cell: int) -> str | None:
    return None if cell == NONE else f"{cell // PLACES + 1}{PLACE_NAMES[cell % PLACES]}"
