"""Without a mouse: whole games on the boards, whole games from the table as text, and what is heard meanwhile."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.ears import Ears, read, written
from tests.web.fingers import FINGERS, play_out, wished
from tests.web.keys import focused, press
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
        assert read(person) == written(person, LANGUAGES[table])
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
    press(person, page.locator(".ending .tools a[href*=replay]").last)
    page.locator("input[type=range]").wait_for()
    assert read(person)
    assert focused(person)


def test_the_same_question_again_tells_the_answer(visit: Visit) -> None:
    """A plan is made marker by marker: each one is confirmed, and not only asked for again."""
    person = visit(settings={"text": True})
    person.table("seven_ronin", 2)
    assert person.settle()
    ears = Ears(person)
    for words in ("1 ninja: Granary", "1 ninja: Granary", "1 ninja: Passage"):
        asked = person.asked
        ears.choose(words)
        person.page.wait_for_function(
            "asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked
        )
        person.settle()
        person.page.wait_for_function("() => window.heard.length")
        assert person.page.evaluate("window.heard.splice(0)") == [[True, words]]
    # Taking one back asks anew.
    asked = person.asked
    press(person, person.page.get_by_role("button", name="Take back"))
    person.page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    person.page.wait_for_function("() => window.heard.length")
    assert person.page.evaluate("window.heard.splice(0)") == [[True, person.update["prompt"]]]


def test_the_past_is_there_as_text_too(visit: Visit) -> None:
    """Whoever plays by the table as text goes back through the game by it."""
    person = visit(settings={"text": True})
    person.table("tenno", 2, ["me", "bot:random"])
    page = person.page
    assert person.settle()
    before = read(person)
    asked = person.asked
    Ears(person).choose(person.update["legal"][0]["text"])
    page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    assert person.settle()
    now = written(person)
    assert before != now
    press(person, page.get_by_role("button", name="What has happened"))
    page.get_by_role("slider").wait_for()
    assert read(person) == now
    page.keyboard.press("Home")
    assert read(person) != now
    press(person, page.get_by_role("button", name="Back to the game"))
    page.get_by_role("slider").wait_for(state="detached")
    assert read(person) == now
    assert focused(person)


def test_a_sheet_gives_the_focus_back(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    assert person.settle()
    for name in ("Table menu", "Rules and pieces", "Moves (11)"):
        opener = person.page.get_by_role("button", name=name)
        press(person, opener)
        person.page.get_by_role("dialog").wait_for()
        person.page.keyboard.press("Escape")
        person.page.get_by_role("dialog").wait_for(state="detached")
        assert opener.evaluate("at => at === document.activeElement"), name
    person.page.locator('[data-place="well"]').press("i")
    assert "Well" in person.page.get_by_role("dialog").inner_text()
    person.page.keyboard.press("Escape")
    assert focused(person).startswith("Well")


def test_the_list_of_moves_begins_with_a_move(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    assert person.settle()
    page = person.page
    page.evaluate("""() => {
        window.at = [];
        addEventListener("focusin", (event) => window.at.push(event.target.tagName));
    }""")
    press(person, page.get_by_role("button", name="Moves ("))
    # The sheet itself has the focus first, so that a second Enter plays nothing unheard.
    page.wait_for_function("() => document.activeElement === document.querySelector('dialog [data-code]')")
    assert page.evaluate("window.at.slice(-2)") == ["DIALOG", "BUTTON"]


def test_every_page_begins_at_its_heading(visit: Visit) -> None:
    """Whoever follows a link by keys is told where it led, and goes on from there."""
    person = visit()
    page = person.open("/")
    page.wait_for_selector("article")
    for name, heading in (("Tables", "Tables"), ("Settings", "Settings"), ("About", "About"), ("Tatami", "Four games")):
        press(person, page.get_by_role("banner").get_by_role("link", name=name))
        page.wait_for_function("name => document.activeElement.innerText.startsWith(name)", arg=heading)
    press(person, page.get_by_role("button", name="Play with bots Tenno"))
    assert person.await_turn()
    assert focused(person) == "Tenno"
    page.keyboard.press("Tab")
    assert focused(person) == "To the possible moves"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator("#text-table .text").is_visible()
    page.wait_for_selector("[data-described=true]", state="attached")
    assert "hand" in focused(person)
