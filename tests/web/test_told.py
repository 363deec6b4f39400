"""A table whose rules changed: a page to be read, with the people, the reason, the ending and the story."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tatami.server.site import SITE
from tests.server.houses import House, throw
from tests.server.people import EVERYBODY
from tests.web.conftest import visiting
from tests.web.test_pages import serious


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    if not (SITE / "index.html").exists():
        pytest.skip("the pages are not built; make web builds them")
    house = House(tmp_path)
    yield house
    house.stop()
    while EVERYBODY:
        EVERYBODY.pop().http.close()


def test_it_is_told_in_words(house: House, chromium: Browser, axe: Path) -> None:
    house.install("1")
    ada, bo = house.person("Ada"), house.person("Bo")
    made = [ada.post("/api/tables", {"game": "janken", "seats": 2}) for _ in range(2)]
    for table in made:
        bo.sit(table["id"], invite=table["invite"])
        ada.start(table["id"])
    running, over = (str(table["id"]) for table in made)
    throw(house, running, "rock paper", "scissors")
    throw(house, over, "rock paper", "rock paper")
    house.stop()
    house.install("2")
    address = f"http://127.0.0.1:{house.server.port}"
    with visiting(chromium, address) as come:
        me = come()
        page = me.open(f"/t/{running}")
        main = page.locator("main")
        expect(main).to_contain_text("Janken")
        expect(main).to_contain_text("version 1 of its rules, and this server plays version 2")
        expect(main).to_contain_text("it goes on where it stands")
        expect(main.locator(".people li")).to_have_text(["Ada", "Bo"])
        expect(main.locator("ol > li")).to_have_count(1)
        expect(main).not_to_contain_text("cissors")
        assert main.locator("button").count() == 0, "there is nothing to do here"
        assert not serious(page, axe)

        page = me.open(f"/t/{over}")
        expect(main.locator(".ending")).to_contain_text("Bo")
        expect(main).to_contain_text("can be read")
        expect(main.locator("ol > li")).to_have_count(6)
        with page.expect_download() as saved:
            main.get_by_role("link", name="Save the record").click()
        assert '"rules": "1"' in Path(saved.value.path()).read_text("utf-8")

        page = come("uk", (390, 844), has_touch=True).open(f"/t/{running}")
        expect(page.locator("main")).to_contain_text("Стіл відкладено.")
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide

        mine = come("pl")
        mine.context.add_cookies([{"name": "tatami", "value": house.cookies["Ada"], "url": address}])
        page = mine.open("/lobby")
        expect(page.get_by_text("odłożona")).to_be_visible()
