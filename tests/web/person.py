"""Somebody at a browser: opens pages, sits down, chooses."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as TooLong

PATIENCE = 60_000
"""Milliseconds for things that bots do on a busy machine."""

REMEMBER = "localStorage.getItem('tatami.settings') || localStorage.setItem('tatami.settings', JSON.stringify(%s))"
"""Settings as if they had been chosen before; what the test chooses later stays."""

SETTLED = """() => document.querySelector('[data-asked][data-busy=false][data-whole=true]') && (
    document.querySelector('.ending') || document.querySelector('.foot.turn #actions button')
)"""
RESTED = """before => {
    const table = document.querySelector('[data-asked][data-busy=false][data-whole=true]');
    const owes = document.querySelector('.ending, .foot.turn #actions button');
    return table && (table.dataset.asked !== before || owes);
}"""
MOVED = "before => document.querySelector('[data-asked]')?.dataset.asked !== before"
CONFIRMED = """before => document.querySelector('[data-asked]')?.dataset.asked !== before ? "moved"
    : document.querySelector('[data-armed]') && "armed"
"""
STILL = """() => document.getAnimations().every((each) =>
    each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""
FRAME = "() => new Promise((next) => requestAnimationFrame(() => next()))"


class Person:
    """One browser with its page."""

    def __init__(self, context: BrowserContext, settings: dict[str, Any]) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """All that the socket was sent."""
        # A language is chosen by the browser's wish until a person chooses one.
        context.add_init_script(REMEMBER % json.dumps(settings))
        self.page: Page = self.tab()

    def tab(self) -> Page:
        """Look at a new tab from now on; a former one stays open."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))
        return self.page

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    # --- going --------------------------------------------------------------------------------------------------------

    def open(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("h1")
        return self.page

    def table(self, game: str, seats: int, sit: list[str] | None = None, **more: Any) -> str:
        """Make a table by the API and come in; by default with peasants at the other seats."""
        request = self.context.request
        request.post("/api/guest", data={"name": "Aya"})
        who = sit or ["me", *["bot:peasant"] * (seats - 1)]
        made = request.post("/api/tables", data={"game": game, "seats": seats, "sit": who, "start": True} | more)
        assert made.ok, made.text()
        self.page.goto(f"/t/{made.json()['id']}")
        return str(made.json()["id"])

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def story(self) -> int:
        return int(self.page.locator("[data-asked]").get_attribute("data-number") or 0)

    @property
    def asked(self) -> str:
        """What is asked, and how far the story is: it changes with every move."""
        return self.page.locator("[data-asked]").get_attribute("data-asked") or ""

    @property
    def update(self) -> dict[str, Any]:
        """What the table told last."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "update")

    @property
    def legal(self) -> list[str]:
        """The codes of what may be done now."""
        return [option["code"] for option in self.update["legal"]]

    @property
    def view(self) -> dict[str, Any]:
        """What I may know."""
        known: dict[str, Any] = self.update["view"]
        return known

    @property
    def sheet(self) -> list[dict[str, Any]]:
        """The table as text, as it was told last; it is told once the table is at rest."""
        self.page.wait_for_selector("[data-described=true]", state="attached")
        while True:
            told = next(frame for frame in reversed(self.frames) if frame["type"] in ("update", "described"))
            if told["type"] == "described":
                parts: list[dict[str, Any]] = told["board"]
                return parts
            self.page.evaluate(FRAME)

    @property
    def seat(self) -> int:
        return int(self.update["eye"])

    def _told(self) -> str:
        if not any(frame["type"] == "update" for frame in self.frames):
            return ""
        update = self.update
        ask = "-" if update["ask"] is None else update["ask"]
        return f"{ask} {update['since'] + len(update['events'])} {len(update['legal'])}"

    def settle(self) -> bool:
        """Wait until nothing is under way and something is asked of me; False if the game is over instead."""
        self.page.wait_for_function(SETTLED, polling=20)
        self._catch_up()
        return not self.over

    def rest(self, before: str) -> None:
        """Wait until nothing is under way: something is asked of me still, or the table has moved on."""
        self.page.wait_for_function(RESTED, arg=before, polling=20)
        self._catch_up()

    def still(self) -> None:
        """Wait until nothing moves that comes to an end."""
        self.page.wait_for_function(STILL)

    def _catch_up(self) -> None:
        """The page can be quicker than what the debugger tells of its socket."""
        while self._told() != self.asked:
            self.page.evaluate(FRAME)

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def await_turn(self) -> bool:
        """Wait until something is asked of me; False if the game is over instead."""
        self.page.wait_for_selector(".table.turn[data-whole=true] #actions button, .ending")
        return self.page.locator(".ending").count() == 0

    def options(self) -> Locator:
        """The legal actions as buttons, with the list opened where there are many."""
        beside = self.page.locator("#actions button[data-code]")
        if beside.count() == 0:
            listed = self.page.locator("dialog button[data-code]")
            while listed.count() == 0:
                # The list closes by itself when the table asks something else meanwhile.
                self.page.locator(".table.turn #actions button").first.click()
                with suppress(TooLong):
                    listed.first.wait_for(timeout=2_000)
            return listed
        return beside

    def choose(self, rng: random.Random) -> str:
        """Click something legal, and wait until the table has moved."""
        options = self.options()
        chosen = options.nth(rng.randrange(options.count()))
        code = chosen.get_attribute("data-code") or ""
        before = self.asked
        chosen.click()
        if self.asked_again(before):
            self.page.locator("[data-armed]").click()
            self.page.wait_for_function(MOVED, arg=before, polling=20)
        return code

    def asked_again(self, before: str) -> bool:
        """After something was chosen: whether that has to be confirmed; otherwise the table has moved."""
        return bool(self.page.wait_for_function(CONFIRMED, arg=before, polling=20).json_value() == "armed")

    def play_out(self, rng: random.Random, most: int = 2000) -> int:
        """Play to the end; the number of decisions."""
        for made in range(most):
            if not self.await_turn():
                return made
            try:
                self.choose(rng)
            except TooLong:
                if self.await_turn():
                    raise
        raise AssertionError("the game does not end")
