"""Positions as JSON: what does not add up is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.errors import BadPosition
from tatami.games.samurai_spirit import GAME
from tatami.games.samurai_spirit.data import CARD_IDS, DOLL, SYMBOL
from tests.games.samurai_spirit.tables import samurai

BOARDS = [samurai("Gorobei", "M4-03"), samurai("Kyuzo"), samurai("Heihachi")]


def document(**more: Any) -> dict[str, Any]:
    return {"game": "samurai_spirit", "seats": 3, "boards": BOARDS, **more}


def test_a_short_document_is_enough() -> None:
    state = GAME.from_json(document())
    assert (state.pile, state.barricades, state.farms) == (20, 5, 6)
    assert GAME.from_json(GAME.to_json(state)).key() == state.key()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "tenno"}, "game"),
        ({"boards": BOARDS[:2]}, "boards"),
        ({"boards": [BOARDS[0], BOARDS[0], BOARDS[1]]}, "samurai-twice"),
        ({"discarded": ["M4-03"]}, "twice"),
        ({"discarded": ["M9-99"]}, "card"),
        ({"discarded": ["L5-01"]}, "early"),
        ({"discarded": [f"M{n}-{k:02}" for n in (1, 2) for k in range(1, 14)]}, "count"),
        ({"boards": [samurai("Gorobei", left="M1-13"), *BOARDS[1:]]}, "left"),
        ({"boards": [samurai("Gorobei", left="M1-01 M1-02"), *BOARDS[1:]]}, "left"),
        ({"barricades": 6}, "field"),
        ({"pile": {"unseen": 3}}, "field"),
        ({"farms": 0}, "stage"),
        ({"families": []}, "stage"),
        ({"level": "hard", "farms": 3}, "field"),
        ({"stage": "kiai", "phase": "act"}, "stage"),
        ({"stage": "card"}, "stage"),
        ({"stage": "penalty"}, "stage"),
        ({"turn": 1, "boards": [BOARDS[0], samurai("Kyuzo", passed=True), BOARDS[2]]}, "stage"),
        ({"layer": 1}, "field"),
        ({"pile": 4}, "object"),
        ({"intruders": 4}, "list"),
        ({"stage": "deal", "phase": "setup"}, "setup"),
    ],
)
def test_what_does_not_add_up_is_refused(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as found:
        GAME.from_json(document(**wrong))
    assert found.value.code == code
    assert all(found.value.sentence(lang) for lang in ("en", "pl", "uk"))


@pytest.mark.rule("R10.2")
def test_two_players_need_room_for_their_two_dolls() -> None:
    others = [card for number, card in enumerate(CARD_IDS[:52]) if SYMBOL[number] != DOLL]
    two = {"game": "samurai_spirit", "seats": 2, "boards": BOARDS[1:]}
    assert GAME.from_json({**two, "discarded": others[:12]}).dolls_due == 2
    for wrong in ({"discarded": others[:13]}, {"discarded": others[:14]}, {"discarded": ["M1-05", *others[:13]]}):
        with pytest.raises(BadPosition) as found:
            GAME.from_json({**two, **wrong})
        assert found.value.code == "dolls"
        assert all(found.value.sentence(lang) for lang in ("en", "pl", "uk"))
