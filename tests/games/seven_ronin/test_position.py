"""Positions as JSON: what adds up is taken, what does not is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.errors import BadPosition
from tatami.core.words import LANGUAGES
from tatami.games.seven_ronin import GAME
from tests.games.seven_ronin.village import POSTS

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "tenno"}),
    ("field", {"edition": "second"}),
    ("field", {"stage": "tea"}),
    ("field", {"round": 9}),
    ("field", {"ninja": {"castle": 1}}),
    ("field", {"ninja": {"inn": -1}}),
    ("field", {"ronin": {"akira": "inn"}}),
    ("field", {"ronin": {"kabe": {"held": 1}}}),
    ("object", {"ronin": []}),
    ("object", {"plan": 7}),
    ("list", {"threat": "3"}),
    ("track", {"threat": [3, 3]}),
    ("ring", {"ring": ["inn"] * 10}),
    ("markers", {"reserve": 40, "supply": 11}),
    ("markers", {"ninja": {"inn": 30}, "reserve": 21}),
    ("wounds", {"ronin": {"yumi": {"wounds": 3}}}),
    ("fallen", {"ronin": {"yumi": {"at": "fallen", "wounds": 1}}}),
    ("fallen", {"ronin": {"yumi": {"at": "fallen", "muted": True}}}),
    ("planning", {"ronin": {"yumi": "inn"}}),
    ("planning", {"ronin": {"yumi": {"at": "aside", "held": True}}}),
    ("crowd", {"stage": "areas", "ronin": {"yumi": "inn", "kabe": "inn"}}),
    ("crowd", {"stage": "areas", "ronin": {"yumi": "green", "tasuke": "green"}}),
    ("contested", {"stage": "areas", "ronin": {"yumi": "inn"}, "ninja": {"inn": 1}}),
    ("contested", {"stage": "abilities", "ronin": {"yumi": "green"}, "ninja": {"green": 1}}),
    ("aside", {"stage": "abilities", "ronin": {"yumi": "aside"}}),
    ("green", {"stage": "abilities", "ronin": {"yumi": {"at": "green", "held": True}}}),
    ("next", {"stage": "abilities", "ronin": {"yumi": {"at": "inn", "held_next": True}}}),
    ("desecrated", {"stage": "abilities", "ronin": {"yumi": "inn", "tasuke": {"at": "inn", "muted": True}}}),
    ("decided", {"reserve": 0}),
    ("decided", {"stage": "abilities", "ronin": {}}),
    ("decided", {"ninja": dict.fromkeys(["inn", "well", "burial", "pen", "shrine"], 1)}),
    ("stage", {"stage": "areas", "ronin": POSTS, "plan": {"ninja": {"inn": 1}}}),
    ("stage", {"stage": "over"}),
    ("stage", {"reason": "snow"}),
    ("stage", {"stage": "over", "reason": "snow"}),
    ("stage", {"stage": "over", "reason": "slain"}),
    ("stage", {"stage": "over", "reason": "posthumous"}),
    ("stage", {"stage": "over", "reason": "fallen"}),
    ("stage", {"stage": "over", "reason": "village"}),
    ("stage", {"used": ["yumi"]}),
    ("stage", {"inn_field": True}),
    ("stage", {"stage": "target", "ronin": POSTS}),
    ("stage", {"stage": "target", "ronin": POSTS, "tool": "inn"}),
    ("stage", {"stage": "take", "ronin": POSTS, "tool": "burial"}),
    ("stage", {"stage": "copy", "ronin": POSTS}),
    ("stage", {"stage": "areas", "ronin": POSTS, "through_inn": True}),
    ("stage", {"stage": "areas", "ronin": POSTS, "first": "inn"}),
    ("stage", {"stage": "arrows", "ronin": POSTS}),
    ("stage", {"stage": "share", "ronin": POSTS}),
    ("plan", {"plan": {"ninja": {"well": 2}}}),
    ("plan", {"plan": {"ninja": {"green": 2}}}),
    ("plan", {"plan": {"ready": [0]}}),
    ("plan", {"plan": {"ronin": {"kabe": "inn"}}}),
    ("plan", {"plan": {"ronin": {"hayai": "green"}}}),
    ("plan", {"plan": {"ronin": {"hayai": "inn", "kabe": "inn"}}}),
    ("plan", {"plan": {"ready": [1]}}),
]


@pytest.mark.parametrize(("code", "facts"), WRONG)
def test_what_does_not_add_up_is_refused(code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.from_json({"game": "seven_ronin", **facts})
    assert problem.value.code == code
    assert all(problem.value.sentence(lang) for lang in LANGUAGES)


def test_a_hand_written_position_may_leave_out_what_goes_without_saying() -> None:
    position = GAME.to_json(GAME.from_json({"game": "seven_ronin"}))
    assert position == GAME.to_json(GAME.new(2, GAME.meta.settle(2, None)))
    position = GAME.to_json(
        GAME.from_json({"game": "seven_ronin", "stage": "areas", "ninja": {"inn": 2}, "ronin": {"kabe": "well"}})
    )
    assert (position["reserve"], position["supply"]) == (38, 10)
    assert position["ronin"]["yumi"]["at"] == "fallen"
    first = GAME.from_json({"game": "seven_ronin", "edition": "first"})
    assert GAME.to_json(first)["minimum"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_a_plan_half_made_is_kept() -> None:
    plan = {"ninja": {"inn": 1, "well": 1}, "ronin": {"hayai": "inn", "kabe": "well"}, "ready": [0]}
    state = GAME.from_json({"game": "seven_ronin", "plan": plan})
    assert GAME.to_json(state)["plan"] == plan
    assert state.to_act() == [1]
    assert state.legal(1)[0] == GAME.decode("musashi>watchtower")
