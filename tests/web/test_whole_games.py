"""For each game: a person plays it to the end against a bot, with nothing but what lies on the board."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, play_out

TABLES: dict[str, dict[str, Any]] = {
    "tenno": {},
    "samurai": {"options": {"setup": "drafted", "hands": "chosen"}},
    "seven_ronin": {},
    "samurai_spirit": {"options": {"samurai": "chosen"}},
}


@pytest.mark.parametrize("game", TABLES)
def test_a_person_plays_a_whole_game_on_the_board(visit: Visit, game: str) -> None:
    person = visit()
    person.table(game, 2, ["me", "bot:random"], **TABLES[game])
    made, lacking = play_out(person, FINGERS[game], random.Random(game))
    assert made > 5
    assert lacking == []
    ending = person.page.locator(".foot .ending")
    assert len(ending.inner_text()) > 10
    person.page.locator("#actions a", has_text="Replay").click()
    slider = person.page.locator("input[type=range]")
    slider.wait_for()
    slider.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_selector(".end")
