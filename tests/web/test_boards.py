"""Playing on the boards themselves: what is lit can be chosen, and what is not says why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import Visit
from tests.web.person import Person


def until(person: Person, tapped: str, most: int = 3) -> None:
    """Tap until the table takes it (what cannot be undone asks for a second tap), and wait until it is told."""
    story = person.story
    for _ in range(most):
        asked = person.asked
        person.page.locator(tapped).first.click()
        person.rest(asked)
        if person.asked != asked:
            # What is secret is told only when the others have decided as well.
            longer = "before => Number(document.querySelector('[data-asked]').dataset.number) > before"
            person.page.wait_for_function(longer, arg=story)
            return
    raise AssertionError(f"tapping {tapped} does not do it")


def test_tenno_attacks_card_against_card(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2, options={"first": "1"})
    person.await_turn()
    asked = person.asked
    person.options().first.click()
    # My places are lit for the court's order as well: the first fight is what comes after it.
    person.rest(asked)
    person.settle()
    person.page.locator('[data-cell="0.2"]').click()
    until(person, '[data-cell="1.1"]')


def test_samurai_lays_a_tile_and_explains_a_wrong_hex(visit: Visit) -> None:
    person = visit()
    person.table("samurai", 2, options={"setup": "random", "hands": "random", "first": "1"})
    person.await_turn()
    page = person.page
    page.locator(".tile.lit:not([data-tile=exchange], [data-tile=move], [data-tile^=ship])").first.click()
    page.locator(".hex.sea").first.click(force=True)
    assert "R2" in page.get_by_role("alert").inner_text()
    page.keyboard.press("Escape")
    page.locator(".tile.lit:not([data-tile=exchange], [data-tile=move], [data-tile^=ship])").first.click()
    until(person, ".hex.land.lit")


def test_seven_ronin_makes_a_plan_in_the_village(visit: Visit) -> None:
    person = visit()
    person.table("seven_ronin", 2)
    person.await_turn()
    page = person.page
    for area in ("inn", "well", "green"):
        page.locator(f'[data-place="{area}"]').click()
    until(person, '.bar [data-code="ready"]')


def test_samurai_spirit_fights(visit: Visit) -> None:
    person = visit()
    person.table("samurai_spirit", 2, ["me", "me"])
    page = person.page
    for _ in range(6):
        person.await_turn()
        fight = page.locator('main.board [data-code="fight"]')
        if fight.count():
            break
        asked = person.asked
        page.locator('main.board [data-code="ready"]').click()
        person.rest(asked)
    until(person, 'main.board [data-code="fight"]')


PRINTED = Path(__file__).parents[2] / "web" / "src" / "games" / "samurai_spirit" / "printed.json"


def test_samurai_spirit_shows_a_boss_with_the_same_penalty_twice(visit: Visit) -> None:
    cards = json.loads(PRINTED.read_text("utf-8"))["cards"]
    boss = next(number for number, card in enumerate(cards) if len(set(card["penalties"])) < len(card["penalties"]))

    def between(route: WebSocketRoute) -> None:
        def onward(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update" and told["view"]["card"] is not None:
                told["view"]["card"] = boss
            route.send(json.dumps(told))

        route.connect_to_server().on_message(onward)

    person = visit()
    person.page.route_web_socket("**/ws/**", between)
    person.table("samurai_spirit", 2, ["me", "me"])
    drawn = person.page.locator(".panel .drawn")
    person.page.locator('.panel [data-code="ready"]').click()
    person.page.locator('.panel [data-code="fight"]').click()
    drawn.wait_for()
    signs = 2 + len(cards[boss]["penalties"])
    assert person.page.locator(".panel .signs li").count() == signs


def test_every_piece_has_its_card(visit: Visit) -> None:
    person = visit()
    person.table("tenno", 2)
    person.await_turn()
    person.page.locator('[data-hand="X"]').click()
    card = person.page.get_by_role("dialog")
    assert "Two geishas take each other out." in card.inner_text()


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)], ids=["upright", "small", "sideways"])
def test_the_card_of_samurai_spirit_and_its_answers_are_in_sight_on_a_phone(
    visit: Visit, size: tuple[int, int]
) -> None:
    person = visit(size=size, has_touch=True, is_mobile=True)
    person.table("samurai_spirit", 3, ["me", "me", "me"])
    assert person.settle()
    while person.view["stage"] != "card":
        # A card that leaves no choice is placed at once; Kyuzo is then asked whether he fights again.
        person.page.locator('.panel [data-code="fight"], .panel [data-code="again"]').tap()
        assert person.settle()
    for code in [code for code in person.legal if code in ("attack", "defend")]:
        box = person.page.locator(f'main.board [data-code="{code}"]').bounding_box()
        board = person.page.locator("main.board").bounding_box()
        assert box is not None
        assert board is not None
        assert board["y"] <= box["y"], code
        assert box["y"] + box["height"] <= board["y"] + board["height"], code
        assert min(box["width"], box["height"]) >= 38, code


def test_a_finger_meets_a_hex_of_samurai(visit: Visit) -> None:
    """The whole map fits on a phone; a touch comes closer, and what the tile would do is seen before it is laid."""
    person = visit(size=(390, 844), has_touch=True, is_mobile=True)
    person.table("samurai", 4, options={"setup": "random", "hands": "random", "first": "1"})
    assert person.settle()
    page, asked = person.page, person.asked
    page.locator(".samurai-hand .tile.lit:not([data-tile=exchange], [data-tile=move], [data-tile^=ship])").first.tap()
    page.locator(".hex.land.lit").nth(20).tap()
    ghost = page.locator(".hex:has(.ghost)")
    box = ghost.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    assert person.asked == asked
    ghost.tap()
    page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)
    # The marks explain themselves: the whole small table is one place to touch.
    page.locator(".panel .legend").tap()
    assert "still in the stack" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    # The map is whole again.
    page.wait_for_function("() => document.querySelector('.hex').getBoundingClientRect().height < 30")


def test_figures_placed_by_chance_are_one_line_of_the_story(visit: Visit) -> None:
    person = visit()
    person.table("samurai", 2, options={"setup": "random", "hands": "random", "first": "1"})
    assert person.settle()
    told = [line["event"] for line in person.update["events"]]
    scattered = told.count("scattered")
    assert scattered > 10
    story = person.page.get_by_role("log")
    lines = story.locator("ol > li")
    fold = lines.filter(has_text=f"Chance places {scattered} figures")
    fold.wait_for()
    assert lines.count() < 10
    assert fold.locator("li").first.is_hidden()
    fold.locator("summary").click()
    assert fold.locator("li").count() == scattered
    assert fold.locator("li").first.is_visible()


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_figures_left_in_samurai_are_not_cut_off_at_a_desk(visit: Visit, lang: str) -> None:
    person = visit(lang=lang)
    person.table("samurai", 4, options={"setup": "random", "hands": "random", "first": "1"})
    person.await_turn()
    person.page.wait_for_selector('[data-place="left"]')
    assert person.page.locator('[data-place="left"]').evaluate("each => each.scrollWidth <= each.clientWidth")
