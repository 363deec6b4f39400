"""Whole positions of Samurai Spirit as JSON: set one up by hand, share it, test it.

    {"game": "samurai_spirit", "seats": 2, "level": "normal", "round": 1, "turn": 0,
     "boards": [{"samurai": "Kyuzo", "wounds": 1, "left": ["M1-01"], "right": ["M4-13", "M2-07"]},
                {"samurai": "Gorobei", "passed": true}],
     "pile": {"top": ["M3-03"], "bottom": []}, "discarded": ["M4-06"], "intruders": [0, "M2-02"]}

Lines are given from their first card, intruders from the lowest. An intruder that nobody has seen is a 0 (or the layer
it belongs to, see `piles.py`); how many cards of the pile nobody has seen follows from the others. What is left out has
the value of an action about to be chosen in a village where nothing has been lost.
"""

from __future__ import annotations

from typing import Any

from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    CARDS,
    FAMILY_BONUSES,
    KIND,
    LEVELS,
    MAX_TEAM,
    NAMES,
    PENALTIES,
    SAMURAI,
)
from tatami.games.samurai_spirit.reader import wrong
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.soundness import Sound
from tatami.games.samurai_spirit.stages import (
    BOX,
    DISCARDED,
    NONE,
    PHASES,
    PURPOSES,
    READY,
    REASONS,
    SETUP,
    SHOWN,
    STAGES,
    UNSEEN,
)
from tatami.games.samurai_spirit.view import BANS, cards_at, chain

# --- writing ----------------------------------------------------------------------------------------------------------


def to_json(state: SamuraiSpirit) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "samurai_spirit",
        "seats": int(state.seats),
        "level": LEVELS[state.level],
        "spares": bool(state.spares),
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase],
        "round": int(state.round) + 1,
        "turn": int(state.turn),
        "turns": int(state.turns),
        "sealed": int(state.seals),
        "boards": [_board(state, place) for place in range(state.team)],
        "tokens": {NAMES[samurai]: _token(int(state.token[samurai])) for samurai in range(SAMURAI)},
        "barricades": int(state.barricades),
        "farms": int(state.farms),
        "farm_tokens": [int(count) for count in state.farm_tokens],
        "families": [name for family, name in enumerate(FAMILY_BONUSES) if state.families >> family & 1],
        "pile": {
            "top": _ids(chain(state, int(state.top))),
            "unseen": int(state.deep),
            "bottom": _ids(chain(state, int(state.bottom))),
        },
        "intruders": [_entry(int(state.intruders[number])) for number in range(state.breach)],
        "discarded": _ids(cards_at(state, DISCARDED)),
        "box": [] if state.phase == SETUP else _ids(card for card in cards_at(state, BOX) if KIND[card] <= state.round),
        "layer": int(state.layer),
        "returned": {
            CARD_IDS[card]: int(state.where[card]) - UNSEEN for card in range(CARDS) if state.where[card] > UNSEEN
        },
        "due": [PENALTIES[state.due_one], PENALTIES[state.due_two]],
        "bans": [name for bit, name in BANS if state.bans & bit],
        "fights": int(state.fights),
        "card": None if state.card == NONE else CARD_IDS[state.card],
        "holder": _place(int(state.holder)),
        "handed": _bits(int(state.handed)),
        "bound": bool(state.bound),
        "purpose": None if state.purpose == NONE else PURPOSES[state.purpose],
        "depth": int(state.depth),
        "owed": _bits(int(state.owed)),
        "kiai": _place(int(state.kiai)),
        "uses": int(state.uses),
        "tally": int(state.tally),
        "picked": None if state.picked == NONE else NAMES[state.picked],
        "shown": _ids(cards_at(state, SHOWN)),
        "revealed": bool(state.ordered < 0),
        "ordered": _ids(int(state.order[number]) for number in range(max(state.ordered, 0))),
        "step": int(state.at),
        "result": REASONS[state.result] or None,
        "fallen": _place(int(state.fallen)),
    }


def _board(state: SamuraiSpirit, place: int) -> dict[str, Any]:
    samurai = int(state.who[place])
    left = [int(state.left[place * 3 + symbol]) for symbol in range(3)]
    return {
        "samurai": None if samurai == NONE else NAMES[samurai],
        "wounds": int(state.wounds[place]),
        "passed": bool(state.has_passed(place)),
        "left": _ids(card for card in left if card != NONE),
        "right": _ids(chain(state, int(state.first[place]))),
    }


def _ids(cards: Any) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _entry(entry: int) -> str | int:
    return CARD_IDS[entry] if entry >= 0 else -1 - entry


def _token(token: int) -> str | int:
    return token if token >= 0 else "ready" if token == READY else "spent"


def _place(place: int) -> int | None:
    return None if place == NONE else place


def _bits(bits: int) -> list[int]:
    return [place for place in range(MAX_TEAM) if bits >> place & 1]


# --- reading ----------------------------------------------------------------------------------------------------------


def from_json(position: dict[str, Any]) -> SamuraiSpirit:
    """The position, or BadPosition with what is wrong."""
    if not isinstance(position, dict) or position.get("game") != "samurai_spirit":
        raise wrong("game")
    return Sound(position).read()
