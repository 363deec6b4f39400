"""A table on small windows: what a decision needs can be seen and reached, and nothing jumps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.conftest import Visit
from tests.web.person import Person

PHONE = (390, 844)
SIZES = [(320, 568), (360, 640), PHONE, (844, 390)]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}

LOOK = """() => {
  const found = [];
  const of = ({ dataset: d, innerText }) => d.cell ?? d.hand ?? d.place ?? d.ronin ?? d.code ?? innerText;
  const inside = r => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  const board = document.querySelector('main.board > *');
  if (board && board.scrollWidth > board.clientWidth + 1) found.push('the board is too wide');
  for (const el of document.querySelectorAll('#actions button')) {
    if (!inside(el.getBoundingClientRect())) found.push(`${of(el)} is out of sight`);
  }
  const lit = '[data-state], .hand .touch.lit, .area.lit, .tile.lit, .choices button';
  const buttons = '.bar button, #actions button, .tools button';
  for (const el of document.querySelectorAll(`${lit}, ${buttons}`)) {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const r = el.getBoundingClientRect();
    if (!r.width) continue;
    const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    if (!hit || !el.contains(hit)) found.push(`${of(el)} is covered by ${hit?.outerHTML.slice(0, 80)}`);
    if (el.matches(buttons) && r.height < 44) found.push(`${of(el)} is too small`);
  }
  const prompt = document.querySelector('#prompt');
  prompt.scrollTop = prompt.scrollHeight;
  const end = prompt.lastElementChild.getBoundingClientRect().bottom;
  if (end > prompt.getBoundingClientRect().bottom + 1) found.push('the end of the prompt cannot be read');
  prompt.scrollTop = 0;
  return found;
}"""
"""What is wrong with what is shown: nothing, if all is well."""

FRAME = """() => ['main.board', '.bottom', '#actions', '.tools'].map(each => {
  const r = document.querySelector(each).getBoundingClientRect();
  return [r.left, r.top, r.width, r.height].map(Math.round).join(' ');
})"""
"""Where the parts of the page are."""

CLIPPED = "() => { const p = document.querySelector('#prompt'); return p.scrollHeight - p.clientHeight; }"


def name(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


@pytest.mark.parametrize("size", SIZES, ids=name)
@pytest.mark.parametrize(
    ("game", "seats", "me"),
    [("tenno", 2, 0), ("tenno", 5, 0), ("seven_ronin", 2, 0), ("seven_ronin", 2, 1)],
    ids=["tenno-2", "tenno-5", "attacker", "defender"],
)
def test_what_a_decision_needs_is_in_reach(visit: Visit, game: str, seats: int, me: int, size: tuple[int, int]) -> None:
    person = visit(lang="uk", size=size, **TOUCH)
    person.table(game, seats, ["me" if seat == me else "bot:peasant" for seat in range(seats)])
    rng = random.Random(size[0] + seats)
    frames = set()
    for _ in range(7):
        if not person.await_turn():
            break
        person.page.wait_for_function("() => !document.querySelector('.doors, .told')")
        assert person.page.evaluate(LOOK) == []
        assert size != PHONE or person.page.evaluate(CLIPPED) <= 0
        frames.add(tuple(person.page.evaluate(FRAME)[:2]))
        person.choose(rng)
    assert len(frames) == 1, "the board or its foot jumps"


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=name)
@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_prompt_of_a_plan_is_not_cut_off(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    for me in (0, 1):
        person = visit(lang=lang, size=size)
        person.table("seven_ronin", 2, ["bot:peasant" if seat != me else "me" for seat in (0, 1)])
        person.await_turn()
        person.page.wait_for_selector(".ronin-board")
        assert person.page.evaluate(CLIPPED) <= 0


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_prompt_of_a_turn_is_not_cut_off(visit: Visit, lang: str) -> None:
    person = visit(lang=lang, size=PHONE, **TOUCH)
    person.table("samurai", 3, options={"setup": "random", "hands": "random", "first": "1"})
    assert person.settle()
    assert person.page.evaluate(CLIPPED) <= 0
    person.table("samurai_spirit", 3, ["me"] * 3)
    assert person.settle()
    assert person.page.evaluate(CLIPPED) <= 0
    while person.view["stage"] != "card":
        person.page.locator('.panel [data-code="fight"], .panel [data-code="again"]').tap()
        assert person.settle()
    assert person.page.evaluate(CLIPPED) <= 0


def test_the_whole_hand_of_tenno_is_in_sight(visit: Visit) -> None:
    person = visit(lang="pl", size=PHONE, **TOUCH)
    person.table("tenno", 2, options={"first": "1"})
    person.await_turn()
    foot = person.page.locator(".bottom").bounding_box()
    assert foot is not None
    for card in person.page.locator("[data-hand]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"]


@pytest.mark.parametrize("size", [(900, 700), (1024, 768)], ids=name)
@pytest.mark.parametrize(
    ("game", "seats", "pieces", "count"),
    [
        ("tenno", 2, "[data-hand]", 8),
        ("tenno", 4, "[data-hand]", 8),
        ("tenno", 7, "[data-hand]", 8),
        ("seven_ronin", 2, "[data-place^=ronin-]", 7),
    ],
    ids=["tenno-2", "tenno-4", "tenno-7", "ronin"],
)
def test_on_a_small_laptop_everything_of_mine_is_in_sight(
    visit: Visit, game: str, seats: int, pieces: str, count: int, size: tuple[int, int]
) -> None:
    person = visit(lang="pl", size=size)
    person.table(game, seats)
    person.await_turn()
    person.page.wait_for_selector("main.board [data-place]", state="attached")
    board = person.page.locator("main.board").bounding_box()
    assert board is not None
    found = person.page.locator(pieces).all()
    assert len(found) == count
    for piece in found:
        box = piece.bounding_box()
        assert box is not None
        assert board["x"] <= box["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]


def test_the_smallest_phone_shows_the_whole_of_japan(visit: Visit) -> None:
    person = visit(lang="pl", size=(320, 568), **TOUCH)
    person.table("samurai", 4, options={"setup": "random", "hands": "random", "first": "1"})
    person.await_turn()
    frame = person.page.locator(".frame").bounding_box()
    closer = person.page.locator(".frame .tools").bounding_box()
    assert frame is not None
    assert closer is not None
    for hex in person.page.locator(".hex:not(.sea)").all():
        box = hex.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        beside = box["x"] >= closer["x"] + closer["width"] or box["x"] + box["width"] <= closer["x"]
        assert beside or box["y"] >= closer["y"] + closer["height"] or box["y"] + box["height"] <= closer["y"]


def test_a_chosen_card_of_the_hand_leaves_its_neighbour_free(visit: Visit) -> None:
    person = visit(lang="pl", size=PHONE, settings={"confirm": True}, **TOUCH)
    person.table("tenno", 2, options={"first": "1"})
    rng = random.Random(2)
    page = person.page
    while person.await_turn():
        if page.locator(".hand .touch.lit").count() > 2:
            break
        page.locator("#actions .list, #actions button").last.click()
        options = page.locator("dialog button[data-code]")
        if options.count():
            chosen = options.nth(rng.randrange(options.count()))
            before = page.locator("[data-asked]").get_attribute("data-asked")
            chosen.click()
            chosen.click()
            page.wait_for_function("b => document.querySelector('[data-asked]').dataset.asked !== b", arg=before)
    lit = page.locator(".hand .touch.lit")
    first = lit.nth(0).get_attribute("data-hand")
    second = lit.nth(1).get_attribute("data-hand")
    page.locator(f'[data-hand="{first}"]').tap()
    page.locator(f'[data-hand="{first}"].chosen').wait_for()
    page.locator(f'[data-hand="{second}"]').tap()
    page.locator(f'[data-hand="{second}"].chosen').wait_for()


def test_what_is_known_of_a_card_opens_and_closes_by_tap(visit: Visit) -> None:
    person = visit(lang="en", size=PHONE, **TOUCH)
    person.table("tenno", 2, options={"first": "1"})
    person.await_turn()
    person.choose(random.Random(1))
    person.await_turn()
    page = person.page
    page.locator(".other .note").first.tap()
    card = page.get_by_role("dialog")
    assert "Peasant 1, Peasant 2, Peasant 3" in card.inner_text()
    page.touchscreen.tap(190, 60)
    card.wait_for(state="hidden")


def within(page: Page, selector: str) -> FloatRect:
    """The box of something that must lie inside the window."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    return box


def plan_at(visit: Visit, me: int) -> Person:
    person = visit(lang="en", size=PHONE, **TOUCH)
    person.table("seven_ronin", 2, ["bot:peasant" if seat != me else "me" for seat in (0, 1)])
    person.await_turn()
    return person


@pytest.mark.parametrize("beyond", ["field2", "burial", "green"])
def test_one_area_too_many_is_explained_where_it_was_tapped(visit: Visit, beyond: str) -> None:
    """The draft of an attack is not with the server: the board itself says which rule stands in the way."""
    person = plan_at(visit, 0)
    page = person.page
    for area in ("inn", "well", "pen", "green"):
        page.locator(f'[data-place="{area}"]').tap()
    page.locator(f'[data-place="{beyond}"]').tap()
    said = page.get_by_role("alert")
    assert ("R2.5" if beyond == "green" else "R2.2") in said.inner_text()
    bubble = within(page, "[role=alert]")
    tapped = page.locator(f'[data-place="{beyond}"]').bounding_box()
    assert tapped is not None
    apart = max(tapped["y"] - bubble["y"] - bubble["height"], bubble["y"] - tapped["y"] - tapped["height"])
    assert apart < 40
    page.locator("#prompt").tap()
    said.wait_for(state="detached")
    # What was sent can be taken back: the minus is small, the finger is not.
    less = page.get_by_role("button", name="One ninja fewer: Well")
    box = less.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    less.tap()
    less.wait_for(state="detached")


def test_a_ronin_can_be_chosen_by_the_face_in_the_village(visit: Visit) -> None:
    person = plan_at(visit, 1)
    page = person.page
    rng = random.Random(4)
    while page.locator("g.ronin.lit").count() == 0:
        person.choose(rng)
        person.await_turn()
        page.wait_for_function("() => !document.querySelector('.doors')")
    face = page.locator(".area:not(.lit) g.ronin.lit").first
    who = face.get_attribute("data-on")
    face.locator(".portrait").tap()
    page.locator(f'[data-place="ronin-{who}"].chosen').wait_for()


def test_the_prompt_follows_a_defence_laid_out_on_the_board(visit: Visit) -> None:
    person = plan_at(visit, 1)
    page = person.page
    prompt = page.locator("#prompt")
    prompt.get_by_text("Where does Hayai go?").wait_for()
    page.locator('[data-place="inn"]').tap()
    prompt.get_by_text("Where does Kabe go?").wait_for()
    page.locator('[data-place="green"]').tap()
    assert "R2.9" in page.get_by_role("alert").inner_text()
    within(page, "[role=alert]")


def test_the_end_says_who_won_and_what_next(visit: Visit) -> None:
    person = visit(lang="pl", size=(320, 568), **TOUCH)
    person.table("tenno", 2, options={"first": "1"})
    person.play_out(random.Random(7))
    page = person.page
    ending = page.locator("main.ending")
    ending.wait_for()
    person.still()
    # Who won, and what next, are in sight at once.
    expect(ending.get_by_role("heading", level=2)).to_contain_text("Wygrywa")
    for part in (".ending h2", ".ending #prompt p", ".ending #actions .primary"):
        within(page, part)
    again = ending.locator("#actions").get_by_role("button", name="Zagraj jeszcze raz")
    for button in (again, *(ending.get_by_role("link", name=word) for word in ("Analiza", "Powtórka"))):
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= 320
        assert button.evaluate("el => el.scrollWidth <= el.clientWidth")


def test_words_have_a_button_once(visit: Visit) -> None:
    """To pass in Samurai Spirit stands on the board, in sight on the smallest phone, and not at the foot once more."""
    person = visit(lang="pl", size=(320, 568), **TOUCH)
    person.table("samurai_spirit", 3, ["me"] * 3)
    page = person.page
    person.await_turn()
    box = page.get_by_role("main").get_by_role("button", name="Spasuj").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 320
    assert page.locator('#actions [data-code="pass"]').count() == 0
