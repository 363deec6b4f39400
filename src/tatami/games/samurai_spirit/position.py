"""Whole positions of Samurai Spirit as JSON: set one up by hand, share it, test it.

    {"game": "samurai_spirit", "seats": 2, "level": "normal", "round": 1, "turn": 0,
     "boards": [{"samurai": "Kyuzo", "wounds": 1, "left": ["M1-01"], "right": ["M4-13", "M2-07"]},
                {"samurai": "Gorobei", "passed": true}],
     "pile": {"top": ["M3-03"], "bottom": []}, "discarded": ["M4-06"], "intruders": [0, "M2-02"]}

Lines are given from their first card, intruders from the lowest. An intruder that nobody has seen is a 0 (or the layer
it belongs to, see `unseen.py`); how many cards of the pile nobody has seen follows from the others. What is left out
has the value of an action about to be chosen in a village where nothing has been lost.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.errors import BadPosition
from tatami.games.samurai_spirit import reading, soundness, writing
from tatami.games.samurai_spirit.data import LEVELS, MAX_TEAM
from tatami.games.samurai_spirit.deck import Deck
from tatami.games.samurai_spirit.rules import SamuraiSpirit, new_table
from tatami.kit.document import Document

FOLDER = Path(__file__).parent


def to_json(state: SamuraiSpirit) -> dict[str, Any]:
    """The whole position."""
    return writing.write(state)


def from_json(position: dict[str, Any]) -> SamuraiSpirit:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "samurai_spirit":
        raise BadPosition("game", FOLDER)
    document = Document(position, FOLDER)
    state = _table(document)
    deck = Deck(document, state)
    reading.read_round(document, state)
    reading.read_boards(document, state, deck)
    reading.read_tokens(document, state)
    reading.read_village(document, state)
    reading.read_piles(document, state, deck)
    reading.read_turn(document, state)
    reading.read_kiai(document, state)
    soundness.check(state, document)
    return state


def _table(document: Document) -> SamuraiSpirit:
    """An empty table of the right size: one samurai a player, two or three for a lone one (R10.3)."""
    seats = document.integer("seats", 1, MAX_TEAM)
    team = len(document.items("boards"))
    if team not in ((2, 3) if seats == 1 else (seats,)):
        raise document.wrong("boards")
    return new_table(seats, team, document.choice("level", LEVELS, "normal"))
