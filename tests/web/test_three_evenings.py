"""A Polish player on a phone, over three evenings: comes back with the cookie, without it, and looks on at others."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.fingers import FINGERS, decide, tap
from tests.web.person import Person

PHONE: dict[str, Any] = {"lang": "pl", "size": (390, 844), "has_touch": True, "is_mobile": True}


def an_evening(person: Person, game: str, decisions: int) -> None:
    """From the first page into a game with bots; so many decisions by touch."""
    page = person.open("/")
    page.locator(f"article[data-game={game}] [data-way=bots]").tap()
    page.wait_for_selector("main.board [data-place]", state="attached")
    rng = random.Random(game)
    for _ in range(decisions):
        assert person.settle()
        decide(person, FINGERS[game], rng, tap)
    assert person.settle()


def resume(person: Person) -> None:
    """By the first page to the table where it is my turn."""
    page = person.open("/")
    line = page.locator("ul.mine li").filter(has_text="Twoja kolej.")
    line.get_by_role("link").tap()
    page.wait_for_selector("main.board [data-place]", state="attached")
    assert person.settle()


def test_the_next_day_the_table_waits_where_it_was(visit: Visit, tmp_path: Path) -> None:
    first = visit(**PHONE)
    an_evening(first, "tenno", 3)
    known, prompt = first.view, first.page.locator("#prompt").inner_text()
    first.context.storage_state(path=tmp_path / "browser.json")
    first.page.close()
    second = visit(**PHONE, storage_state=tmp_path / "browser.json")
    resume(second)
    assert second.view == known
    assert second.page.locator("#prompt").inner_text() == prompt
    decide(second, FINGERS["tenno"], random.Random(2), tap)


def test_from_another_device_with_a_passphrase(visit: Visit) -> None:
    """Whoever lost the cookie is nobody; the name and the passphrase bring the tables back."""
    first = visit(**PHONE)
    an_evening(first, "samurai", 2)
    known, id = first.view, first.page.url.rpartition("/")[2]
    page = first.open("/me")
    page.get_by_label("Imię").fill("Bogna z Łodzi")
    page.get_by_label("Hasło").fill("wiśnia w śniegu")
    page.get_by_role("button", name="Zachowaj to imię dla mnie").tap()
    page.get_by_text("To imię należy do ciebie.", exact=True).wait_for()
    second = visit(**PHONE)
    page = second.open("/")
    page.locator("article[data-game=tenno]").wait_for()
    assert page.locator("ul.mine").count() == 0
    # Without the cookie the table shows what anybody may see.
    page.goto(f"/t/{id}")
    second.rest("")
    assert second.update["eye"] is None
    assert second.view["hand"] == []
    page.get_by_role("link", name="Jedno z tych miejsc jest moje").tap()
    page.get_by_label("Imię").fill("Bogna z Łodzi")
    page.get_by_label("Hasło").fill("wiśnia w śniegu")
    page.get_by_role("button", name="Zaloguj się").tap()
    page.get_by_text("Witaj z powrotem.").wait_for()
    resume(second)
    assert second.page.url.endswith(id)
    assert second.view == known


def test_a_spectator_on_a_phone_sees_the_board_and_no_secret(visit: Visit) -> None:
    player, watcher = visit(), visit(**PHONE)
    id = player.table("samurai", 3, options={"setup": "random", "hands": "random", "first": "1"})
    player.await_turn()
    watcher.page.goto(f"/t/{id}")
    watcher.page.wait_for_selector(".hex.land")
    watcher.rest("")
    rng = random.Random(6)
    for _ in range(4):
        assert player.settle()
        before = watcher.asked
        decide(player, FINGERS["samurai"], rng)
        told = player.update["events"]
        if told and player.view["stage"] != "over":
            watcher.page.wait_for_function(
                "before => document.querySelector('[data-asked]').dataset.asked !== before", arg=before
            )
    page = watcher.page
    assert page.locator("#actions button, .samurai-hand .tile, .hex.lit").count() == 0
    assert "Twoja ręka" not in page.locator("#text-table").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    views = [frame["view"] for frame in watcher.frames if frame["type"] == "update"]
    assert len(views) > 1
    for view in views:
        assert view["hand"] == []
        assert view["taken"] is None
        assert [clan["captured"] for clan in view["clans"]] == [None] * 3
    drawer = page.locator(".drawer-button")
    drawer.tap()
    page.get_by_role("tab", name="Czat").tap()
    # Whoever looks on cannot talk.
    assert page.get_by_label("Napisz coś").count() == 0


WRITTEN = """(line, name) => {
    const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        const from = text.data.indexOf(name);
        if (from < 0) continue;
        range.setStart(text, from);
        range.setEnd(text, from + name.length);
        return [...range.getClientRects()].map((box) => box.right);
    }
    return [];
}"""
"""Where each line ends on which a name is written."""


def test_a_table_in_the_list_can_be_read_on_a_phone(visit: Visit) -> None:
    person = visit(**(PHONE | {"size": (320, 568)}))
    id = person.table("samurai_spirit", 3, ["me", "bot:peasant", "bot:daimyo"])
    person.await_turn()
    bots = [seat["name"] for seat in person.context.request.get(f"/api/tables/{id}").json()["seats"][1:]]
    for path in ("/", "/lobby"):
        page = person.open(path)
        line = page.locator("main li").filter(has=page.locator(f'a[href="/t/{id}"]'))
        for bot in bots:
            expect(line).to_contain_text(bot)
            ends = line.evaluate(WRITTEN, bot)
            assert 0 < len(ends) <= len(bot.split()), "a name is broken into letters"
            assert max(ends) <= 320
        assert line.locator("svg[data-kind=bot]").count() == 2
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(line).to_contain_text("bot, wieśniak")
    expect(line).to_contain_text("bot, daimyo")


def test_a_phone_shows_how_much_time_is_left(visit: Visit) -> None:
    person = visit(**(PHONE | {"size": (320, 568)}))
    person.table("tenno", 7, pace={"kind": "live", "bank": 900, "increment": 10})
    person.await_turn()
    clock = person.page.locator("header.top .clock")
    expect(clock).to_have_text(re.compile(r"1[0-9]:[0-5][0-9]"))
    assert person.page.locator("header.top").evaluate("top => top.scrollWidth <= top.clientWidth")
    box = clock.bounding_box()
    assert box is not None
    assert box["height"] < 30
