"""Playing with what lies on the table: the hand, the map, the places and the board's own buttons, never the list.

A person wishes for one of the legal actions; for each game, a finger knows what to tap next for it. A tap may take
something up, aim or answer; the table tells when it has moved on."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLong

from tests.web.person import Person

Finger = Callable[[Person, str, random.Random], Locator | None]

Touch = Callable[[Person, Locator], None]

MOST = 600
"""Decisions that no game needs."""

GONE_MS = 5_000
"""What cannot be touched for so long is not there any more."""

TAPS = 80
"""So many taps for one wish lead nowhere."""

FIND = """wanted => {
    for (const selector of wanted) {
        const count = document.querySelectorAll(`:is(main.board, .foot) :is(${selector})`).length;
        if (count) return [selector, count];
    }
    return null;
}"""

NEAR = """() => [...document.querySelectorAll('main.board .hex.lit')].filter((hex) => {
    const box = hex.getBoundingClientRect();
    return hex.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((hex) => hex.dataset.hex)"""
"""The lit hexes that are in sight: a map that is looked at closely shows only a part of itself."""


def click(person: Person, target: Locator) -> None:
    target.click()


LISTEN = """() => { window.tapped = new Promise((done) => {
    addEventListener('click', () => done(), {capture: true, once: true});
    setTimeout(done, 2_000);
}); }"""
"""A busy browser makes a click of a touch only after the touch has ended; one that becomes none is not waited for."""


def tap(person: Person, target: Locator) -> None:
    person.page.evaluate(LISTEN)
    with contextlib.suppress(TooLong):  # What went away in between is looked for again.
        target.tap(timeout=GONE_MS)
    person.page.evaluate("() => window.tapped")


def play_out(person: Person, finger: Finger, rng: random.Random, touch: Touch = click) -> tuple[int, list[str]]:
    """Play to the end; the number of decisions, and the wishes for which the board had nothing to tap."""
    lacking: list[str] = []
    person.page.wait_for_selector("main.board [data-place]", state="attached")
    for made in range(MOST):
        if not person.settle():
            return made, lacking
        lacking += decide(person, finger, rng, touch)
    raise AssertionError("the game does not end")


def decide(person: Person, finger: Finger, rng: random.Random, touch: Touch = click) -> list[str]:
    """Answer what is asked; the wish for which the board had nothing to tap, if so."""
    asked, wish = person.asked, wished(person.legal, rng)
    for _ in range(TAPS):
        target = finger(person, wish, rng)
        if target is None:
            person.choose(rng)
            return [wish]
        touch(person, target)
        person.rest(asked)
        if person.asked != asked or person.over:
            return []
    raise AssertionError(f"tapping the board does not lead to {wish}")


def wished(legal: list[str], rng: random.Random) -> str:
    """Anything legal; but whoever passes too soon sees little of the game."""
    keen = [code for code in legal if code != "pass"]
    return rng.choice(keen if keen and rng.random() < 0.8 else legal)


def _any(person: Person, rng: random.Random, *wanted: str) -> Locator | None:
    """Something on the board that fits the first of these selectors that fits anything."""
    found = person.page.evaluate(FIND, list(wanted))
    if found is None:
        return None
    selector, count = found
    return person.page.locator(f":is(main.board, .foot) :is({selector})").nth(rng.randrange(count))


def _coded(wish: str) -> str:
    return f'[data-code="{wish}"]:enabled'


def tenno(person: Person, wish: str, rng: random.Random) -> Locator | None:
    """A card of the hand, an own card and then somebody else's, or words in the middle."""
    if attack := re.fullmatch(r"([abc])>(\d)([abc])", wish):
        own = f'[data-cell="{person.seat}.{"abc".index(attack[1])}"]'
        target = f'[data-cell="{int(attack[2]) - 1}.{"abc".index(attack[3])}"][data-state=lit]'
        return _any(person, rng, target if _any(person, rng, f"{own}[data-state=chosen]") else own)
    verb, _, rest = wish.partition("-")
    if verb in ("fill", "lay"):
        return _any(person, rng, f'[data-hand="{rest}"].lit')
    if verb in ("swap", "look"):
        seat = person.seat if verb == "swap" else person.view["look_at"]
        return _any(person, rng, f'[data-cell="{seat}.{"abc".index(rest)}"][data-state=lit]')
    # Peasants change places two by two; a pair is chosen card by card.
    cards = "abc" if verb == "set" else rest
    open_cells = [f'[data-cell="{person.seat}.{"abc".index(card)}"]:not([data-state=chosen])' for card in cards]
    return _any(person, rng, _coded(wish), ", ".join(open_cells) or "none")


def samurai(person: Person, wish: str, rng: random.Random) -> Locator | None:
    """A tile or a figure, then a lit hex; the end of the turn asks for a second tap."""
    if person.view["stage"] == "hands":
        return _any(person, rng, ".choose .row button:enabled", ".choose button.tile:not(.chosen, .dim)")
    if _any(person, rng, ".samurai-hand .tile.chosen", ".caste.chosen"):
        # A touch comes closer and shows the tile where it would lie; the second one lays it.
        if found := _any(person, rng, ".pick:not(.chosen)", ".hex.lit:has(.ghost)"):
            return found
        if near := person.page.evaluate(NEAR):
            return person.page.locator(f'main.board [data-hex="{rng.choice(near)}"]')
        return person.page.locator("main.board .frame .tools button").last
    if wish == "end":
        return _any(person, rng, '[data-place="end"]:enabled')
    return _any(person, rng, f'.samurai-hand [data-tile="{wish}"].lit', f'[data-caste="{wish}"].lit')


def seven_ronin(person: Person, wish: str, rng: random.Random) -> Locator | None:
    """Places of the village, faces, and the buttons under the village."""
    if person.view["stage"] == "plan":
        ready, place = '.bar [data-code="ready"]:enabled', ".area.lit"
        return _any(person, rng, ready, place) if rng.random() < 0.3 else _any(person, rng, place, ready)
    if found := _any(person, rng, _coded(wish)):
        return found
    at = re.fullmatch(r"(?:(?P<ronin>\w+)>|(?P<verb>\w+)-|\+)?(?P<target>\w+?)(?:-\d)?", wish)
    assert at, wish
    target = f'[data-place="{at["target"]}"].lit, [data-place="ronin-{at["target"]}"].lit'
    # Whoever acts is chosen first: Taiko, Yobu or Hayai by the face, an area by its ground.
    actor = at["ronin"] or (at["verb"] if at["verb"] in ("taiko", "yobu") else "")
    if actor and not _any(person, rng, f'[data-place="ronin-{actor}"].chosen'):
        return _any(person, rng, f'[data-place="ronin-{actor}"].lit')
    return _any(person, rng, target)


def samurai_spirit(person: Person, wish: str, rng: random.Random) -> Locator | None:
    """Whatever the rules allow is on the table: a pile, a side, a samurai, a token or a word."""
    return _any(person, rng, _coded(wish))


FINGERS: dict[str, Finger] = {
    "tenno": tenno,
    "samurai": samurai,
    "seven_ronin": seven_ronin,
    "samurai_spirit": samurai_spirit,
}
