"""Captions: what others do is told in the foot's place and on the board, and the reader sets the pace."""

from __future__ import annotations

import random

from tests.web.conftest import Visit

SHIFT = (
    "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
    " if (!entry.hadRecentInput) window.shift += entry.value; }).observe({type: 'layout-shift', buffered: true});"
)
ASKED = "() => document.querySelector('.foot.turn #actions button') && !document.querySelector('.caption')"
PLACES = """() => ['.caption', '.under'].map((each) => {
    const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
})"""


def test_what_others_do_is_told_on_the_board_and_in_the_foot(visit: Visit) -> None:
    person = visit(settings={"tempo": "calm", "introduced": ["tenno"]})
    page = person.page
    person.table("tenno", 3, options={"first": "2"})
    page.wait_for_function(ASKED)
    before = page.evaluate(f"() => {{ {SHIFT} return 0 }}")
    person.choose(random.Random(1))

    caption = page.locator(".caption")
    caption.wait_for()
    assert len(set(page.evaluate(PLACES))) == 1, "it takes exactly the place of the foot"
    assert page.locator(".under").get_attribute("inert") is not None
    # A bot attacks: a ring round its target, words in the caption, and nothing to be done meanwhile.
    while not page.locator('[data-pointing^="card-"], [data-pointing^="prison-"]').count():
        page.keyboard.press("ArrowRight")
        caption.wait_for()
    assert page.locator(".pointing .target").count() >= 1
    assert "attack" in caption.inner_text() or "win" in caption.inner_text()
    assert not page.locator("main [data-lit]").count()
    page.keyboard.press("ArrowLeft")
    assert caption.get_attribute("data-held") == "true", "told again, it waits"
    assert page.evaluate("shift") - before <= 0.02

    page.keyboard.press("Escape")
    # A bot may move in between, and is told of next.
    page.wait_for_function("() => !document.querySelector('.caption') && !document.querySelector('.under').inert")

    # A line of the story lights its places, without a veil.
    page.locator("[data-line]", has_text="attacks").first.hover()
    assert page.locator(".pointing .target").count() >= 1
    assert not page.locator(".pointing .veil").count()
    page.mouse.move(400, 60)
    page.get_by_role("button", name="Show me the last turn again").click()
    caption.wait_for()
    assert not person.complaints
