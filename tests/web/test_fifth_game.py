"""A game from another package in the browser: on the home page, on the plain board, and told again afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.example.offered import offered
from tests.web.conftest import Visit, serving, visiting
from tests.web.test_pages import serious

PHONE = (390, 844)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fifth")


@pytest.fixture(scope="module")
def there(data: Path) -> Iterator[str]:
    """A server beside which the package is installed."""
    with serving(data, offered(data)) as address:
        yield address


@pytest.fixture
def visit(chromium: Browser, there: str) -> Iterator[Visit]:
    with visiting(chromium, there) as come:
        yield come


def test_a_whole_game_by_clicking_and_its_replay(visit: Visit, data: Path) -> None:
    me = visit()
    page = me.open("/")
    card = page.locator("[data-game=koikoi]")
    assert "Flower cards" in card.inner_text()
    assert card.locator("svg.scene").is_visible()
    id = me.table("koikoi", 2, options={"months": "1"})
    assert me.await_turn()
    assert "On the field:" in page.locator(".plain .text").inner_text()
    assert me.play_out(random.Random(2)) > 0
    page.get_by_text("Points:").first.wait_for()
    # Every bot thought; none had to be stood in for.
    assert "failed" not in (data / "log").read_text()

    page.goto(f"/replay/{id}")
    page.locator(".plain .text").nth(1).wait_for()  # Open: both seats' tables.
    assert page.locator(".plain .text").count() == 2
    assert page.locator(".plain .button").count() == 0


def test_on_a_phone_the_last_moves_are_told_above_the_table(visit: Visit, axe: Path) -> None:
    me = visit("pl", PHONE, has_touch=True, settings={"confirm": True})
    me.table("koikoi", 2, options={"months": "1"})
    assert me.await_turn()
    page = me.page
    option = me.options().first
    code = option.get_attribute("data-code")
    option.tap()
    armed = page.locator("#actions .primary")
    assert armed.get_attribute("data-code") == code  # The first tap only chooses.
    armed.tap()
    happened = page.locator(".happened li")
    happened.first.wait_for()
    assert happened.first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.await_turn()
    assert not serious(page, axe)


def test_it_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    me = visit()
    me.table("koikoi", 2, options={"months": "1"})
    assert me.await_turn()
    page = me.page
    page.locator("#actions button").first.focus()
    page.keyboard.press("ArrowDown")
    second = page.locator("#actions button").nth(1)
    assert second.evaluate("button => button === document.activeElement")
    before = me.story
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('[data-asked]').dataset.number) > n", arg=before)


def test_a_table_that_is_not_there_says_so_instead_of_trying_for_ever(visit: Visit) -> None:
    me = visit("pl")
    me.page.goto("/t/0123456789abcdef01234567")
    me.page.get_by_text("Nie ma takiego stołu.").wait_for()


def test_the_rules_and_the_pieces_are_there(visit: Visit) -> None:
    page = visit("uk").open("/rules/koikoi")
    page.get_by_text("Кожен абзац має номер").wait_for()
    page.get_by_text("Милування повнею").first.wait_for()
