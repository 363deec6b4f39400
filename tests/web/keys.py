"""Hands that know only the keyboard: Tab from thing to thing, arrows and letters on a map, Enter to choose."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.person import Person

TRIES = 12
"""Whoever has not arrived by then does not arrive."""

TABS = """at => {
    const here = document.activeElement ?? document.body;
    if (at === here) return [];
    const before = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const back = before(at, here);
    const [from, to] = back ? [at, here] : [here, at];
    const stops = "a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex]";
    const between = [...document.querySelectorAll(stops)].filter((each) =>
        each !== from && each !== to && before(from, each) && before(each, to) &&
        each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }));
    return Array(between.length + 1).fill(back ? "Shift+Tab" : "Tab");
}"""
"""The keys that lead from where the focus is to an element; none where it has arrived."""

NEXT = """at => {
    const here = document.activeElement;
    if (at === here) return [];
    const lit = [...document.querySelectorAll("[data-hex].lit")];
    const way = lit.indexOf(at) - lit.indexOf(here);
    return Array(Math.max(1, Math.abs(way))).fill(way > 0 ? "n" : "N");
}"""
"""On a map, N goes from one hex that can be chosen to the next, and Shift+N back."""

HERE = """() => {
    const at = document.activeElement ?? document.body;
    return at === document.body ? "" : at.getAttribute("aria-label") || at.innerText || at.tagName;
}"""


def focused(person: Person) -> str:
    """What has the focus, by its name; empty where nothing has."""
    name: str = person.page.evaluate(HERE)
    return name


def walk(person: Person, target: Locator) -> None:
    """Press Tab until the focus is there."""
    if target.get_attribute("data-hex") is None:
        _follow(person, target, TABS)
        return
    # One hex of a map can be reached by Tab; the others from there.
    _follow(person, person.page.locator("[data-hex][tabindex='0']"), TABS)
    _follow(person, target, NEXT)


def _follow(person: Person, target: Locator, way: str) -> None:
    for _ in range(TRIES):
        keys = target.evaluate(way)
        if not keys:
            return
        for key in keys:
            person.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not get to {target}, only to {focused(person)!r}")


def press(person: Person, target: Locator) -> None:
    """Go there and choose it."""
    walk(person, target)
    person.page.keyboard.press("Enter")
