"""How soon a move is on the screen: from the click on the board to the frame that shows it, on loopback.

python -m tests.web.moves          with a processor a quarter as fast, as on a slow phone
python -m tests.web.moves 1        as fast as this machine is
python -m tests.web.moves 4 tenno  one game alone
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Locator, sync_playwright

from tests.web.conftest import browser_path, serving, visiting
from tests.web.fingers import FINGERS, play_out
from tests.web.person import Person

GAMES = 3
"""Played of each, to the end."""

WATCH = """
    window.times = [];
    let clicked = null;
    addEventListener('click', () => { clicked = performance.now(); }, true);
    new MutationObserver(() => {
        const since = clicked;
        clicked = null;
        if (since !== null)
            requestAnimationFrame(() => scheduler.postTask(
                () => window.times.push(performance.now() - since), {priority: 'user-blocking'}));
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-asked', 'data-number']});
"""
"""Between the two lies the way to the server and back, and what the page makes of it, but not what bots do later: what
is to be done right after the picture goes before what their moves bring."""


PICTURES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def press(person: Person, target: Locator) -> None:
    """As a hand does it: the mouse is there, and what it points at is lit, before it clicks."""
    target.hover()
    person.page.evaluate(PICTURES)
    target.click()


def measure(slower: float, games: list[str]) -> None:
    """One line a game."""
    path = browser_path()
    if path is None:
        sys.exit("no Chromium here: make browser")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), os.environ) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for game in games:
            times: list[float] = []
            for number in range(GAMES):
                with visiting(browser, address) as visit:
                    person = visit()
                    person.context.add_init_script(WATCH)
                    person.table(game, 2, ["me", "bot:random"])
                    throttle = person.context.new_cdp_session(person.page)
                    throttle.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                    play_out(person, FINGERS[game], random.Random(number), press)
                    times += person.page.evaluate("window.times")
            times.sort()
            late = times[len(times) * 95 // 100]
            print(f"{game:15} {len(times):3} moves  median {median(times):4.0f} ms  p95 {late:4.0f} ms", flush=True)
        browser.close()


if __name__ == "__main__":
    measure(float(sys.argv[1]) if len(sys.argv) > 1 else 4, sys.argv[2:] or list(FINGERS))
