"""Somebody who does not see the table: hears what is read out, reads the table as text, and chooses by words."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.core.sheet import Sheet
from tests.heard import heard
from tests.web.keys import press
from tests.web.person import Person

LISTEN = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
            const live = target.closest("[aria-live], [role=status], [role=alert], [role=log]");
            if (!live || live.getAttribute("aria-live") === "off") continue;
            const teller = live.hasAttribute("data-teller");
            for (const node of addedNodes) window.heard.push([teller, node.textContent.trim()]);
        }
    }).observe(document.body, { subtree: true, childList: true });
}"""

READ = """() => [...document.querySelectorAll("#text-table :is(h2, p, th, td, li):not([aria-hidden])")].map((each) => {
    const heard = each.cloneNode(true);
    heard.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
    return heard.textContent.trim();
})"""

NOW = {"en": "now", "pl": "teraz", "uk": "зараз"}

YOUR_TURN = ("Your turn.", "Twoja kolej.", "Ваш хід.")

HALVES = {"refilled", "took", "took-figure", "lifted", "named", "cleared"}
"""Events that another line makes needless: games/<game>/story.ts in the page."""


def read(person: Person) -> list[str]:
    """The table as text, as it is read out from the page at rest: line by line, cell by cell."""
    if person.page.locator("[data-described]").count():
        person.page.wait_for_selector("[data-described=true]", state="attached")
    found: list[str] = person.page.evaluate(READ)
    return found


def written(person: Person, lang: str = "en") -> list[str]:
    """The same as the table told it last."""
    return heard(msgspec.convert(person.sheet, type=Sheet), NOW[lang])


class Ears:
    """What one person has heard at a table so far."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.evaluate(LISTEN)
        self.prompt = person.update["prompt"]
        self.chosen = ""
        self.known = person.update["since"] + len(person.update["events"])

    def listen(self) -> None:
        """What happened since the last time was read out once and in order, and then what is asked."""
        person = self.person
        said = person.page.evaluate("window.heard.splice(0)")
        # One paragraph an update.
        told = " ".join(text for teller, text in said if teller)
        # Nobody else repeats it.
        assert not [text for teller, text in said if not teller and text and text in told]
        rest, story = told, self._story()
        ending = person.update["ending"]
        asked = ending["text"] if ending else person.update["prompt"]
        for line in story:
            assert rest.startswith(line["text"]) or line["event"] in HALVES, f"read out: {told}, happened: {story}"
            rest = rest.removeprefix(line["text"]).strip()
            # Then what it means to me, where it means something.
            means = line.get("means", {"text": ""})["text"]
            assert rest.startswith(means) or line["event"] in HALVES, f"read out: {told}, meant: {means}"
            rest = rest.removeprefix(means).strip()
        if rest.endswith(asked):
            assert rest.removesuffix(asked).strip() in ("", *YOUR_TURN)
        else:
            assert asked == self.prompt, "what is asked was not read out"
            # Where the same is asked again, the answer was read out instead.
            assert rest in ("", self.chosen)
        self.prompt = asked

    def _story(self) -> list[dict[str, Any]]:
        """The lines that the table has sent since the last time."""
        lines: dict[int, dict[str, Any]] = {}
        for frame in self.person.frames:
            if frame["type"] == "update":
                lines |= {frame["since"] + at: line for at, line in enumerate(frame["events"])}
        new = [lines[number] for number in sorted(lines) if number >= self.known]
        self.known = max(lines, default=-1) + 1
        return new

    def choose(self, words: str) -> None:
        """Find an answer by its words, beside the prompt or in the list of all moves."""
        self.chosen = words
        page = self.person.page
        beside = page.locator("#actions").get_by_role("button", name=words, exact=True)
        if beside.count() == 0:
            press(self.person, page.locator("#actions .list"))
            listed = page.get_by_role("dialog")
            field = listed.get_by_role("searchbox")
            if field.count():
                press(self.person, field)
                page.keyboard.insert_text(words)
            beside = listed.get_by_role("button", name=words, exact=True)
        asked = self.person.asked
        press(self.person, beside)
        if self.person.asked_again(asked):
            page.keyboard.press("Enter")
