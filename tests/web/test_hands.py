"""By keyboard alone, by touch on a phone, and through reloads and lost connections."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import Visit
from tests.web.person import MOVED

PHONES = [(390, 844), (320, 640)]


def test_the_keyboard_is_enough(visit: Visit) -> None:
    """From the home page to a move made, without a mouse."""
    person = visit(settings={"confirm": True})
    page = person.open("/")
    page.wait_for_selector("article[data-game=tenno]")
    for _ in range(60):
        page.keyboard.press("Tab")
        # The first thing offered to somebody new is a lesson.
        if page.evaluate("document.activeElement.matches('article[data-game=tenno] [data-way=bots]')"):
            break
    page.keyboard.press("Enter")
    assert person.await_turn()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText").startswith("To the possible moves")
    page.keyboard.press("Enter")
    before = person.page.locator("[data-asked]").get_attribute("data-asked")
    assert page.evaluate("document.activeElement.dataset.code")
    page.keyboard.press("Enter")  # shows what follows
    page.wait_for_function("() => document.querySelector('#prompt').innerText.includes('Once more')")
    page.keyboard.press("Escape")  # and lets go
    page.wait_for_function("() => !document.querySelector('#prompt').innerText.includes('Once more')")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('[data-asked]').dataset.asked !== before", arg=before)


@pytest.mark.parametrize("size", PHONES, ids=["390", "320"])
@pytest.mark.parametrize("game", ["tenno", "samurai", "seven_ronin", "samurai_spirit"])
def test_a_phone_by_touch(visit: Visit, game: str, size: tuple[int, int]) -> None:
    person = visit(size=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = person.open("/")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"article[data-game={game}] [data-way=bots]").tap()
    rng = random.Random(1)
    for _ in range(3):
        assert person.await_turn()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        beside = page.locator("#actions button[data-code]")
        if beside.count() == 0:
            page.locator("#actions button").first.tap()
            beside = page.locator("dialog button[data-code]")
        before = person.asked
        beside.nth(rng.randrange(beside.count())).tap()
        if person.asked_again(before):
            page.locator("[data-armed]").tap()
            page.wait_for_function(MOVED, arg=before)
    page.get_by_role("button", name="Seats, story and chat").tap()
    page.get_by_role("tab", name="Story").wait_for()


def test_a_reload_in_mid_decision(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    person.await_turn()
    person.choose(random.Random(3))
    prompt = person.page.locator("#prompt").inner_text()
    person.page.reload()
    person.await_turn()
    assert person.page.locator("#prompt").inner_text() == prompt


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    person = visit()
    lines: list[WebSocketRoute] = []
    cut = False

    def between(route: WebSocketRoute) -> None:
        lines.append(route)
        if cut:
            route.close(code=1011)
        else:
            route.connect_to_server()

    person.page.route_web_socket("**/ws/**", between)
    person.table("tenno", 2)
    person.await_turn()
    prompt = person.page.locator("#prompt").inner_text()
    cut = True
    lines[-1].close(code=1011)
    person.page.locator(".link", has_text="The connection is lost").wait_for()
    # Nothing looks as if it could be chosen meanwhile.
    assert person.page.locator("#actions button[data-code][aria-disabled=false]").count() == 0
    cut = False
    person.page.locator(".link", has_text="The connection is lost").wait_for(state="detached")
    person.page.locator("#actions button[data-code][aria-disabled=false]").first.wait_for()
    assert len(lines) > 1
    assert person.page.locator("#prompt").inner_text() == prompt
    person.choose(random.Random(5))
