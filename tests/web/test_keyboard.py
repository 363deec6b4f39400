"""Without a mouse: whole games on the boards, whole games from the table as text, and what is heard meanwhile."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, play_out
from tests.web.keys import focused, press, walk
from tests.web.person import Person
from tests.web.tables import TABLES


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_on_the_board_by_keys(visit: Visit, table: str) -> None:
    """Whoever has to decide has the focus somewhere at the table, and after the end it leads on."""
    game, sit, options = TABLES[table]
    person = visit()
    person.table(game, 2, sit, options=options)
    lost: list[str] = []

    def by_keys(person: Person, target: Locator) -> None:
        if pressed and not focused(person):
            lost.append(person.asked)
        press(person, target)
        pressed.append(person.asked)

    pressed: list[str] = []
    made, lacking = play_out(person, FINGERS[game], random.Random(table), touch=by_keys)
    assert made > 3
    assert lacking == []
    assert lost == []
    assert focused(person)
    over = person.page.url
    press(person, person.page.get_by_role("button", name="Play again"))
    person.page.wait_for_url(lambda url: url != over)
    person.page.wait_for_selector(".table[data-asked]:not(:has(.ending))")
    assert focused(person)


def test_the_table_as_text_is_played_from_the_list_by_keys(visit: Visit) -> None:
    person = visit(settings={"text": True})
    person.table("samurai", 2, ["me", "bot:random"], options={"setup": "random", "hands": "random"})
    page, rng = person.page, random.Random(5)
    for _ in range(12):
        assert person.settle()
        assert page.locator("main.board svg").count() == 0
        asked = person.asked
        walk(person, page.locator("#text-table pre"))
        assert page.evaluate("document.activeElement.innerText.length") > 200
        walk(person, page.locator("#actions button").first)
        if not page.evaluate("document.activeElement.dataset.code"):
            page.keyboard.press("Enter")
            walk(person, page.locator("dialog button[data-code]").first)
            for _ in range(rng.randrange(9)):
                page.keyboard.press("ArrowDown")
        code = page.evaluate("document.activeElement.dataset.code")
        assert code in person.legal
        page.keyboard.press("Enter")
        page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    assert person.settle()
    assert page.locator("dialog").count() == 0
