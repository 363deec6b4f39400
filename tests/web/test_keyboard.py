"""Without a mouse: a whole game on the board, and the table as text played from the list."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.fingers import play_out, tenno
from tests.web.person import Person

TABS = 120
"""More things than any table has to stop at."""


WAY = """at => {
    const here = document.activeElement ?? document.body;
    if (at === here) return "Enter";
    return at.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}"""


def walk(person: Person, target: Locator) -> None:
    """Tab until the focus is there."""
    for _ in range(TABS):
        key = target.evaluate(WAY)
        if key == "Enter":
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not get to {target}")


def press(person: Person, target: Locator) -> None:
    walk(person, target)
    person.page.keyboard.press("Enter")


def test_a_whole_game_of_tenno_on_the_board_by_keys(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2, ["me", "bot:random"])
    made, lacking = play_out(person, tenno, random.Random(4), touch=press)
    assert made > 3
    assert lacking == []
    walk(person, person.page.locator("#actions a").first)


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
