"""For each game: a person plays it to the end against a bot, with nothing but what lies on the board."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, play_out, tap
from tests.web.tables import TABLES


@pytest.mark.parametrize("table", TABLES)
def test_a_person_plays_a_whole_game_on_the_board(visit: Visit, table: str) -> None:
    game, sit, options = TABLES[table]
    person = visit()
    person.table(game, 2, sit, options=options)
    made, lacking = play_out(person, FINGERS[game], random.Random(table))
    assert made > 3
    assert lacking == []
    ending = person.page.locator(".ending")
    assert len(ending.inner_text()) > 10
    person.page.locator(".ending a", has_text="Replay").click()
    slider = person.page.locator("input[type=range]")
    slider.wait_for()
    slider.focus()
    person.page.keyboard.press("End")
    person.page.wait_for_selector(".end")


@pytest.mark.parametrize("table", ["tenno", "samurai", "ninja", "samurai_spirit"])
def test_a_person_plays_a_whole_game_by_touch(visit: Visit, table: str) -> None:
    """On a phone nothing that can be chosen lies under something else, and nothing is too far to be scrolled to."""
    game, sit, options = TABLES[table]
    person = visit(size=(390, 844), has_touch=True, is_mobile=True)
    person.table(game, 2, sit, options=options)
    made, lacking = play_out(person, FINGERS[game], random.Random(table), touch=tap)
    assert made > 3
    assert lacking == []
