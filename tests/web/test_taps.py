"""One tap makes a move; a second one is asked for where that was wished, and where something would be lost for good."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person


def moved(person: Person, asked: str) -> None:
    person.page.wait_for_function(
        "asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked, polling=20
    )


def in_a_turn_of_mine(person: Person) -> None:
    """At a table of Samurai Spirit, where one may fight or pass."""
    person.table("samurai_spirit", 2)
    assert person.settle()
    while not {"fight", "pass"} <= set(person.legal):
        person.choose(random.Random(1))
        assert person.settle()


def test_one_tap_is_enough_where_nothing_else_was_chosen(visit: Visit) -> None:
    """On the board and in the list alike."""
    person = visit()
    page = person.open("/settings")
    expect(page.get_by_role("checkbox", name="Every move asks for a second tap")).not_to_be_checked()
    person.table("tenno", 2, options={"first": "1"})
    assert person.settle()
    asked = person.asked
    person.options().first.click()
    moved(person, asked)
    assert person.settle()
    asked, own = person.asked, person.page.locator(".board [data-cell][data-state=lit]").first
    own.click()
    person.page.locator(".other [data-cell][data-state=lit]").first.click()
    moved(person, asked)


def test_whoever_wished_for_a_second_tap_still_has_it(visit: Visit) -> None:
    person = visit(settings={"confirm": True})
    page = person.open("/settings")
    expect(page.get_by_role("checkbox", name="Every move asks for a second tap")).to_be_checked()
    in_a_turn_of_mine(person)
    asked, fight = person.asked, page.locator(".words [data-code=fight]")
    fight.click()
    expect(page.locator(".panel .again")).to_be_visible()
    assert person.asked == asked
    fight.click()
    moved(person, asked)


@pytest.mark.parametrize("place", ["main.board", "dialog"], ids=["board", "list"])
def test_what_is_lost_for_good_asks_twice_in_any_case(visit: Visit, place: str) -> None:
    person = visit()
    in_a_turn_of_mine(person)
    page, asked = person.page, person.asked
    if place == "dialog":
        person.options()
    page.locator(place).locator("[data-code=pass]").click()
    expect(page.get_by_text("again", exact=False).or_(page.get_by_text("Once more")).first).to_be_visible()
    assert person.asked == asked
    page.locator(place).locator("[data-code=pass]").click()
    moved(person, asked)
