"""Without a mouse: whole games on the boards, whole games from the table as text, and what is heard meanwhile."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.ears import Ears
from tests.web.fingers import FINGERS, play_out, wished
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


LANGUAGES = dict(zip(TABLES, ["en", "pl", "uk", "en", "pl"], strict=True))


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_by_ear(visit: Visit, table: str) -> None:
    """Without the drawn board: what happens is read out, and answers are found by their words."""
    game, sit, options = TABLES[table]
    if game == "samurai":
        options = {"setup": "random", "hands": "random"}
    person = visit(lang=LANGUAGES[table], settings={"text": True})
    person.table(game, 2, sit, options=options)
    page, rng = person.page, random.Random(table)
    assert person.settle()
    ears = Ears(person)
    while True:
        assert page.locator("main.board svg").count() == 0
        assert page.locator("#text-table pre").inner_text() == person.update["board"]
        texts = {option["code"]: option["text"] for option in person.update["legal"]}
        assert len(set(texts.values())) == len(texts)
        asked = person.asked
        ears.choose(texts[wished(person.legal, rng)])
        page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
        playing = person.settle()
        ears.listen()
        assert focused(person)
        if not playing:
            break
    walk(person, page.locator("#actions a").first)
