"""Writing a position of Samurai Spirit as a JSON document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tatami.games.samurai_spirit import absence, ban, purpose, reason, section, spot, stage
from tatami.games.samurai_spirit.cards import cards_at, chain, stacked
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
    SIDE,
)
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE


def write(state: SamuraiSpirit) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "samurai_spirit",
        "seats": int(state.seats),
        "level": LEVELS[state.level],
        "spares": bool(state.spares),
        "stage": stage.NAMES[state.stage],
        "phase": section.NAMES[state.section],
        "round": int(state.round) + 1,
        "turn": int(state.turn),
        "turns": int(state.turns),
        "sealed": int(state.eras),
        "boards": [_board(state, place) for place in range(state.team)],
        "tokens": {NAMES[samurai]: _token(int(state.token[samurai])) for samurai in range(SAMURAI)},
        **_village(state),
        **_piles(state),
        **_turn(state),
        **_kiai(state),
        "step": int(state.step),
        "result": reason.NAMES[state.result] or None,
        "fallen": _maybe(int(state.fallen)),
    }


def _board(state: SamuraiSpirit, place: int) -> dict[str, Any]:
    left = [int(state.left[place * SIDE + symbol]) for symbol in range(SIDE)]
    return {
        "samurai": _named(int(state.who[place]), NAMES),
        "wounds": int(state.wounds[place]),
        "passed": bool(state.has_passed(place)),
        "left": _ids(card for card in left if card != NONE),
        "right": _ids(chain(state, int(state.first[place]))),
    }


def _village(state: SamuraiSpirit) -> dict[str, Any]:
    return {
        "barricades": int(state.barricades),
        "farms": int(state.farms),
        "farm_tokens": [int(count) for count in state.farm_tokens],
        "families": [name for family, name in enumerate(FAMILY_BONUSES) if state.families >> family & 1],
    }


def _piles(state: SamuraiSpirit) -> dict[str, Any]:
    boxed = () if state.section == section.SETUP else cards_at(state, spot.BOX)
    layers = {card: int(state.where[card]) - spot.UNSEEN for card in range(CARDS)}
    return {
        "pile": {
            "top": _ids(chain(state, int(state.top))),
            "unseen": int(state.deep),
            "bottom": _ids(chain(state, int(state.bottom))),
        },
        "intruders": [_intruder(int(state.intruders[number])) for number in range(state.breach)],
        "discarded": _ids(cards_at(state, spot.DISCARDED)),
        "box": _ids(card for card in boxed if KIND[card] <= state.round),
        "layer": int(state.layer),
        "returned": {CARD_IDS[card]: layer for card, layer in layers.items() if layer > 0},
    }


def _turn(state: SamuraiSpirit) -> dict[str, Any]:
    return {
        "due": [PENALTIES[state.due_one], PENALTIES[state.due_two]],
        "bans": [name for number, name in enumerate(ban.NAMES) if state.bans >> number & 1],
        "fights": int(state.fights),
        "card": _named(int(state.card), CARD_IDS),
        "holder": _maybe(int(state.holder)),
        "handed": _places(int(state.handed)),
        "bound": bool(state.bound),
        "purpose": _named(int(state.purpose), purpose.NAMES),
        "depth": int(state.depth),
    }


def _kiai(state: SamuraiSpirit) -> dict[str, Any]:
    return {
        "owed": _places(int(state.owed)),
        "kiai": _maybe(int(state.kiai)),
        "uses": int(state.uses),
        "tally": int(state.tally),
        "picked": _named(int(state.picked), NAMES),
        "shown": _ids(cards_at(state, spot.SHOWN)),
        "revealed": bool(state.revealed),
        "ordered": _ids(stacked(state)),
    }


# --- values -----------------------------------------------------------------------------------------------------------


def _ids(cards: Iterable[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _named(number: int, names: tuple[str, ...]) -> str | None:
    return None if number == NONE else names[number]


def _maybe(place: int) -> int | None:
    return None if place == NONE else place


def _places(bits: int) -> list[int]:
    return [place for place in range(MAX_TEAM) if bits >> place & 1]


def _intruder(entry: int) -> str | int:
    """A card that everybody knows, or the layer of one that nobody has seen."""
    return CARD_IDS[entry] if entry >= 0 else -1 - entry


def _token(where: int) -> str | int:
    """The place of a token, or a word for one of an absent samurai."""
    return where if where >= 0 else absence.NAMES[-1 - where]
