"""Tenno and Samurai Spirit, whole games at random: what the board offers is what is legal, each move once."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, decide
from tests.web.person import Person

PHONE = (390, 844)
DESK = (1280, 800)

OFFERED = """() => [...document.querySelectorAll(':is(main.board, .foot) [data-code]')]
    .filter((each) => each.getBoundingClientRect().width && !each.disabled)
    .map((each) => each.dataset.code).sort()"""
"""The codes that have a place or a button of their own, in the foot too, as often as they have one."""

CELLS = """side => [...document.querySelectorAll(`main.board ${side} [data-cell]`)]
    .filter((each) => ['lit', 'chosen', 'aimed'].includes(each.dataset.state))
    .map((each) => each.dataset.cell).sort()"""
"""The cards before players that can be tapped."""

HANDS = "() => [...document.querySelectorAll('main.board [data-hand].lit')].map((each) => each.dataset.hand).sort()"


def until(page: Page, script: str, wanted: list[str], arg: str | None = None) -> None:
    """Wait until exactly this is found."""
    expected = json.dumps(wanted, separators=(",", ":"))
    found = f"([arg, wanted]) => JSON.stringify(({script})(arg)) === wanted"
    try:
        page.wait_for_function(found, arg=[arg, expected], polling=20, timeout=15_000)
    except Exception as late:
        raise AssertionError(f"{page.evaluate(script, arg)} is lit, {wanted} is legal") from late


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_board_of_samurai_spirit_offers_what_is_legal_once(visit: Visit, seats: int) -> None:
    """All samurai are mine, or the others are played by chance: every stage of a game comes up."""
    rng = random.Random(seats)
    size = PHONE if seats % 2 else DESK
    person = visit(size=size)
    sit = ["me"] * seats if seats < 4 else ["me", "me", *["bot:random"] * (seats - 2)]
    person.table("samurai_spirit", seats, sit, options={"samurai": "chosen" if seats % 2 else "random"})
    person.page.wait_for_selector("main.board [data-place]", state="attached")
    while person.settle():
        until(person.page, OFFERED, sorted(person.legal))
        assert decide(person, FINGERS["samurai_spirit"], rng) == []


def own(person: Person, place: str) -> str:
    return f"{person.seat}.{'abc'.index(place)}"


def look(person: Person) -> None:
    """Compare all that can be tapped with what is legal, at a decision of Tenno."""
    page, legal = person.page, person.legal
    attacks = [found for code in legal if (found := re.fullmatch(r"([abc])>(\d)([abc])", code))]
    kinds = {code.partition("-")[0] for code in legal if "-" in code}
    cells = {each[1] for each in attacks}
    if "set" in kinds:
        cells = set("abc")
    for verb in ("swap", "trade"):
        cells |= {place for code in legal if code.startswith(f"{verb}-") for place in code.partition("-")[2]}
    held = sorted(code.partition("-")[2] for code in legal if code.startswith(("fill-", "lay-")))
    until(page, HANDS, held)
    if not held:
        until(page, CELLS, sorted(own(person, place) for place in cells), ".mine")
    seen = sorted(f"{person.view['look_at']}.{'abc'.index(code[-1])}" for code in legal if code.startswith("look-"))
    until(page, CELLS, seen, ".other")
    for place in sorted({each[1] for each in attacks}):
        card = page.locator(f'main.board [data-cell="{own(person, place)}"]')
        card.press("Enter")
        targets = sorted(f"{int(each[2]) - 1}.{'abc'.index(each[3])}" for each in attacks if each[1] == place)
        until(page, CELLS, targets, ".other")
        card.press("Enter")
    words = sorted(code for code in legal if "-" not in code and ">" not in code)
    assert set(words) <= set(page.evaluate(OFFERED))


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_board_of_tenno_lights_what_is_legal(visit: Visit, seats: int) -> None:
    rng = random.Random(seats)
    person = visit(size=PHONE if seats % 2 else DESK)
    person.table("tenno", seats, ["me", *["bot:random"] * (seats - 1)], options={"first": "1"})
    person.page.wait_for_selector("main.board [data-place]", state="attached")
    looked = 0
    while person.settle():
        look(person)
        looked += 1
        decide(person, FINGERS["tenno"], rng)
    assert looked > 3
