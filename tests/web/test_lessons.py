"""Lessons in a browser: finished by tapping alone, at any size, and nothing that must be touched is ever covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tests.web.conftest import Visit
from tests.web.person import Person

SIZES = ((320, 640), (390, 844), (768, 1024), (844, 390), (1280, 800), (2560, 1440))
TIGHT = {"tenno": {(320, 640)}}
"""Where a board does not fit beside the bubble, and the learner has to scroll."""
LESSONS = [(game, number) for game in OURS for number in range(1, len(find_game(game).lessons) + 1)]
STEADY = """size => document.querySelector(`.lesson[data-steady=true][data-screen="${size[0]} ${size[1]}"]`) !== null"""
LOOK = """() => {
    const bubble = document.querySelector('.lesson').getBoundingClientRect();
    const target = document.querySelector('[data-lesson-target]');
    const own = 'button, a, [tabindex]';
    const touched = target.matches(own) ? target : (target.querySelector(own) ?? target);
    const box = touched.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const apart = box.right <= bubble.left + 1 || bubble.right <= box.left + 1
        || box.bottom <= bubble.top + 1 || bubble.bottom <= box.top + 1;
    return {
        at: [x, y],
        place: target.dataset.place ?? target.dataset.code,
        visible: target.contains(document.elementFromPoint(x, y)),
        covered: !apart && bubble.left < x && x < bubble.right && bubble.top < y && y < bubble.bottom,
        drawn: [...document.querySelectorAll('main .card .front')].every((each) => each.getBoundingClientRect().width),
        inside: bubble.left >= 0 && bubble.top >= 0
            && bubble.right <= innerWidth + 1 && bubble.bottom <= innerHeight + 1,
    };
}"""


def begin(person: Person, game: str, number: int) -> Page:
    request = person.context.request
    request.post("/api/guest", data={"name": "Mira"})
    made = request.post("/api/lessons", data={"game": game, "number": number})
    assert made.ok, made.text()
    person.page.goto(f"/t/{made.json()['id']}")
    return person.page


def looked(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """How the present step lies on a screen of this size, once it has come to rest."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(STEADY, arg=list(size), polling=20)
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_finished_by_tapping_and_covers_nothing(visit: Visit, game: str, number: int) -> None:
    page = begin(visit(lang="pl", settings={"motion": "less"}), game, number)
    bubble = page.locator(".lesson")
    for number_of_step, step in enumerate(find_game(game).lessons[number - 1].steps):
        for at, _ in enumerate(step.taps):
            expect(bubble).to_have_attribute("data-step", str(number_of_step))
            sizes = [size for size in SIZES if size not in TIGHT.get(game, set())] if at == 0 else [SIZES[-2]]
            for size in sizes:
                found = looked(page, size)
                assert found["visible"], (step.id, size, found)
                assert found["drawn"], (step.id, size, "a card without a face")
                assert not found["covered"], (step.id, size, found)
                assert found["inside"], (step.id, size, found)
            x, y = looked(page, SIZES[-2])["at"]
            page.mouse.click(x, y)
    expect(bubble).to_have_attribute("data-step", "done")


def test_a_lesson_is_taken_by_keys_meets_a_wrong_tap_kindly_and_waits(visit: Visit) -> None:
    person = visit()
    page = begin(person, "tenno", 1)
    bubble = page.locator(".lesson[data-steady=true]")
    bubble.wait_for()
    page.locator('[data-place="hand-7"] button').click()
    expect(bubble).to_contain_text("First this one thing")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
    for _ in range(2):
        page.wait_for_function("() => document.activeElement?.closest('[data-lesson-target]')")
        step = page.locator(".lesson").get_attribute("data-step") or ""
        page.keyboard.press("Enter")
        expect(page.locator(".lesson")).not_to_have_attribute("data-step", step)
    page.wait_for_selector('.lesson[data-step="3"]')
    page.reload()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "0")
    page.keyboard.press("Escape")
    page.wait_for_url(lambda address: address.endswith("/"))
