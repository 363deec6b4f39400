"""Whole positions of Sticks as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sticks import stage
from sticks.rules import Sticks
from sticks.table import STICKS
from tatami.kit.document import Document

FOLDER = Path(__file__).parent


def to_json(state: Sticks) -> dict[str, Any]:
    return {"stage": stage.NAMES[state.stage], "turn": state.turn, "left": state.left, "moves": state.moves}


def from_json(fields: dict[str, Any]) -> Sticks:
    document, state = Document(fields, FOLDER), Sticks()
    state.stage = document.choice("stage", stage.NAMES)
    state.turn = document.integer("turn", 0, 1)
    state.left = document.integer("left", 0, STICKS)
    state.moves = document.integer("moves", 0, STICKS)
    if (state.stage == stage.OVER) != (state.left == 0):
        raise document.wrong("over")
    return state
