"""For each game: a person plays it to the end against bots, by clicking."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit

GAMES = {"tenno": 2, "samurai": 2, "seven_ronin": 2, "samurai_spirit": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game(visit: Visit, game: str) -> None:
    person = visit()
    person.table(game, GAMES[game])
    person.await_turn()
    made = person.play_out(random.Random(game))
    assert made > 5
    ending = person.page.locator(".foot .ending")
    assert len(ending.inner_text()) > 10
    person.page.locator("#actions a", has_text="Replay").click()
    slider = person.page.locator("input[type=range]")
    slider.wait_for()
    slider.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_selector(".end")
