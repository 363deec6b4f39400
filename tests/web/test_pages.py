"""Every page: in each language, by day and by night, without serious findings of axe-core."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tatami.core.registry import game as find_game
from tests.web.conftest import Visit

PAGES = (
    "/",
    "/lobby",
    "/new/tenno",
    "/new/samurai_spirit",
    "/rules/samurai",
    "/settings",
    "/notices",
    "/daily",
    "/me",
    "/about",
    "/ratings",
    "/ratings/about",
    "/nowhere",
)
GAMES = {"tenno": 4, "samurai": 3, "seven_ronin": 2, "samurai_spirit": 2}
WELCOME = {"en": "Four games", "pl": "Cztery gry", "uk": "Чотири гри"}


def serious(page: Page, axe: Path) -> list[str]:
    """What axe-core finds serious or critical, with where it is."""
    # The page allows no foreign script, so the checker comes in by the debugger's door.
    page.evaluate(axe.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{problem['id']}: {node['html'][:120]} {json.dumps(node['any'][:1])[:200]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_pages_are_accessible(visit: Visit, axe: Path, night: bool) -> None:
    person = visit(color_scheme="dark" if night else "light")
    for path in PAGES:
        page = person.open(path)
        page.wait_for_load_state("networkidle")
        assert not serious(page, axe), path


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible(visit: Visit, axe: Path, game: str) -> None:
    person = visit(color_scheme="dark" if game in ("tenno", "seven_ronin") else "light")
    person.table(game, GAMES[game])
    person.await_turn()
    person.still()
    assert not serious(person.page, axe)
    for opener in ("Rules and pieces", "Table menu"):
        person.page.get_by_role("button", name=opener).click()
        sheet = person.page.get_by_role("dialog")
        sheet.get_by_role("button").nth(1).wait_for()  # What it is about is there, beside the cross.
        assert not serious(person.page, axe), opener
        person.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


@pytest.mark.parametrize("lang", WELCOME)
def test_the_page_speaks_the_browsers_language(visit: Visit, lang: str) -> None:
    person = visit(lang=lang)
    page = person.open("/")
    assert WELCOME[lang] in page.locator("h1").inner_text()
    assert page.locator("html").get_attribute("lang") == lang
    page.locator("article[data-game=tenno] [data-way=bots]").click()
    person.await_turn()
    stage = find_game("tenno").words(lang).say("stage-arrange")
    assert stage.lower() in page.locator(".foot .stage").inner_text().lower()


def test_a_language_chosen_is_kept(visit: Visit) -> None:
    person = visit()
    page = person.open("/")
    page.locator("header select").select_option("uk")
    page.wait_for_function("() => document.querySelector('h1')?.innerText.includes('Чотири')")
    page.reload()
    page.wait_for_function("() => document.querySelector('h1')?.innerText.includes('Чотири')")


def test_day_and_night_can_be_chosen(visit: Visit) -> None:
    person = visit(color_scheme="light")
    page = person.open("/settings")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(paper)
    page.locator("section select").nth(1).select_option("dark")
    assert page.evaluate(paper) != day
    page.reload()
    assert page.evaluate(paper) != day


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit().open("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")


def test_my_tables_wait_on_the_home_page(visit: Visit) -> None:
    """The one with the least time first, and only that one asks to be acted on."""
    person = visit()
    unhurried = person.table("tenno", 2)
    person.await_turn()
    id = person.table("tenno", 2, pace={"kind": "slow", "days": 1})
    person.await_turn()
    page = person.open("/")
    page.get_by_role("heading", name="2 games wait for you").wait_for()
    waiting = page.locator("main ul a")
    assert [each.get_attribute("href") for each in waiting.all()] == [f"/t/{id}", f"/t/{unhurried}"]
    assert page.locator("main .primary").count() == 1
    assert "left" in page.locator("main ul li").first.inner_text()
    waiting.first.click()
    assert person.await_turn()


def test_a_game_with_bots_is_remembered_as_it_was_chosen(visit: Visit) -> None:
    person = visit()
    page = person.open("/")
    card = page.locator("article[data-game=seven_ronin]")
    assert "Attacker" in card.locator("[data-way=setup]").inner_text()
    card.locator("[data-way=setup]").click()
    card.get_by_role("radio", name="Daimyo").check()
    card.get_by_role("radio", name="Defender").check()
    page.reload()
    assert "Daimyo" in card.locator("[data-way=setup]").inner_text()
    card.locator("[data-way=bots]").click()
    assert person.await_turn()
    assert person.seat == 1
    told = person.context.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()
    assert told["seats"][0]["level"] == "daimyo"
    # The bot has a name of its own, and is called a bot with its level wherever it sits.
    seat = page.locator(".seats [data-seat='0']")
    assert "bot, daimyo" in seat.inner_text()
    assert told["seats"][0]["name"] in seat.inner_text()
    assert seat.locator("svg[data-kind=bot]").count() == 1


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_what_happens_around_a_game_is_accessible(visit: Visit, axe: Path, night: bool) -> None:
    """The waiting room, the curtain between two at one device, the end of a game, and its replay."""
    person = visit(color_scheme="dark" if night else "light")
    page = person.page
    person.table("tenno", 3, ["me", "next", "bot:peasant"], start=False)
    page.get_by_label("Invite").wait_for()
    assert not serious(page, axe), "waiting room"
    person.table("tenno", 2, ["me:Aya", "me:Ben"])
    page.get_by_role("button", name="I am Aya").wait_for()
    assert not serious(page, axe), "curtain"
    id = person.table("samurai_spirit", 2, ["me", "bot:random"])
    while person.settle():
        code = "pass" if "pass" in person.legal else person.legal[0]
        asked = person.asked
        # To pass is confirmed, where one need not.
        sure = 2 if code == "pass" and len(person.legal) > 1 else 1
        page.locator(f'main.board [data-code="{code}"]').first.click(click_count=sure)
        page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    page.locator("main.ending").wait_for()
    person.still()
    assert not serious(page, axe), "end"
    person.open(f"/replay/{id}")
    page.locator(".choosing .tile").first.wait_for()
    person.still()
    assert not serious(page, axe), "before the first thing of a replay"
    page.locator("input[type=range]").press("End")
    page.locator("[data-place=raiders]").wait_for()
    person.still()
    assert not serious(page, axe), "replay"
