"""Slow games at the page: what waits comes first and says what happened, one game leads to the next, and holidays."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.server import people
from tests.web.conftest import Visit
from tests.web.test_pages import serious

PACES = [{"kind": "slow", "days": 3}, {"kind": "slow", "days": 1}, {"kind": "bank", "bank": 9 * 86_400, "increment": 0}]


def attacked(bo: people.Person, aya: people.Person, pace: dict[str, object]) -> str:
    """A table at which Bo has attacked and Aya has to answer."""
    table = bo.open("tenno", 2, sit=["me"], open=True, options={"first": "1"}, pace=pace)
    aya.sit(table)
    bo.start(table)
    with bo.look(table, eye=0) as his, aya.look(table, eye=1) as hers:
        for chair, code in ((his, "set-312"), (hers, "set-213"), (his, "a>2b")):
            while code not in [option["code"] for option in chair.update.get("legal", [])]:
                chair.hear("update")
            assert chair.submit(code)["type"] == "done"
    return table


def test_three_slow_games_one_after_the_other_and_then_a_holiday(visit: Visit, address: str, axe: Path) -> None:
    bo, aya = people.Person(address, "Bo"), people.Person(address, "Aya")
    later, soonest, last = (attacked(bo, aya, pace) for pace in PACES)
    person, rng = visit(), random.Random(1)
    person.context.add_cookies([{"name": "tatami", "value": aya.http.cookies["tatami"], "url": address}])
    page = person.open("/")
    cards = page.get_by_role("list", name="Your tables").locator("> li")
    expect(page.get_by_role("heading", level=1)).to_have_text("3 games wait for you")
    links = [cards.nth(at).get_by_role("link") for at in range(3)]
    assert [link.get_attribute("href") for link in links] == [f"/t/{each}" for each in (soonest, later, last)]
    expect(cards.nth(0).get_by_role("list", name="Since your last turn")).to_contain_text("Bo")
    expect(cards.nth(0)).to_contain_text("23 hours left")
    expect(cards.nth(2)).to_contain_text("8 days left")
    assert serious(page, axe) == []

    links[0].click()
    for rest, table in ((2, soonest), (1, later), (0, last)):
        page.wait_for_url(f"**/t/{table}")
        person.settle()
        while person.update["ask"] is not None:
            before = person.asked
            person.choose(rng)
            person.rest(before)
        onward = page.get_by_role("link", name="Next game")
        if rest:
            expect(onward).to_have_text(f"Next game ({rest})")
            person.frames.clear()
            onward.click()
        else:
            expect(onward).to_have_count(0)

    page = person.open("/settings")
    section = page.locator("section", has=page.get_by_role("heading", name="Holiday"))
    section.get_by_label("Days").fill("30")
    section.get_by_role("button", name="Go on holiday now").click()
    expect(section.get_by_role("alert")).to_contain_text("at most the 21")
    section.get_by_label("Days").fill("5")
    section.get_by_role("button", name="Go on holiday now").click()
    expect(section).to_contain_text("You are on holiday until")
    page.get_by_label("Quiet hours").check()
    expect(page.get_by_label("Quiet from")).to_have_value("22:00")
    assert serious(page, axe) == []
    assert [seat["away"] > 0 for seat in bo.get(f"/api/tables/{last}")["seats"]] == [False, True]
    page.goto(f"/t/{last}")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("on holiday until")
    page = person.open("/settings")
    section.get_by_role("button", name="I am back").click()
    expect(section).to_contain_text("20 days are left this year")
    expect(page.get_by_label("Quiet hours")).to_be_checked()
    refused = [line for line in person.complaints if "status of 400" in line]
    assert len(refused) == len(person.complaints) == 1, "browsers note what was refused, and nothing else went wrong"
    person.complaints.clear()
