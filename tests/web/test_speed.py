"""Small and still: what a table loads first, and that nothing jumps. `python -m tests.web.moves` says how quick."""

from __future__ import annotations

import gzip
import json
import random

import pytest
from playwright.sync_api import Response

from tests.web.conftest import Visit

MOST = 110_000
"""Bytes of compressed script and style that a table may load before it is drawn."""
GAMES = {"tenno": 4, "samurai": 3, "seven_ronin": 2, "samurai_spirit": 2}
BEFORE = """() => {
    const [drawn] = performance.getEntriesByName("tatami:drawn");
    const loaded = performance.getEntriesByType("resource");
    return loaded.filter((each) => each.startTime <= drawn.startTime).map((each) => each.name);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small_and_all_ours(visit: Visit, address: str, game: str) -> None:
    """In Ukrainian, whose letters take the most room. What is not drawn at first comes while nothing else is done."""
    person = visit(lang="uk")
    loaded: dict[str, int] = {}

    def came(response: Response) -> None:
        assert response.url.startswith(address), f"{response.url} is somebody else's"
        if response.request.resource_type in ("script", "stylesheet"):
            loaded[response.url] = len(gzip.compress(response.body(), 9))

    person.page.on("response", came)
    person.table(game, GAMES[game])
    person.await_turn()
    person.page.wait_for_selector("#command", state="attached")
    person.page.wait_for_load_state("networkidle")
    first = {url: loaded[url] for url in person.page.evaluate(BEFORE) if url in loaded}
    assert 60_000 < sum(first.values()) <= MOST, first
    assert sum(loaded.values()) > sum(first.values())


def test_nothing_jumps(visit: Visit) -> None:
    person = visit()
    person.context.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput) window.shift += entry.value; }).observe({type: 'layout-shift', buffered: true});"
    )
    page = person.open("/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shift") < 0.05
    person.table("samurai_spirit", 2)
    rng = random.Random(2)
    for _ in range(4):
        if not person.await_turn():
            break
        person.choose(rng)
    person.still()
    assert page.evaluate("shift") < 0.05


PLACES = """() => [".foot .stage", "#prompt", ".foot .tools"].map((each) => {
    const box = document.querySelector(each).getBoundingClientRect();
    return [box.x, box.y];
})"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_stands_in_the_same_place_always(visit: Visit, game: str) -> None:
    """Short questions and long ones, with many answers, few or none: the eye need not look for the words."""
    person = visit()
    person.table(game, GAMES[game])
    rng = random.Random(game)
    found = set()
    for _ in range(8):
        if not person.await_turn():
            break
        found.add(json.dumps(person.page.evaluate(PLACES)))
        person.choose(rng)
        found.add(json.dumps(person.page.evaluate(PLACES)))
    assert len(found) == 1, found
