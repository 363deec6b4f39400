"""Ratings and games that are over, in a browser: chosen at the new table, told at the ending, found again."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_pages import serious

WIDE = "document.documentElement.scrollWidth > innerWidth"


def as_claimed(person: Person, name: str) -> str:
    """Sign in under a claimed name; the player's id."""
    request = person.context.request
    request.post("/api/guest", data={"name": name})
    claimed = request.post("/api/claim", data={"name": name, "passphrase": "seven lanterns"})
    assert claimed.ok, claimed.text()
    return str(claimed.json()["id"])


def moved(person: Person, seat: int) -> bool:
    """Whether that seat has done something, as far as the page was told."""
    told = [event for frame in person.frames if frame["type"] == "update" for event in frame["events"]]
    return any(event["data"].get("seat") == seat for event in told)


def give_up(page: Page, menu: str, words: str, again: str) -> None:
    page.get_by_role("button", name=menu).click()
    for name in (words, again):
        page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_rated_game_is_chosen_counted_and_found_again(visit: Visit, axe: Path) -> None:
    person = visit(size=(390, 844))
    id = as_claimed(person, "Historia")
    page = person.open("/new/samurai")
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator(".seat select").nth(1).select_option("bot")
    page.get_by_role("radio", name="Peasant").check()
    page.get_by_role("radio", name="Rated").check()
    assert not serious(page, axe)
    page.get_by_role("button", name="Begin", exact=True).click()
    rng = random.Random(4)
    person.settle()
    while not moved(person, 0) or not moved(person, 1):
        person.choose(rng)
        person.settle()
    give_up(page, "Table menu", "Give up", "Once more")
    told = page.get_by_role("group", name="Rating")
    expect(told).to_contain_text("Your rating:")
    expect(told).to_contain_text("give or take")
    expect(told).to_contain_text("down")
    assert not serious(page, axe)
    told.get_by_role("link", name="Your page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Historia")
    expect(page.get_by_role("img", name="after one game")).to_be_visible()
    progress = page.get_by_role("region", name="Samurai")
    expect(progress.get_by_role("listitem").first).to_contain_text("0 of 1 game won")
    expect(progress.get_by_role("button", name="Play against: peasant")).to_be_enabled()
    expect(page.get_by_role("figure", name="Games").get_by_role("row", name="Lost 1")).to_be_visible()
    assert not serious(page, axe)
    assert not page.evaluate(WIDE)

    page.get_by_role("link", name="All games").click()
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_contain_text(["gave up"])
    page.get_by_label("Result").focus()
    page.keyboard.press("w")  # Won
    expect(games).to_have_count(0)
    expect(page.get_by_label("Result")).to_be_focused()
    expect(page.get_by_text("No finished games here yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Result")).to_have_value("won")
    page.get_by_label("Result").select_option("lost")
    expect(games).to_have_count(1)
    assert not serious(page, axe)
    assert not page.evaluate(WIDE)

    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Ratings").click()
    page.get_by_role("button", name="Samurai", exact=True).click()
    mine = page.locator("tr[aria-current]")
    expect(mine).to_contain_text("Historia (you)")
    expect(page.get_by_role("row").filter(has_text="Bots, peasant")).to_be_visible()
    assert not serious(page, axe)
    assert not page.evaluate(WIDE)
    mine.get_by_role("link").click()
    page.wait_for_url(f"**/players/{id}")


def test_why_a_game_does_not_count_is_said_before_and_after(visit: Visit, axe: Path) -> None:
    person = visit("pl")
    page = person.open("/new/tenno")
    expect(page.get_by_text("Gra gość, więc się nie liczy")).to_be_visible()
    page = person.open("/ratings/about")
    expect(page.get_by_role("listitem").filter(has_text="nie liczy")).to_have_count(9)
    assert not serious(page, axe)
    person.table("tenno", 2, rated=True)
    person.settle()
    give_up(page, "Menu stołu", "Poddaj się", "Jeszcze raz")
    expect(page.get_by_role("group", name="Ranking")).to_contain_text("tylko zastrzeżone imiona")
