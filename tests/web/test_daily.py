"""The deal of the day in the browser: played once, then compared; before that nobody's game is shown."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.people import Person as Hand
from tests.server.test_daily import play_out
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_pages import serious

GAME = "samurai_spirit"
"""The shortest: no bots think."""


def by_hand(person: Person, taste: int) -> None:
    """The moves of the game at the page, made beside it, by whoever is signed in there."""
    page = urlsplit(person.page.url)
    hand = Hand(f"{page.scheme}://{page.netloc}")
    for cookie in person.context.cookies():
        hand.http.cookies.set(cookie["name"], cookie["value"])
    with hand.look(page.path.rsplit("/", 1)[1]) as chair:
        play_out(chair, taste)
    hand.http.close()


def play(person: Person, word: str, taste: int) -> str:
    """From the page of the day to the table of results."""
    person.open("/daily")
    person.page.locator(f"article[data-game={GAME}]").get_by_role("button", name=word).click()
    person.page.wait_for_selector("[data-asked]")
    expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
    by_hand(person, taste)
    person.page.wait_for_selector(".ending")
    path = urlsplit(person.page.url).path
    person.page.locator(".ending .foot a.primary").click()
    person.page.wait_for_url(f"**/daily/{GAME}?day=*")
    return path


def test_two_people_play_the_same_deal_and_compare(visit: Visit, axe: Path) -> None:
    ola = visit()
    request = ola.context.request
    assert request.post("/api/guest", data={"name": "Ola Daily"}).ok
    assert request.post("/api/claim", data={"name": "Ola Daily", "passphrase": "a long enough one"}).ok
    table = play(ola, "Play it", 1)
    expect(ola.page.locator("main .mine").first).to_have_text("Place 1 of 1")
    expect(ola.page.locator("main li")).to_have_count(1)
    assert not serious(ola.page, axe)
    ola.open("/")
    expect(ola.page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    expect(ola.page.locator("section.large").get_by_role("button")).to_contain_text("Play it")
    assert not serious(ola.page, axe)

    bo = visit(lang="pl", size=(390, 844), color_scheme="dark")
    bo.page.goto(table)
    expect(bo.page.get_by_text("Tę grę można obejrzeć po skończeniu")).to_be_visible()
    assert not any(frame["type"] in ("welcome", "update") for frame in bo.frames)
    bo.page.goto(f"/daily/{GAME}")
    expect(bo.page.get_by_role("alert")).to_contain_text("Tę grę można obejrzeć")
    bo.complaints.clear()  # The server's refusal.
    play(bo, "Zagraj", 2)
    rows = bo.page.locator("main li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("(ty)")
    expect(rows.last).to_contain_text("Ola Daily")
    expect(bo.page.locator("main p.mine")).to_contain_text("Twoje miejsce byłoby")
    assert not serious(bo.page, axe)
    rows.last.get_by_role("link").click()
    bo.page.wait_for_url("**/replay/*")
    bo.page.wait_for_selector("main [data-place], main svg")
    bo.open("/daily")
    expect(bo.page.locator(f"article[data-game={GAME}]").get_by_role("link", name="Wyniki")).to_be_visible()
    assert not serious(bo.page, axe)
