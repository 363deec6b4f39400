"""What was played: on the first page with its results, and told to whoever was not there when it ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_joining import finish, host


def seated(visit: Visit) -> tuple[Person, Person, str]:
    """Aya and Bo at a table in play, and where it is."""
    aya, link = host(visit, "tenno", 2)
    bo = visit()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="Stand up").wait_for()
    aya.page.get_by_role("button", name="Begin", exact=True).click()
    assert aya.await_turn()
    assert bo.await_turn()
    return aya, bo, aya.page.url.split("?")[0]


def test_a_game_that_ended_meanwhile_is_told_until_its_ending_was_seen(visit: Visit) -> None:
    aya, bo, table = seated(visit)
    path = "/t/" + table.rpartition("/")[2]
    aya.open("/")
    mine = aya.page.get_by_role("list", name="Your tables")
    card = mine.get_by_role("listitem").filter(has=aya.page.locator(f"a[href='{path}']"))
    expect(card).to_be_visible()
    finish(bo)
    # The page looks again by itself; whoever opens it anew need not wait for that.
    aya.open("/")
    expect(card).to_contain_text("Ended meanwhile: You won")
    card.get_by_role("link", name="See how it ended").click()
    expect(aya.page.locator(".ending")).to_contain_text("You won")
    aya.open("/")
    past = aya.page.locator("section.past")
    expect(past.locator(f"a[href='{path}']")).to_contain_text("You won")
    expect(card).to_have_count(0)
    # Bo was there, and is told nothing new.
    bo.open("/")
    expect(bo.page.locator(f"section.past a[href='{path}']")).to_contain_text("Aya won")


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_nobody_is_told_of_a_past_that_a_new_browser_never_saw(visit: Visit, lang: str) -> None:
    page = visit(lang).open("/")
    page.locator("main .games article").first.wait_for()
    assert page.locator("section.past").count() == 0
