"""Positions as JSON: conserved, validated, and refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami import Match
from tatami.core.errors import BadPosition
from tests.games.samurai.tables import GAME, document

Change = Callable[[dict[str, Any]], object]


def start() -> dict[str, Any]:
    """A position with everything written out."""
    written: dict[str, Any] = GAME.to_json(GAME.from_json(document(2, tiles={"o13": (0, "samurai-2")})))
    return written


def test_what_is_left_out_has_a_default() -> None:
    state = GAME.from_json(document(2))
    again = GAME.to_json(state)
    assert again["stage"] == "turn"
    assert [len(hand) for hand in again["hand"]] == [5, 5]
    assert [len(stack) for stack in again["stack"]] == [15, 15]
    assert GAME.from_json(again).key() == state.key()


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("game", lambda at: at.update(game="tenno")),
        ("field", lambda at: at.update(seats=5)),
        ("field", lambda at: at.update(stage="nowhere")),
        ("field", lambda at: at.update(ordinary=1)),
        ("list", lambda at: at.update(hand=[[]])),
        ("list", lambda at: at["figures"].update(o8="castle")),
        ("object", lambda at: at.update(tiles=[])),
        ("hex", lambda at: at["tiles"].update(c20=[0, "samurai-1"])),
        ("hex", lambda at: at["tiles"].update(o14=[0, "samurai-1"])),
        ("hex", lambda at: at["figures"].update(o13=["castle"])),
        ("wrong-ground", lambda at: at["tiles"].update(n9=[0, "samurai-1"])),
        ("wrong-ground", lambda at: at["tiles"].update(o15=[0, "ship-1"])),
        ("wrong-ground", lambda at: at["tiles"].update(o15=[0, "exchange"])),
        ("too-many-tiles", lambda at: at["tiles"].update(o15=[0, "castle-4"], p13=[0, "castle-4"])),
        ("too-many-tiles", lambda at: at["hand"][0].append("castle-2")),
        ("too-many-tiles", lambda at: at["tiles"].update(o15=[0, "castle-2"])),
        ("lost-tiles", lambda at: at["stack"][0].remove("rice-4")),
        ("hand-size", lambda at: at["stack"][0].append(at["hand"][0].pop())),
        ("two-alike", lambda at: at["figures"].update(o14=["castle", "castle", "rice"])),
        ("crowded", lambda at: at["figures"].update(o8=["castle", "rice"])),
        ("half-taken", lambda at: at.update(captured=[[0, 1, 0], [0, 0, 0]]) or at["figures"]["o14"].remove("buddha")),
        ("figures", lambda at: at["figures"].pop("o8")),
        ("figures", lambda at: at.update(captured=[[1, 0, 0], [0, 0, 0]])),
        ("ending", lambda at: at.update(stage="over")),
        ("too-early", lambda at: at.update(stage="settle")),
        ("stage", lambda at: at.update(waiting=[0])),
        ("stage", lambda at: at.update(ordinary=True)),
        ("stage", lambda at: at.update(taken="castle-2")),
        ("stage", lambda at: at.update(stage="lay")),
        ("stage", lambda at: at.update(stage="lay", taken="rice-4")),
        ("stage", lambda at: at.update(source="o13")),
        ("stage", lambda at: at.update(stage="draw", played=1)),
    ],
)
def test_a_broken_position_is_refused_with_the_reason(reason: str, change: Change) -> None:
    position = start()
    change(position)
    with pytest.raises(BadPosition) as wrong:
        GAME.from_json(position)
    assert wrong.value.code == reason or (reason, wrong.value.code) == ("stage", "hand-size")
    for lang in ("en", "pl", "uk"):
        assert wrong.value.sentence(lang)


def test_a_surrounded_settlement_cannot_have_kept_its_figures() -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.from_json(document(2, tiles={"p8": (0, "samurai-2"), "o9": (1, "samurai-2")}))
    assert wrong.value.code == "surrounded"
    assert "o8" in str(wrong.value)


@pytest.mark.parametrize("stage", ["begin", "hands", "deal", "settle", "spot", "scatter"])
def test_the_set_up_survives_json_step_by_step(stage: str) -> None:
    chance = {"begin": {}, "deal": {"hands": "random"}, "scatter": {"setup": "random"}}.get(stage, {})
    state = GAME.new(3, GAME.meta.settle(3, chance))
    seen = set()
    for _ in range(60):
        written = GAME.to_json(state)
        seen.add(written["stage"])
        assert GAME.from_json(written).key() == state.key()
        seat = state.to_act()[0]
        choices = [action for action, _ in state.chance()] if seat < 0 else state.legal(seat)
        state.apply(seat, choices[-1])
    assert stage in seen


@pytest.mark.parametrize(
    "change",
    [
        lambda at: at["figures"].update(o8=["castle"]),
        lambda at: at.update(turn=1),
        lambda at: at.update(setup="random"),
        lambda at: at["figures"].pop("o14"),
    ],
)
def test_a_broken_set_up_is_refused(change: Change) -> None:
    match = Match("samurai", seats=2, seed=1, options={"hands": "random", "first": "1"})
    position = match.position()
    assert position["stage"] == "settle"
    change(position)
    with pytest.raises(BadPosition) as wrong:
        GAME.from_json(position)
    assert wrong.value.code == "founding"
