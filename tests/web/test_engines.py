"""The same page in other engines: in Firefox people decide, in WebKit all boards are drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.engines import firefox, webkit
from tests.web.engines.bidi import Bidi
from tests.web.engines.webkit import WebKit

OPTIONS: dict[str, dict[str, str]] = {
    "tenno": {"first": "1"},
    "samurai": {"setup": "random", "hands": "random", "first": "1"},
    "seven_ronin": {},
    "samurai_spirit": {"samurai": "random"},
}
SETTLED = (
    "document.querySelector('[data-asked][data-busy=false]') && document.querySelector('.foot.turn #actions button')"
)
COMPLAIN = """(() => {
    window.complaints = [];
    addEventListener("error", (event) => complaints.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
    const error = console.error;
    console.error = (...said) => (complaints.push(said.join(" ")), error(...said));
    return true;
})()"""


def post(browser: Bidi | WebKit, path: str, data: dict[str, Any]) -> Any:
    """Ask the server as this browser's person."""
    return browser.run(f"""fetch({json.dumps(path)}, {{
        method: "POST", headers: {{ "content-type": "application/json" }}, body: JSON.stringify({json.dumps(data)}),
    }}).then((answer) => answer.json())""")


def table(browser: Bidi | WebKit, game: str) -> str:
    """A table with a bot at which I am asked first, and its address."""
    sit = ["me", "bot:random"]
    wanted = {"game": game, "seats": 2, "sit": sit, "start": True, "options": OPTIONS[game]}
    return f"/t/{post(browser, '/api/tables', wanted)['id']}"


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[Bidi]:
    path = firefox.firefox_path()
    if path is None:
        pytest.skip("no Firefox here; on Debian: apt-get install firefox-esr")
    with firefox.browsing(path, tmp_path_factory.mktemp("firefox")) as browser:
        browser.go(f"{address}/about")
        settings = {"tempo": "instant", "sound": False, "lang": "en"}
        browser.run(f"localStorage.setItem('tatami.settings', {json.dumps(json.dumps(settings))})")
        post(browser, "/api/guest", {"name": "Aya"})
        yield browser


@pytest.mark.parametrize("game", OPTIONS)
def test_firefox_decides(fox: Bidi, address: str, game: str) -> None:
    fox.complaints.clear()
    fox.go(address + table(fox, game))
    fox.until(SETTLED)
    asked = json.dumps(fox.run("document.querySelector('[data-asked]').dataset.asked"))
    moved = f"document.querySelector('[data-asked]').dataset.asked !== {asked}"
    # The first move beside the prompt, or of the list; what weighs much is asked for twice.
    answered = f"""({moved}) ? "moved" : document.querySelector("[data-armed]") && "[data-armed]" """
    listed = "dialog [data-code]"
    fox.click("#actions button")
    step = fox.until(f"({answered}) || document.querySelector({json.dumps(listed)}) && {json.dumps(listed)}")
    if step == listed:
        fox.click(listed)
        # The list stays open until the table answers, so it is no answer itself.
        step = fox.until(answered)
    if step == "[data-armed]":
        fox.click(step)
    fox.until(moved)
    assert fox.complaints == []


def test_webkit_draws_every_board(address: str) -> None:
    if webkit.webkit_paths() is None:
        pytest.skip("no WebKitGTK here; on Debian: apt-get install webkit2gtk-driver xvfb")
    with webkit.browsing() as browser:
        browser.go(f"{address}/about")
        browser.run(COMPLAIN)
        post(browser, "/api/guest", {"name": "Aya"})
        for game in OPTIONS:
            # Within the page, so that whatever it complains of is heard from the beginning.
            browser.run(f"""(() => {{
                history.pushState(null, "", {json.dumps(table(browser, game))});
                dispatchEvent(new PopStateEvent("popstate"));
                return true;
            }})()""")
            browser.until(f"document.querySelector('.table[data-game={game}]')")
            browser.until(SETTLED)
            browser.until("document.querySelectorAll('main [data-place]').length > 5")
            assert browser.run("complaints") == [], game
