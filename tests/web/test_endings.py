"""The end of a game: who won and why, everybody's figures, what turned it, and lists that remember it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_joining import a_new_guest, begin, finish, host, take_seat
from tests.web.test_pages import serious

RECORDS = Path(__file__).parents[1] / "games"
ENDED = {
    "samurai": ("others", ["Castles", "Buddhas", "Rice", "1Leader tokens", "2Figures of the other castes"]),
    "seven_ronin": ("village", ["Areas taken", "Ninja left", "Ronin left", "Their wounds"]),
    "tenno": ("court", ["Prisoners", "1Their worth", "2Hand and table"]),
    "samurai_spirit": ("farms", ["At the start", "At the end"]),
}
"""A record of each game, and the figures of its account."""
LAST_HIDDEN = """() => {
    const page = document.querySelector('.ending'), words = page.querySelector('.words');
    (words.scrollHeight > words.clientHeight ? words : page).scrollTo(0, 1e6);
    const [last, foot] = [words.lastElementChild, page.querySelector('.foot')].map(it => it.getBoundingClientRect());
    return last.bottom - (foot.height ? foot.top : innerHeight);
}"""


def ended(person: Person, title: str, why: str) -> None:
    expect(person.page.get_by_role("heading", level=2)).to_have_text(title)
    expect(person.page.locator(".ending .why")).to_have_text(why)


def test_two_people_and_a_watcher_see_how_it_ended(visit: Visit, axe: Path) -> None:
    ada, link = host(visit, "seven_ronin", 2)
    bo = a_new_guest(visit, link)
    take_seat(bo)
    begin(ada, bo)
    eve = visit(size=(390, 844))
    eve.page.goto(ada.page.url)
    eve.page.wait_for_selector("main.board [data-place]", state="attached")
    finish(ada, bo, eve)
    ended(ada, "Bo won", "You gave up.")
    ended(bo, "You won", "Aya gave up.")
    ended(eve, "Bo won", "Aya gave up.")
    expect(bo.page.get_by_role("heading", level=1)).to_contain_text("The end")
    expect(bo.page.get_by_role("heading", level=2)).to_be_focused()
    rows = bo.page.get_by_role("table").get_by_role("rowheader")
    expect(rows).to_contain_text(["Bo", "Aya"])
    for person in (bo, eve):
        assert not serious(person.page, axe)
        assert person.page.evaluate(LAST_HIDDEN) <= 0, "everything can be scrolled to"
    bo.page.get_by_role("button", name="The board").click()
    bo.page.wait_for_selector("main.board [data-place]", state="attached")
    bo.page.get_by_role("button", name="The result").click()
    ended(bo, "You won", "Aya gave up.")
    table = urlsplit(ada.page.url).path
    for person, word in ((ada, "Bo won (given up)"), (bo, "You won (given up)")):
        person.page.goto("/lobby")
        expect(person.page.locator(f"a[href='{table}'] .stands")).to_have_text(word)


@pytest.mark.parametrize("game", ENDED)
def test_figures_and_what_turned_the_game(visit: Visit, axe: Path, game: str) -> None:
    record, columns = ENDED[game]
    person = visit(size=(390, 844) if game == "tenno" else (1280, 800))
    assert person.context.request.post("/api/guest", data={"name": "Aya"}).ok
    text = (RECORDS / game / "records" / f"{record}.json").read_text("utf-8")
    made = person.context.request.post("/api/records", data={"record": text}).json()["id"]
    person.page.goto(f"/t/{made}")
    table = person.page.get_by_role("table").first
    expect(table.locator("thead th").filter(has_not=person.page.locator(".unseen"))).to_have_text(columns)
    moments = person.page.locator(".turned a")
    moments.first.wait_for()
    assert not serious(person.page, axe)
    assert person.page.evaluate(LAST_HIDDEN) <= 0
    told = moments.last.locator("span").nth(2).inner_text()
    moments.last.click()
    person.page.wait_for_url(lambda url: "at=" in url)
    at = person.page.url.partition("at=")[2]
    expect(person.page.get_by_role("slider")).to_have_value(at)
    frame = person.context.request.get(f"/api/tables/{made}/replay?eye=none&lang=en").json()["frames"][int(at)]
    assert told in [line["text"] for line in frame["events"]]
